// Marks on the board for the player: the path a weight would have taken, and the aiming arrow.
import {
  BufferAttribute, BufferGeometry, DoubleSide, DynamicDrawUsage, Mesh, ShaderMaterial, Vector4,
} from 'three';

import type { End } from '../engine/types';
import { sense, toWorld } from './places';
import type { Ground, Layout } from './places';

const pathCorners = 24;
const pathWidth = 0.006;

const overBoard = { transparent: true, depthWrite: false, polygonOffset: true, polygonOffsetFactor: -4, polygonOffsetUnits: -4, toneMapped: false, side: DoubleSide } as const;

const pathVertex = /* glsl */ `
attribute vec3 way; // metres so far, metres in total, side of the line
varying vec3 vWay;
void main() { vWay = way; gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.); }
`;
const pathFragment = /* glsl */ `
varying vec3 vWay;
void main() {
  float pixel = fwidth(vWay.x);
  float dash = abs(fract(vWay.x / .075) - .5) * .075;
  float on = mix(clamp((.0215 - dash) / pixel + .5, 0., 1.), .57, smoothstep(.03, .06, pixel));
  float thick = clamp((1. - abs(vWay.z)) / max(fwidth(vWay.z), .02), 0., 1.);
  float ends = smoothstep(0., .12, vWay.x) ;
  gl_FragColor = vec4(vec3(1., .97, .90), on * thick * ends * .46);
  #include <colorspace_fragment>
}
`;

export class PathMark {
  readonly mesh: Mesh<BufferGeometry, ShaderMaterial>;
  private readonly ground: Ground = { x: 0, z: 0 };

  constructor() {
    const geometry = new BufferGeometry();
    const corners = (pathCorners - 1) * 6;
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(corners * 3), 3).setUsage(DynamicDrawUsage));
    geometry.setAttribute('way', new BufferAttribute(new Float32Array(corners * 3), 3).setUsage(DynamicDrawUsage));
    this.mesh = new Mesh(geometry, new ShaderMaterial({ vertexShader: pathVertex, fragmentShader: pathFragment, ...overBoard }));
    this.mesh.frustumCulled = false;
    this.mesh.matrixAutoUpdate = false;
    this.mesh.visible = false;
    this.mesh.renderOrder = 2;
  }

  set(path: readonly { x: number; y: number }[] | null, layout: Layout, end: End): void {
    this.mesh.visible = path !== null && path.length > 1;
    if (!this.mesh.visible || !path) return;
    const points = path.slice(0, pathCorners).map((p) => ({ ...toWorld(layout, end, p.x, p.y, this.ground) }));
    const { geometry } = this.mesh;
    const position = geometry.getAttribute('position') as BufferAttribute;
    const way = geometry.getAttribute('way') as BufferAttribute;
    const total = points.slice(1).reduce((sum, p, i) => sum + Math.hypot(p.x - points[i]!.x, p.z - points[i]!.z), 0);
    let gone = 0;
    let at = 0;
    for (let i = 0; i + 1 < points.length; ++i) {
      const [a, b] = [points[i]!, points[i + 1]!];
      const long = Math.hypot(b.x - a.x, b.z - a.z) || 1e-9;
      const [sx, sz] = [((b.z - a.z) / long) * (pathWidth / 2), (-(b.x - a.x) / long) * (pathWidth / 2)];
      for (const [p, side, far] of [[a, -1, 0], [b, -1, 1], [b, 1, 1], [a, -1, 0], [b, 1, 1], [a, 1, 0]] as const) {
        position.setXYZ(at, p.x - side * sx, 0.0006, p.z - side * sz);
        way.setXYZ(at++, gone + far * long, total, side);
      }
      gone += long;
    }
    geometry.setDrawRange(0, at);
    position.needsUpdate = way.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}

const arrowVertex = /* glsl */ `
uniform vec4 uFrom; // place on the board, and the arrow's direction
varying vec2 vAt;
void main() {
  vAt = vec2(position.x, position.y);
  vec2 side = vec2(-uFrom.w, uFrom.z);
  vec2 p = uFrom.xy + uFrom.zw * position.x + side * position.y;
  gl_Position = projectionMatrix * viewMatrix * vec4(p.x, .0007, p.y, 1.);
}
`;
const arrowFragment = /* glsl */ `
varying vec2 vAt;
uniform vec4 uShape; // length, power, spin, radius of the weight
void main() {
  float x = vAt.x, y = abs(vAt.y);
  float pixel = max(fwidth(vAt.x), fwidth(vAt.y));
  float from = uShape.w + .016, to = from + uShape.x;
  float head = .042;
  float halfWide = x < to - head ? mix(.0035, .0075, clamp((x - from) / max(uShape.x, .01), 0., 1.)) : (to - x) * .52;
  float on = clamp((halfWide - y) / pixel + .5, 0., 1.) * step(from, x) * step(x, to) * smoothstep(from, from + .05, x);
  vec3 hue = mix(vec3(1., .62, .16), vec3(1., .14, .03), smoothstep(.35, 1., uShape.y));
  // Spin: an arc around the weight, longer for more spin, with its own head.
  float r = length(vAt);
  float angle = atan(vAt.y, vAt.x) * sign(uShape.z);
  float reach = clamp(abs(uShape.z) * .32, 0., 4.4);
  float turn = mod(angle + 3.1415927, 6.2831853);
  float band = abs(r - uShape.w - .019);
  float tip = (reach - turn) * (uShape.w + .019);
  float wide = tip > .02 ? .0030 : max(tip, 0.) * .42;
  float arc = clamp((wide - band) / pixel + .5, 0., 1.) * step(turn, reach) * step(.001, reach);
  gl_FragColor = vec4(mix(hue, vec3(.55, .82, 1.), arc), max(on * .92, arc * .9));
  #include <colorspace_fragment>
}
`;

export interface Aim {
  angle: number;
  power: number;
  spin: number;
}

const arrowReach = 1.05;

export class AimArrow {
  readonly mesh: Mesh<BufferGeometry, ShaderMaterial>;
  private readonly from = new Vector4();
  private readonly shape = new Vector4();
  private readonly ground: Ground = { x: 0, z: 0 };

  constructor() {
    const geometry = new BufferGeometry();
    const [a, b, w] = [-0.09, arrowReach + 0.1, 0.09];
    geometry.setAttribute('position', new BufferAttribute(new Float32Array([a, -w, 0, a, w, 0, b, w, 0, a, -w, 0, b, w, 0, b, -w, 0]), 3));
    this.mesh = new Mesh(geometry, new ShaderMaterial({
      vertexShader: arrowVertex,
      fragmentShader: arrowFragment,
      uniforms: { uFrom: { value: this.from }, uShape: { value: this.shape } },
      ...overBoard,
    }));
    this.mesh.frustumCulled = false;
    this.mesh.matrixAutoUpdate = false;
    this.mesh.visible = false;
    this.mesh.renderOrder = 3;
  }

  set(aim: Aim | null, at: { x: number; y: number } | null, layout: Layout, end: End, radius: number): void {
    this.mesh.visible = aim !== null && at !== null;
    if (!aim || !at) return;
    toWorld(layout, end, at.x, at.y, this.ground);
    const s = sense(end);
    this.from.set(this.ground.x, this.ground.z, -s * Math.sin(aim.angle), -s * Math.cos(aim.angle));
    this.shape.set(0.09 + (arrowReach - 0.09) * aim.power, aim.power, aim.spin, radius);
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}

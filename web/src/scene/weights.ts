// The weights: turned steel with a coloured cap, inlaid with a circle (red) or a square (blue). All weights are drawn in
// one call, their reflections in the lacquer in a second, their shadows and halos in a third.
import {
  BackSide, BufferAttribute, BufferGeometry, CustomBlending, DynamicDrawUsage, InstancedBufferAttribute, InstancedMesh, Matrix4,
  OneFactor, OneMinusSrcAlphaFactor, Quaternion, ShaderMaterial, Vector3, AddEquation,
} from 'three';
import type { Texture } from 'three';

import type { Color } from '../engine/types';
import { finishGlsl, lightGlsl } from './light';
import type { Light } from './light';
import { Solid } from './solid';

export const weightCapacity = 20;
export const weightHeight = 0.0235;

// The surface that a weight's shadow falls on.
export const shadowSurface = { nothing: -1, alley: 0, board: 1 } as const;

export const steel = 0;
export const cap = 1;

// Radius and height for a weight of radius 1 and height 1; a doubled point is a sharp edge.
const body: [number, number][] = [
  [0.86, 0], [0.93, 0.012], [0.97, 0.06], [0.985, 0.1], [1, 0.13], [1, 0.13], [1, 0.5], [1, 0.5], [0.985, 0.535], [0.94, 0.575],
  [0.91, 0.585], [0.91, 0.585], [0.895, 0.565], [0.87, 0.565], [0.855, 0.59], [0.855, 0.59], [0.82, 0.66], [0.79, 0.70], [0.765, 0.715],
  [0.765, 0.715], [0.735, 0.715], [0.735, 0.715], [0.73, 0.66],
];
const lid: [number, number][] = [
  [0.73, 0.66], [0.728, 0.80], [0.715, 0.86], [0.68, 0.91], [0.62, 0.945], [0.50, 0.965], [0.3, 0.975], [0, 0.98],
];
const simpleBody: [number, number][] = [[0.9, 0], [1, 0.12], [1, 0.5], [0.9, 0.58], [0.76, 0.71], [0.73, 0.71]];
const simpleLid: [number, number][] = [[0.73, 0.7], [0.72, 0.84], [0.62, 0.94], [0, 0.98]];

// With few vertices, for reflections and ghosts.
export const simpleOutlines: [[number, number][], [number, number][]] = [simpleBody, simpleLid];

function shape(outlines: [[number, number][], [number, number][]], segments: number): BufferGeometry {
  const solid = new Solid();
  solid.lathe([0, 0, 0], outlines[0], segments, steel);
  solid.lathe([0, 0, 0], outlines[1], segments, cap);
  const geometry = solid.build();
  geometry.deleteAttribute('grain');
  return geometry;
}

const vertexHead = /* glsl */ `
attribute float material;
attribute vec4 look; // 0 red or 1 blue, brightness, halo, shadowSurface
uniform vec2 uSize; // radius, height
varying vec3 vPlace, vNormal, vLocal;
varying vec4 vLook;
varying float vMaterial;
`;

const vertex = /* glsl */ `
${vertexHead}
void main() {
  vec3 size = vec3(uSize.x, uSize.y, uSize.x);
  vec4 place = instanceMatrix * vec4(position * size, 1.);
  vNormal = mat3(instanceMatrix) * normalize(normal / size);
  #ifdef MIRRORED
  place.y = -place.y;
  vNormal.y = -vNormal.y;
  #endif
  vPlace = place.xyz;
  vLocal = position;
  vLook = look;
  vMaterial = material;
  gl_Position = projectionMatrix * viewMatrix * place;
}
`;

const fragment = /* glsl */ `
varying vec3 vPlace, vNormal, vLocal;
varying vec4 vLook;
varying float vMaterial;
uniform sampler2D uWood;
uniform vec2 uHalf;
${lightGlsl}

float box(vec2 p, float size) { vec2 q = abs(p) - size; return length(max(q, 0.)) + min(max(q.x, q.y), 0.); }

// What steel reflects: the room above, the lit board below.
vec3 seenBySteel(vec3 p, vec3 r, float rough) {
  if (r.y >= 0.) return roomSeen(p, r, rough) + softPanels(r);
  float t = -max(p.y, .0005) / r.y;
  vec3 q = p + r * t;
  vec2 uv = vec2(q.z / (2. * uHalf.y), q.x / (2. * uHalf.x)) + .5;
  bool onBoard = abs(q.x) < uHalf.x && abs(q.z) < uHalf.y && p.y > -.002;
  vec3 wood = onBoard ? textureLod(uWood, uv, 2.5).rgb : vec3(.012, .03, .02);
  // The board close to the weight is in its shadow.
  float near = smoothstep(.0, .022, t);
  vec3 low = wood * lamplight(vec3(q.x, 0., q.z), vec3(0., 1., 0.)) * mix(.16, .72, near);
  low = mix(low, vec3(dot(low, vec3(.3, .55, .15))), .5);
  return mix(low, roomSeen(p, vec3(r.x, .02, r.z), rough), smoothstep(-.22, 0., r.y));
}

void main() {
  vec3 n = normalize(vNormal);
  vec3 way = normalize(vPlace - cameraPosition);
  #ifdef MIRRORED
  // A reflection is only visible where the line of sight meets the board.
  vec3 hit = vPlace - way * (vPlace.y / way.y);
  if (abs(hit.x) > uHalf.x || abs(hit.z) > uHalf.y || vLook.w < .5) discard;
  vec3 eyeWay = vec3(way.x, -way.y, way.z);
  vec3 place = vec3(vPlace.x, -vPlace.y, vPlace.z);
  n.y = -n.y;
  #else
  vec3 eyeWay = way;
  vec3 place = vPlace;
  #endif
  float r = length(vLocal.xz);
  bool isBlue = vLook.x > .5;
  float mark = isBlue ? box(vLocal.xz, .29) : r - .34; // distance from the centre line of the inlay
  float pixel = fwidth(mark), ringPixel = fwidth(r);
  vec3 color;
  if (vMaterial < .5) {
    // Turned on a lathe: fine rings spread highlights outwards.
    vec3 outward = normalize(vec3(n.x, 0., n.z) + 1e-4);
    float rings = sin(r * 420.) * .5 + sin(r * 173.) * .5;
    float fine = 1. - smoothstep(.2, 1.2, ringPixel * 420.);
    vec3 m = normalize(n + outward * rings * .035 * fine * step(.5, n.y));
    vec3 sight = reflect(eyeWay, m);
    #if defined(MIRRORED) || QUALITY == 0
    vec3 seen = seenBySteel(place, sight, .2);
    #else
    vec3 spread = normalize(cross(m, vec3(0., 1., 0.) + 1e-3));
    spread = cross(spread, m) * .09;
    vec3 seen = seenBySteel(place, sight, .10) * .5
      + seenBySteel(place, normalize(sight + spread), .14) * .25 + seenBySteel(place, normalize(sight - spread), .14) * .25;
    #endif
    vec3 tint = vec3(.80, .79, .77);
    float edge = pow(1. - clamp(-dot(eyeWay, m), 0., 1.), 5.);
    color = seen * mix(tint, vec3(1.), edge) + tint * .05 * lamplight(place, m);
    // Dirt in the grooves, and little light between base and board.
    color *= mix(.35, 1., smoothstep(.80, .875, abs(r - .87) + .82) );
    color *= mix(.30, 1., smoothstep(0., .13, vLocal.y));
  } else {
    vec3 base = isBlue ? vec3(.020, .085, .52) : vec3(.56, .022, .016);
    float line = abs(mark) - .062;
    float inlay = clamp(.5 - line / pixel, 0., 1.) * step(.9, vLocal.y + .2);
    base = mix(base, vec3(.86, .80, .68), inlay * .94);
    // The groove around the inlay.
    float groove = exp(-line * line * 3200.);
    base *= 1. - .45 * groove * (1. - smoothstep(.01, .06, pixel));
    color = base * lamplight(place, n);
    float mirror = fresnel(-dot(eyeWay, n), .045);
    vec3 sight = reflect(eyeWay, n);
    color += (roomSeen(place, sight, .07) + softPanels(sight)) * mirror;
    color *= mix(.45, 1., smoothstep(.66, .74, vLocal.y));
  }
  color *= vLook.y;
  if (vLook.z > 0.) color *= 1. + .25 * vLook.z;
  #ifdef MIRRORED
  float mirrored = min(fresnel(-way.y, .04), .3) * 1.15;
  float fade = mirrored * (1. - smoothstep(.0, .03, place.y) * .55);
  gl_FragColor = vec4(color, 1.);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
  gl_FragColor = vec4(gl_FragColor.rgb * fade * 1.2, fade * .6);
  #else
  gl_FragColor = vec4(color, 1.);
  ${finishGlsl}
  #endif
}
`;

const groundVertex = /* glsl */ `
attribute vec4 look;
uniform vec2 uSize;
varying vec2 vAway;
varying vec3 vCentre;
varying vec3 vGround;
varying vec4 vLook;
void main() {
  vCentre = instanceMatrix[3].xyz;
  vAway = position.xz * uSize.x * 5.;
  vLook = look;
  vGround = vec3(vCentre.x + vAway.x, look.w > .5 ? .0005 : instanceMatrix[3].y + .001, vCentre.z + vAway.y);
  gl_Position = look.w < -.5 ? vec4(2.) : projectionMatrix * viewMatrix * vec4(vGround, 1.);
}
`;

const groundFragment = /* glsl */ `
varying vec2 vAway;
varying vec3 vCentre;
varying vec3 vGround;
varying vec4 vLook;
uniform vec2 uSize, uHalf;
${lightGlsl}
float capsule(vec2 p, vec2 b) { float h = clamp(dot(p, b) / max(dot(b, b), 1e-8), 0., 1.); return length(p - b * h); }
void main() {
  bool onBoard = vLook.w > .5;
  if (onBoard && (abs(vGround.x) > uHalf.x || abs(vGround.z) > uHalf.y)) discard;
  float r = uSize.x;
  float d = length(vAway) - r;
  float all = .02, dark = 0.;
  vec3 up = vec3(0., 1., 0.);
  for (int i = 0; i < LAMPS; ++i) {
    float reach = lampReach(uLamps[i], vGround, up);
    // The shadow of a disc at two thirds of the weight's height.
    vec2 off = (vCentre.xz - uLamps[i].xz) * (uSize.y * .62 / uLamps[i].y);
    float edge = capsule(vAway, off) - r * .99;
    float soft = .0016 + length(vAway) * .035;
    dark += reach * (1. - smoothstep(-soft, soft, edge));
    all += reach;
  }
  float shade = dark / all * .64;
  float contact = exp(-max(d, 0.) / .004) * .5 + exp(-max(d, 0.) / .02) * .13;
  float alpha = 1. - (1. - shade) * (1. - contact);
  float fadeOut = 1. - smoothstep(r * 3.6, r * 5., length(vAway));
  alpha *= fadeOut;
  float halo = vLook.z;
  float ring = exp(-pow((d - .0075) / .0020, 2.)) * .85 + exp(-max(d, 0.) / .014) * .26;
  vec3 gold = vec3(1., .74, .36) * ring * max(halo, 0.) * fadeOut;
  gl_FragColor = vec4(gold, alpha * (1. - .55 * max(halo, 0.) * ring));
}
`;

export class Weights {
  readonly meshes: InstancedMesh[];
  // Shared by all three meshes.
  private readonly look = new InstancedBufferAttribute(new Float32Array(weightCapacity * 4), 4).setUsage(DynamicDrawUsage);
  private readonly places = new InstancedBufferAttribute(new Float32Array(weightCapacity * 16), 16).setUsage(DynamicDrawUsage);
  private readonly uniforms;
  private count = 0;
  private readonly matrix = new Matrix4();
  private readonly place = new Vector3();
  private readonly quaternion = new Quaternion();
  private readonly tip = new Quaternion();
  private readonly axis = new Vector3();
  private readonly one = new Vector3(1, 1, 1);
  private readonly upAxis = new Vector3(0, 1, 0);

  constructor(light: Light, wood: { value: Texture | null }, half: { value: unknown }) {
    this.uniforms = { ...light, uWood: wood, uHalf: half, uSize: { value: { x: 0.02937, y: weightHeight } } };
    const main = this.pool(shape([body, lid], 44), new ShaderMaterial({ vertexShader: vertex, fragmentShader: fragment, uniforms: this.uniforms }));
    const images = this.pool(shape(simpleOutlines, 20), new ShaderMaterial({
      vertexShader: vertex,
      fragmentShader: fragment,
      uniforms: this.uniforms,
      defines: { MIRRORED: '' },
      side: BackSide,
      depthTest: false,
      depthWrite: false,
      ...overlay,
    }));
    images.renderOrder = -1;
    const grounds = this.pool(square(), new ShaderMaterial({
      vertexShader: groundVertex,
      fragmentShader: groundFragment,
      uniforms: this.uniforms,
      depthWrite: false,
      transparent: true,
      polygonOffset: true,
      polygonOffsetFactor: -2,
      polygonOffsetUnits: -2,
      ...overlay,
    }));
    this.meshes = [main, images, grounds];
  }

  private pool(geometry: BufferGeometry, material: ShaderMaterial): InstancedMesh {
    geometry.setAttribute('look', this.look);
    const mesh = new InstancedMesh(geometry, material, 0);
    mesh.instanceMatrix = this.places;
    mesh.frustumCulled = false;
    mesh.matrixAutoUpdate = false;
    return mesh;
  }

  setRadius(radius: number): void {
    this.uniforms.uSize.value.x = radius;
    this.uniforms.uSize.value.y = weightHeight * (radius / 0.02937);
  }

  // Radius and height, the uniform shared with other meshes of weights.
  get size(): { value: { x: number; y: number } } {
    return this.uniforms.uSize;
  }

  get height(): number {
    return this.uniforms.uSize.value.y;
  }

  // Every visible weight is put in place between begin() and end().
  begin(): void {
    this.count = 0;
  }

  put(color: Color, x: number, y: number, z: number, turn: number, tilt: number, axisX: number, axisZ: number, brightness: number, halo: number, ground: number): void {
    if (this.count >= weightCapacity) return;
    const i = this.count++;
    this.quaternion.setFromAxisAngle(this.upAxis, turn);
    if (tilt !== 0) {
      this.axis.set(axisX, 0, axisZ);
      this.quaternion.premultiply(this.tip.setFromAxisAngle(this.axis, tilt));
    }
    this.matrix.compose(this.place.set(x, y, z), this.quaternion, this.one);
    this.matrix.toArray(this.places.array, i * 16);
    this.look.setXYZW(i, color === 'blue' ? 1 : 0, brightness, halo, ground);
  }

  end(): void {
    for (const mesh of this.meshes) {
      mesh.count = this.count;
      mesh.visible = this.count > 0;
    }
    this.places.needsUpdate = true;
    this.look.needsUpdate = true;
  }

  setReflections(isOn: boolean): void {
    this.meshes[1]!.layers.mask = isOn ? 1 : 0;
  }

  dispose(): void {
    for (const mesh of this.meshes) {
      mesh.geometry.dispose();
      (mesh.material as ShaderMaterial).dispose();
      mesh.dispose();
    }
  }
}

// Premultiplied blending: adds its colour and darkens by its alpha.
const overlay = {
  blending: CustomBlending,
  blendEquation: AddEquation,
  blendSrc: OneFactor,
  blendDst: OneMinusSrcAlphaFactor,
} as const;

function square(): BufferGeometry {
  const geometry = new BufferGeometry();
  const corners = new Float32Array([-1, 0, 1, 1, 0, 1, 1, 0, -1, -1, 0, 1, 1, 0, -1, -1, 0, -1]);
  geometry.setAttribute('position', new BufferAttribute(corners, 3));
  return geometry;
}

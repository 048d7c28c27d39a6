// Where many throws ended: a circle for red, a square for blue; hollow if the weight fell or was taken off.
import { Mesh, ShaderMaterial } from 'three';
import type { InstancedBufferAttribute, InstancedBufferGeometry } from 'three';

import type { Dot } from './contract';
import { repeatedSquare, uponBoard } from './solid';

export const dotCapacity = 1000;

// Dots lie on the board, but are stretched along the line of sight, so that they look round from far behind the board.
const vertex = /* glsl */ `
attribute vec4 dot; // xy: place; z: 1 for blue; w: 1 if it stayed on
uniform float uSize; // smaller if there are many
varying vec2 vAt;
varying vec2 vKind;
void main() {
  vec4 middle = modelMatrix * vec4(dot.x, .0012, -dot.y, 1.);
  float depth = (projectionMatrix * viewMatrix * middle).w;
  float size = max(.0075, depth * .0085 / projectionMatrix[1][1]) * uSize;
  float flatness = clamp(abs(cameraPosition.y) / distance(cameraPosition, middle.xyz), .16, 1.);
  // The direction away from the camera, or up in the picture when looking straight down.
  vec2 ahead = normalize(vec2(viewMatrix[0][1] - viewMatrix[0][2], viewMatrix[2][1] - viewMatrix[2][2]));
  vec2 offset = (vec2(-ahead.y, ahead.x) * position.x + ahead * position.z / flatness) * size * 1.25;
  vAt = position.xz * 1.25;
  vKind = dot.zw;
  gl_Position = projectionMatrix * viewMatrix * vec4(middle.x + offset.x, middle.y, middle.z + offset.y, 1.);
}
`;
const fragment = /* glsl */ `
varying vec2 vAt;
varying vec2 vKind;
uniform float uSize;
void main() {
  bool isBlue = vKind.x > .5;
  float d = isBlue ? max(abs(vAt.x), abs(vAt.y)) * 1.12 : length(vAt);
  float pixel = max(fwidth(d), 1e-4);
  float inside = clamp((1. - d) / pixel + .5, 0., 1.);
  float core = clamp((.82 - d) / pixel + .5, 0., 1.);
  float hole = vKind.y > .5 ? 0. : clamp((.46 - d) / pixel + .5, 0., 1.);
  vec3 hue = isBlue ? vec3(.055, .20, .86) : vec3(.84, .05, .03);
  vec3 edge = vec3(1., .95, .86);
  gl_FragColor = vec4(mix(edge, hue, core), inside * (1. - hole) * mix(.5, .92, uSize) * mix(.55, 1., max(core, uSize * uSize)));
  #include <colorspace_fragment>
}
`;

const few = 400; // up to this many are drawn at full size

export class Dots {
  readonly mesh: Mesh<InstancedBufferGeometry, ShaderMaterial>;

  private readonly size = { value: 1 };

  constructor() {
    const uniforms = { uSize: this.size };
    this.mesh = new Mesh(repeatedSquare(dotCapacity, ['dot']), new ShaderMaterial({ vertexShader: vertex, fragmentShader: fragment, uniforms, ...uponBoard }));
  }

  set(dots: readonly Dot[] | null): void {
    const count = Math.min(dots?.length ?? 0, dotCapacity);
    this.mesh.visible = count > 0;
    if (!dots || count === 0) return;
    const numbers = this.mesh.geometry.getAttribute('dot') as InstancedBufferAttribute;
    for (let i = 0; i < count; ++i) {
      const { x, y, color, on } = dots[i]!;
      numbers.setXYZW(i, x, y, color === 'blue' ? 1 : 0, on ? 1 : 0);
    }
    numbers.needsUpdate = true;
    this.size.value = Math.min(1, Math.max(0.6, Math.sqrt(few / count)));
    this.mesh.geometry.instanceCount = count;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}

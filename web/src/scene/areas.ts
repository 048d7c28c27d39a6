// Target areas for weights: lit wood, with a tick when the task is done. Zones that count glow while somebody aims.
import { Mesh, ShaderMaterial } from 'three';
import type { InstancedBufferAttribute, InstancedBufferGeometry } from 'three';

import type { Area } from './contract';
import { repeatedSquare, uponBoard } from './solid';

const capacity = 32;
const margin = 0.045; // m around an area for its glow

const vertex = /* glsl */ `
attribute vec4 box;  // centre, half length and half width
attribute vec4 kind; // x: 1 for a spot; y: 1 when done; z: how strongly a zone glows, 0 if it is a target
varying vec2 vAt, vUp;
varying vec4 vBox, vKind;
varying float vFar; // 1 at such a flat angle that lines alone would not be visible
void main() {
  // The direction along or across the board that points up most in the picture.
  vec3 up = vec3(viewMatrix[0][1], viewMatrix[1][1], viewMatrix[2][1]) * mat3(modelMatrix);
  vUp = abs(up.x) > abs(up.z) ? vec2(sign(up.x), 0.) : vec2(0., -sign(up.z));
  vAt = position.xz * vec2(1., -1.) * (box.zw + ${margin.toFixed(3)}); // along and to the left
  vBox = box;
  vKind = kind;
  vec4 middle = modelMatrix * vec4(box.x, 0., -box.y, 1.);
  vFar = 1. - smoothstep(.1, .4, cameraPosition.y / distance(cameraPosition, middle.xyz));
  gl_Position = projectionMatrix * viewMatrix * modelMatrix * vec4(box.x + vAt.x, .0004, -(box.y + vAt.y), 1.);
}
`;
const fragment = /* glsl */ `
uniform vec3 tint;
varying vec2 vAt, vUp;
varying vec4 vBox, vKind;
varying float vFar;
float fromBox(vec2 p, vec2 size, float round) {
  vec2 q = abs(p) - size + round;
  return length(max(q, 0.)) + min(max(q.x, q.y), 0.) - round;
}
float fromLine(vec2 p, vec2 a, vec2 b) {
  vec2 ab = b - a, ap = p - a;
  return length(ap - ab * clamp(dot(ap, ab) / dot(ab, ab), 0., 1.));
}
void main() {
  bool isSpot = vKind.x > .5, isDone = vKind.y > .5;
  float d = isSpot ? length(vAt) - vBox.z : fromBox(vAt, vBox.zw, min(.012, min(vBox.z, vBox.w) * .5));
  float pixel = max(length(vec2(dFdx(d), dFdy(d))), 1e-5);
  float wide = max(.0022, pixel * 1.1);
  float line = clamp((wide - abs(d + wide)) / pixel + .5, 0., 1.);
  float inside = clamp(-d / pixel + .5, 0., 1.);
  float glow = inside * (.20 + .42 * exp(d / .022) + .38 * vFar) + (1. - inside) * exp(-d / .010) * .34;
  float alpha = isDone ? max(inside * .12, line * .5) : max(glow, line * .95);
  float dark = 0.;
  if (isDone) {
    float size = min(min(vBox.z, vBox.w) * .62, .046);
    vec2 p = vec2(dot(vAt, vec2(vUp.y, -vUp.x)), dot(vAt, vUp)) / size;
    float tick = min(fromLine(p, vec2(-.72, .02), vec2(-.2, -.5)), fromLine(p, vec2(-.2, -.5), vec2(.78, .62)));
    float edge = max(fwidth(tick), 1e-4);
    alpha = max(alpha, clamp((.15 - tick) / edge + .5, 0., 1.) * .92);
    dark = clamp((.27 - tick) / max(edge, .1) + .5, 0., 1.) * .38;
  } else {
    // A dark edge outside the line, so that it stands out on pale wood.
    dark = clamp((wide * 1.6 - abs(d - wide * .6)) / max(pixel, wide) + .5, 0., 1.) * .30;
  }
  if (vKind.z > 0.) {
    alpha = inside * vKind.z * (.34 + .50 * vFar);
    dark = 0.;
  }
  float all = alpha + dark * (1. - alpha);
  gl_FragColor = vec4(mix(vec3(.06, .03, .015), tint, alpha / max(all, 1e-4)), all);
  #include <colorspace_fragment>
}
`;

export class Areas {
  readonly mesh: Mesh<InstancedBufferGeometry, ShaderMaterial>;

  constructor(tint: [number, number, number]) {
    const uniforms = { tint: { value: tint } };
    const material = new ShaderMaterial({ uniforms, vertexShader: vertex, fragmentShader: fragment, ...uponBoard });
    this.mesh = new Mesh(repeatedSquare(capacity, ['box', 'kind']), material);
  }

  set(areas: readonly Area[] | null): void {
    const count = Math.min(areas?.length ?? 0, capacity);
    this.mesh.visible = count > 0;
    if (!areas || count === 0) return;
    const box = this.mesh.geometry.getAttribute('box') as InstancedBufferAttribute;
    const kind = this.mesh.geometry.getAttribute('kind') as InstancedBufferAttribute;
    for (let i = 0; i < count; ++i) {
      const area = areas[i]!;
      if (area.shape === 'spot') box.setXYZW(i, area.x, area.y, area.radius, area.radius);
      else box.setXYZW(i, (area.x0 + area.x1) / 2, (area.y0 + area.y1) / 2, Math.abs(area.x1 - area.x0) / 2, Math.abs(area.y1 - area.y0) / 2);
      kind.setXYZW(i, area.shape === 'spot' ? 1 : 0, area.done ? 1 : 0, area.glow ?? 0, 0);
    }
    box.needsUpdate = kind.needsUpdate = true;
    this.mesh.geometry.instanceCount = count;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}

// Ghosts of weights: glass with a coloured cap and its mark, and a dashed ring on the wood.
import { InstancedBufferGeometry, Mesh, ShaderMaterial } from 'three';
import type { InstancedBufferAttribute } from 'three';

import type { SceneWeight } from './contract';
import { addEach, Solid } from './solid';
import { cap, simpleOutlines, steel, weightCapacity } from './weights';

const ring = 2;
const ringWide = 1.16; // to its outer edge, in radii

const vertex = /* glsl */ `
attribute float material;
attribute vec4 ghost; // place, 1 for blue
uniform vec2 uSize;   // radius, height
varying vec3 vPlace, vNormal, vLocal;
varying float vMaterial, vBlue;
void main() {
  // A little smaller than a weight, so that a real weight at the same place hides it.
  vec3 size = vec3(uSize.x, uSize.y, uSize.x) * (material > 1.5 ? 1. : .96);
  vec4 place = modelMatrix * vec4(position * size + vec3(ghost.x, 0., -ghost.y), 1.);
  vNormal = mat3(modelMatrix) * normalize(normal / size);
  vPlace = place.xyz;
  vLocal = position;
  vMaterial = material;
  vBlue = ghost.z;
  gl_Position = projectionMatrix * viewMatrix * place;
}
`;
const fragment = /* glsl */ `
varying vec3 vPlace, vNormal, vLocal;
varying float vMaterial, vBlue;
float box(vec2 p, float size) { vec2 q = abs(p) - size; return length(max(q, 0.)) + min(max(q.x, q.y), 0.); }
void main() {
  vec3 n = normalize(vNormal);
  vec3 way = normalize(vPlace - cameraPosition);
  float rim = pow(1. - clamp(-dot(way, n), 0., 1.), 2.);
  float r = length(vLocal.xz);
  bool isBlue = vBlue > .5;
  vec3 hue = isBlue ? vec3(.035, .15, .80) : vec3(.80, .045, .03);
  vec3 pale = vec3(1., .96, .90);
  vec3 color;
  float alpha;
  if (vMaterial > 1.5) {
    float pixel = max(fwidth(r), 1e-4);
    float on = clamp((max(.055, pixel * .8) - abs(r - 1.09)) / pixel + .5, 0., 1.);
    float dash = abs(fract(atan(vLocal.z, vLocal.x) / 6.2831853 * 12.) - .5) * 2.;
    on *= mix(clamp((.58 - dash) / max(fwidth(dash), .02) + .5, 0., 1.), .6, smoothstep(.3, .9, fwidth(dash)));
    color = hue * .8;
    alpha = on * .9;
  } else if (vMaterial > .5) {
    float mark = isBlue ? box(vLocal.xz, .30) : r - .36;
    float line = abs(mark) - .085;
    float inlay = clamp(.5 - line / max(fwidth(mark), 1e-4), 0., 1.) * step(.7, vLocal.y);
    color = mix(hue * (.7 + .5 * n.y), pale, max(inlay, rim * .7));
    alpha = mix(.56 + .3 * rim, .95, inlay);
  } else {
    color = mix(hue * .7, pale, smoothstep(.1, .8, rim));
    alpha = .26 + .5 * rim;
  }
  gl_FragColor = vec4(color, alpha);
  #include <colorspace_fragment>
}
`;

export class Ghosts {
  readonly mesh: Mesh<InstancedBufferGeometry, ShaderMaterial>;

  constructor(size: { value: unknown }) {
    const material = new ShaderMaterial({
      vertexShader: vertex, fragmentShader: fragment, uniforms: { uSize: size }, transparent: true, depthWrite: false, toneMapped: false,
    });
    this.mesh = new Mesh(ghostShape(), material);
  }

  set(weights: readonly SceneWeight[] | null): void {
    const count = Math.min(weights?.length ?? 0, weightCapacity);
    this.mesh.visible = count > 0;
    if (!weights || count === 0) return;
    const numbers = this.mesh.geometry.getAttribute('ghost') as InstancedBufferAttribute;
    for (let i = 0; i < count; ++i) numbers.setXYZW(i, weights[i]!.x, weights[i]!.y, weights[i]!.color === 'blue' ? 1 : 0, 0);
    numbers.needsUpdate = true;
    this.mesh.geometry.instanceCount = count;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}

// The ring is drawn first, because the glass is in front of it.
function ghostShape(): InstancedBufferGeometry {
  const solid = new Solid();
  const h = 0.02;
  const w = ringWide;
  solid.quad([-w, h, w], [w, h, w], [w, h, -w], [-w, h, -w], ring);
  solid.lathe([0, 0, 0], simpleOutlines[0], 40, steel);
  solid.lathe([0, 0, 0], simpleOutlines[1], 40, cap);
  const plain = solid.build();
  const geometry = new InstancedBufferGeometry();
  for (const name of ['position', 'normal', 'material']) geometry.setAttribute(name, plain.getAttribute(name));
  addEach(geometry, weightCapacity, ['ghost']);
  return geometry;
}

// A puff of powder: grains that spread, settle and vanish. The GPU moves them.
import { BufferAttribute, BufferGeometry, Points, ShaderMaterial, Vector3 } from 'three';

const grains = 220;
const seconds = 1.7;

const vertex = /* glsl */ `
attribute vec4 seed;
uniform float uTime, uPixels;
uniform vec3 uFrom;
varying float vShow;
void main() {
  float angle = seed.x * 6.2831853;
  float born = seed.w * .35;
  float t = max(uTime - born, 0.);
  float spread = (.03 + .22 * seed.y) * (1. - exp(-t * 2.6));
  float height = .16 + .07 * seed.z;
  float fall = height - (.10 + .16 * seed.y) * t - .22 * t * t;
  vec3 p = uFrom + vec3(cos(angle) * spread, max(fall, .0012), sin(angle) * spread);
  float landed = step(fall, .0012);
  vShow = step(1e-4, t) * mix(.34, .5, landed) * smoothstep(${seconds.toFixed(2)}, .9, uTime);
  vec4 at = viewMatrix * vec4(p, 1.);
  float size = mix(.012 * (1. - seed.y * .5), .0022, landed);
  gl_PointSize = clamp(size * uPixels / -at.z, 1.2, 64.);
  gl_Position = projectionMatrix * at;
}
`;
const fragment = /* glsl */ `
varying float vShow;
void main() {
  float d = length(gl_PointCoord - .5) * 2.;
  gl_FragColor = vec4(vec3(1., .95, .85), vShow * smoothstep(1., .1, d));
  #include <colorspace_fragment>
}
`;

export class Puff {
  readonly mesh: Points<BufferGeometry, ShaderMaterial>;
  private time = 0;
  private readonly uniforms = { uTime: { value: 0 }, uPixels: { value: 800 }, uFrom: { value: new Vector3() } };

  constructor() {
    const geometry = new BufferGeometry();
    const seeds = Float32Array.from({ length: grains * 4 }, (_, i) => (Math.sin(i * 127.1 + 3.3) * 43758.5453) % 1).map(Math.abs);
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(grains * 3), 3));
    geometry.setAttribute('seed', new BufferAttribute(seeds, 4));
    this.mesh = new Points(geometry, new ShaderMaterial({
      vertexShader: vertex,
      fragmentShader: fragment,
      uniforms: this.uniforms,
      transparent: true,
      depthWrite: false,
      toneMapped: false,
    }));
    this.mesh.frustumCulled = false;
    this.mesh.matrixAutoUpdate = false;
    this.mesh.visible = false;
    this.mesh.renderOrder = 6;
  }

  begin(x: number, z: number): void {
    this.uniforms.uFrom.value.set(x, 0, z);
    this.time = 0;
    this.mesh.visible = true;
  }

  // `pixels`: the size of a metre at a metre's distance.
  advance(dt: number, pixels: number): boolean {
    if (!this.mesh.visible) return false;
    this.time += dt;
    this.uniforms.uTime.value = this.time;
    this.uniforms.uPixels.value = pixels;
    this.mesh.visible = this.time < seconds;
    return true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}

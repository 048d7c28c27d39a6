// The pendant lamps over the table: enamelled shades on cords, a glow around each, and faint light in the air.
import {
  AdditiveBlending, BufferAttribute, BufferGeometry, DoubleSide, InstancedBufferAttribute, InstancedBufferGeometry, Mesh, ShaderMaterial,
} from 'three';

import type { Light } from './light';
import { lampCount } from './light';
import { ceilingHeight } from './places';
import { Solid } from './solid';
import { materials } from './furniture_materials';

export function buildLamps(solid: Solid, light: Light): void {
  for (const lamp of light.uLamps.value) {
    const at = [lamp.x, lamp.y, lamp.z] as const;
    const shade: [number, number][] = [[0.178, 0], [0.18, 0.006], [0.165, 0.03], [0.125, 0.075], [0.075, 0.105], [0.046, 0.118], [0.04, 0.125]];
    solid.lathe(at, shade, 32, materials.enamel);
    solid.lathe(at, [[0.1785, -0.002], [0.181, 0.003], [0.178, 0.007]], 32, materials.brass);
    solid.lathe(at, [[0.03, 0.105], [0.085, 0.092], [0.13, 0.06], [0.176, 0]], 32, materials.glow);
    solid.lathe(at, [[0, -0.012], [0.022, -0.004], [0.033, 0.018], [0.031, 0.045], [0.02, 0.085]], 16, materials.glow);
    solid.lathe(at, [[0.04, 0.125], [0.042, 0.135], [0.03, 0.15], [0.026, 0.19], [0.012, 0.205], [0.004, 0.21]], 16, materials.brass);
    solid.lathe(at, [[0.004, 0.205], [0.004, ceilingHeight - lamp.y]], 6, materials.iron);
    solid.lathe(at, [[0.05, ceilingHeight - lamp.y - 0.03], [0.045, ceilingHeight - lamp.y - 0.005], [0.05, ceilingHeight - lamp.y]], 16, materials.brass);
  }
}

const glowVertex = /* glsl */ `
attribute float lamp;
uniform vec4 uLamps[${lampCount}];
varying vec3 vAt;
void main() {
  vec4 centre = viewMatrix * vec4(uLamps[int(lamp + .5)].xyz + vec3(0., .015, 0.), 1.);
  // Fades out close to the camera, where it would cover the view.
  vAt = vec3(position.xy, smoothstep(.5, 1.3, length(centre.xyz)));
  // Moved towards the camera, in front of its shade.
  centre.xyz *= 1. - .2 / max(length(centre.xyz), .3);
  gl_Position = projectionMatrix * (centre + vec4(position.xy * .62, 0., 0.));
}
`;
const glowFragment = /* glsl */ `
varying vec3 vAt;
void main() {
  float d = length(vAt.xy);
  float glow = exp(-d * d * 9.) * .16 + exp(-d * 9.) * .30;
  gl_FragColor = vec4(vec3(1., .62, .28) * glow * smoothstep(1., .6, d) * vAt.z, 1.);
}
`;

const airVertex = /* glsl */ `
attribute float lamp;
uniform vec4 uLamps[${lampCount}];
varying float vDown, vFacing;
void main() {
  vec3 place = uLamps[int(lamp + .5)].xyz + position;
  vec3 way = normalize(cameraPosition - place);
  vFacing = abs(dot(normalize(vec3(way.x, 0., way.z) + 1e-4), normalize(vec3(position.x, 0., position.z))));
  vFacing *= 1. - abs(way.y) * .7;
  vFacing *= smoothstep(.9, 1.5, distance(cameraPosition.xz, uLamps[int(lamp + .5)].xz));
  vDown = clamp(-position.y / 1.3, 0., 1.);
  gl_Position = projectionMatrix * viewMatrix * vec4(place, 1.);
}
`;
const airFragment = /* glsl */ `
varying float vDown, vFacing;
void main() {
  float thin = pow(clamp(vFacing, 0., 1.), 2.2) * (1. - vDown) * (1. - vDown) * smoothstep(0., .03, vDown);
  gl_FragColor = vec4(vec3(1., .66, .34) * thin * .055, 1.);
}
`;

export class LampAir {
  readonly meshes: Mesh[];

  constructor(light: Light) {
    const glow = perLamp([-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, -1, 0, 1, 1, 0, -1, 1, 0]);
    const air = perLamp(coneCorners(0.17, 0.82, 1.25, 28));
    const common = { uniforms: { uLamps: light.uLamps }, blending: AdditiveBlending, transparent: true, depthWrite: false, toneMapped: false };
    this.meshes = [
      new Mesh(glow, new ShaderMaterial({ vertexShader: glowVertex, fragmentShader: glowFragment, ...common })),
      new Mesh(air, new ShaderMaterial({ vertexShader: airVertex, fragmentShader: airFragment, side: DoubleSide, ...common })),
    ];
    for (const mesh of this.meshes) {
      mesh.frustumCulled = false;
      mesh.matrixAutoUpdate = false;
      mesh.renderOrder = 5;
    }
  }

  dispose(): void {
    for (const mesh of this.meshes) {
      mesh.geometry.dispose();
      (mesh.material as ShaderMaterial).dispose();
    }
  }
}

function perLamp(corners: number[]): BufferGeometry {
  const geometry = new InstancedBufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(corners), 3));
  geometry.setAttribute('lamp', new InstancedBufferAttribute(Float32Array.from({ length: lampCount }, (_, i) => i), 1));
  geometry.instanceCount = lampCount;
  return geometry;
}

function coneCorners(top: number, bottom: number, tall: number, segments: number): number[] {
  const corners: number[] = [];
  for (let s = 0; s < segments; ++s) {
    const [a, b] = [s, s + 1].map((k) => (k / segments) * 2 * Math.PI) as [number, number];
    const at = (r: number, h: number, t: number): number[] => [r * Math.cos(t), h, r * Math.sin(t)];
    const quad = [at(top, 0, a), at(bottom, -tall, a), at(bottom, -tall, b), at(top, 0, b)];
    for (const i of [0, 1, 2, 0, 2, 3]) corners.push(...quad[i]!);
  }
  return corners;
}

// The room: walls with their painting, a ceiling with beams, and a floor of dark boards that mirrors a little.
import { BufferAttribute, BufferGeometry, Mesh, ShaderMaterial } from 'three';
import type { Texture } from 'three';

import { finishGlsl, lightGlsl, noiseGlsl, wallGain } from './light';
import type { Light } from './light';
import { ceilingHeight, floorHeight, roomBeyond, roomHalfWidth } from './places';
import type { Layout } from './places';

const vertex = /* glsl */ `
attribute float face;
varying vec3 vPlace;
varying float vFace;
void main() {
  vPlace = position;
  vFace = face;
  gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.);
}
`;

const fragment = /* glsl */ `
varying vec3 vPlace;
varying float vFace;
uniform sampler2D uWalnut;
uniform vec4 uCradle;
${noiseGlsl}
${lightGlsl}

// Along the way to the lamp: does the table stand between?
float pastTable(vec3 p, vec3 lamp) {
  vec2 q = mix(p.xz, lamp.xz, -p.y / (lamp.y - p.y));
  vec2 d = abs(q) - uCradle.xy;
  return smoothstep(-.10, .14, max(d.x, d.y));
}

vec3 floorColor() {
  vec2 p = vPlace.xz;
  float row = floor(p.x / .135);
  float in1 = fract(p.x / .135);
  float along = p.y / 1.7 + hash11(row) * 5.;
  float board = floor(along);
  vec2 h = hash22(vec2(row, board));
  vec2 uv = vec2(p.y * .55 + h.x * 3., (in1 * .22 + h.y) );
  vec3 wood = textureGrad(uWalnut, uv, dFdx(p.yx) * vec2(.55, 1.63), dFdy(p.yx) * vec2(.55, 1.63)).rgb * (.65 + .7 * h.y);
  float pixel = fwidth(p.x) / .135;
  float gap = min(in1, 1. - in1);
  wood *= mix(1., mix(.35, 1., smoothstep(.0, .035, gap)), 1. - smoothstep(.03, .3, pixel));
  float end1 = min(fract(along), 1. - fract(along)) * 1.7;
  wood *= mix(1., mix(.4, 1., smoothstep(.0, .006, end1)), 1. - smoothstep(.01, .08, fwidth(p.y)));

  vec3 up = vec3(0., 1., 0.);
  float sum = 0.;
  for (int i = 0; i < LAMPS; ++i) sum += lampReach(uLamps[i], vPlace, up) * pastTable(vPlace, uLamps[i].xyz);
  vec2 toWall = vec2(uRoom.x, uRoom.z) - abs(p);
  vec3 light = lampHue * sum * 1.3 + gloom * .9 + vec3(.20, .12, .06) * (exp(-toWall.x * 1.5) + exp(-toWall.y * 1.3));
  vec2 under = abs(p) - uCradle.xy;
  float open = mix(.34, 1., smoothstep(-.25, .45, max(under.x, under.y)));
  vec3 way = normalize(vPlace - cameraPosition);
  float mirror = min(fresnel(-way.y, .04), .26) * (.75 + .5 * h.x);
  vec3 color = wood * vec3(1.5, 1.2, 1.) * light * open;
  #if QUALITY > 0
  color += roomSeen(vPlace, reflect(way, normalize(up + vec3((h.x - .5) * .012, 0., (h.y - .5) * .008))), .11) * mirror * open;
  #endif
  return color;
}

vec3 ceilingColor() {
  float beam = abs(fract(vPlace.z / 1.15) - .5) * 1.15;
  vec3 wood = texture2D(uWalnut, vPlace.xz * vec2(.5, 1.2)).rgb;
  float isBeam = 1. - smoothstep(.085, .1, beam);
  float glow = 0.;
  for (int i = 0; i < LAMPS; ++i) { vec2 d = vPlace.xz - uLamps[i].xz; glow += .05 / (dot(d, d) + .35); }
  vec3 light = vec3(.10, .062, .036) + warmGlow(vPlace) + vec3(.25, .15, .08) * glow;
  return wood * light * mix(.55, 1.2, isBeam) * (1. - .5 * smoothstep(.1, .16, beam) * (1. - smoothstep(.16, .3, beam)));
}
`;

const main = /* glsl */ `
void main() {
  vec3 color;
  if (vFace < .5) color = texture2D(uWalls, endWallUv(vPlace)).rgb * ${wallGain.toFixed(1)};
  else if (vFace < 1.5) color = texture2D(uWalls, sideWallUv(vPlace)).rgb * ${wallGain.toFixed(1)};
  else if (vFace < 2.5) color = ceilingColor();
  else color = floorColor();
  gl_FragColor = vec4(color, 1.);
  ${finishGlsl}
}
`;

const warmGlow = /* glsl */ `
vec3 warmGlow(vec3 p) {
  vec2 toWall = vec2(uRoom.x, uRoom.z) - abs(p.xz);
  return vec3(.22, .12, .055) * (exp(-toWall.x * 2.) + exp(-toWall.y * 2.));
}
`;

export class Room {
  readonly mesh: Mesh<BufferGeometry, ShaderMaterial>;

  constructor(light: Light, walnut: { value: Texture | null }, cradle: { value: unknown }) {
    const at = fragment.indexOf('vec3 ceilingColor');
    this.mesh = new Mesh(new BufferGeometry(), new ShaderMaterial({
      vertexShader: vertex,
      fragmentShader: fragment.slice(0, at) + warmGlow + fragment.slice(at) + main,
      uniforms: { ...light, uWalnut: walnut, uCradle: cradle },
    }));
    this.mesh.matrixAutoUpdate = false;
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 1; // behind all the rest: most of it need not be shaded
  }

  setLayout(layout: Layout): void {
    this.mesh.geometry.dispose();
    this.mesh.geometry = walls(roomHalfWidth, layout.halfLength + roomBeyond);
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}

function walls(x: number, z: number): BufferGeometry {
  const [low, high] = [floorHeight, ceilingHeight];
  const positions: number[] = [];
  const faces: number[] = [];
  const quad = (face: number, ...c: number[][]): void => {
    for (const i of [0, 1, 2, 0, 2, 3]) positions.push(...c[i]!);
    faces.push(face, face, face, face, face, face);
  };
  quad(0, [-x, low, -z], [x, low, -z], [x, high, -z], [-x, high, -z]);
  quad(0, [x, low, z], [-x, low, z], [-x, high, z], [x, high, z]);
  quad(1, [x, low, -z], [x, low, z], [x, high, z], [x, high, -z]);
  quad(1, [-x, low, z], [-x, low, -z], [-x, high, -z], [-x, high, z]);
  quad(2, [-x, high, -z], [x, high, -z], [x, high, z], [-x, high, z]);
  quad(3, [-x, low, z], [x, low, z], [x, low, -z], [-x, low, -z]);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('face', new BufferAttribute(new Float32Array(faces), 1));
  return geometry;
}

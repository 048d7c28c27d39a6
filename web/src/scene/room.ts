// The room: painted walls, a ceiling with beams, and a slightly reflecting floor of dark boards.
import { BufferAttribute, BufferGeometry, Mesh, ShaderMaterial, type Texture } from 'three';

import { finishGlsl, lightGlsl, noiseGlsl, wallGain, type Light } from './light';
import { ceilingHeight, floorHeight, roomBeyond, roomHalfWidth, type Layout } from './places';
import type { Corner, Solid } from './solid';
import { materials } from './furniture_materials';

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

const head = /* glsl */ `
varying vec3 vPlace;
varying float vFace;
uniform sampler2D uWalnut;
uniform vec4 uCradle;
${noiseGlsl}
${lightGlsl}
`;

const floorFragment = /* glsl */ `
// 0 where the table blocks the lamp, 1 where it does not.
float pastTable(vec3 p, vec3 lamp) {
  vec2 q = mix(p.xz, lamp.xz, -p.y / (lamp.y - p.y));
  vec2 d = abs(q) - uCradle.xy;
  return smoothstep(-.10, .14, max(d.x, d.y));
}

vec3 floorColor() {
  vec2 p = vPlace.xz;
  float row = floor(p.x / .135);
  float inside = fract(p.x / .135);
  float along = p.y / 1.7 + hash11(row) * 5.;
  float board = floor(along);
  vec2 h = hash22(vec2(row, board));
  vec2 uv = vec2(p.y * .55 + h.x * 3., (inside * .22 + h.y) );
  vec3 wood = textureGrad(uWalnut, uv, dFdx(p.yx) * vec2(.55, 1.63), dFdy(p.yx) * vec2(.55, 1.63)).rgb * (.65 + .7 * h.y);
  float pixel = fwidth(p.x) / .135;
  float gap = min(inside, 1. - inside);
  wood *= mix(1., mix(.35, 1., smoothstep(.0, .035, gap)), 1. - smoothstep(.03, .3, pixel));
  float toJoint = min(fract(along), 1. - fract(along)) * 1.7;
  wood *= mix(1., mix(.4, 1., smoothstep(.0, .006, toJoint)), 1. - smoothstep(.01, .08, fwidth(p.y)));

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
  vec3 sight = reflect(way, normalize(up + vec3((h.x - .5) * .012, 0., (h.y - .5) * .008)));
  // No reflection of the room where the reflected ray hits the table.
  vec2 low = abs(p + sight.xz * (-.27 - vPlace.y) / max(sight.y, .02)) - uCradle.xy;
  vec2 high = abs(p + sight.xz * (uCradle.z - vPlace.y) / max(sight.y, .02)) - uCradle.xy;
  float past = min(max(low.x, low.y), max(high.x, high.y));
  color += roomSeen(vPlace, sight, .11) * mirror * open * smoothstep(.0, .10, past);
  #endif
  return color;
}

void main() {
  gl_FragColor = vec4(floorColor(), 1.);
  ${finishGlsl}
}
`;

const shellFragment = /* glsl */ `
vec3 ceilingColor(vec3 wood) {
  float beam = abs(fract(vPlace.z / 1.15) - .5) * 1.15;
  float isBeam = 1. - smoothstep(.085, .1, beam);
  float glow = 0.;
  for (int i = 0; i < LAMPS; ++i) { vec2 d = vPlace.xz - uLamps[i].xz; glow += .05 / (dot(d, d) + .35); }
  vec2 toWall = vec2(uRoom.x, uRoom.z) - abs(vPlace.xz);
  vec3 light = vec3(.10, .062, .036) + vec3(.22, .12, .055) * (exp(-toWall.x * 2.) + exp(-toWall.y * 2.)) + vec3(.25, .15, .08) * glow;
  return wood * light * mix(.55, 1.2, isBeam) * (1. - .5 * smoothstep(.1, .16, beam) * (1. - smoothstep(.16, .3, beam)));
}

void main() {
  vec3 wall = texture2D(uWalls, vFace < .5 ? endWallUv(vPlace) : sideWallUv(vPlace)).rgb * ${wallGain.toFixed(1)};
  vec3 wood = texture2D(uWalnut, vPlace.xz * vec2(.5, 1.2)).rgb;
  gl_FragColor = vec4(vFace < 1.5 ? wall : ceilingColor(wood), 1.);
  ${finishGlsl}
}
`;

export class Room {
  readonly floor: Mesh<BufferGeometry, ShaderMaterial>;
  readonly shell: Mesh<BufferGeometry, ShaderMaterial>; // walls and ceiling

  constructor(light: Light, walnut: { value: Texture | null }, cradle: { value: unknown }) {
    const uniforms = { ...light, uWalnut: walnut, uCradle: cradle };
    const part = (fragmentShader: string): Mesh<BufferGeometry, ShaderMaterial> => {
      const mesh = new Mesh(new BufferGeometry(), new ShaderMaterial({ vertexShader: vertex, fragmentShader, uniforms }));
      mesh.matrixAutoUpdate = false;
      mesh.frustumCulled = false;
      mesh.renderOrder = 1; // drawn last, so that hidden parts are not shaded
      return mesh;
    };
    this.floor = part(head + floorFragment);
    this.shell = part(head + shellFragment);
  }

  setLayout(layout: Layout): void {
    this.floor.geometry.dispose();
    this.shell.geometry.dispose();
    const [x, z] = [roomHalfWidth, layout.halfLength + roomBeyond];
    const [low, high] = [floorHeight, ceilingHeight];
    this.floor.geometry = quads([[faces.floor, [-x, low, z], [x, low, z], [x, low, -z], [-x, low, -z]]]);
    this.shell.geometry = quads([
      [faces.end, [-x, low, -z], [x, low, -z], [x, high, -z], [-x, high, -z]],
      [faces.end, [x, low, z], [-x, low, z], [-x, high, z], [x, high, z]],
      [faces.side, [x, low, -z], [x, low, z], [x, high, z], [x, high, -z]],
      [faces.side, [-x, low, z], [-x, low, -z], [-x, high, -z], [-x, high, z]],
      [faces.ceiling, [-x, high, -z], [x, high, -z], [x, high, z], [-x, high, z]],
    ]);
  }

  dispose(): void {
    for (const mesh of [this.floor, this.shell]) {
      mesh.geometry.dispose();
      mesh.material.dispose();
    }
  }
}

const faces = { end: 0, side: 1, ceiling: 2, floor: 3 } as const;

function quads(sides: [face: number, ...corners: [Corner, Corner, Corner, Corner]][]): BufferGeometry {
  const order = [0, 1, 2, 0, 2, 3];
  const positions = sides.flatMap(([, ...corners]) => order.flatMap((i) => corners[i]!));
  const kinds = sides.flatMap(([face]) => order.map(() => face));
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('face', new BufferAttribute(new Float32Array(kinds), 1));
  return geometry;
}

// ---- furniture of the room: stools at the bar, small tables with candles along the walls

export function buildFurniture(solid: Solid, layout: Layout): void {
  const end = layout.halfLength + roomBeyond;
  for (const x of [-2.1, -1.35, 1.35, 2.1]) stool(solid, x, -(end - 0.62));
  for (const s of [-1, 1])
    for (const z of [-0.45, 0.35]) {
      const x = s * (roomHalfWidth - 0.55);
      smallTable(solid, x, z * end * s);
      stool(solid, x - s * 0.1, z * end * s + 0.55);
      stool(solid, x - s * 0.05, z * end * s - 0.55);
    }
}

function stool(solid: Solid, x: number, z: number): void {
  const at = [x, floorHeight, z] as const;
  solid.lathe(at, [[0.2, 0], [0.2, 0.012], [0.19, 0.02], [0.05, 0.035], [0.028, 0.06], [0.026, 0.62], [0.05, 0.66]], 18, materials.iron);
  solid.lathe(at, [[0.165, 0.235], [0.172, 0.243], [0.165, 0.251], [0.158, 0.243], [0.165, 0.235]], 18, materials.brass);
  solid.lathe(at, [[0.05, 0.65], [0.17, 0.655], [0.178, 0.665], [0.178, 0.675]], 18, materials.brass);
  solid.lathe(at, [[0.178, 0.672], [0.188, 0.69], [0.185, 0.715], [0.165, 0.735], [0.1, 0.742], [0, 0.744]], 18, materials.leather);
}

function smallTable(solid: Solid, x: number, z: number): void {
  const at = [x, floorHeight, z] as const;
  solid.lathe(at, [[0.24, 0], [0.24, 0.015], [0.05, 0.04], [0.03, 0.08], [0.03, 0.96], [0.09, 1.0]], 18, materials.iron);
  solid.lathe(at, [[0.09, 0.995], [0.3, 1.0], [0.31, 1.01], [0.31, 1.024], [0.3, 1.03], [0, 1.03]], 28, materials.walnut);
  solid.lathe(at, [[0.03, 1.03], [0.034, 1.04], [0.036, 1.1], [0.034, 1.1]], 12, materials.candle);
}

// The playing surface. Wood is a texture; lines, rings and edges are computed to the millimetre at every pixel, so the
// judge's view shows them where they are.
import {
  BufferAttribute, BufferGeometry, DataTexture, LinearFilter, Mesh, RedFormat, ShaderMaterial, Vector2,
} from 'three';
import type { Texture } from 'three';

import type { End, Powder, TableInfo } from '../engine/types';
import { inkGlsl, inkTable, makeInk } from './ink';
import { finishGlsl, lightGlsl } from './light';
import type { Light } from './light';
import type { Layout } from './places';
import { grainMetres } from './wood';

const vertex = /* glsl */ `
varying vec3 vPlace;
void main() {
  vPlace = position;
  gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.);
}
`;

const fragment = /* glsl */ `
varying vec3 vPlace;
uniform sampler2D uWood, uGrain, uPowder;
uniform vec2 uHalf;          // of the board: width, length
uniform vec2 uPowderTurn;    // x: 1 or -1, by end; y: 1 if there is a powder map
uniform vec2 uMetres;        // of one tile of grain
${inkGlsl}
${lightGlsl}

float disc(float r, float radius, float pixel) { return clamp((radius - r) / pixel + .5, 0., 1.); }

vec3 inlay(vec3 wood, vec2 at, float pixel) {
  float r = length(at);
  float line = uLineWidth;
  vec3 dark = vec3(.030, .016, .010);
  wood = mix(wood, wood * vec3(.50, .36, .30), disc(r, uTarget.y, pixel) * .85);
  wood = mix(wood, wood * vec3(1.05, .62, .42), disc(r, uTarget.z, pixel));
  wood = mix(wood, dark, max(stripe(r - uTarget.y, line, pixel), stripe(r - uTarget.z, line, pixel)) * .9);
  wood = mix(wood, vec3(.012, .009, .008), disc(r, uTarget.w, pixel));
  return mix(wood, vec3(.75, .55, .28), disc(r, .0045, pixel));
}

void main() {
  // Both ends are alike: everything is measured from the nearer one, as seen by somebody standing there.
  float turn = vPlace.z < 0. ? -1. : 1.;
  vec2 at = vec2(vPlace.x * turn, uHalf.y - vPlace.z * turn);
  vec2 dx = dFdx(vPlace.xz), dy = dFdy(vPlace.xz);
  float pixelLong = abs(dx.y) + abs(dy.y);
  float pixelBoth = max(length(dx), length(dy));

  vec2 uv = vec2(vPlace.z / (2. * uHalf.y), vPlace.x / (2. * uHalf.x)) + .5;
  vec3 wood = texture2D(uWood, uv).rgb;
  vec3 grain = texture2D(uGrain, vPlace.zx / uMetres).rgb;
  wood *= .80 + .40 * grain.r;
  wood *= 1. - .25 * grain.g;

  if (uTarget.x > 0.) wood = inlay(wood, at - vec2(0., uTarget.x), pixelBoth);

  float paint = inkAt(at, dx, dy, pixelLong);
  wood = mix(wood, vec3(.026, .014, .010) + wood * .03, paint * .93);

  float dry = 0.;
  if (uPowderTurn.y > 0.) {
    vec2 cell = vec2(.5 + vPlace.x / (2. * uHalf.x) * uPowderTurn.x, .5 - vPlace.z / (2. * uHalf.y) * uPowderTurn.x);
    dry = smoothstep(.02, .85, texture2D(uPowder, cell).r);
  }
  float fresh = 1. - dry;
  wood = mix(wood * mix(vec3(1.), vec3(.54, .46, .38), dry), vec3(.93, .86, .74), (.022 + .30 * grain.b) * (1. - .65 * paint) * fresh);

  vec2 rim = vec2(uHalf.x - abs(vPlace.x), at.y);
  float toEdge = min(rim.x, rim.y);
  vec3 normal = vec3(0., 1., 0.);
  if (toEdge < .003) normal = normalize(vec3(rim.x < rim.y ? sign(vPlace.x) : 0., 1.6, rim.x < rim.y ? 0. : turn));
  // The lacquer is not quite flat.
  normal.x += (grain.r - .5) * .006;

  vec3 way = normalize(vPlace - cameraPosition);
  float rough = mix(.040, .10, fresh);
  float mirror = min(fresnel(-dot(way, normal), .045), .30) * mix(1., .8, fresh);
  // From above the lamps their shades hide the reflections on the board.
  mirror *= 1. - smoothstep(1.1, 1.5, cameraPosition.y);
  vec3 color = wood * lamplight(vPlace, normal) * (1. - mirror);
  color += roomSeen(vPlace, reflect(way, normal), rough) * mirror;
  gl_FragColor = vec4(color, 1.);
  ${finishGlsl}
}
`;

export class Board {
  readonly mesh: Mesh<BufferGeometry, ShaderMaterial>;
  readonly ink = makeInk();
  private powderTexture: DataTexture | null = null;
  private readonly noPowder = new DataTexture(new Uint8Array([0]), 1, 1, RedFormat);

  constructor(light: Light, wood: { value: Texture | null }, grain: { value: Texture | null }) {
    this.noPowder.needsUpdate = true;
    const material = new ShaderMaterial({
      vertexShader: vertex,
      fragmentShader: fragment,
      uniforms: {
        ...light,
        uWood: wood,
        uGrain: grain,
        uPowder: { value: this.noPowder },
        uHalf: { value: new Vector2(1, 1) },
        ...this.ink,
        uPowderTurn: { value: new Vector2(1, 0) },
        uMetres: { value: new Vector2(grainMetres.along, grainMetres.across) },
      },
    });
    this.mesh = new Mesh(new BufferGeometry(), material);
    this.mesh.matrixAutoUpdate = false;
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = -2; // before the reflected weights, which are drawn over it
  }

  setTable(table: TableInfo, layout: Layout): void {
    const { halfWidth: x, halfLength: z } = layout;
    this.mesh.geometry.dispose();
    this.mesh.geometry = new BufferGeometry();
    const corners = new Float32Array([-x, 0, z, x, 0, z, x, 0, -z, -x, 0, z, x, 0, -z, -x, 0, -z]);
    this.mesh.geometry.setAttribute('position', new BufferAttribute(corners, 3));
    const u = this.mesh.material.uniforms;
    u['uHalf']!.value.set(x, z);
    inkTable(this.ink, table);
  }

  // The map is the shooter's: turned with the end they shoot from.
  setPowder(powder: Powder | null, end: End): void {
    const u = this.mesh.material.uniforms;
    u['uPowderTurn']!.value.set(end === 'A' ? 1 : -1, powder ? 1 : 0);
    if (!powder) return;
    const texture = this.powderMap(powder.across, powder.along);
    const bytes = texture.image.data as Uint8Array;
    for (let i = 0; i < bytes.length; ++i) bytes[i] = Math.round(Math.min(1, Math.max(0, powder.dryness[i]!)) * 255);
    texture.needsUpdate = true;
    u['uPowder']!.value = texture;
  }

  private powderMap(across: number, along: number): DataTexture {
    const now = this.powderTexture;
    if (now && now.image.width === across && now.image.height === along) return now;
    now?.dispose();
    const made = new DataTexture(new Uint8Array(across * along), across, along, RedFormat);
    made.magFilter = made.minFilter = LinearFilter;
    made.unpackAlignment = 1;
    this.powderTexture = made;
    return made;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.ink.uNumeralSheet.value.dispose();
    this.powderTexture?.dispose();
    this.noPowder.dispose();
  }
}

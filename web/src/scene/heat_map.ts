// A heat map from dark to light, readable without colour vision, with lines of equal worth. The board's own lines and
// numbers stay visible. Rows beyond the far edge are a hatched sheet that rises over the rail.
import {
  BufferAttribute, BufferGeometry, DataTexture, DataUtils, DoubleSide, DynamicDrawUsage, HalfFloatType, LinearFilter, Mesh, RedFormat, ShaderMaterial, Vector2,
} from 'three';

import type { BoardColors } from './contract';
import { rampGlsl } from './heat_ramp';
import { inkGlsl } from './ink';
import type { Ink } from './ink';

const floating = 0.042; // m above the board, over the rail
const rise = { from: 0.035, to: 0.15 }; // m beyond the edge, past any hanging weight

const vertex = /* glsl */ `
attribute vec4 cell; // share along and across; place in the shooter's frame
varying vec4 vCell;
varying vec3 vPlace;
void main() {
  vCell = cell;
  vec4 place = modelMatrix * vec4(position, 1.);
  vPlace = place.xyz;
  gl_Position = projectionMatrix * viewMatrix * place;
}
`;
const fragment = /* glsl */ `
varying vec4 vCell;
varying vec3 vPlace;
uniform sampler2D uWorth;
uniform vec2 uCells; // across, along
uniform vec2 uAlong; // start of the map, and the board's length
${inkGlsl}
${rampGlsl}
// Bicubic interpolation: four texture reads cover sixteen cells.
float worthAt(vec2 share) {
  vec2 at = share * uCells - .5;
  vec2 f = fract(at), i = at - f;
  vec2 w0 = (1. - f) * (1. - f) * (1. - f) / 6., w1 = (4. - 6. * f * f + 3. * f * f * f) / 6.;
  vec2 w3 = f * f * f / 6., w2 = 1. - w0 - w1 - w3;
  vec2 low = i - .5 + w1 / (w0 + w1), high = i + 1.5 + w3 / (w2 + w3);
  vec4 four = vec4(low, high) / uCells.xyxy;
  vec2 g = w0 + w1;
  return mix(mix(texture2D(uWorth, four.zw).r, texture2D(uWorth, four.xw).r, g.x),
             mix(texture2D(uWorth, four.zy).r, texture2D(uWorth, four.xy).r, g.x), g.y);
}

void main() {
  float worth = clamp(worthAt(vCell.yx), 0., 1.);
  vec3 color = ramp(worth);
  // Lines of equal worth, a tenth apart.
  float tenth = worth * 10.;
  float pixel = max(length(vec2(dFdx(tenth), dFdy(tenth))), 1e-4);
  float contour = clamp(.5 + (pixel * .55 - abs(fract(tenth + .5) - .5)) / pixel, 0., 1.) * (1. - smoothstep(.12, .35, pixel));
  color = mix(color, color * 1.6 + .03, contour * .45);
  float alpha = mix(.87, .92, smoothstep(.1, .8, worth));
  vec2 dx = dFdx(vPlace.xz), dy = dFdy(vPlace.xz);
  if (vCell.z > uAlong.y) {
    float hatch = abs(fract((vCell.z - uAlong.y + vCell.w) / .03) - .5) * .03;
    float fine = max(fwidth(vCell.z + vCell.w), 1e-5);
    color *= 1. - .45 * clamp((.004 - hatch) / fine + .5, 0., 1.) * (1. - smoothstep(.006, .015, fine));
    alpha *= .9;
  } else {
    vec2 at = vCell.z * 2. > uAlong.y ? vec2(vCell.w, uAlong.y - vCell.z) : vec2(-vCell.w, vCell.z);
    float ink = max(inkAt(at, dx, dy, abs(dx.y) + abs(dy.y)), ringInkAt(at, max(length(dx), length(dy))));
    color = mix(color, mix(vec3(.78, .66, .46), vec3(.02, .012, .01), smoothstep(.60, .64, worth)), ink * .85);
  }
  alpha *= smoothstep(0., .03, vCell.z - uAlong.x);
  gl_FragColor = vec4(color, alpha);
  #include <colorspace_fragment>
}
`;

export class HeatMap {
  readonly mesh: Mesh<BufferGeometry, ShaderMaterial>;
  private texture: DataTexture | null = null;
  private readonly uniforms;

  constructor(ink: Ink) {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(18 * 3), 3).setUsage(DynamicDrawUsage));
    geometry.setAttribute('cell', new BufferAttribute(new Float32Array(18 * 4), 4).setUsage(DynamicDrawUsage));
    this.uniforms = { ...ink, uWorth: { value: null as DataTexture | null }, uCells: { value: new Vector2(1, 1) }, uAlong: { value: new Vector2() } };
    this.mesh = new Mesh(geometry, new ShaderMaterial({
      vertexShader: vertex, fragmentShader: fragment, uniforms: this.uniforms, transparent: true, depthWrite: false, toneMapped: false,
      side: DoubleSide, polygonOffset: true, polygonOffsetFactor: -3, polygonOffsetUnits: -3,
    }));
  }

  set(colors: BoardColors | null, length: number): void {
    this.mesh.visible = colors !== null;
    if (!colors) return;
    const texture = this.textureFor(colors.across, colors.along);
    const halves = texture.image.data as Uint16Array;
    for (let i = 0; i < halves.length; ++i) halves[i] = DataUtils.toHalfFloat(colors.worth[i] ?? 0);
    texture.needsUpdate = true;
    this.uniforms.uWorth.value = texture;
    this.uniforms.uCells.value.set(colors.across, colors.along);
    this.uniforms.uAlong.value.set(colors.x0, length);
    const ends = [colors.x0, length + rise.from, length + rise.to, Infinity].map((x) => Math.min(colors.x1, Math.max(colors.x0, x)));
    for (let sheet = 0; sheet < 3; ++sheet) this.lay(sheet, colors, ends[sheet]!, ends[sheet + 1]!);
    const { position, cell } = this.mesh.geometry.attributes;
    position!.needsUpdate = cell!.needsUpdate = true;
  }

  private lay(sheet: number, colors: BoardColors, from: number, to: number): void {
    const length = this.uniforms.uAlong.value.y;
    const { position, cell } = this.mesh.geometry.attributes;
    corners.forEach(([along, left], i) => {
      const x = along ? to : from;
      const y = left ? colors.y1 : colors.y0;
      const h = 0.0003 + floating * Math.min(1, Math.max(0, (x - length - rise.from) / (rise.to - rise.from)));
      position!.setXYZ(sheet * 6 + i, x, h, -y);
      const share = (x - colors.x0) / (colors.x1 - colors.x0);
      cell!.setXYZW(sheet * 6 + i, share, left, x, y);
    });
  }

  private textureFor(across: number, along: number): DataTexture {
    const now = this.texture;
    if (now && now.image.width === across && now.image.height === along) return now;
    now?.dispose();
    const made = new DataTexture(new Uint16Array(across * along), across, along, RedFormat, HalfFloatType);
    made.magFilter = made.minFilter = LinearFilter;
    made.unpackAlignment = 2;
    this.texture = made;
    return made;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.texture?.dispose();
  }
}

const corners = [[0, 0], [1, 0], [1, 1], [0, 0], [1, 1], [0, 1]] as const;

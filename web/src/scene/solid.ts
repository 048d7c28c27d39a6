// Builds one mesh from many simple solids, so that they are drawn in one call. Every vertex has a material and a place on
// the wood (metres along and across the grain).
import { BufferAttribute, BufferGeometry, DoubleSide, DynamicDrawUsage, InstancedBufferAttribute, InstancedBufferGeometry } from 'three';

export type Corner = readonly [number, number, number];

export interface ProfilePoint {
  out: number; // away from the frame's inner edge
  h: number;
  material: number; // of the strip from here to the next point
}

export class Solid {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly grains: number[] = [];
  private readonly materials: number[] = [];

  triangle(a: Corner, b: Corner, c: Corner, na: Corner, nb: Corner, nc: Corner, material: number, grain: readonly number[]): void {
    this.positions.push(...a, ...b, ...c);
    this.normals.push(...na, ...nb, ...nc);
    this.grains.push(...grain);
    this.materials.push(material, material, material);
  }

  // Corners are counter-clockwise from outside; the grain runs from a to b.
  quad(a: Corner, b: Corner, c: Corner, d: Corner, material: number, normal = flatNormal(a, b, c), shift = 0): void {
    const long = distance(a, b);
    const wide = distance(a, d);
    this.triangle(a, b, c, normal, normal, normal, material, [shift, shift, shift + long, shift, shift + long, shift + wide]);
    this.triangle(a, c, d, normal, normal, normal, material, [shift, shift, shift + long, shift + wide, shift, shift + wide]);
  }

  // `foot`: the width of its foot relative to its top. The grain runs along its longest side.
  box(min: Corner, max: Corner, material: number, foot = 1): void {
    const [cx, cz] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
    const at = (x: number, y: number, z: number): Corner =>
      y > 0 ? [x > 0 ? max[0] : min[0], max[1], z > 0 ? max[2] : min[2]]
        : [cx + ((x > 0 ? max[0] : min[0]) - cx) * foot, min[1], cz + ((z > 0 ? max[2] : min[2]) - cz) * foot];
    const shift = hash(min);
    const isTall = max[1] - min[1] > Math.max(max[0] - min[0], max[2] - min[2]);
    const face = (a: Corner, b: Corner, c: Corner, d: Corner): void =>
      isTall ? this.quad(b, c, d, a, material, undefined, shift) : this.quad(a, b, c, d, material, undefined, shift);
    face(at(-1, -1, 1), at(1, -1, 1), at(1, 1, 1), at(-1, 1, 1));
    face(at(1, -1, -1), at(-1, -1, -1), at(-1, 1, -1), at(1, 1, -1));
    face(at(1, -1, 1), at(1, -1, -1), at(1, 1, -1), at(1, 1, 1));
    face(at(-1, -1, -1), at(-1, -1, 1), at(-1, 1, 1), at(-1, 1, -1));
    const isLongZ = max[2] - min[2] > max[0] - min[0];
    const lid = (y: number, a: Corner, b: Corner, c: Corner, d: Corner): void => {
      if (isLongZ) this.quad(b, c, d, a, material, [0, y, 0], shift);
      else this.quad(a, b, c, d, material, [0, y, 0], shift);
    };
    lid(1, at(-1, 1, 1), at(1, 1, 1), at(1, 1, -1), at(-1, 1, -1));
    lid(-1, at(-1, -1, -1), at(1, -1, -1), at(1, -1, 1), at(-1, -1, 1));
  }

  // Extrudes a profile around a rectangle with mitred corners: rails, alley floors, cushions, cornices.
  frame(halfX: number, halfZ: number, profile: readonly ProfilePoint[], sides: 'all' | 'long' = 'all'): void {
    let across = 0;
    for (let i = 0; i + 1 < profile.length; ++i) {
      const p = profile[i]!;
      const q = profile[i + 1]!;
      const long = Math.hypot(q.out - p.out, q.h - p.h);
      if (long < 1e-6) continue;
      const [out, up] = [-(q.h - p.h) / long, (q.out - p.out) / long];
      for (let side = 0; side < 4; ++side) {
        if (sides === 'long' && side % 2 === 0) continue;
        this.strip(halfX, halfZ, side, p, q, [out, up], across, long, sides === 'all');
      }
      across += long;
    }
  }

  private strip(
    halfX: number, halfZ: number, side: number, p: ProfilePoint, q: ProfilePoint, normal: readonly [number, number],
    across: number, wide: number, isMitred: boolean,
  ): void {
    // Sides: 0 at +z, 1 at +x, 2 at -z, 3 at -x, each from its left to its right corner seen from outside.
    const isEnd = side % 2 === 0;
    const sign = side < 2 ? 1 : -1;
    const at = (point: ProfilePoint, right: number): Corner => {
      const reach = isMitred ? point.out : 0;
      return isEnd
        ? [sign * right * (halfX + reach), point.h, sign * (halfZ + point.out)]
        : [sign * (halfX + point.out), point.h, -sign * right * (halfZ + reach)];
    };
    const n: Corner = isEnd ? [0, normal[1], sign * normal[0]] : [sign * normal[0], normal[1], 0];
    const [a, b, c, d] = [at(p, -1), at(p, 1), at(q, 1), at(q, -1)];
    const long = isEnd ? 2 * halfX : 2 * halfZ;
    const s = side * 0.37;
    const g = [s, s + long, across, across + wide] as const;
    this.triangle(a, c, b, n, n, n, p.material, [g[0], g[2], g[1], g[3], g[1], g[2]]);
    this.triangle(a, d, c, n, n, n, p.material, [g[0], g[2], g[0], g[3], g[1], g[3]]);
  }

  // A solid of revolution: radius and height from the bottom up. A doubled point is a sharp edge.
  lathe(centre: Corner, outline: readonly (readonly [number, number])[], segments: number, material: number): void {
    const normals = outlineNormals(outline);
    for (let i = 0; i + 1 < outline.length; ++i) {
      const [r0, h0] = outline[i]!;
      const [r1, h1] = outline[i + 1]!;
      if (r0 === r1 && h0 === h1) continue;
      const [n0, n1] = [normals[i * 2 + 1]!, normals[i * 2 + 2]!];
      for (let s = 0; s < segments; ++s) {
        const [a, b] = [(s / segments) * 2 * Math.PI, ((s + 1) / segments) * 2 * Math.PI];
        const at = (r: number, h: number, t: number): Corner => [centre[0] + r * Math.cos(t), centre[1] + h, centre[2] - r * Math.sin(t)];
        const n = (v: readonly [number, number], t: number): Corner => [v[0] * Math.cos(t), v[1], -v[0] * Math.sin(t)];
        const grain = [h0, a * r0, h0, b * r0, h1, b * r1];
        if (r0 > 0) this.triangle(at(r0, h0, a), at(r0, h0, b), at(r1, h1, b), n(n0, a), n(n0, b), n(n1, b), material, grain);
        if (r1 > 0) this.triangle(at(r0, h0, a), at(r1, h1, b), at(r1, h1, a), n(n0, a), n(n1, b), n(n1, a), material, grain);
      }
    }
  }

  build(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(this.positions), 3));
    geometry.setAttribute('normal', new BufferAttribute(new Float32Array(this.normals), 3));
    geometry.setAttribute('grain', new BufferAttribute(new Float32Array(this.grains), 2));
    geometry.setAttribute('material', new BufferAttribute(new Float32Array(this.materials), 1));
    return geometry;
  }
}

const distance = (a: Corner, b: Corner): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

const hash = (p: Corner): number => Math.abs(Math.sin(p[0] * 12.9 + p[1] * 78.2 + p[2] * 37.7) * 43.7) % 3;

function flatNormal(a: Corner, b: Corner, c: Corner): Corner {
  const u = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
  const v = [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const;
  const n = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const;
  const long = Math.hypot(...n) || 1;
  return [n[0] / long, n[1] / long, n[2] / long];
}

// For each point the normal of the strip before and after it: [before, after] flattened, alike where the outline is smooth.
function outlineNormals(outline: readonly (readonly [number, number])[]): [number, number][] {
  const strips = outline.slice(1).map(([r, h], i): [number, number] => {
    const [r0, h0] = outline[i]!;
    const long = Math.hypot(r - r0, h - h0) || 1;
    return [(h - h0) / long, -(r - r0) / long];
  });
  const isNothing = (n: [number, number] | undefined): boolean => n === undefined || (n[0] === 0 && n[1] === 0);
  return outline.flatMap((_, i): [number, number][] => {
    const before = strips[i - 1];
    const after = strips[i];
    if (isNothing(before)) return [after ?? [0, 1], after ?? [0, 1]];
    if (isNothing(after)) return [before!, before!];
    const sum: [number, number] = [before![0] + after![0], before![1] + after![1]];
    const long = Math.hypot(...sum) || 1;
    const mean: [number, number] = [sum[0] / long, sum[1] / long];
    return [mean, mean];
  });
}

// ---- instanced squares on the board: corners -1..1, with attributes for each instance

export const uponBoard = { transparent: true, depthWrite: false, polygonOffset: true, polygonOffsetFactor: -4, polygonOffsetUnits: -4, toneMapped: false, side: DoubleSide } as const;

export function repeatedSquare(capacity: number, names: readonly string[]): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry();
  const corners = new Float32Array([-1, 0, 1, 1, 0, 1, 1, 0, -1, -1, 0, 1, 1, 0, -1, -1, 0, -1]);
  geometry.setAttribute('position', new BufferAttribute(corners, 3));
  addEach(geometry, capacity, names);
  return geometry;
}

// Adds an attribute of four numbers for each name to every instance.
export function addEach(geometry: InstancedBufferGeometry, capacity: number, names: readonly string[]): void {
  for (const name of names) {
    geometry.setAttribute(name, new InstancedBufferAttribute(new Float32Array(capacity * 4), 4).setUsage(DynamicDrawUsage));
  }
  geometry.instanceCount = 0;
}

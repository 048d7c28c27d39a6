// The cradle round the board: alleys lined with felt, rails of walnut with a line of brass, cushions where the board
// has them, and the legs.
import type { Layout } from './places';
import { floorHeight } from './places';
import { Solid } from './solid';
import type { ProfilePoint } from './solid';
import { materials } from './furniture_materials';

const boardThickness = 0.06;
const apron = -0.27;

export function buildCradle(solid: Solid, layout: Layout): void {
  boardSides(solid, layout);
  alleyFloor(solid, layout);
  rails(solid, layout);
  if (layout.cushion > 0) cushions(solid, layout);
  legs(solid, layout);
}

export interface CradleSize {
  x: number; // outer half width
  z: number;
}

export const cradleSize = (layout: Layout): CradleSize => ({
  x: layout.halfWidth + layout.alleySide + layout.rail,
  z: layout.halfLength + layout.alleyEnd + layout.rail,
});

function boardSides(solid: Solid, layout: Layout): void {
  solid.frame(layout.halfWidth, layout.halfLength, [
    { out: -0.004, h: -boardThickness, material: materials.maple },
    { out: 0, h: -0.002, material: materials.maple },
    { out: -0.0015, h: 0, material: materials.maple },
  ].reverse());
  solid.frame(layout.halfWidth, layout.halfLength, [
    { out: -0.012, h: -boardThickness, material: materials.iron },
    { out: -0.012, h: layout.alleyFloor, material: materials.iron },
  ]);
}

function alleyFloor(solid: Solid, layout: Layout): void {
  const { halfWidth, halfLength, alleySide, alleyEnd, alleyFloor: h } = layout;
  const x = halfWidth + alleySide;
  const z = halfLength + alleyEnd;
  for (const s of [-1, 1]) {
    solid.quad([-x, h, s > 0 ? z : -halfLength + 0.02], [x, h, s > 0 ? z : -halfLength + 0.02],
      [x, h, s > 0 ? halfLength - 0.02 : -z], [-x, h, s > 0 ? halfLength - 0.02 : -z], materials.felt, [0, 1, 0]);
    if (layout.cushion > 0) continue;
    const [left, right] = s > 0 ? [halfWidth - 0.02, x] : [-x, -halfWidth + 0.02];
    solid.quad([left, h, halfLength], [right, h, halfLength], [right, h, -halfLength], [left, h, -halfLength], materials.felt, [0, 1, 0]);
  }
}

// Felt on the inside, a rounded walnut top with a brass inlay, and a moulded outside.
function railProfile(layout: Layout): ProfilePoint[] {
  const { alleyFloor: low, railTop: top, rail: wide } = layout;
  const point = (out: number, h: number, what: number): ProfilePoint => ({ out, h, material: what });
  const round = 0.009;
  const curve = (out: number, h: number, from: number): ProfilePoint[] =>
    [0, 0.25, 0.5, 0.75].map((t) => {
      const angle = from - (t * Math.PI) / 2;
      return point(out + round * Math.cos(angle), h + round * Math.sin(angle), materials.walnut);
    });
  return [
    point(0, low, materials.felt),
    point(0, top - round - 0.006, materials.walnut),
    ...curve(round, top - round, Math.PI),
    point(wide * 0.42, top, materials.brass),
    point(wide * 0.42 + 0.005, top, materials.walnut),
    ...curve(wide - round, top - round, Math.PI / 2),
    point(wide, top - round, materials.walnut),
    point(wide, -0.03, materials.walnut),
    point(wide - 0.008, -0.04, materials.walnut),
    point(wide - 0.008, -0.052, materials.brass),
    point(wide - 0.008, -0.056, materials.walnut),
    point(wide - 0.008, apron + 0.03, materials.walnut),
    point(wide + 0.006, apron + 0.02, materials.walnut),
    point(wide + 0.006, apron, materials.walnut),
    point(0, apron, materials.iron),
  ];
}

function rails(solid: Solid, layout: Layout): void {
  solid.frame(layout.halfWidth + layout.alleySide, layout.halfLength + layout.alleyEnd, railProfile(layout));
}

// Rubber under cloth, with its nose over the board's edge; it meets weights at the height of their rims.
function cushions(solid: Solid, layout: Layout): void {
  const w = layout.cushion;
  solid.frame(layout.halfWidth, layout.halfLength, [
    { out: 0.004, h: -0.002, material: materials.cushion },
    { out: 0.0, h: 0.008, material: materials.cushion },
    { out: 0.0, h: 0.018, material: materials.cushion },
    { out: 0.005, h: 0.026, material: materials.cushion },
    { out: 0.016, h: 0.031, material: materials.cushion },
    { out: w - 0.004, h: 0.0335, material: materials.cushion },
    { out: w, h: 0.0335, material: materials.cushion },
  ], 'long');
  const cap = [[0.004, -0.002], [0, 0.008], [0, 0.018], [0.005, 0.026], [0.016, 0.031], [w, 0.0335], [w, -0.07], [0.004, -0.07]] as const;
  for (const sx of [-1, 1])
    for (const sz of [-1, 1])
      for (let i = 1; i + 1 < cap.length; ++i) {
        const at = (p: readonly [number, number]): [number, number, number] => [sx * (layout.halfWidth + p[0]), p[1], sz * layout.halfLength];
        const [a, b, c] = [at(cap[0]), at(cap[i]!), at(cap[i + 1]!)];
        const n = [0, 0, sz] as const;
        const isTurned = sx * sz > 0;
        solid.triangle(a, isTurned ? c : b, isTurned ? b : c, n, n, n, materials.cushion, [0, 0, 0, 0, 0, 0]);
      }
}

// Pairs of tapered legs with a stretcher between them and brass feet.
function legs(solid: Solid, layout: Layout): void {
  const { x, z } = cradleSize(layout);
  const pairs = layout.halfLength > 2 ? 3 : 2;
  const w = 0.06;
  for (let i = 0; i < pairs; ++i) {
    const at = (z - 0.42) * ((2 * i) / (pairs - 1) - 1);
    for (const s of [-1, 1]) {
      const c = s * (x - 0.13);
      solid.box([c - w, floorHeight + 0.05, at - w], [c + w, apron, at + w], materials.walnut, 0.66);
      solid.box([c - w * 0.72, floorHeight, at - w * 0.72], [c + w * 0.72, floorHeight + 0.05, at + w * 0.72], materials.brass);
      solid.box([c - w - 0.012, apron - 0.05, at - w - 0.012], [c + w + 0.012, apron + 0.001, at + w + 0.012], materials.walnut);
    }
    solid.box([-(x - 0.14), floorHeight + 0.2, at - 0.02], [x - 0.14, floorHeight + 0.27, at + 0.02], materials.walnut);
  }
  solid.box([-0.025, floorHeight + 0.205, -(z - 0.42)], [0.025, floorHeight + 0.265, z - 0.42], materials.walnut);
}

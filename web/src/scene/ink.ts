// The lines and numbers of a table, for the shader of the board and those of overlays that must not hide them.
import { Vector4 } from 'three';
import type { CanvasTexture } from 'three';

import type { TableInfo } from '../engine/types';
import { drawNumerals, numeralsOf } from './numerals';

export interface Ink {
  uNumeralSheet: { value: CanvasTexture };
  uLines: { value: Vector4 };
  uLineWidth: { value: number };
  uTarget: { value: Vector4 };
  uNumerals: { value: Vector4[] };
  [name: string]: { value: unknown };
}

export function makeInk(): Ink {
  return {
    uNumeralSheet: { value: drawNumerals() },
    uLines: { value: new Vector4() },
    uLineWidth: { value: 0.006 },
    uTarget: { value: new Vector4() },
    uNumerals: { value: [new Vector4(), new Vector4(), new Vector4(), new Vector4()] },
  };
}

export function inkTable(ink: Ink, table: TableInfo): void {
  ink.uLines.value.set(table.foul_line, table.deuce_line ?? -1, table.trey_line ?? -1, table.five_line ?? -1);
  ink.uLineWidth.value = table.line_width;
  const t = table.target;
  ink.uTarget.value.set(t?.centre ?? -1, t?.outer_radius ?? 0, t?.middle_radius ?? 0, t?.inner_radius ?? 0);
  const numerals = numeralsOf(table);
  ink.uNumerals.value.forEach((slot, i) => {
    const n = numerals[i];
    slot.set(n?.fromEnd ?? 0, n?.fromMiddle ?? 0, n?.size ?? 0, (n?.numeral ?? 1) - 1);
  });
}

export const inkGlsl = /* glsl */ `
uniform sampler2D uNumeralSheet;
uniform vec4 uLines;         // foul, deuce, trey, five: from the end; below 0: there is none
uniform float uLineWidth;
uniform vec4 uTarget;        // centre from the end, radii; x below 0: none
uniform vec4 uNumerals[4];   // from the end, from the middle, size, which one; size 0: none

// The share of a pixel that lies on a stripe, by its distance from the stripe's centre. A stripe narrower than a pixel is
// drawn almost one pixel wide, so that lines far away do not fade.
float stripe(float d, float wide, float pixel) {
  wide = max(wide, pixel * .75);
  return clamp((min(d + pixel * .5, wide * .5) - max(d - pixel * .5, -wide * .5)) / pixel, 0., 1.);
}

// How much ink there is at a place, seen from the nearer end: x to the right, y away. dx, dy: the change of the place from
// pixel to pixel.
float inkAt(vec2 at, vec2 dx, vec2 dy, float pixelLong) {
  float paint = 0.;
  for (int i = 0; i < 4; ++i)
    if (uLines[i] > 0.) paint = max(paint, stripe(at.y - uLines[i], uLineWidth, pixelLong));
  for (int i = 0; i < 4; ++i) {
    vec4 n = uNumerals[i];
    if (n.z <= 0.) continue;
    vec2 local = vec2(at.x, at.y - n.x) * sign(at.x) - vec2(n.y, 0.);
    local = local / n.z + .5;
    if (local.x <= 0. || local.x >= 1. || local.y <= 0. || local.y >= 1.) continue;
    vec2 cell = vec2(.2, 1.);
    vec2 gx = dx / n.z * cell, gy = dy / n.z * cell;
    paint = max(paint, textureGrad(uNumeralSheet, (local + vec2(n.w, 0.)) * cell, gx, gy).r);
  }
  return paint;
}

// The same for the lines about a target.
float ringInkAt(vec2 at, float pixel) {
  if (uTarget.x <= 0.) return 0.;
  float r = length(at - vec2(0., uTarget.x));
  return max(max(stripe(r - uTarget.y, uLineWidth, pixel), stripe(r - uTarget.z, uLineWidth, pixel)), stripe(r - uTarget.w, uLineWidth, pixel));
}
`;

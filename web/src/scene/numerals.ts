// The numbers on the board: where they are and how they are drawn. Each appears twice in its zone, so that one is upright
// for the shooter.
import { CanvasTexture, LinearFilter, LinearMipmapLinearFilter } from 'three';

import type { TableInfo } from '../engine/types';

export interface Numeral {
  numeral: 1 | 2 | 3 | 4 | 5;
  fromEnd: number; // its middle
  fromMiddle: number; // to the reader's right
  size: number; // height and width of its square
}

// In the middle of each zone, as large as the zone allows.
export function numeralsOf(table: TableInfo): Numeral[] {
  if (table.target) return targetNumerals(table.target.centre, table.target);
  const found: Numeral[] = [];
  const fromMiddle = table.width * 0.27;
  const zone = (numeral: Numeral['numeral'], from: number, to: number): void => {
    const size = Math.min(0.118, (to - from) * 0.86);
    found.push({ numeral, fromEnd: (from + to) / 2, fromMiddle, size });
  };
  if (table.five_line !== null) zone(5, 0, table.five_line);
  if (table.trey_line !== null) zone(3, table.five_line ?? 0, table.trey_line);
  if (table.deuce_line !== null) {
    zone(2, table.trey_line ?? 0, table.deuce_line);
    zone(1, table.deuce_line, table.deuce_line * 2);
  }
  return found;
}

function targetNumerals(centre: number, rings: { outer_radius: number; middle_radius: number; inner_radius: number }): Numeral[] {
  const between = (outer: number, inner: number): number => (outer + inner) / 2;
  return [
    { numeral: 1, fromEnd: centre + rings.outer_radius + 0.13, fromMiddle: 0.137, size: 0.118 },
    { numeral: 2, fromEnd: centre, fromMiddle: between(rings.outer_radius, rings.middle_radius), size: 0.062 },
    { numeral: 3, fromEnd: centre, fromMiddle: between(rings.middle_radius, rings.inner_radius), size: 0.062 },
  ];
}

// All five side by side, white on black: a mask for the paint.
export function drawNumerals(): CanvasTexture {
  const size = 256;
  const canvas = document.createElement('canvas');
  canvas.width = size * 5;
  canvas.height = size;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#000';
  pen.fillRect(0, 0, canvas.width, size);
  pen.fillStyle = '#fff';
  pen.font = `bold ${size * 0.92}px "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  for (let i = 0; i < 5; ++i) {
    const text = String(i + 1);
    const box = pen.measureText(text);
    const middle = (box.actualBoundingBoxAscent - box.actualBoundingBoxDescent) / 2;
    pen.fillText(text, (i + 0.5) * size, size / 2 + middle);
  }
  const texture = new CanvasTexture(canvas);
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  texture.anisotropy = 8;
  return texture;
}

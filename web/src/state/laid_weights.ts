// Weights laid on a map of the far end by hand, one after the other, none on top of another.
import type { Color, TableInfo } from '../engine/types';

export interface LaidWeight {
  id: number;
  color: Color;
  x: number;
  y: number;
}

interface Place {
  x: number;
  y: number;
}

const tenth = 0.0001; // m: what a place is kept to

export function laid(weights: readonly LaidWeight[], color: Color, at: Place, radius: number): LaidWeight[] {
  const id = weights.reduce((highest, weight) => Math.max(highest, weight.id), 0) + 1;
  return [...weights, { id, color, ...besideOthers(weights, at, radius) }];
}

export function moved(weights: readonly LaidWeight[], id: number, to: Place, radius: number): LaidWeight[] {
  const others = weights.filter((weight) => weight.id !== id);
  return weights.map((weight) => (weight.id === id ? { ...weight, ...besideOthers(others, to, radius) } : weight));
}

export function removed(weights: readonly LaidWeight[], id: number): LaidWeight[] {
  return weights.filter((weight) => weight.id !== id);
}

// A place on the board that nothing covers, for a weight that is put there by a button.
export function freePlace(weights: readonly LaidWeight[], table: TableInfo, radius: number): Place {
  const columns = [0, 1, -1, 2, -2].map((column) => column * radius * 2.6);
  for (let row = 0; row < 8; ++row) {
    const x = table.length - 0.2 - row * radius * 2.6;
    const y = columns.find((across) =>
      weights.every((weight) => Math.hypot(weight.x - x, weight.y - across) > 2 * radius + tenth),
    );
    if (y !== undefined) return { x, y };
  }
  return { x: table.length - 0.2, y: 0 };
}

// As near to `at` as other weights allow: pushed out along the line between the centres, a few times where it is tight.
function besideOthers(others: readonly LaidWeight[], at: Place, radius: number): Place {
  let place = at;
  for (let attempt = 0; attempt < 4; ++attempt) {
    const covered = others.find((other) => distance(place, other) < 2 * radius);
    if (!covered) break;
    place = pushedFrom(covered, place, 2 * radius + tenth);
  }
  return { x: rounded(place.x), y: rounded(place.y) };
}

function pushedFrom(other: Place, place: Place, apart: number): Place {
  const now = distance(place, other);
  const away = now > 0 ? { x: (place.x - other.x) / now, y: (place.y - other.y) / now } : { x: -1, y: 0 };
  return { x: other.x + away.x * apart, y: other.y + away.y * apart };
}

function distance(a: Place, b: Place): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function rounded(metres: number): number {
  return Number(metres.toFixed(4)) || 0;
}

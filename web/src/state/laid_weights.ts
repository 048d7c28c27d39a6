// Weights laid on a map of the far end by hand, one after the other, none on top of another.
import type { Color, Place, TableInfo } from '../engine/types';

export interface LaidWeight {
  id: number;
  color: Color;
  x: number;
  y: number;
}

const tenth = 0.0001; // m: places are rounded to this

// `onBoard`: the nearest place that is on it.
type OnBoard = (place: Place) => Place;

export function laid(weights: readonly LaidWeight[], color: Color, at: Place, radius: number, onBoard: OnBoard): LaidWeight[] {
  const id = weights.reduce((highest, weight) => Math.max(highest, weight.id), 0) + 1;
  return [...weights, { id, color, ...besideOthers(weights, at, radius, onBoard) }];
}

export function moved(weights: readonly LaidWeight[], id: number, to: Place, radius: number, onBoard: OnBoard): LaidWeight[] {
  const others = weights.filter((weight) => weight.id !== id);
  return weights.map((weight) => (weight.id === id ? { ...weight, ...besideOthers(others, to, radius, onBoard) } : weight));
}

export function removed(weights: readonly LaidWeight[], id: number): LaidWeight[] {
  return weights.filter((weight) => weight.id !== id);
}

// A free place on the board, for a weight that is added by a button.
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
function besideOthers(others: readonly LaidWeight[], at: Place, radius: number, onBoard: OnBoard): Place {
  let place = at;
  for (let attempt = 0; attempt < 8; ++attempt) {
    const covered = others.find((other) => distance(place, other) < 2 * radius);
    if (!covered) break;
    place = pushedOnBoard(covered, place, 2 * radius + tenth, onBoard);
  }
  return onBoard({ x: rounded(place.x), y: rounded(place.y) });
}

// If an edge is in the way, the push goes along it: inwards from a corner.
function pushedOnBoard(other: Place, place: Place, apart: number, onBoard: OnBoard): Place {
  const pushed = pushedFrom(other, place, apart);
  const held = onBoard(pushed);
  const beside = (across: number) => Math.sqrt(Math.max(0, apart ** 2 - across ** 2));
  if (held.x !== pushed.x) {
    const left = onBoard({ x: held.x, y: other.y + beside(held.x - other.x) });
    const right = onBoard({ x: held.x, y: other.y - beside(held.x - other.x) });
    const first = place.y >= other.y ? left : right;
    return distance(first, other) >= apart - tenth / 2 ? first : place.y >= other.y ? right : left;
  }
  return held.y === pushed.y ? held : { x: other.x - beside(held.y - other.y), y: held.y };
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

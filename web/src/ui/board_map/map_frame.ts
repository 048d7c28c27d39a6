// The map's coordinates: millimetres, the far edge at 0 with the alley above it, the shooter below, and the shooter's left
// on the left. The board's x runs up the map, its y (positive to the left) against the map's x.
import type { Place, TableInfo } from '../../engine/types';

export interface MapFrame {
  left: number;
  top: number;
  width: number;
  height: number;
  depth: number; // of board that is seen, from the far edge
  half: number; // of the board's width
}

const mm = 1000;
const alley = 46; // shown beyond the edges, so that a hanger is fully visible
const cushion = 22;

// `depth`: metres from the far edge; default: past the far foul line. `beyond`: metres shown past the far edge, if more than
// the alley.
export function mapFrame(table: TableInfo, depth?: number, beyond = 0): MapFrame {
  const seen = Math.min(depth ?? table.foul_line + 0.13, table.length) * mm;
  const half = (table.width * mm) / 2;
  const beside = table.cushions ? cushion : alley;
  const below = seen >= table.length * mm ? alley : 0;
  const above = Math.max(alley, beyond * mm);
  return { left: -half - beside, top: -above, width: 2 * (half + beside), height: seen + above + below, depth: seen, half };
}

export function toMap(table: TableInfo, place: Place): Place {
  return { x: -place.y * mm, y: (table.length - place.x) * mm };
}

export function fromMap(table: TableInfo, point: Place): Place {
  return { x: table.length - point.y / mm, y: -point.x / mm || 0 };
}

// The nearest position with its centre on the visible board; a cushion keeps the whole weight on it.
export function onBoard(table: TableInfo, frame: MapFrame, radius: number, place: Place): Place {
  const shortest = table.length - frame.depth / mm;
  const half = table.width / 2 - (table.cushions ? radius : 0);
  return { x: clamp(place.x, Math.max(0, shortest), table.length), y: clamp(place.y, -half, half) };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

// A position as it is stored and reported: tenths of a millimetre.
export function toTenths(place: Place): Place {
  // Towards zero: rounding must not move a weight over an edge.
  const tenths = (metres: number) => Math.trunc(Number((metres * 10_000).toFixed(3))) / 10_000 || 0;
  return { x: tenths(place.x), y: tenths(place.y) };
}

// Boards, views and courses for the tests of throwing.
import type { TableInfo } from '../../engine/types';
import type { ToBoard } from './flick';
import { releaseArea, speedsAbout } from './aim';

export const radius = 0.02937;

export const longBoard: TableInfo = {
  name: 'long',
  length: 6.2992,
  width: 0.508,
  foul_line: 1.8288,
  deuce_line: 0.3048,
  trey_line: 0.1524,
  five_line: null,
  line_width: 0.006,
  weight_radius: radius,
  weight_mass: 0.345,
  cushions: false,
  release_x: 0.3,
  target: null,
  deceleration: { slow: 0.47, medium: 0.3, fast: 0.18 },
  restitution: 0.9,
  restitution_creeping: 0.6,
  restitution_knee: 0.05,
  weight_friction: 0.12,
  cushion_restitution: null,
  cushion_friction: null,
  weights: { standard: { radius, mass: 0.345 } },
};

export const bankBoard: TableInfo = { ...longBoard, name: 'bank', length: 3.2512, width: 0.4064, foul_line: 1.6256, cushions: true };

export const area = releaseArea(longBoard, radius, false);
export const speeds = speedsAbout(1.83);

// A window 390 px wide and 844 high, the board seen in perspective from behind and above, its middle at 195.
export const view = { width: 390, height: 844 };

export const toBoard: ToBoard = ({ x, y }) => {
  const horizon = 120;
  if (y <= horizon) return null;
  const depth = 1190 / (y - horizon); // m from the eye
  return { x: depth - 1.6, y: ((195 - x) * depth) / 990 };
};

export function toWindow(place: { x: number; y: number }): { x: number; y: number } {
  const depth = place.x + 1.6;
  return { x: 195 - (place.y * 990) / depth, y: 120 + 1190 / depth };
}

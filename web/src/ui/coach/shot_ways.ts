// The paths of weights in a course, with as few corners as possible, and where the throws of a sample end.
import type { AdvisedShot } from '../../engine/study';
import type { Color, Course, Place, TableInfo } from '../../engine/types';
import { pathOf } from '../../state/course';

export interface Way {
  id: number;
  color: Color;
  points: Place[];
  falls: boolean;
}

const moved = 0.01; // m: shorter paths are not drawn
const flat = 0.0015; // m from the straight line that makes a corner

// The path of every weight that moves. The thrown one comes last, as in the course.
export function waysOf(course: Course): Way[] {
  const ways = course.ids.map((id, index): Way => ({
    id,
    color: course.colors[index] ?? 'red',
    points: simplified(pathOf(course, index)),
    falls: course.falls.some(({ weight }) => weight === index),
  }));
  return ways.filter(({ points }) => lengthOf(points) > moved);
}

function lengthOf(points: readonly Place[]): number {
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? Math.hypot(last.x - first.x, last.y - first.y) : 0;
}

// Douglas-Peucker: the corner farthest from the line stays, if it is far enough.
function simplified(points: readonly Place[]): Place[] {
  if (points.length < 3) return [...points];
  const [first, last] = [points[0]!, points.at(-1)!];
  let farthest = 0;
  let off = 0;
  for (let i = 1; i < points.length - 1; ++i) {
    const distance = distanceFrom(points[i]!, first, last);
    if (distance > off) [farthest, off] = [i, distance];
  }
  if (off <= flat) return [first, last];
  return [...simplified(points.slice(0, farthest + 1)).slice(0, -1), ...simplified(points.slice(farthest))];
}

function distanceFrom(point: Place, first: Place, last: Place): number {
  const [dx, dy] = [last.x - first.x, last.y - first.y];
  const long = Math.hypot(dx, dy);
  if (long < 1e-9) return Math.hypot(point.x - first.x, point.y - first.y);
  return Math.abs(dx * (point.y - first.y) - dy * (point.x - first.x)) / long;
}

const shallowest = 0.7; // m
const margin = 0.09;

// The depth of board to show, from the far edge: whatever has something on it, at most what a map usually shows.
export function depthSeen(board: Pick<TableInfo, 'length' | 'foul_line'>, places: readonly Place[]): number {
  const max = board.foul_line + 0.13;
  const deep = places.map(({ x }) => board.length - x).filter((depth) => depth < max);
  return Math.min(max, Math.max(shallowest, ...deep.map((depth) => depth + margin)));
}

// Where a weight of the sample ended: the thrown one, or one that it moved.
export interface End extends Place {
  color: Color;
  isThrown: boolean;
  on: boolean;
  success: boolean; // of the throw
}

export function endsOf(shot: AdvisedShot, weights: readonly { color: Color }[], thrown: Color): End[] {
  return shot.sample.flatMap(({ success, moved: ends }) =>
    ends.map(({ weight, x, y, fate }) => ({ x, y, color: weights[weight]?.color ?? thrown, isThrown: weight >= weights.length, on: fate === 'on', success })),
  );
}

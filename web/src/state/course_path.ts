// The way of one weight in a course, until it rests or leaves the board.
import type { Course } from '../engine/types';

export interface Place {
  x: number;
  y: number;
}

// `place`: the weight's, among those of the course.
export function pathOf({ ids, times, x, y, falls }: Course, place: number): Place[] {
  const fall = falls.find(({ weight }) => weight === place);
  const points: Place[] = [];
  for (let sample = 0; sample < times.length; ++sample) {
    if (fall && times[sample]! > fall.t) break;
    const index = sample * ids.length + place;
    points.push({ x: x[index] ?? 0, y: y[index] ?? 0 });
  }
  if (fall) points.push({ x: fall.x, y: fall.y });
  return points;
}

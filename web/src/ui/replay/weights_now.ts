// Where the weights are at the moment that is watched, for the map.
import { sampleAt, stanceAt } from '../../scene/course';
import type { LyingWeight } from '../../state/replay/passages';
import type { Shown } from '../../state/replay/replay';

export function weightsNow({ sliding, weights }: Shown): LyingWeight[] {
  if (!sliding) return weights;
  const { course, time } = sliding;
  const sample = sampleAt(course.times, time, 0);
  const fallen = new Set(course.falls.filter(({ t }) => t <= time).map(({ weight }) => weight));
  return course.ids.flatMap((id, place) => {
    if (fallen.has(place)) return [];
    const { x, y } = stanceAt(course, place, sample, time, { x: 0, y: 0, turn: 0 });
    return [{ id, color: course.colors[place] ?? 'red', x, y }];
  });
}

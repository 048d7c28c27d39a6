// The scores to beat, as tests/make_drill_scores.ts found them with the engine: the mean of a level's hand, which aims
// at the best place it found.
import type { DrillKey } from './drill';
import made from './to_beat.json';

export interface ScoreToBeat {
  hand: string; // a level of the engine's
  score: number;
}

export function scoreToBeat(drill: DrillKey, level: number): ScoreToBeat | null {
  return made[drill][level] ?? null;
}

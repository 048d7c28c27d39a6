// Personal records: for each level of each drill the best score and the last ten. Also the scores to beat.
import { shelf } from '../device_store';
import type { DrillKey } from './drills';
import made from './to_beat.json';

export interface DrillScore {
  score: number;
  at: number; // ms
}

export interface DrillRecord {
  id: string; // "lag 1"
  best: DrillScore;
  last: DrillScore[]; // oldest first
}

const kept = 10;

export function recordId(drill: DrillKey, level: number): string {
  return `${drill} ${level + 1}`;
}

export function records(): Promise<DrillRecord[]> {
  return shelf<DrillRecord>('drills').list();
}

export function recordOf(drill: DrillKey, level: number): Promise<DrillRecord | null> {
  return shelf<DrillRecord>('drills').find(recordId(drill, level));
}

// Of equal scores the earlier one stays the best.
export function withScore(before: DrillRecord | null, id: string, result: DrillScore): DrillRecord {
  const best = before && before.best.score >= result.score ? before.best : result;
  return { id, best, last: [...(before?.last ?? []), result].slice(-kept) };
}

// The record with this result, and as it was before.
export async function keepScore(drill: DrillKey, level: number, result: DrillScore): Promise<{ record: DrillRecord; before: DrillRecord | null }> {
  const id = recordId(drill, level);
  let before: DrillRecord | null = null;
  const record = await shelf<DrillRecord>('drills').change(id, (kept) => withScore((before = kept), id, result));
  return { record, before };
}

// Made by tests/make_drill_scores.ts with the engine: the mean score of a level's hand that aims at the best place found.
export interface ScoreToBeat {
  hand: string; // a level of the engine's
  score: number;
}

export function scoreToBeat(drill: DrillKey, level: number): ScoreToBeat | null {
  return made[drill][level] ?? null;
}

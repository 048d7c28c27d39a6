// Personal records: for each level of each drill the best score, and the last ten.
import { shelf } from '../device_store';
import type { DrillKey } from './drill';

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

// Of scores as good, the earlier one stays the best.
export function withScore(before: DrillRecord | null, id: string, result: DrillScore): DrillRecord {
  const best = before && before.best.score >= result.score ? before.best : result;
  return { id, best, last: [...(before?.last ?? []), result].slice(-kept) };
}

// What is kept now, and what was before this result.
export async function keepScore(drill: DrillKey, level: number, result: DrillScore): Promise<{ record: DrillRecord; before: DrillRecord | null }> {
  const id = recordId(drill, level);
  let before: DrillRecord | null = null;
  const record = await shelf<DrillRecord>('drills').change(id, (kept) => withScore((before = kept), id, result));
  return { record, before };
}

// The ladder: which opponent is of one's strength. It is a sum over the matches that were counted, each under its own id, so
// a match that is counted twice, or taken in from a file again, changes nothing.
import { signal } from '@preact/signals';

import { shelf, type SavedMatch } from './device_store';
import { isMachine, levelOf, type MatchPlan } from './plan';

export interface LadderResult {
  id: string; // of the match
  level: string; // of the opponent
  won: boolean;
  ended: number; // ms since 1970
}

export interface Standing {
  rung: number; // where the next opponent stands: 0 is the weakest
  best: number; // the highest rung from which somebody was beaten; -1: none yet
  strength: number; // in rungs
}

export interface Won {
  played: number;
  won: number;
}

// Between neighbours the stronger one wins about seven of ten.
const slope = Math.log(0.7 / 0.3);

// The first matches move far, since nothing is known; later ones by less than a rung, so that one goes up and down step by step.
const firstSteps = [3.5, 2.6, 2, 1.6, 1.3, 1.1, 1, 0.9, 0.8];
const laterStep = 0.9;

// A gentle opponent first, but not the gentlest: there is somebody below for those who lose.
export function firstStrength(rungs: number): number {
  return 0.2 * (rungs - 1);
}

export function chanceToWin(strength: number, rung: number): number {
  return 1 / (1 + Math.exp(slope * (rung - strength)));
}

// After a match, the `count`-th, from 0.
export function strengthAfter(strength: number, rung: number, won: boolean, count: number, rungs: number): number {
  const step = firstSteps[count] ?? laterStep;
  const moved = strength + step * (Number(won) - chanceToWin(strength, rung));
  return Math.min(rungs - 1, Math.max(0, moved));
}

export function rungAt(strength: number, rungs: number): number {
  return Math.min(rungs - 1, Math.max(0, Math.round(strength)));
}

// `levels`: weakest first. Results against levels that are no longer there move nobody.
export function standingAfter(results: readonly LadderResult[], levels: readonly string[]): Standing {
  let strength = firstStrength(levels.length);
  let best = -1;
  let count = 0;
  for (const { level, won } of inOrder(results)) {
    const rung = levels.indexOf(level);
    if (rung < 0) continue;
    strength = strengthAfter(strength, rung, won, count++, levels.length);
    if (won) best = Math.max(best, rung);
  }
  return { rung: rungAt(strength, levels.length), best, strength };
}

export function recordAgainst(results: readonly LadderResult[], level: string): Won {
  const own = results.filter((result) => result.level === level);
  return { played: own.length, won: own.filter(({ won }) => won).length };
}

// Both together, each match once.
export function merged(own: readonly LadderResult[], others: readonly LadderResult[]): LadderResult[] {
  const byId = new Map<string, LadderResult>();
  for (const result of [...own, ...others]) if (!byId.has(result.id)) byId.set(result.id, result);
  return inOrder([...byId.values()]);
}

export function inOrder(results: readonly LadderResult[]): LadderResult[] {
  return [...results].sort((a, b) => a.ended - b.ended || (a.id < b.id ? -1 : 1));
}

// ---------------------------------------------------------------- which matches count

// The opponent of a match of one person against one machine; null: it is another match.
export function onlyOpponent(plan: MatchPlan): string | null {
  const { seats } = plan.setup;
  const [machine, another] = seats.filter(({ name }) => isMachine(plan, name));
  return seats.length === 2 && machine && !another ? levelOf(plan, machine.name) : null;
}

// A match of the ladder that is over; null: any other. A win after a throw was taken back does not count, as it was not won by
// the throws alone, and a loss does. Conceding is losing.
export function resultOf({ id, plan, over, winner, changed }: SavedMatch, tookBack: boolean): LadderResult | null {
  const level = onlyOpponent(plan);
  if (!plan.ladder || !over || level === null || winner === null) return null;
  const won = !isMachine(plan, winner);
  return won && tookBack ? null : { id, level, won, ended: changed };
}

// What a match did: the ladder without it, and with it.
export function changeBy(id: string, results: readonly LadderResult[], levels: readonly string[]): { before: Standing; after: Standing } | null {
  const until = inOrder(results);
  const place = until.findIndex((each) => each.id === id);
  return place < 0 ? null : { before: standingAfter(until.slice(0, place), levels), after: standingAfter(until.slice(0, place + 1), levels) };
}

// ---------------------------------------------------------------- as kept on this device

export const ladder = signal<LadderResult[]>([]);
export const wonAfterUndo = signal<readonly string[]>([]); // matches that do not count for it

const kept = () => shelf<LadderResult>('ladder');

export async function loadLadder(): Promise<void> {
  ladder.value = inOrder(await kept().list().catch(() => []));
}

// Counts every match that is over and was not counted yet, also those that ended just before the page was closed.
// `tookBack`: whether a throw of it was taken back.
export async function countMatches(saved: readonly SavedMatch[], tookBack: (id: string) => Promise<boolean>): Promise<void> {
  for (const match of saved) {
    const { id } = match;
    if (!match.over || !match.plan.ladder || wonAfterUndo.peek().includes(id) || ladder.peek().some((each) => each.id === id)) continue;
    const isUndone = await tookBack(id).catch(() => null);
    if (isUndone === null) continue; // its record could not be read: next time
    const result = resultOf(match, isUndone);
    if (result) await takeIn([result]).catch(() => {}); // counted again after a reload
    else wonAfterUndo.value = [...wonAfterUndo.peek(), id];
  }
}

// Returns how many of them are new. Fails if they could not be stored: then they count until the page is closed.
export async function takeIn(results: readonly LadderResult[]): Promise<number> {
  const before = ladder.peek();
  const after = merged(before, results);
  ladder.value = after;
  // Also those that are known, which may not have been stored.
  const given = new Set(results.map(({ id }) => id));
  await kept().putAll(after.filter(({ id }) => given.has(id)));
  return after.length - before.length;
}

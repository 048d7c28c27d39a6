// What the page explains to people once: how to throw and what for, and a tip for each game and each kind of board. Which of
// them were seen is kept with the preferences.
import type { MatchEvent, MatchState, TableInfo } from '../engine/types';
import { changePreferences, preferences } from './preferences';
import type { ZoneWorth } from './zones';

export const throwTip = 'throw'; // how to throw, with the goal; goes with a throw that went well

export type BoardTip = 'cushions' | 'rings';

// A tip of the board, or of the game.
export type TableTip = { key: string; board: BoardTip } | { key: string; game: string };

export function tipsFor(game: string, table: Pick<TableInfo, 'cushions' | 'target'>): TableTip[] {
  const boards: BoardTip[] = [...(table.cushions ? (['cushions'] as const) : []), ...(table.target ? (['rings'] as const) : [])];
  return [...boards.map((board) => ({ key: `board ${board}`, board })), { key: `game ${game}`, game }];
}

export function isSeen(key: string): boolean {
  return preferences.value.seenTips.includes(key);
}

export function markSeen(key: string): void {
  if (!isSeen(key)) changePreferences({ seenTips: [...preferences.value.seenTips, key] });
}

// The tips of one table, at once: whoever asks for them need not be shown how to throw.
export function showAgain(tips: readonly TableTip[]): void {
  const keys = new Set(tips.map(({ key }) => key));
  changePreferences({ seenTips: [...preferences.value.seenTips.filter((key) => key !== throwTip && !keys.has(key)), throwTip] });
}

export function showAllAgain(): void {
  changePreferences({ seenTips: [] });
}

// What to throw for. `points`: of the best zone.
export type Goal = { kind: 'four' } | { kind: 'rings' } | { kind: 'cushion' | 'stop'; points: number };

// Null where no zone counts by itself.
export function goalOf(zones: readonly ZoneWorth[], table: Pick<TableInfo, 'cushions' | 'target'>, four: boolean): Goal | null {
  if (four) return { kind: 'four' };
  if (zones.length === 0) return null;
  if (table.target) return { kind: 'rings' };
  return { kind: table.cushions ? 'cushion' : 'stop', points: Math.max(...zones.map(({ points }) => points)) };
}

// Whether everything that was just thrown is still on the board. Null: nothing was, or nobody may know.
export function wentWell(events: readonly MatchEvent[]): boolean | null {
  const shot = events.find((each) => each.event === 'shot');
  if (!shot) return null;
  // The weights of a throw have the highest numbers.
  const lost = (each: MatchEvent) =>
    (each.event === 'fell' || each.event === 'dead_removed' || each.event === 'no_cushion' || each.event === 'taken_off') && each.weight >= shot.weight;
  return !events.some(lost);
}

// A first round that somebody of that side has not learnt to throw in: nothing scored, and most of the weights are gone.
export function needsLesson({ before, events, side }: { before: MatchState; events: readonly MatchEvent[]; side: string }, own: string): boolean {
  const isFirst = before.round <= 1 && before.frame <= 1 && before.series.game <= 1;
  const sharesBoard = events.some((each) => each.event === 'scored' && each.side !== side);
  if (!isFirst || (!sharesBoard && side !== own)) return false;
  const scores = events.some((each) => each.event === 'scored' && each.side === own && each.points > 0);
  const gone = before.off.filter((weight) => weight.side === own).length;
  const lying = before.weights.filter((weight) => weight.side === own).length;
  return !scores && gone > lying && gone >= 2;
}

// Undo and redo are steps of a record like any other; what a match came to is what was left standing.
import type { MatchEvent } from '../../engine/types';

export interface FoldedSteps {
  standing: number[]; // the steps that were not taken back, in order; one done again is its first doing
  origin: number[]; // of every step: where it was done first; itself, but for one done again
}

export function foldUndone(steps: readonly { events: readonly MatchEvent[] }[]): FoldedSteps {
  const standing: number[] = [];
  const origin: number[] = [];
  let undone: number[] = [];
  for (const [place, { events }] of steps.entries()) {
    const what = events[0]?.event;
    if (what === 'undone') {
      const last = standing.pop();
      if (last !== undefined) undone.push(last);
      origin.push(place);
    } else if (what === 'redone') {
      const first = undone.pop() ?? place;
      standing.push(first);
      origin.push(first);
    } else {
      undone = [];
      standing.push(place);
      origin.push(place);
    }
  }
  return { standing, origin };
}

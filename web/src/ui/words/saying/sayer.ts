// A language's way to say what the engine tells in codes.
import type { Refused } from '../../../engine/fault';
import type { JudgedWeight, Judgement, ToldEvent } from '../../../engine/types';
import type { Units } from '../measures';
import { sayEvent } from './events';
import { saySummary, sayWhy } from './judge';
import type { SaidWords } from './said_words';

export type PlayerOf = (seat: number) => number;
export interface RefusalSayer {
  say(refused: Refused, playerOf: PlayerOf): string;
  find(refused: Refused, playerOf: PlayerOf): string | null; // null: there are no words for this code
}

export interface Sayer {
  why(judgement: Judgement, weight: JudgedWeight, units: Units): string;
  summary(judgement: Judgement): string;
  event(event: ToldEvent, units: Units): string;
  refusals: () => Promise<RefusalSayer>; // loaded when something is first refused, or can be
}

export function sayerOf(words: SaidWords, refusals: Sayer['refusals']): Sayer {
  return {
    why: (judgement, weight, units) => sayWhy(words.judge, judgement, weight, units),
    summary: (judgement) => saySummary(words.judge, judgement),
    event: (event, units) => sayEvent(words.events, words.side, event, units),
    refusals,
  };
}

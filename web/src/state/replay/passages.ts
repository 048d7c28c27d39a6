// A match for watching: one passage for each step of its record, with the table before and after it.
import type { Replayed, ReplayStep } from '../../engine/study';
import type { Color, MatchEvent, MatchState, RecordLine, Rest } from '../../engine/types';
import { countedAfter, roundThatEnded, type JudgedRound } from '../table_session';
import { foldUndone } from './replay';

export interface LyingWeight {
  id: number;
  color: Color;
  x: number;
  y: number;
}

// The scoreboard, and what lies on the board.
export interface Standing {
  state: MatchState;
  weights: LyingWeight[];
}

export interface Passage {
  step: number; // its index in the replay
  throws: boolean; // whether something slides
  player: string | null; // who throws
  events: MatchEvent[];
  begins: Standing;
  ends: Standing; // after a round or turn: as it was judged, with its points; the board is cleared when the next one begins
  judged: JudgedRound | null;
  opensRound: boolean; // a round, turn or game begins with it
}

// `record`: the text that was replayed.
export function passagesOf(replayed: Replayed, record: string): Passage[] {
  const lines = record.split('\n');
  const { origin } = foldUndone(replayed.steps);
  const lineOf = (index: number) => lines[(replayed.steps[origin[index] ?? index]?.line ?? 0) - 1] ?? '';
  const passages: Passage[] = [];
  for (const [index, step] of replayed.steps.entries()) passages.push(passageOf(step, index, lineOf(index), passages[index - 1]));
  return passages;
}

function passageOf(step: ReplayStep, index: number, line: string, last: Passage | undefined): Passage {
  const before = step.before ?? step.state;
  const judged = roundThatEnded(step.events, before, null);
  return {
    step: index,
    throws: step.throws,
    player: step.events.find((each) => each.event === 'shot')?.player ?? null,
    events: step.events,
    begins: { state: before, weights: before.weights },
    ends: judged ? judgedStanding(step, before, judged, line) : { state: step.state, weights: step.state.weights },
    judged,
    opensRound: last !== undefined && opens(last, before),
  };
}

// The first thing after the opening, or after a round was judged.
function opens(last: Passage, before: MatchState): boolean {
  if (last.judged) return true;
  return before.phase === 'shooting' && last.begins.state.phase !== 'shooting';
}

// The state after a round is the next one's already. What this one came to is in its events.
function judgedStanding(step: ReplayStep, before: MatchState, judged: JudgedRound, line: string): Standing {
  const weights = judged.judgement ? numbered(judged.judgement.weights, step, line) : leftLying(step, before, line);
  if (step.state.over) return { state: step.state, weights };
  const series = { ...before.series, wins: step.state.series.wins };
  return { state: { ...before, ...countedAfter(judged), series, to_shoot: null }, weights };
}

// Where a throw left each weight according to the record, with its id: those that lay there, then those thrown.
function restsOf(step: ReplayStep, line: string): (LyingWeight & { fell: boolean })[] {
  const before = step.before?.weights ?? [];
  const shot = step.events.find((each) => each.event === 'shot');
  if (!shot) return [];
  return restsIn(line).map(({ x, y, fell }, index) => {
    const { id, color } = before[index] ?? { id: shot.weight + index - before.length, color: shot.color };
    return { id, color, x, y, fell: fell !== 'none' };
  });
}

function restsIn(line: string): Rest[] {
  try {
    const event = JSON.parse(line) as RecordLine;
    return 'rests' in event ? event.rests : [];
  } catch {
    return [];
  }
}

// A judgement has no ids for its weights: they are identified by where they lie, or lay before they were put back.
function numbered(judged: { color: Color; x: number; y: number }[], step: ReplayStep, line: string): LyingWeight[] {
  const known: LyingWeight[] = [...restsOf(step, line), ...(step.before?.weights ?? [])];
  const taken = new Set<number>();
  return judged.map(({ color, x, y }, index) => {
    const found = known.find((weight) => !taken.has(weight.id) && weight.color === color && weight.x === x && weight.y === y);
    const id = found?.id ?? 100 + index; // reported from a real table: nothing had an id
    taken.add(id);
    return { id, color, x, y };
  });
}

// What a throw that failed its turn left on the board: nobody judged it.
function leftLying(step: ReplayStep, before: MatchState, line: string): LyingWeight[] {
  if (!step.throws) return before.weights;
  return restsOf(step, line).flatMap(({ fell, ...weight }) => (fell ? [] : [weight]));
}

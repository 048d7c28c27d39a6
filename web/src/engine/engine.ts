// The engine in its worker, as the rest of the page sees it. It answers calls in order.
import type {
  Command, Course, GameInfo, JudgeAnswer, JudgeRequest, LevelInfo, MatchAnswer, MatchSetup, Powder, PresetInfo, RecordVerdict, Sheet, TableInfo,
} from './types';
import { createEngine } from './worker_calls';

// The result of a command.
export interface Played {
  answer: MatchAnswer;
  lines: string; // of the record, to be stored before anything is shown; '' if refused
  course: Course | null; // of a throw
  powder: Powder | null; // as seen by the present shooter; null without wear
}

export interface Engine {
  games(): Promise<GameInfo[]>;
  presets(): Promise<PresetInfo[]>;
  tables(): Promise<TableInfo[]>;
  levels(): Promise<LevelInfo[]>; // the machine players, weakest first
  judge(request: JudgeRequest): Promise<JudgeAnswer>;
  // The speed at which a weight released on a fresh board stops with its centre at x; null if none does.
  speedToReach(table: string, powder: string | number, weight: string, x: number): Promise<number | null>;

  // One match at a time: beginning or resuming one closes the other.
  begin(setup: MatchSetup): Promise<Played>;
  resume(record: string): Promise<Played>; // also a truncated record; refused if it cannot go on
  command(command: Command): Promise<Played>;
  sheet(): Promise<Sheet>; // of the match that is open: what was scored so far
  // A match played elsewhere, by one or more lines of its record: the setup, which begins the match here, then every event
  // and the end. If this engine computes another outcome for the last throw, the line's holds and the answer says `differs`.
  follow(lines: string): Promise<Played>;
  act(level: string): Promise<Played>; // a machine's turn
  endOfRecord(): Promise<string>; // the lines that close the record, for a file
  verify(record: string): Promise<RecordVerdict>; // as `hammer replay` does
}

export function startEngine(): Engine {
  return createEngine(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' }));
}

// The engine in its worker, as the rest of the page sees it. Everything is answered in the order asked.
import type {
  Command, Course, GameInfo, JudgeAnswer, JudgeRequest, LevelInfo, MatchAnswer, MatchSetup, Powder, PresetInfo, RecordVerdict, TableInfo,
} from './types';

// What a command of a match brought.
export interface Played {
  answer: MatchAnswer;
  lines: string; // of the record, to be kept before anything is shown; '' where refused
  course: Course | null; // of a throw
  powder: Powder | null; // as it now is, seen by the present shooter; null without wear
}

export interface Engine {
  games(): Promise<GameInfo[]>;
  presets(): Promise<PresetInfo[]>;
  tables(): Promise<TableInfo[]>;
  levels(): Promise<LevelInfo[]>; // the machine players, weakest first
  judge(request: JudgeRequest): Promise<JudgeAnswer>;
  // The speed at which a weight let go on a fresh board stops with its centre at x; null where none does.
  speedToReach(table: string, powder: string | number, weight: string, x: number): Promise<number | null>;

  // One match at a time; beginning or resuming one puts the other away.
  begin(setup: MatchSetup): Promise<Played>;
  resume(record: string): Promise<Played>; // a cut-off record too; refused where it cannot go on
  command(command: Command): Promise<Played>;
  // The same from elsewhere, by one line of its record or several: the setup, which begins the match here, then every
  // event and the end. Where the last throw comes out otherwise here, what the line says holds, and the answer says that
  // it differs.
  follow(lines: string): Promise<Played>;
  act(level: string): Promise<Played>; // a machine's turn
  endOfRecord(): Promise<string>; // the lines that close the record, for a file to give away
  verify(record: string): Promise<RecordVerdict>; // as `hammer replay` does
}

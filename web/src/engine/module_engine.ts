// The engine's answers, worked out by the module. In the page it sits in a worker: see client.ts.
import { readCourse, readPowder } from './drawn_numbers';
import type { Played } from './engine';
import { faultMessage, refusalMessage, type Refused } from './fault';
import type { PageModule } from './page_module';
import type {
  Command, GameInfo, JudgeAnswer, JudgeRequest, LevelInfo, MatchSetup, MatchState, PresetInfo, TableInfo, UmpireAnswer,
} from './types';
import { giveWantedNetwork, type FetchNetwork } from './wanted_network';

// As the module answers: without a sentence.
type ModuleAnswer = Extract<UmpireAnswer, { ok: true }> | ({ ok: false; state: MatchState | null } & Refused);

// What a record that cannot be taken up is answered with, in place of an umpire's answer. Without a code it is of other rules.
type Verdict = { status: string } & Partial<Refused>;

export class ModuleEngine {
  constructor(
    private readonly module: PageModule,
    private readonly fetchNetwork: FetchNetwork,
  ) {}

  games(): GameInfo[] {
    return JSON.parse(this.module.ask('hammer_games')).games;
  }
  presets(): PresetInfo[] {
    return JSON.parse(this.module.ask('hammer_games')).presets;
  }
  tables(): TableInfo[] {
    return JSON.parse(this.module.ask('hammer_tables')).tables;
  }
  levels(): LevelInfo[] {
    return JSON.parse(this.module.ask('hammer_levels')).levels;
  }
  judge(request: JudgeRequest): JudgeAnswer {
    const answer = JSON.parse(this.module.ask('hammer_judge', JSON.stringify(request), 1));
    return 'code' in answer ? { error: refusalMessage({ ...answer, line: undefined }), field: answer.field } : answer;
  }
  speedToReach(table: string, powder: string | number, weight: string, x: number): number | null {
    const answer = JSON.parse(this.module.ask('hammer_reach', JSON.stringify({ table, powder, weight, x })));
    if ('code' in answer) throw new Error(refusalMessage(answer));
    return answer.speed;
  }

  // The seed is for a setup, or a record, that has none.
  begin(setup: MatchSetup, seed: number): Played {
    this.giveSecret();
    this.module.call('hammer_umpire_new', seed);
    return this.played(JSON.parse(this.module.ask('hammer_umpire', JSON.stringify(setup))));
  }
  resume(record: string, seed: number): Played {
    this.giveSecret();
    const answer: ModuleAnswer | Verdict = JSON.parse(this.module.ask('hammer_umpire_resume', record, 1, seed));
    if ('ok' in answer) return this.played(answer);
    return this.played({ ok: false, state: null, code: 'other_revision', field: null, arguments: {}, ...answer });
  }
  command(command: Command): Played {
    return this.played(JSON.parse(this.module.ask('hammer_umpire', JSON.stringify(command))));
  }
  follow(lines: string): Played {
    let answer: ModuleAnswer | null = null;
    for (const line of lines.trimEnd().split('\n')) {
      // The setup, which begins a match; nothing is drawn here.
      if (line.startsWith('{"hammer_record"')) this.module.call('hammer_umpire_new', 0);
      answer = JSON.parse(this.module.ask('hammer_umpire_follow', line)) as ModuleAnswer;
      if (!answer.ok) break;
    }
    return answer ? this.played(answer) : refusedWith({ ok: false, error: faultMessage('recordRefused'), field: null, state: null });
  }
  async act(level: string): Promise<Played> {
    await giveWantedNetwork(this.module, this.fetchNetwork);
    return this.played(JSON.parse(this.module.ask('hammer_umpire_act', JSON.stringify({ level }))));
  }
  endOfRecord(): string {
    return this.module.ask('hammer_umpire_record', '', 1);
  }
  verify(record: string): { ok: boolean; refused: Refused | null } {
    return JSON.parse(this.module.ask('hammer_verdict', record));
  }

  // Without it a name that was taken out of a record could be guessed.
  private giveSecret(): void {
    this.module.give(crypto.getRandomValues(new Uint8Array(32)), 'hammer_name_secret');
  }

  private played(answer: ModuleAnswer): Played {
    if (!answer.ok) return refusedWith({ ok: false, error: refusalMessage(answer), field: answer.field, state: answer.state });
    return {
      answer,
      lines: this.module.ask('hammer_umpire_record', '', 0),
      course: readCourse(this.module.numbers('hammer_course')),
      powder: readPowder(this.module.numbers('hammer_powder')),
    };
  }
}

function refusedWith(answer: UmpireAnswer): Played {
  return { answer, lines: '', course: null, powder: null };
}

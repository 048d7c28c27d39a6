// The engine's answers, computed by the module. On the page it runs in a worker: see worker_calls.ts.
import { loadMissingNetwork, readCourse, readPowder, type FetchNetwork, type PageModule } from './page_module';
import type { Played } from './engine';
import { faultMessage, refusalMessage } from './fault';
import type {
  Command, GameInfo, GamesListing, JudgeAnswer, JudgementOrRefusal, JudgeRequest, LevelInfo, LevelsListing, MatchAnswer, MatchSetup, PresetInfo,
  ReachAnswer, RecordVerdict, ReplayVerdict, Sheet, SheetAnswer, TableInfo, TablesListing, UmpireAnswer,
} from './types';

export class ModuleEngine {
  constructor(
    private readonly module: PageModule,
    private readonly fetchNetwork: FetchNetwork,
  ) {}

  games(): GameInfo[] {
    return this.ask<GamesListing>('hammer_games').games;
  }
  presets(): PresetInfo[] {
    return this.ask<GamesListing>('hammer_games').presets;
  }
  tables(): TableInfo[] {
    return this.ask<TablesListing>('hammer_tables').tables;
  }
  levels(): LevelInfo[] {
    return this.ask<LevelsListing>('hammer_levels').levels;
  }
  judge(request: JudgeRequest): JudgeAnswer {
    const answer = this.ask<JudgementOrRefusal>('hammer_judge', JSON.stringify(request), 1);
    if (!('code' in answer)) return answer;
    const { line: _, ...refused } = answer; // there is only one
    return { error: refusalMessage(refused), field: refused.field };
  }
  speedToReach(table: string, powder: string | number, weight: string, x: number): number | null {
    const answer = this.ask<ReachAnswer>('hammer_reach', JSON.stringify({ table, powder, weight, x }));
    if ('code' in answer) throw new Error(refusalMessage(answer));
    return answer.speed;
  }

  // The seed is used when the setup, or the record, has none.
  begin(setup: MatchSetup, seed: number): Played {
    this.giveSecret();
    this.module.call('hammer_umpire_new', seed);
    return this.played(this.ask('hammer_umpire', JSON.stringify(setup)));
  }
  resume(record: string, seed: number): Played {
    this.giveSecret();
    const answer = this.ask<UmpireAnswer | ReplayVerdict>('hammer_umpire_resume', record, 1, seed);
    if ('ok' in answer) return this.played(answer);
    const refused = answer.status === 'refused' ? answer : { code: 'other_revision', field: null, arguments: {} };
    return refusedWith({ ok: false, error: refusalMessage(refused), field: refused.field, state: null });
  }
  command(command: Command): Played {
    return this.played(this.ask('hammer_umpire', JSON.stringify(command)));
  }
  sheet(): Sheet {
    const answer = this.ask<SheetAnswer | (UmpireAnswer & { ok: false })>('hammer_umpire_sheet');
    if (!answer.ok) throw new Error(refusalMessage(answer));
    return answer.sheet;
  }
  follow(lines: string): Played {
    let answer: UmpireAnswer | null = null;
    for (const line of lines.trimEnd().split('\n')) {
      // The setup, which begins a match; no random number is drawn here.
      if (line.startsWith('{"hammer_record"')) this.module.call('hammer_umpire_new', 0);
      answer = this.ask<UmpireAnswer>('hammer_umpire_follow', line);
      if (!answer.ok) break;
    }
    return answer ? this.played(answer) : refusedWith({ ok: false, error: faultMessage('recordRefused'), field: null, state: null });
  }
  async act(level: string): Promise<Played> {
    const act = () => this.ask<UmpireAnswer>('hammer_umpire_act', JSON.stringify({ level }));
    const answer = act();
    if (answer.ok || answer.code !== 'network_missing') return this.played(answer);
    await loadMissingNetwork(this.module, String(answer.arguments['network']), this.fetchNetwork);
    return this.played(act());
  }
  endOfRecord(): string {
    return this.module.ask('hammer_umpire_record', '', 1);
  }
  verify(record: string): RecordVerdict {
    return this.ask('hammer_verdict', record);
  }

  private ask<Answer>(name: string, text = '', ...numbers: number[]): Answer {
    return JSON.parse(this.module.ask(name, text, ...numbers));
  }

  // Without it a name that was removed from a record could be guessed.
  private giveSecret(): void {
    this.module.give(crypto.getRandomValues(new Uint8Array(32)), 'hammer_name_secret');
  }

  private played(answer: UmpireAnswer): Played {
    if (!answer.ok) return refusedWith({ ok: false, error: refusalMessage(answer), field: answer.field, state: answer.state });
    return {
      answer,
      lines: this.module.ask('hammer_umpire_record', '', 0),
      course: readCourse(this.module.numbers('hammer_course')),
      powder: readPowder(this.module.numbers('hammer_powder')),
    };
  }
}

function refusedWith(answer: MatchAnswer): Played {
  return { answer, lines: '', course: null, powder: null };
}

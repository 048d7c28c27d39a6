// The page's module, with every request and response checked against the schemas of protocol/schema.
import { fileURLToPath } from 'node:url';

import { SchemaChecker } from '../../scripts/schemas/checker.mjs';
import { readSchemas, type SchemaType } from '../../scripts/schemas/read.mjs';
import { PageModule } from '../src/engine/page_module';

// Of each export the types of what goes in and what comes out; one object a line, or one alone.
interface Exchange {
  asked?: string;
  answers: string[];
  isLines?: boolean;
}

const exchanges: Record<string, Exchange> = {
  hammer_games: { answers: ['GamesListing'] },
  hammer_tables: { answers: ['TablesListing'] },
  hammer_levels: { answers: ['LevelsListing'] },
  hammer_reach: { asked: 'ReachRequest', answers: ['ReachAnswer'] },
  hammer_judge: { asked: 'JudgeRequest', answers: ['JudgementOrRefusal'] },
  hammer_umpire_resume: { answers: ['UmpireAnswer', 'ReplayVerdict'] },
  hammer_umpire_follow: { asked: 'RecordLine', answers: ['UmpireAnswer'] },
  hammer_umpire_sheet: { answers: ['SheetAnswer', 'RefusedCommand'] },
  hammer_umpire_act: { asked: 'MachineTurn', answers: ['UmpireAnswer'] },
  hammer_umpire_record: { answers: ['RecordLine'], isLines: true },
  hammer_verdict: { answers: ['RecordVerdict'] },
  hammer_verify_record: { answers: ['ReplayVerdict'] },
  hammer_replay_open: { answers: ['ReplayHead', 'PlayedStep', 'NarrationStep', 'ReplayEnd'], isLines: true },
};
const unchecked = new Set(['hammer_network_wanted']); // which is a name alone

// By the field that says what an advise line asks for.
const studies: [field: string, asked: string, answer: string][] = [
  ['next', 'NextLine', 'ToShoot'],
  ['throw', 'ThrowLine', 'PlayedThrow'],
  ['scatter', 'ScatterLine', 'Rests'],
  ['heat', 'HeatLine', 'Heat'],
  ['rate', 'RatingRequest', 'study.Rating'],
  ['estimate', 'EstimateLine', 'HandEstimate'],
  ['weights', 'AdviceRequest', 'Advice'],
];

const types = readSchemas(fileURLToPath(new URL('../../protocol/schema', import.meta.url)));
const checkers = { inCodes: new SchemaChecker(types, { english: false }), inEnglish: new SchemaChecker(types, { english: true }) };

// Fields of the checked types that no value in this test file had.
export function neverSeen(isWanted: (type: SchemaType) => boolean): string[] {
  const all = Object.values(checkers);
  const seen = new Set(all.flatMap((checker) => checker.seenFields()));
  return [...new Set(all.flatMap((checker) => checker.namedFields(isWanted)))].filter((field) => !seen.has(field));
}

export class SchemaFault extends Error {}

export class CheckedModule extends PageModule {
  private readonly checker: SchemaChecker;
  private hasMatch = false;

  // `english`: whether it says everything in English, too.
  constructor(instance: WebAssembly.Instance, english: boolean) {
    super(instance);
    this.checker = english ? checkers.inEnglish : checkers.inCodes;
  }

  override call(name: string, ...numbers: number[]): number {
    if (name === 'hammer_umpire_new') this.hasMatch = false;
    return super.call(name, ...numbers);
  }

  override ask(name: string, text = '', ...numbers: number[]): string {
    const answer = super.ask(name, text, ...numbers);
    if (!unchecked.has(name)) this.hold(name, text, answer);
    return answer;
  }

  private hold(name: string, asked: string, answer: string): void {
    const { asked: request, answers, isLines } = this.exchangeOf(name, asked);
    const lines = isLines ? answer.split('\n').filter((line) => line !== '') : [answer];
    const values: unknown[] = lines.map((line) => JSON.parse(line));
    for (const value of values) this.expectFits(value, answers);
    if (request && !values.some(isRefusal)) this.expectFits(JSON.parse(asked), [request]);
    if (name === 'hammer_umpire' || name === 'hammer_umpire_resume' || name === 'hammer_umpire_follow') this.hasMatch ||= !isRefusal(values[0]);
  }

  private exchangeOf(name: string, asked: string): Exchange {
    if (name === 'hammer_umpire') return { asked: this.hasMatch ? 'match.Command' : 'MatchSetup', answers: ['UmpireAnswer'] };
    if (name === 'hammer_replay_position') return { answers: ['PositionOfReplay', 'null'] };
    if (name === 'hammer_advise') {
      const fields = JSON.parse(asked) as object;
      const study = studies.find(([field]) => field in fields);
      if (!study) throw new SchemaFault(`no study is known that is asked for by ${Object.keys(fields).join(', ')}`);
      return { asked: study[1], answers: [study[2], 'RefusedLine'] };
    }
    const exchange = exchanges[name];
    if (!exchange) throw new SchemaFault(`no schema is known for ${name}`);
    return exchange;
  }

  private expectFits(value: unknown, types: string[]): void {
    const found = types.map((type) => (type === 'null' ? (value === null ? [] : ['it is not null']) : this.checker.faultsOf(value, type)));
    if (found.some((faults) => faults.length === 0)) return;
    const least = found.reduce((best, faults) => (faults.length < best.length ? faults : best));
    throw new SchemaFault(`not as protocol/schema has it (${types.join(', ')}):\n${least.slice(0, 10).join('\n')}`);
  }
}

function isRefusal(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'code' in value;
}

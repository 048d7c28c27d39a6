// A match at a real board: people shoot, the page keeps score. Rounds are reported, by points or by where the weights
// lie, and everything that follows comes from the engine.
import { batch, signal, type Signal } from '@preact/signals';

import { messageOf } from '../engine/fault';
import type { AgreedSetup, Command, JudgeRequest, MatchEvent, MatchState, Sheet, TableInfo } from '../engine/types';
import type { LaidWeight } from './laid_weights';
import type { OpenMatch } from './match_library';
import type { MatchPlan } from './plan';
import type { ReportExtras } from './points_entry';

export class RealSession {
  readonly id: string;
  readonly plan: MatchPlan;
  readonly setup: AgreedSetup;
  readonly state: Signal<MatchState>;
  readonly sheet: Signal<Sheet>;
  readonly events = signal<MatchEvent[]>([]); // what followed from the last command
  readonly fault = signal<string | null>(null); // why the last command was refused
  private waiting = false;

  static async of(match: OpenMatch): Promise<RealSession> {
    return new RealSession(match, await match.sheet());
  }

  private constructor(private readonly match: OpenMatch, sheet: Sheet) {
    const { answer } = match.played;
    if (!answer.ok) throw new Error(answer.error);
    this.sheet = signal(sheet);
    this.id = match.id;
    this.plan = match.plan;
    this.setup = match.setup;
    this.state = signal(answer.state);
  }

  // True: it was played and stored. A second command is not sent while one is pending.
  async send(command: Command): Promise<boolean> {
    if (this.waiting) return false;
    this.waiting = true;
    try {
      const { answer } = await this.match.send(command);
      if (!answer.ok) return this.refused(answer.error);
      const sheet = await this.match.sheet();
      batch(() => {
        this.fault.value = null;
        this.events.value = answer.events;
        this.state.value = answer.state;
        this.sheet.value = sheet;
      });
      return true;
    } catch (error) {
      return this.refused(messageOf(error));
    } finally {
      this.waiting = false;
    }
  }

  forgetFault(): void {
    this.fault.value = null;
  }

  private refused(why: string): false {
    this.fault.value = why;
    return false;
  }
}

export function weightsReport(weights: readonly LaidWeight[], firstColor: 'red' | 'blue' | null, extras: ReportExtras): Command {
  return { cmd: 'report', weights: weights.map(bare), ...(firstColor === null ? {} : { first_color: firstColor }), ...extras };
}

// The same question for the judge, before anything is reported. Handicaps are the match's, not the position's.
export function judgeRequest(
  setup: AgreedSetup,
  weights: readonly LaidWeight[],
  firstColor: 'red' | 'blue' | null,
): JudgeRequest {
  const { handicap: _, ...options } = setup.options;
  return {
    game: setup.game,
    preset: setup.preset,
    options,
    table: setup.table,
    weight: setup.weight,
    weights: weights.map(bare),
    ...(firstColor === null ? {} : { first_color: firstColor }),
  };
}

function bare({ color, x, y }: LaidWeight): Pick<LaidWeight, 'color' | 'x' | 'y'> {
  return { color, x, y };
}

// The powder of a real board from one lag: a weight that slid d and came to rest after t slowed by a = 2 d / t².

export function decelerationOf(distance: number, time: number): number | null {
  const found = (2 * distance) / (time * time);
  return Number.isFinite(found) && found > 0 ? Math.round(found * 1000) / 1000 : null;
}

export type PowderName = keyof TableInfo['deceleration'];

// The named powder that is nearest, by ratio.
export function nearestPowder(table: TableInfo, deceleration: number): PowderName {
  const away = (name: PowderName) => Math.abs(Math.log(table.deceleration[name] / deceleration));
  const names = Object.keys(table.deceleration) as PowderName[];
  return names.reduce((best, name) => (away(name) < away(best) ? name : best));
}

// From the release point to the middle of the deuce zone: about the length of a good lag.
export function typicalLag(table: TableInfo): number {
  return Math.round((table.length - table.release_x - 0.2) * 100) / 100;
}

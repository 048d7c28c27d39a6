// A match at a real board: people shoot, the page keeps score. Rounds are reported, by points or by where the weights
// lie, and everything that follows comes from the engine.
import { signal, type Signal } from '@preact/signals';

import { messageOf } from '../engine/fault';
import type { AgreedSetup, Command, JudgeRequest, MatchEvent, MatchState, TableInfo } from '../engine/types';
import type { LaidWeight } from './laid_weights';
import type { OpenMatch } from './match_library';
import type { MatchPlan } from './plan';

export class RealSession {
  readonly id: string;
  readonly plan: MatchPlan;
  readonly setup: AgreedSetup;
  readonly state: Signal<MatchState>;
  readonly events = signal<MatchEvent[]>([]); // what followed from the last command
  readonly fault = signal<string | null>(null); // why the last command was refused
  private waiting = false;

  constructor(private readonly match: OpenMatch) {
    const { answer } = match.played;
    if (!answer.ok) throw new Error(answer.error);
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
      this.fault.value = null;
      this.events.value = answer.events;
      this.state.value = answer.state;
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

// `first`: the side that really shot first, if it was not the one that should have (X6).
export interface ReportExtras {
  first?: string;
}

// The sides whose points are entered: both if they share the board, else the one whose turn it is.
export function sidesToScore(state: MatchState, sharesBoard: boolean): string[] {
  if (sharesBoard) return Object.keys(state.score).filter((side) => !state.conceded.includes(side));
  return state.to_shoot ? [state.to_shoot.side] : [];
}

export function pointsReport(points: Record<string, number>, extras: ReportExtras): Command {
  return { cmd: 'report', score: points, ...extras };
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

// Points typed on a pad of digits: at most three of them.
export type PadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'clear';

const most = 3;

export function pressed(points: number, key: PadKey): number {
  if (key === 'clear') return 0;
  const digits = `${points === 0 ? '' : points}${key}`;
  return Number(digits.slice(-most));
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

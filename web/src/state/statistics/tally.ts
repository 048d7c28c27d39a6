// The statistics of one match, player by player: counted once from its record, then stored. Points come from the umpire
// and zones from the judge.
import type { Replayed, ReplayStep } from '../../engine/study';
import type { AgreedSetup, Corrected, JudgedWeight, JudgeRequest, MatchState } from '../../engine/types';
import type { SavedMatch } from '../device_store';
import { levelOf, type MatchKind, type MatchPlan } from '../plan';
import { foldUndone } from '../replay/replay';
import { judgementIn } from '../table_session';
import { requestForOne } from '../zones';

// Raised whenever the way of counting changes, so that stored tallies are counted again.
export const tallyVersion = 3;

export interface TalliedPlayer {
  name: string;
  level: string | null; // of a machine; null: a person
}

export interface TalliedSide {
  name: string;
  players: TalliedPlayer[];
}

// One side's part of a round, or its turn.
export interface TalliedRound {
  side: string;
  player: string; // who threw for it
  points: number;
  seen: boolean; // its weights; of a real table often only the points are known
  hangers: number; // among the weights seen
  game: number; // of the series
  number: number; // of the round, or frame
  step: number; // of the record, where it began
}

export interface TalliedThrows {
  player: string;
  throws: number;
  lags: number; // throws that touched nothing
  good: number; // lags at rest in the 3 or better
}

export interface Tally {
  id: string; // of the match
  changed: number; // when the match was last played, at the time of counting
  version: number;
  sum: string; // checksum of the record; copies of a match have the same
  game: string;
  kind: MatchKind;
  started: number;
  sides: TalliedSide[];
  games: { winner: string }[]; // the finished games of the series
  rounds: TalliedRound[];
  throws: TalliedThrows[];
}

export interface MatchRecord {
  match: SavedMatch;
  record: string;
}

export type Judge = (request: JudgeRequest) => Promise<JudgedWeight['zone']>; // of the only weight; rejects if the engine refuses

export async function tallyOf({ match, record }: MatchRecord, replayed: Replayed, judge: Judge): Promise<Tally> {
  const { standing } = foldUndone(replayed.steps);
  const steps = standing.flatMap((index) => ({ index, step: replayed.steps[index] as ReplayStep }));
  return {
    id: match.id,
    changed: match.changed,
    version: tallyVersion,
    sum: sumOf(record),
    game: replayed.setup.game,
    kind: match.kind,
    started: match.started,
    sides: sidesOf(replayed, match.plan),
    games: steps.flatMap(({ step }) => step.events.filter((each) => each.event === 'game_won').map(({ side }) => ({ winner: side }))),
    rounds: roundsOf(steps),
    throws: replayed.told ? [] : await throwsOf(steps.map(({ step }) => step), replayed.setup, judge),
  };
}

// The sum in each line covers all lines so far.
function sumOf(record: string): string {
  const last = record.trimEnd().split('\n').at(-1) ?? '';
  try {
    return JSON.parse(last).sum ?? last;
  } catch {
    return last; // the record was cut off in this line
  }
}

interface Placed {
  index: number;
  step: ReplayStep;
}

function sidesOf({ setup }: Replayed, plan: MatchPlan): TalliedSide[] {
  const names = [...new Set(setup.seats.map(({ side }) => side))];
  return names.map((name) => {
    const players = setup.seats.filter(({ side }) => side === name);
    return { name, players: players.map((seat) => ({ name: seat.name, level: levelOf(plan, seat.name) })) };
  });
}

// ---------------------------------------------------------------- rounds

const hangs = new Set<JudgedWeight['zone']>(['hanger', 'corner_hanger']);

function roundsOf(steps: Placed[]): TalliedRound[] {
  const events: TalliedRound[][] = []; // what each event that holds scored
  let began: number | null = null; // the step where the current round or turn began
  for (const { index, step } of steps) {
    if (step.before?.phase === 'shooting') began ??= index;
    const scored = step.events.filter((each) => each.event === 'scored');
    const correction = step.events.find((each) => each.event === 'corrected');
    if (correction) {
      correct(events, correction, scored, index);
      continue;
    }
    events.push([]);
    const rounds = events[events.length - 1]!;
    if (scored.length === 0 || !step.before) continue;
    const before = step.before;
    const judgement = judgementIn(step.events);
    const judged = judgement?.weights ?? [];
    for (const { side, points } of scored) {
      const own = judged.filter(({ color }) => scored.length === 1 || before.colors[side] === color);
      rounds.push({
        side,
        player: throwerFor(side, before),
        points,
        seen: step.throws || judgement !== null,
        hangers: own.filter(({ zone }) => hangs.has(zone)).length,
        game: before.series.game,
        number: before.round,
        step: began ?? index,
      });
    }
    began = null;
  }
  return events.flat();
}

// Rounds from one on go, others come in their place, and of the last events so many as no longer fit.
function correct(events: TalliedRound[][], { report, removes, puts, leave_out: leftOut = 0 }: Corrected, scored: { side: string; points: number }[], step: number): void {
  const reported = () => events.flatMap((rounds, place) => (rounds.length > 0 ? [place] : []));
  const place = reported()[report - 1] ?? events.length;
  const like = events[place]?.[0];
  for (let count = 0; count < removes; ++count) {
    const next = reported()[report - 1];
    if (next !== undefined) events.splice(next, 1);
  }
  const each = puts > 0 ? scored.length / puts : 0;
  const putIn = Array.from({ length: puts }, (_, put) =>
    scored.slice(put * each, (put + 1) * each).map(({ side, points }) => ({
      side, player: like?.side === side ? like.player : side, points, seen: false, hangers: 0, game: like?.game ?? 1, number: like?.number ?? 1, step,
    })),
  );
  events.splice(place, 0, ...putIn);
  events.splice(events.length - leftOut, leftOut);
}

function throwerFor(side: string, before: MatchState): string {
  return before.players[side] ?? (before.to_shoot?.side === side ? before.to_shoot.player : side);
}

// ---------------------------------------------------------------- throws

const short = new Set<JudgedWeight['zone']>(['dead', '1', '2']);

async function throwsOf(steps: ReplayStep[], setup: AgreedSetup, judge: Judge): Promise<TalliedThrows[]> {
  const found = new Map<string, TalliedThrows>();
  const throwsFour = steps.some(({ before }) => before?.to_shoot?.throws === 4);
  for (const step of steps) {
    const shot = step.events.find((each) => each.event === 'shot');
    if (!step.throws || !shot || step.before?.to_shoot?.throws !== 1) continue; // four at once touch each other
    const { player } = shot;
    const counted = found.get(player) ?? { player, throws: 0, lags: 0, good: 0 };
    found.set(player, counted);
    ++counted.throws;
    if (step.contacts > 0) continue;
    ++counted.lags;
    const rest = restOf(step, shot.weight);
    // The zone does not depend on the first colour.
    if (rest && !short.has(await judge(requestForOne(setup, rest, throwsFour ? rest.color : null)))) ++counted.good;
  }
  return [...found.values()].sort((a, b) => (a.player < b.player ? -1 : 1));
}

type Rest = JudgeRequest['weights'][number];

// Where a lag stopped; null: it fell or was taken off. After the last throw of a round the board is already cleared, so the
// weight is looked up in the judgement: it is the only one at a place where none lay before.
function restOf(step: ReplayStep, weight: number): Rest | null {
  const lying = step.state.weights.find(({ id }) => id === weight);
  const over = step.events.some(({ event }) => event === 'scored' || event === 'turn_failed');
  if (!over) return lying ?? null;
  const judged = judgementIn(step.events)?.weights ?? [];
  const before = step.before?.weights ?? [];
  return judged.find(({ x, y }) => !before.some((lay) => lay.x === x && lay.y === y)) ?? null;
}

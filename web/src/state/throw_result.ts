// What became of a throw, from the engine's events and judgement: where the thrown weight lies, why it is gone, what it moved,
// and how far random wobble led it astray. Words for it are in ui/words/throw_results.ts.
import type { Engine } from '../engine/engine';
import type { Study } from '../engine/study';
import type { AgreedSetup, Color, Course, Edge, GameInfo, JudgedWeight, MatchEvent, MatchState, Place, Powder, TableInfo, Zone } from '../engine/types';
import { pathOf } from './course';
import { weightRadius } from './match_options';
import { requestForOne } from './zones';

// A throw as the engine answered it, before anything is shown.
export interface Thrown {
  events: MatchEvent[];
  before: MatchState;
  after: MatchState;
  course: Course;
  powder: Powder | null; // before it
  isSeen: boolean; // whether people may look at the far end
}

export type Outcome =
  | { kind: 'fell'; edge: Edge }
  | { kind: 'no_cushion' }
  | { kind: 'taken_off' } // it knocked off what it must not
  | { kind: 'dead'; removed: boolean; short: number } // mm short of the foul line
  | { kind: 'rests'; zone: Zone; value: number; next: NextZone | null }
  | { kind: 'unseen' } // on the board; nobody may look
  | { kind: 'four_stay' }
  | { kind: 'four_failed'; fell: boolean }; // the turn ends: one fell, or is short of the foul line

// The better place that it missed, by how much.
export interface NextZone {
  mm: number;
  value: number;
  over: 'line' | 'ring' | 'edge';
}

export type ByColor = Record<Color, number>;

// Metres from where the aimed shot would have ended with nothing in the way; null: both left the board, which hides it.
export interface Wobble {
  along: number | null; // positive: too long
  across: number; // positive: to the shooter's left
  isAtLeast: boolean; // one of the two left the board
}

export interface ThrowResult {
  player: string;
  color: Color | null; // of the player's side; null: sides have no colours
  outcome: Outcome;
  place: Place; // of the weight, or where it left the board
  others: Place[]; // other weights on the board
  knockedOff: ByColor; // other weights
  moved: ByColor; // others that are still on the board
  wobble: Wobble | null; // null: none, or not known yet
}

type Shot = Extract<MatchEvent, { event: 'shot' }>;

// A line across the board.
interface Gate {
  line: JudgedWeight['line'];
  x: number; // of a weight that just touches it
  value: number; // of one past it
}

const past = 1e-4; // m
const movedFar = 1e-3; // m: less is not seen

export class Referee {
  private gates: Promise<Gate[]> | null = null;

  constructor(
    private readonly engine: Pick<Engine, 'judge'>,
    private readonly setup: AgreedSetup,
    private readonly game: Pick<GameInfo, 'throws_four'>,
    private readonly table: TableInfo,
    private readonly study: () => Promise<Pick<Study, 'throwFrom'>>,
  ) {
    if (this.hasWobble) void study().catch(() => {}); // loads it before the first throw
  }

  // Null: nothing was thrown.
  async resultOf(thrown: Thrown): Promise<ThrowResult | null> {
    const { events, before, course, isSeen } = thrown;
    const shot = events.find((each) => each.event === 'shot');
    if (!shot) return null;
    const own = idsOf(shot);
    const fallen = own.find((id) => events.some((each) => each.event === 'fell' && each.weight === id));
    const shown = fallen ?? shot.weight;
    const place = pathOf(course, course.ids.indexOf(shown)).at(-1) ?? { x: 0, y: 0 };
    const isKnown = isSeen || hasJudgement(events);
    return {
      player: shot.player,
      color: before.colors[shot.side] ?? null,
      outcome: 'four' in shot ? fourOutcome(events, fallen !== undefined) : await this.outcomeOf(shot, thrown, place, isKnown),
      place,
      others: restingBeside(course, shown),
      knockedOff: count(knockedOff(events, own)),
      moved: isKnown ? count(movedBy(thrown, own)) : { red: 0, blue: 0 },
      wobble: null,
    };
  }

  private async outcomeOf(shot: Shot, { events, after }: Thrown, rest: Place, isKnown: boolean): Promise<Outcome> {
    const own = events.filter((each) => 'weight' in each && each.weight === shot.weight);
    const fell = own.find((each) => each.event === 'fell');
    if (fell) return { kind: 'fell', edge: fell.edge };
    if (own.some(({ event }) => event === 'no_cushion')) return { kind: 'no_cushion' };
    if (own.some(({ event }) => event === 'taken_off')) return { kind: 'taken_off' };
    const removed = own.some(({ event }) => event === 'dead_removed');
    if (!isKnown && !removed) return { kind: 'unseen' };
    // The course is drawn from rounded numbers; the state and the judgement have the exact ones.
    const lying = [...judgedIn(events), ...after.weights].find(({ id, color }) => id === shot.weight && color === shot.color);
    const { zone, value, line, clearance_mm, x } = await this.judge(shot.color, lying ?? rest);
    if (removed || zone === 'dead') return { kind: 'dead', removed, short: Math.abs(clearance_mm ?? 0) };
    const next = this.table.target && line.includes('ring') ? await this.nextRing(shot.color, lying ?? rest, clearance_mm ?? 0) : await this.nextLine(line, x, value);
    return { kind: 'rests', zone, value, next };
  }

  // How far a weight at x is short of the next line that makes it worth more. That it could hang is said only near the edge.
  private async nextLine(nearest: JudgedWeight['line'], x: number, value: number): Promise<NextZone | null> {
    this.gates ??= this.findGates();
    const gate = (await this.gates).find((each) => each.x > x && each.value > value);
    if (!gate || (gate.line === 'far_edge' && nearest !== 'far_edge')) return null;
    return { mm: (gate.x - x) * 1000, value: gate.value, over: gate.line === 'far_edge' ? 'edge' : 'line' };
  }

  // A weight that lies inside the nearest ring already is told its value alone.
  private async nextRing(color: Color, weight: Place, clearance: number): Promise<NextZone | null> {
    const { target, length } = this.table;
    if (!target || clearance >= 0) return null;
    const centre = { x: length - target.centre, y: 0 };
    const away = Math.hypot(weight.x - centre.x, weight.y - centre.y);
    const share = Math.max(0, 1 - (past - clearance / 1000) / away);
    const inside = { x: centre.x + (weight.x - centre.x) * share, y: weight.y * share };
    return { mm: -clearance, value: (await this.judge(color, inside)).value, over: 'ring' };
  }

  // Asked once a match: a weight on each line says how far it is from clearing it, and one past it what it is worth there.
  private async findGates(): Promise<Gate[]> {
    const { length, foul_line, deuce_line, trey_line, five_line } = this.table;
    const radius = weightRadius(this.table, this.setup.weight);
    const fromEnd = [foul_line, deuce_line, trey_line, five_line, radius + past].filter((each) => each !== null);
    const gates = new Map<string, Gate>();
    for (const x of [foul_line, length / 2, ...fromEnd.map((each) => length - each)]) {
      const { line, clearance_mm } = await this.judge('red', { x, y: 0 });
      if (clearance_mm === null || line.includes('ring') || gates.has(line)) continue;
      const at = x - clearance_mm / 1000;
      gates.set(line, { line, x: at, value: (await this.judge('red', { x: at + past, y: 0 })).value });
    }
    return [...gates.values()].sort((a, b) => a.x - b.x);
  }

  private async judge(color: Color, { x, y }: Place): Promise<JudgedWeight> {
    const answer = await this.engine.judge(requestForOne(this.setup, { color, x, y }, this.game.throws_four ? other(color) : null));
    const judged = 'weights' in answer ? answer.weights[0] : undefined;
    if (!judged) throw new Error('error' in answer ? answer.error : this.setup.game);
    return judged;
  }

  // Whether people's throws stray from their aim in this match.
  get hasWobble(): boolean {
    return (this.setup.options['hand'] ?? 'none') !== 'none';
  }

  // Null where nobody may look: it would tell where the weight lies.
  async wobbleOf({ events, before, course, powder, isSeen }: Thrown): Promise<Wobble | null> {
    const shot = events.find((each) => each.event === 'shot');
    const isPerson = this.setup.seats.some(({ name, hand }) => name === shot?.player && hand === undefined);
    if (!shot || !this.hasWobble || !isPerson || !isSeen) return null;
    const { game, preset, options, table, powder: grip, weight, seats } = this.setup;
    const position = {
      game, preset, options, table, powder: grip, weight, seats,
      weights: before.weights.map(({ color, x, y }) => ({ color, x, y })),
      thrown: before.weights.length + before.off.length,
      to_shoot: shot.side,
      ...(Object.keys(before.colors).length > 0 ? { colors: before.colors } : {}),
      ...(this.game.throws_four ? { first_color: 'four' in shot ? shot.color : other(shot.color) } : {}),
      ...(powder ? { dryness: [...powder.dryness] } : {}),
    };
    const aimed = 'four' in shot ? { ...shot.aimed, color: shot.color } : shot.aimed;
    const meant = await (await this.study()).throwFrom(position, aimed, null, 1);
    return strayed(meant.course.alone, course.alone, this.table);
  }
}

function strayed(meant: Place[], thrown: Place[], { length, width }: TableInfo): Wobble | null {
  const [from, to] = [meant.at(-1), thrown.at(-1)];
  if (!from || !to) return null;
  const hasLeft = ({ x, y }: Place) => x >= length - 1e-6 || Math.abs(y) >= width / 2 - 1e-6;
  const left = [from, to].filter(hasLeft).length;
  return { along: left === 2 ? null : to.x - from.x, across: to.y - from.y, isAtLeast: left === 1 };
}

function idsOf(shot: Shot): number[] {
  return 'four' in shot ? [0, 1, 2, 3].map((next) => shot.weight + next) : [shot.weight];
}

function fourOutcome(events: MatchEvent[], fell: boolean): Outcome {
  return events.some(({ event }) => event === 'turn_failed') ? { kind: 'four_failed', fell } : { kind: 'four_stay' };
}

function hasJudgement(events: MatchEvent[]): boolean {
  return judgedIn(events).length > 0;
}

function judgedIn(events: MatchEvent[]): JudgedWeight[] {
  return events.flatMap((each) => (each.event === 'scored' ? (each.judgement?.weights ?? []) : []));
}

function putBack(events: MatchEvent[]): Set<number> {
  return new Set(events.flatMap((each) => (each.event === 'put_back' ? [each.weight] : [])));
}

// Other weights that are off the board for good.
function knockedOff(events: MatchEvent[], own: number[]): Color[] {
  const back = putBack(events);
  const off = new Map(
    events.flatMap((each) =>
      (each.event === 'fell' || each.event === 'dead_removed') && !own.includes(each.weight) && !back.has(each.weight) ? [[each.weight, each.color] as const] : [],
    ),
  );
  return [...off.values()];
}

// Other weights that the throw moved, and that stay where they came to rest.
function movedBy({ events, course }: Thrown, own: number[]): Color[] {
  const gone = new Set(events.flatMap((each) => ('weight' in each && each.event !== 'shot' ? [each.weight] : [])));
  return course.ids.flatMap((id, index) => {
    if (own.includes(id) || gone.has(id)) return [];
    const path = pathOf(course, index);
    const [from, to, color] = [path[0], path.at(-1), course.colors[index]];
    return from && to && color && Math.hypot(to.x - from.x, to.y - from.y) > movedFar ? [color] : [];
  });
}

function restingBeside(course: Course, shown: number): Place[] {
  const resting = course.ids.flatMap((id, index) => (id === shown || course.falls.some(({ weight }) => weight === index) ? [] : [index]));
  return resting.flatMap((index) => pathOf(course, index).at(-1) ?? []);
}

function count(colors: Color[]): ByColor {
  const red = colors.filter((color) => color === 'red').length;
  return { red, blue: colors.length - red };
}

function other(color: Color): Color {
  return color === 'red' ? 'blue' : 'red';
}

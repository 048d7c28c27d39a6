// Whether *Play now* finds somebody of one's own strength:
//   cd web && npx vite-node tests/measure_opponents.ts [seed] [beginner|learner|good]
// Robots with hands like people's (those of scripts/measure_first_minutes.mjs) play short matches on the ladder, in the page's own
// session with the real engine: a flick is felt, learnt and thrown as in the page, straight up the lane that is freest. Each
// person plays ten matches as *Play now* offers them, and then ten against the opponent found by then, who stays. Prints both,
// and fails if a bar is missed. Some minutes; the same seed gives the same numbers.
import type { Engine } from '../src/engine/engine';
import type { AimedShot, Study } from '../src/engine/study';
import type { BoardWeight } from '../src/engine/types';
import { firstEffort } from '../src/state/coach/coach';
import { MemoryStore } from '../src/state/device_store';
import { standingAfter, type LadderResult } from '../src/state/ladder';
import { MatchLibrary } from '../src/state/match_library';
import { PlaySession } from '../src/state/play_session';
import { defaultPreferences, type Preferences } from '../src/state/preferences';
import { feelOf, thrownDirection, thrownSpeed, withFlick, type Feel } from '../src/state/throwing/feel';
import { reachOf, type Reach } from '../src/state/throwing/reach';
import { engineInstance, studyInstance } from './engine_instance';

const hands = {
  beginner: { scatter: 0.15, degrees: 4, judges: false },
  learner: { scatter: 0.08, degrees: 2, judges: false },
  good: { scatter: 0.03, degrees: 1, judges: true },
};
type HandName = keyof typeof hands;

const people = 6; // of each hand: 60 matches against those found
const searching = 10; // matches of each
const against = 10;
const shortGame = 7; // points
const each = 4; // weights of a side
const lanes = [0, 0.08, -0.08, 0.16, -0.16]; // m from the middle
const person = 'Robot';
const machine = 'Machine';

interface Robot {
  hand: (typeof hands)[HandName];
  random: () => number;
  natural: number; // their easy flick, m/s
  chosen: Pick<Preferences, 'help' | 'throwPower' | 'flicks'>;
}

// The same numbers each time.
function chance(from: number): () => number {
  let state = Math.imul(from + 1, 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 2 ** 32;
  };
}

const normal = (random: () => number) => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());

// A flick as they mean it, and as their hand makes it, which the page does not hand back. They know how their flicks feel.
function flicked({ hand, random, natural, chosen }: Robot, reach: Reach, aim: AimedShot): AimedShot {
  for (;;) {
    const meant = aim.speed === 0 ? natural : gestureFor(aim.speed, feelOf(chosen, 'touch', natural, reach.easy));
    const gesture = meant * Math.max(0.3, 1 + hand.scatter * normal(random));
    const feel = feelOf(chosen, 'touch', gesture, reach.easy);
    chosen.flicks = withFlick(chosen.flicks, 'touch', gesture, feel);
    const speed = thrownSpeed(feel, gesture);
    const aside = thrownDirection((hand.degrees / 180) * Math.PI * normal(random), feel);
    if (speed >= reach.passing) return { ...aim, speed, angle: aim.angle + aside };
  }
}

// Which flick throws at this speed: a faster one throws faster.
function gestureFor(speed: number, feel: Feel): number {
  let [low, high] = [0.05, 20];
  for (let step = 0; step < 40; ++step) {
    const middle = Math.sqrt(low * high);
    if (thrownSpeed(feel, middle) < speed) low = middle;
    else high = middle;
  }
  return low;
}

interface Board {
  engine: Engine;
  study: Study;
  reach: Reach;
  game: string;
}

const words = { noSuchMatch: '', noSetup: '', notOpen: '', elsewhere: '', notSaved: '', noRoom: '' };
const pace = { tempo: () => 'instant' as const, thinking: 0, weight: 0, result: 0, rest: 0, retry: 5 };

// Straight up the lane that is freest.
function lagOf(weights: readonly BoardWeight[]): AimedShot {
  const free = (y: number) => Math.min(0.07, ...weights.map((weight) => Math.abs(weight.y - y)));
  const [y = 0] = [...lanes].sort((a, b) => free(b) - free(a));
  return { y, speed: 0, angle: 0, spin: 0 };
}

// What the coach would throw at a first look, with a hand like this one.
async function judgedShot({ study, game }: Board, { state: { value: state } }: PlaySession, { hand }: Robot, level: string): Promise<AimedShot> {
  const own = { speed: hand.scatter / 2, angle: (hand.degrees / 360) * Math.PI, place: 0.001 };
  const { weights, to_shoot: next, score, hammer, round, colors } = state;
  const { shots } = await study.advise({
    game,
    options: { game_score: shortGame },
    seats: [{ name: person }, { name: machine }],
    weights: weights.map(({ color, x, y }) => ({ color, x, y })),
    thrown: 2 * (each - next!.weights_left) + Number(hammer === person),
    to_shoot: person,
    score,
    colors,
    round,
    ...(hammer ? { hammer } : {}),
    hand: { [person]: own, [machine]: level },
    effort: firstEffort,
    seed: 1,
  });
  return shots[0]!.aim as AimedShot;
}

// Returns whether the robot wins.
async function match(board: Board, robot: Robot, level: string, seed: number): Promise<boolean> {
  const { engine, game } = board;
  const library = new MatchLibrary(engine, new MemoryStore(), words);
  const seats = [{ name: person }, { name: machine, hand: level }];
  const begun = await library.start({ setup: { game, seats, seed, options: { game_score: shortGame } }, levels: { [machine]: level }, first: person }, 'table');
  if (!begun.ok) throw new Error(begun.error);
  const session = new PlaySession(await library.openMatch(begun.id), { show: async () => {} }, pace);
  session.begin();
  for (;;) {
    const moment = await nextOf(session);
    const { weights, winner } = session.state.value;
    if (moment === 'over') return winner === person;
    if (moment === 'judging') session.continueToNextRound();
    else if (moment === 'choice') await session.send({ cmd: 'choose', take: 'hammer' });
    else {
      const aim = robot.hand.judges ? await judgedShot(board, session, robot, level) : lagOf(weights);
      // A throw that ends the round is only done when its result was seen.
      await Promise.race([session.send({ cmd: 'shoot', ...flicked(robot, board.reach, aim) }), nextOf(session, ['judging', 'over'])]);
    }
  }
}

// The moment in which the page next waits for its person.
function nextOf(session: PlaySession, asking = ['aiming', 'judging', 'over', 'choice']): Promise<string> {
  return new Promise((resolve) => {
    let stop = () => {};
    stop = session.moment.subscribe(({ kind }) => {
      if (!asking.includes(kind)) return;
      queueMicrotask(() => stop());
      setTimeout(() => resolve(session.moment.peek().kind));
    });
  });
}

async function measure(board: Board, levels: string[], name: HandName, seed: number): Promise<string[]> {
  const found: number[] = [];
  const firstWins: number[] = [];
  let won = 0;
  console.log(`${name}: ${people} people, ${searching} matches to ${shortGame} each as Play now offers them, then ${against} against the opponent found`);
  for (let number = 0; number < people; ++number) {
    const random = chance(1000 * seed + number);
    const robot: Robot = { hand: hands[name], random, natural: 1.2 + 2.1 * random(), chosen: { ...defaultPreferences, flicks: {} } };
    const results: LadderResult[] = [];
    const way: string[] = [];
    for (let played = 0; played < searching; ++played) {
      const level = levels[standingAfter(results, levels).rung]!;
      const isWon = await match(board, robot, level, 100_000 * seed + 100 * number + played);
      results.push({ id: String(played).padStart(2, '0'), level, won: isWon, ended: played });
      way.push(`${level}${isWon ? '+' : '-'}`);
    }
    const { rung } = standingAfter(results, levels);
    let wonHere = 0;
    for (let played = 0; played < against; ++played) wonHere += Number(await match(board, robot, levels[rung]!, 100_000 * seed + 100 * number + 50 + played));
    found.push(rung);
    firstWins.push(results.slice(0, 3).filter((result) => result.won).length);
    won += wonHere;
    console.log(`  ${way.join(' ')} → ${levels[rung]}: won ${wonHere} of ${against}`);
  }
  const share = won / (people * against);
  console.log(`  won ${Math.round(100 * share)} % against those found; wins among the first three: ${firstWins.join(', ')}`);
  const missed: string[] = [];
  if (name === 'learner' && (share < 0.35 || share > 0.65)) missed.push('the learner wins less than 35 % or more than 65 %');
  if (name === 'beginner' && firstWins.includes(0)) missed.push('a beginner wins none of the first three');
  if (name === 'good' && found.some((rung) => rung < levels.length / 2)) missed.push('a good hand is kept in the lower half');
  return missed;
}

const seed = Number(process.argv[2] ?? 1);
const engine = await engineInstance();
const [games, tables, infos] = await Promise.all([engine.games(), engine.tables(), engine.levels()]);
const table = tables[0]!;
const board = { engine, study: await studyInstance(), game: games[0]!.key, reach: await reachOf(engine, { table, powder: 'medium', weight: 'standard' }) };
const wanted = (process.argv[3] ? [process.argv[3]] : Object.keys(hands)) as HandName[];
const missed: string[] = [];
for (const name of wanted) missed.push(...(await measure(board, infos.map((info) => info.name), name, seed)));
for (const each of missed) console.log(`MISSED: ${each}`);
process.exitCode = missed.length > 0 ? 1 : 0;

// The scores to beat: a machine's hand throws each drill. Aims are found by trying, then thrown many times.
import type { Study } from '../src/engine/study';
import type { GameInfo, LevelInfo, Shot, TableInfo } from '../src/engine/types';
import type { Drill, DrillExercise, DrillLevel } from '../src/state/drills/drills';
import { settingWith } from '../src/state/exercise/exercise';
import { throwsAt, type Throws } from './found_shots';

export interface Known {
  study: Study;
  games: GameInfo[];
  tables: TableInfo[];
  levels: LevelInfo[];
}

export interface ToBeat {
  hand: string; // a level of the engine's
  score: number;
  aims: Shot[]; // one for each exercise
}

const promising = 8; // aims, the best without a trembling hand
const tries = 16; // throws by which the best of them is found
const throws = 40; // of the one chosen, for the score

export async function makeScore(known: Known, drill: Drill, place: number): Promise<ToBeat> {
  const hand = handFor(known, drill, place);
  const boards = await boardsOf(known, drill, place);
  const aims: Shot[] = [];
  for (const board of boards) aims.push(await bestAim(board, hand));
  return { hand, score: await scoreOf(known, drill, place, { hand, aims }), aims };
}

// The mean of whole drills, rounded down, and always beatable.
export async function scoreOf(known: Known, drill: Drill, place: number, { hand, aims }: Pick<ToBeat, 'hand' | 'aims'>): Promise<number> {
  const boards = await boardsOf(known, drill, place);
  const means: number[] = [];
  for (const [k, board] of boards.entries()) means.push(await meanMarks(board, aims[k] ?? aims[0] ?? noShot, hand, throws, 1000));
  const mean = Array.from({ length: drill.throws }, (_, k) => means[k % means.length] ?? 0).reduce((sum, one) => sum + one, 0);
  return Math.min(Math.floor(mean), drill.throws * levelOf(drill, place).maxMarks - 1);
}

const noShot: Shot = { y: 0, speed: 1, angle: 0, spin: 0 };

// From a novice's hand for the first level to the surest for the last: with a weaker one there would be nothing to beat.
function handFor({ levels }: Known, drill: Drill, place: number): string {
  const hands = levels.slice(levels.findIndex(({ name }) => name === 'novice'));
  const share = place / Math.max(1, drill.levels.length - 1);
  return hands[Math.round(share * (hands.length - 1))]?.name ?? '';
}

interface Board {
  exercise: DrillExercise;
  at: Throws;
}

async function boardsOf({ study, games, tables }: Known, drill: Drill, place: number): Promise<Board[]> {
  const level = levelOf(drill, place);
  const setting = settingWith({ games, tables }, { ...drill.needs, powder: level.powder });
  const table = tables.find(({ name }) => name === setting.table);
  if (!table) throw new Error(`There is no table ${setting.table}.`);
  return Promise.all(level.exercises(table).map(async (exercise) => ({ exercise, at: await throwsAt(study, table, setting, exercise) })));
}

function levelOf(drill: Drill, place: number): DrillLevel {
  const level = drill.levels[place];
  if (!level) throw new Error(`${drill.key} has no level ${place + 1}.`);
  return level;
}

async function bestAim({ exercise, at }: Board, hand: string): Promise<Shot> {
  const steady: { shot: Shot; marks: number }[] = [];
  for (const shot of at.tried) steady.push({ shot, marks: exercise.marks(await at.throw(shot, null, 1)) });
  steady.sort((a, b) => b.marks - a.marks);
  let best = { shot: noShot, marks: -1 };
  for (const { shot } of steady.slice(0, promising)) {
    const marks = await meanMarks({ exercise, at }, shot, hand, tries, 1);
    if (marks > best.marks) best = { shot, marks };
  }
  return best.shot;
}

async function meanMarks({ exercise, at }: Board, shot: Shot, hand: string, count: number, seed: number): Promise<number> {
  let sum = 0;
  for (let k = 0; k < count; ++k) sum += exercise.marks(await at.throw(shot, hand, seed + k));
  return sum / count;
}

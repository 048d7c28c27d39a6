// Finds throws that pass a drill or a lesson, by trying them with the engine.
import type { Position, StudiedThrow, Study } from '../src/engine/study';
import type { Color, Shot, TableInfo } from '../src/engine/types';
import { middleOf, outcomeOf, type Exercise, type Outcome } from '../src/state/exercise/exercise';
import { fitOf, type Fit } from '../src/state/practice/fitting';
import type { Layout, PracticeSetting } from '../src/state/practice/layout';

export interface Throws {
  throw(shot: Shot, hand: string | null, seed: number): Promise<Outcome>;
  tried: Shot[]; // worth trying
}

export async function throwsAt(study: Study, board: TableInfo, setting: PracticeSetting, exercise: Exercise): Promise<Throws> {
  const { weights, color, situation = {} } = exercise;
  const layout: Layout = { setting, weights, color, situation };
  const fit = await fitOf(study, layout, new AbortController().signal);
  return {
    throw: async (shot, hand, seed) => {
      const done = await study.throwFrom(fit.position, { ...shot, ...colorOfFour(fit, color) }, hand, seed);
      return outcomeOf({ ...done, from: weights.map((weight, id) => ({ ...weight, id })), ids: idsThrown(done, weights.length) }, board);
    },
    tried: fit.four ? foursAt(await speedsTo(study, fit.position, board)) : board.cushions ? banksOn(board) : await straightOn(study, fit.position, board, exercise),
  };
}

function colorOfFour({ four }: Fit, color: Color): { color?: Color } {
  return four ? { color } : {};
}

function idsThrown({ course }: StudiedThrow, before: number): number[] {
  return course.ids.filter((id) => id >= before);
}

// From some places of the release to rest at others, and harder: through what lies there.
async function straightOn(study: Study, position: Position, board: TableInfo, { aimFor, areas, weights }: Exercise): Promise<Shot[]> {
  const deep = [0.02, 0.05, 0.09, 0.2].flatMap((fromEdge) => [-0.15, 0, 0.15].map((y) => ({ x: board.length - fromEdge, y })));
  const places = [...(aimFor ? [aimFor] : []), ...areas.map(middleOf), ...deep];
  const shots: Shot[] = [];
  for (const from of [0, 0.12, -0.12]) {
    for (const place of places) shots.push(...one(await study.shotTo(position, from, place)));
    for (const { x, y } of weights) {
      for (const beside of [0, 0.01, -0.01, 0.022, -0.022]) {
        const there = one(await study.shotTo(position, from, { x, y: y + beside }));
        shots.push(...there.flatMap((shot) => [1.02, 1.06, 1.12, 1.25, 1.5, 2].map((harder) => ({ ...shot, speed: shot.speed * harder }))));
      }
    }
  }
  return shots;
}

function one(shot: Shot | null): Shot[] {
  return shot ? [shot] : [];
}

function banksOn(board: TableInfo): Shot[] {
  const shots: Shot[] = [];
  for (let angle = 0.06; angle <= 0.3; angle += 0.02) {
    for (let speed = 1.1; speed <= 3; speed += 0.05) shots.push({ y: -board.width / 8, angle, speed, spin: 0 });
  }
  return shots;
}

async function speedsTo(study: Study, position: Position, board: TableInfo): Promise<number[]> {
  const reached = await Promise.all([0.9, 0.7, 0.5, 0.4, 0.3, 0.25, 0.2, 0.15, 0.1].map((fromEdge) => study.shotTo(position, 0, { x: board.length - fromEdge, y: 0 })));
  return reached.flatMap((shot) => (shot ? [shot.speed] : []));
}

function foursAt(speeds: number[]): Shot[] {
  return speeds.flatMap((speed) => [0, 0.01, 0.02, 0.03].map((spread) => ({ y: 0, angle: 0, spin: 0, speed, spread })));
}

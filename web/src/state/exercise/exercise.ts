// One throw to make: what lies on the board, what is marked on it, and how the throw is judged.
import { fault } from '../../engine/fault';
import type { PlacedWeight, StudiedThrow } from '../../engine/study';
import type { Color, Course, JudgedWeight, Judgement, Place, TableInfo } from '../../engine/types';
import type { Layout, PracticeSetting, Situation } from '../practice/layout';

export interface Exercise {
  weights: PlacedWeight[];
  color: Color; // to throw
  areas: Area[];
  aimFor: Place | null; // where the thrown weight should rest, if that is one place
  situation?: Situation;
}

// What was missing; null: nothing.
export type Check = (outcome: Outcome) => Slip | null;

export function layoutFor({ weights, color, situation }: Exercise, setting: PracticeSetting): Layout {
  return { setting, weights, color, situation: situation ?? {} };
}

interface Known {
  games: readonly { key: string; throws_four: boolean; tables: string[] }[];
  tables: readonly TableInfo[];
}

// The first game and board of the engine's list that have what is wanted.
export function settingWith({ games, tables }: Known, wanted: { cushions: boolean; fours: boolean; powder: string }): PracticeSetting {
  const table = tables.find(({ cushions, target }) => cushions === wanted.cushions && target === null);
  const game = games.find(({ throws_four, tables: played }) => throws_four === wanted.fours && table && played.includes(table.name));
  if (!table || !game) throw fault('unknownGame');
  return { game: game.key, options: {}, table: table.name, powder: wanted.powder, weight: defaultWeight(table) };
}

// A game's own board, with default settings.
export function settingOfGame({ games, tables }: Known, key: string): PracticeSetting {
  const game = games.find((one) => one.key === key);
  const table = tables.find(({ name }) => name === game?.tables[0]);
  if (!game || !table) throw fault('unknownGame');
  return { game: key, options: {}, table: table.name, powder: 'medium', weight: defaultWeight(table) };
}

function defaultWeight({ weights }: TableInfo): string {
  return Object.keys(weights)[0] ?? '';
}

// What a throw did, as drills and lessons ask: of each weight where it lies or how it left, and what the judge says.

type Off = StudiedThrow['off'][number];

export interface Rested extends Place {
  id: number;
  color: 'red' | 'blue';
  fate: 'on' | Off['fate'];
  edge: Course['falls'][number]['edge'] | null; // it fell over
  judged: JudgedWeight | null; // of one that is on
}

export interface MovedWeight extends Rested {
  from: Place;
  touched: boolean;
}

export interface Outcome {
  board: TableInfo;
  thrown: Rested[];
  others: MovedWeight[]; // that lay there before
  path: Place[]; // of the first thrown, had nothing been in the way
  failed: boolean;
  judgement: Judgement;
}

// As a practice table tells it: with the ids of what lay there and of what was thrown.
export type ThrowDone = Pick<StudiedThrow, 'course' | 'weights' | 'off' | 'failed' | 'judgement'> & {
  from: readonly (Place & { id: number })[];
  ids: readonly number[];
};

export function outcomeOf(done: ThrowDone, board: TableInfo): Outcome {
  const all = [...done.weights.map((weight, index) => onBoard(done, weight, index)), ...done.off.map((weight) => gone(done, weight))];
  const find = (id: number) => all.find((weight) => weight.id === id);
  const others = done.from.flatMap((before) => {
    const after = find(before.id);
    return after ? [{ ...after, from: { x: before.x, y: before.y }, touched: wasTouched(done.course, before.id) }] : [];
  });
  const thrown = done.ids.flatMap((id) => find(id) ?? []);
  return { board, thrown, others, path: done.course.alone, failed: done.failed, judgement: done.judgement };
}

function onBoard({ judgement }: ThrowDone, weight: StudiedThrow['weights'][number], index: number): Rested {
  return { ...weight, fate: 'on', edge: null, judged: judgement.weights[index] ?? null };
}

function gone({ course }: ThrowDone, weight: Off): Rested {
  const index = course.ids.indexOf(weight.id);
  const fall = course.falls.find((one) => one.weight === index);
  return { ...weight, edge: weight.fate === 'fell' ? (fall?.edge ?? null) : null, judged: null };
}

function wasTouched({ ids, contacts }: Course, id: number): boolean {
  const index = ids.indexOf(id);
  return contacts.some(({ a, b }) => b >= 0 && (a === index || b === index));
}

// What went wrong with a throw: on which side of the marked area it lies and by how much, or in a word. The dictionaries have
// a sentence for each.
export type Slip = OffArea | SlipCode;

export interface OffArea {
  side: 'short' | 'long' | 'left' | 'right';
  by: number; // m, to the area's edge; to a spot's middle
}

export type SlipCode =
  | 'not_in_play' | 'over_the_end' | 'over_the_side' | 'no_cushion' | 'taken_off'
  | 'missed_left' | 'missed_right' | 'untouched' | 'too_soft' | 'too_slow' | 'own_fell' | 'moved_own'
  | 'not_deep' | 'not_forward' | 'some_short' | 'some_fell' | 'no_score';

// Places on a board as players describe them: by the distance from the far edge and to the left of the middle.

// What is marked on the board, to come to rest in.
export type Area =
  | { shape: 'zone'; x0: number; x1: number; y0: number; y1: number }
  | { shape: 'spot'; x: number; y: number; radius: number };

export function placeOn(board: TableInfo, fromEdge: number, left = 0): Place {
  return { x: board.length - fromEdge, y: left };
}

export function weightOn(board: TableInfo, color: Color, fromEdge: number, left = 0): PlacedWeight {
  return { color, ...placeOn(board, fromEdge, left) };
}

export function spotOn(board: TableInfo, fromEdge: number, left: number, radius: number): Area {
  return { shape: 'spot', ...placeOn(board, fromEdge, left), radius };
}

// Across the board from `from` to `to` metres before the far edge; without sides, all of its width.
export function zoneOn(board: TableInfo, from: number, to: number, left = board.width / 2, right = -board.width / 2): Area {
  return { shape: 'zone', x0: board.length - from, x1: board.length - to, y0: right, y1: left };
}

export function isIn(area: Area, { x, y }: Place): boolean {
  if (area.shape === 'spot') return apart(area, { x, y }) <= area.radius;
  return x >= area.x0 && x <= area.x1 && y >= area.y0 && y <= area.y1;
}

export function middleOf(area: Area): Place {
  return area.shape === 'spot' ? { x: area.x, y: area.y } : { x: (area.x0 + area.x1) / 2, y: (area.y0 + area.y1) / 2 };
}

export function apart(a: Place, b: Place): number {
  return Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
}

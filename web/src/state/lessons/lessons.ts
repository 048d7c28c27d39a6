// A lesson is data: steps that ask for a throw, or for what the judge will say of a board.
import type { PlacedWeight } from '../../engine/study';
import type { Color, Judgement, TableInfo } from '../../engine/types';
import { shelf } from '../device_store';
import { all, inPlay, knocksOff, leavesOwn, restsIn, scores, staysOn, worth } from '../exercise/checks';
import { weightOn, zoneOn, type Area, type Check, type Exercise } from '../exercise/exercise';
import type { Situation } from '../practice/layout';

export interface ThrowStep {
  kind: 'throw';
  key: string; // of its sentence in the dictionary
  rule?: string; // to be read with it
  exercise: (board: TableInfo) => Exercise & { check: Check };
}

// Who scores, or, where a side has the board alone, how many points the turn is worth: the judge knows.
export interface QuestionStep {
  kind: 'question';
  key: string;
  weights: (board: TableInfo) => PlacedWeight[];
  firstColor?: Color;
  points?: number[]; // to choose from
}

export type LessonStep = ThrowStep | QuestionStep;

export interface Lesson {
  key: string; // of the game, or of the first lesson
  game: string;
  steps: LessonStep[];
}

// ---------------------------------------------------------------- helpers for writing lessons

type At = readonly [color: Color, fromEdge: number, left: number];

export function red(fromEdge: number, left = 0): At {
  return ['red', fromEdge, left];
}

export function blue(fromEdge: number, left = 0): At {
  return ['blue', fromEdge, left];
}

interface StepOptions {
  lying?: readonly At[];
  color?: Color; // to throw; without: red
  situation?: Situation;
  rule?: string;
}

export function toThrow(key: string, check: Check, options: StepOptions = {}): ThrowStep {
  return stepOf(key, options, () => null, () => check);
}

// With a place marked on the board, which the check may ask for.
export function toThrowInto(key: string, area: (board: TableInfo) => Area, check: (area: Area) => Check, options: StepOptions = {}): ThrowStep {
  return stepOf(key, options, area, (marked) => (marked ? check(marked) : () => null));
}

function stepOf(key: string, options: StepOptions, area: (board: TableInfo) => Area | null, check: (area: Area | null) => Check): ThrowStep {
  const { lying = [], color = 'red', situation, rule } = options;
  const exercise = (board: TableInfo) => {
    const marked = area(board);
    return {
      weights: layOn(board, lying),
      color,
      areas: marked ? [marked] : [],
      aimFor: null,
      ...(situation === undefined ? {} : { situation }),
      check: check(marked),
    };
  };
  return { kind: 'throw', key, exercise, ...(rule === undefined ? {} : { rule }) };
}

export function whoScores(key: string, lying: readonly At[]): QuestionStep {
  return { kind: 'question', key, weights: (board) => layOn(board, lying) };
}

export function howMany(key: string, lying: readonly At[], points: number[], firstColor?: Color): QuestionStep {
  return { kind: 'question', key, weights: (board) => layOn(board, lying), points, ...(firstColor === undefined ? {} : { firstColor }) };
}

function layOn(board: TableInfo, lying: readonly At[]): PlacedWeight[] {
  return lying.map(([color, fromEdge, left]) => weightOn(board, color, fromEdge, left));
}

// ---------------------------------------------------------------- questions

export type Answer = Color | 'nobody' | number;

export function choicesOf({ points }: QuestionStep): Answer[] {
  return points ?? ['red', 'blue', 'nobody'];
}

export function answerIn({ score }: Judgement): Answer {
  if ('turn' in score) return score.turn;
  const scorer = (['red', 'blue'] as const).find((color) => score[color] > 0);
  return scorer ?? 'nobody';
}

// For someone who has never played: hold, lag, attack, block, hanger, hammer.

export const firstLesson = 'first';

export const firstSteps: LessonStep[] = [
  toThrow('hold', inPlay),
  toThrowInto('reach', (board) => zoneOn(board, 1.3, 0), restsIn),
  toThrowInto('lag', (board) => zoneOn(board, board.deuce_line ?? 0, 0), (area) => worth(2, area)),
  toThrowInto('aim', (board) => zoneOn(board, 1.2, 0, board.width / 2, 0.04), restsIn),
  toThrow('attack', knocksOff, { lying: [blue(0.12)] }),
  toThrow('stay', all(knocksOff, staysOn), { lying: [blue(0.2, -0.05)] }),
  toThrowInto('block', (board) => zoneOn(board, 1.3, 0.3, 0.1, -0.1), (area) => all(leavesOwn, restsIn(area)), { lying: [red(0.12)] }),
  toThrowInto('hanger', (board) => zoneOn(board, board.trey_line ?? 0, 0), (area) => worth(3, area)),
  whoScores('count', [red(0.09, 0.1), red(0.25, -0.05), blue(0.2, 0.02), blue(0.45, -0.12), red(0.6, 0.14)]),
  toThrow('hammer', scores, { lying: [blue(0.22, 0.03), blue(0.7, -0.16), red(0.4, 0.17)] }),
];

// The lessons there are: the first, and one for each game of the engine's that has a file here. A game's file is called
// after its key.

const files = import.meta.glob<LessonStep[]>('./games/*.ts', { import: 'steps' });

export interface LessonOffered {
  key: string;
  game: string;
}

export function lessonsFor(games: readonly { key: string }[]): LessonOffered[] {
  const ofGames = games.filter(({ key }) => pathOf(key) in files).map(({ key }) => ({ key, game: key }));
  return games[0] ? [{ key: firstLesson, game: games[0].key }, ...ofGames] : [];
}

// Null: there is no such lesson.
export async function loadLesson(games: readonly { key: string }[], key: string): Promise<Lesson | null> {
  const offered = lessonsFor(games).find((one) => one.key === key);
  if (!offered) return null;
  const steps = key === firstLesson ? firstSteps : await files[pathOf(key)]?.();
  return steps ? { ...offered, steps } : null;
}

function pathOf(game: string): string {
  return `./games/${game.replaceAll('-', '_')}.ts`;
}

// How far a person has got in each lesson.

export interface LessonProgress {
  id: string; // the lesson's key
  done: string[]; // keys of steps
  of: number; // steps that there were
  at: number; // ms
}

export async function progressOf(lesson: string): Promise<string[]> {
  return (await shelf<LessonProgress>('lessons').find(lesson))?.done ?? [];
}

export function allProgress(): Promise<LessonProgress[]> {
  return shelf<LessonProgress>('lessons').list();
}

// Steps completed in another window stay completed.
export async function keepProgress(lesson: string, done: readonly string[], of: number, at = Date.now()): Promise<void> {
  const together = (before: LessonProgress | null) => [...new Set([...(before?.done ?? []), ...done])];
  await shelf<LessonProgress>('lessons').change(lesson, (before) => ({ id: lesson, done: together(before), of, at }));
}

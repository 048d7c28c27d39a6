// A lesson is data: steps that ask for a throw, or for what the judge will say of a board.
import type { PlacedWeight } from '../../engine/study';
import type { Color, Judgement, TableInfo } from '../../engine/types';
import type { Check, Exercise } from '../exercise/exercise';
import { weightOn, type Area } from '../exercise/places';
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

// ---------------------------------------------------------------- to write them with

type At = readonly [color: Color, fromEdge: number, left: number];

export function red(fromEdge: number, left = 0): At {
  return ['red', fromEdge, left];
}

export function blue(fromEdge: number, left = 0): At {
  return ['blue', fromEdge, left];
}

interface Asked {
  lying?: readonly At[];
  color?: Color; // to throw; without: red
  situation?: Situation;
  rule?: string;
}

export function toThrow(key: string, check: Check, asked: Asked = {}): ThrowStep {
  return stepOf(key, asked, () => null, () => check);
}

// With a place marked on the board, which the check may ask for.
export function toThrowInto(key: string, area: (board: TableInfo) => Area, check: (area: Area) => Check, asked: Asked = {}): ThrowStep {
  return stepOf(key, asked, area, (marked) => (marked ? check(marked) : () => null));
}

function stepOf(key: string, asked: Asked, area: (board: TableInfo) => Area | null, check: (area: Area | null) => Check): ThrowStep {
  const { lying = [], color = 'red', situation, rule } = asked;
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

// A throw on the practice table, with everything that is shown of it.
import type { Position, StudiedThrow } from '../../engine/study';
import type { Color, Course, Place } from '../../engine/types';
import type { LaidWeight } from '../laid_weights';
import type { Situation } from './layout';

// All ids, also in the course, are those of the table's weights.
export interface PracticeThrow extends StudiedThrow {
  from: LaidWeight[];
  color: Color;
  situation: Situation; // before it
  position: Position; // before it, in the engine's form
  declared: Place | null;
  ids: number[]; // of the thrown weights
  rest: Place; // where the first thrown weight came to rest or fell
}

export type Before = Pick<PracticeThrow, 'from' | 'color' | 'situation' | 'position' | 'declared'>;

// The engine numbers the weights of the position first, then the thrown ones. Thrown weights get ids from `next` on.
export function practiceThrow(answer: StudiedThrow, before: Before, next: number): PracticeThrow {
  const { from } = before;
  const own = (index: number) => from[index]?.id ?? next + index - from.length;
  const course: Course = { ...answer.course, ids: answer.course.ids.map(own) };
  const ids = answer.course.ids.filter((index) => index >= from.length).map(own);
  return {
    ...answer,
    ...before,
    course,
    weights: answer.weights.map((weight) => ({ ...weight, id: own(weight.id) })),
    off: answer.off.map((weight) => ({ ...weight, id: own(weight.id) })),
    ids,
    rest: restOf(ids[0], course),
  };
}

const maxSpin = 1; // rad/s: less happens unintentionally and makes no difference

// Whether a throw can be used to estimate the hand. Its aim is taken to be a plain lag to the declared place. Throws of
// four, throws with spin, and throws that touch a cushion or another weight were aimed differently.
export function tellsOfTheHand({ ids, course, aimed }: Pick<PracticeThrow, 'ids' | 'course' | 'aimed'>): boolean {
  const index = course.ids.indexOf(ids[0] ?? -1);
  const isFree = course.contacts.every(({ a, b }) => a !== index && b !== index);
  return ids.length === 1 && isFree && Math.abs(aimed.spin) <= maxSpin;
}

function restOf(id: number | undefined, course: Course): Place {
  const index = course.ids.indexOf(id ?? -1);
  const fall = course.falls.find(({ weight }) => weight === index);
  if (fall) return { x: fall.x, y: fall.y };
  const at = (course.times.length - 1) * course.ids.length + index;
  return { x: course.x[at] ?? 0, y: course.y[at] ?? 0 };
}

// A throw on the practice table, with everything that is told and drawn of it.
import type { StudiedThrow } from '../../engine/study';
import type { Color, Course, Place } from '../../engine/types';
import type { LaidWeight } from '../laid_weights';
import type { Situation } from './layout';

// Ids, in the course too, are those of the table's weights.
export interface PracticeThrow extends StudiedThrow {
  from: LaidWeight[];
  color: Color;
  situation: Situation; // before it
  declared: Place | null;
  ids: number[]; // of what was thrown
  rest: Place; // where the first of them came to rest or fell
}

export type Before = Pick<PracticeThrow, 'from' | 'color' | 'situation' | 'declared'>;

// The engine numbers weights by their places in the position, then what was thrown: those are numbered from `next` on.
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

const maxSpin = 1; // rad/s: less is how thumbs move, and makes no difference

// The aim that was said is taken for a plain lag to its place. Four together, a weight that is spun, one that goes by way
// of a cushion or is thrown at others was aimed otherwise, and would be mistaken for a wild throw.
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

// What a throw did, as drills and lessons ask: of each weight where it lies or how it left, and what the judge says.
import type { Course, JudgedWeight, Judgement, Place, TableInfo } from '../../engine/types';
import type { StudiedThrow } from '../../engine/study';

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
  const all = [...done.weights.map((weight, place) => onBoard(done, weight, place)), ...done.off.map((weight) => gone(done, weight))];
  const find = (id: number) => all.find((weight) => weight.id === id);
  const others = done.from.flatMap((before) => {
    const after = find(before.id);
    return after ? [{ ...after, from: { x: before.x, y: before.y }, touched: wasTouched(done.course, before.id) }] : [];
  });
  const thrown = done.ids.flatMap((id) => find(id) ?? []);
  return { board, thrown, others, path: done.course.alone, failed: done.failed, judgement: done.judgement };
}

function onBoard({ judgement }: ThrowDone, weight: StudiedThrow['weights'][number], place: number): Rested {
  return { ...weight, fate: 'on', edge: null, judged: judgement.weights[place] ?? null };
}

function gone({ course }: ThrowDone, weight: Off): Rested {
  const place = course.ids.indexOf(weight.id);
  const fall = course.falls.find((one) => one.weight === place);
  return { ...weight, edge: weight.fate === 'fell' ? (fall?.edge ?? null) : null, judged: null };
}

function wasTouched({ ids, contacts }: Course, id: number): boolean {
  const place = ids.indexOf(id);
  return contacts.some(({ a, b }) => b >= 0 && (a === place || b === place));
}

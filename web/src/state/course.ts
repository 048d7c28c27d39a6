// A thrown weight goes on from where the hand has taken it. The engine's course begins where it lets go, further back:
// what lies before the hand's place is left out.
import type { Course, Place } from '../engine/types';

// The course from when the weights thrown (the last `thrown` of it) have come as far as x; the whole of it where they
// never do, or meet something before.
export function joinedAt(course: Course, x: number, thrown: number): Course {
  const start = timeAt(course, x, thrown);
  const met = Math.min(...course.contacts.map(({ t }) => t), ...course.falls.map(({ t }) => t));
  return start <= 0 || start >= Math.min(met, course.duration) ? course : from(course, start);
}

function timeAt(course: Course, x: number, thrown: number): number {
  const count = course.ids.length;
  const ahead = (sample: number) => {
    let sum = 0;
    for (let w = count - thrown; w < count; ++w) sum += course.x[sample * count + w] ?? 0;
    return sum / thrown;
  };
  for (let s = 1; s < course.times.length; ++s) {
    if (ahead(s) < x) continue;
    const share = (x - ahead(s - 1)) / (ahead(s) - ahead(s - 1));
    return mixed(course.times, s, share);
  }
  return 0;
}

function from(course: Course, start: number): Course {
  const count = course.ids.length;
  const next = course.times.findIndex((t) => t > start);
  const before = course.times[next - 1] ?? 0;
  const share = (start - before) / ((course.times[next] ?? start) - before);
  const cut = (values: Float32Array) => {
    const rest = Float32Array.from(values.subarray((next - 1) * count));
    for (let w = 0; w < count; ++w) rest[w] = (rest[w] ?? 0) * (1 - share) + (rest[count + w] ?? 0) * share;
    return rest;
  };
  const times = Float32Array.from(course.times.subarray(next - 1), (t) => Math.max(0, t - start));
  const later = <T extends { t: number }>(events: T[]) => events.map((event) => ({ ...event, t: event.t - start }));
  return {
    ...course,
    duration: course.duration - start,
    times,
    x: cut(course.x),
    y: cut(course.y),
    turn: cut(course.turn),
    contacts: later(course.contacts),
    falls: later(course.falls),
  };
}

function mixed(values: Float32Array, sample: number, share: number): number {
  return (values[sample - 1] ?? 0) * (1 - share) + (values[sample] ?? 0) * share;
}

// The way of one weight in a course, until it rests or leaves the board.

// `place`: the weight's, among those of the course.
export function pathOf({ ids, times, x, y, falls }: Course, place: number): Place[] {
  const fall = falls.find(({ weight }) => weight === place);
  const points: Place[] = [];
  for (let sample = 0; sample < times.length; ++sample) {
    if (fall && times[sample]! > fall.t) break;
    const index = sample * ids.length + place;
    points.push({ x: x[index] ?? 0, y: y[index] ?? 0 });
  }
  if (fall) points.push({ x: fall.x, y: fall.y });
  return points;
}

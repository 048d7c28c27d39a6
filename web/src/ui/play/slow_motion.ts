// How fast a throw is shown again: at its own pace while nothing happens, slowly where weights meet, fall or stop.
import type { Course } from '../../engine/types';

const slow = 0.3;
const before = 0.35; // s
const after = 0.9;

export function paceAt(course: Course, time: number): number {
  return time >= course.duration - before || isNear(course, time) ? slow : 1;
}

// When the far end is to be looked at: as the first thing happens there.
export function lookFrom(course: Course): number {
  const first = Math.min(course.duration, ...course.contacts.map(({ t }) => t), ...course.falls.map(({ t }) => t));
  return Math.max(0, first - before - after);
}

function isNear({ contacts, falls }: Course, time: number): boolean {
  const around = ({ t }: { t: number }) => time >= t - before && time <= t + after;
  return contacts.some(around) || falls.some(around);
}

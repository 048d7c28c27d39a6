// The sound of the page's one table, live and when a throw is watched again.
import type { Course } from '../engine/types';
import type { PlaybackEvents } from '../scene/contract';
import { sampleAt, speedAt } from '../state/course';
import { createSound, type Sound } from '../sound/sound';

let made: Sound | null = null;

export function tableSound(): Sound {
  made ??= createSound();
  return made;
}

// Plays the sounds of a throw between two moments of it, at any speed.
export class CourseSound {
  private heard: { course: Course; time: number } | null = null;
  private sample = 0;

  constructor(
    private readonly sound: PlaybackEvents,
    private readonly halfWidth: number,
  ) {}

  // Only time that runs by itself is heard: a jump is silent.
  goneTo(course: Course, time: number, rate: number): void {
    const from = this.heard?.course === course && this.heard.time <= time ? this.heard.time : time;
    this.heard = { course, time };
    for (const { t, impulse, y, b } of course.contacts) if (t > from && t <= time) this.sound.contact(impulse, this.pan(y), b < 0);
    for (const { t, y } of course.falls) if (t > from && t <= time) this.sound.fall(this.pan(y));
    this.sound.slide(this.fastest(course, time, rate));
  }

  silence(): void {
    if (this.heard) this.sound.slide({ speed: 0, pan: 0 });
    this.heard = null;
  }

  private fastest(course: Course, time: number, rate: number): { speed: number; pan: number } {
    if (time >= course.duration) return { speed: 0, pan: 0 };
    this.sample = sampleAt(course.times, time, this.sample);
    const fallen = new Set(course.falls.filter(({ t }) => t <= time).map(({ weight }) => weight));
    let found = { speed: 0, pan: 0 };
    for (let weight = 0; weight < course.ids.length; ++weight) {
      const speed = fallen.has(weight) ? 0 : speedAt(course, weight, this.sample) * rate;
      if (speed > found.speed) found = { speed, pan: this.pan(course.y[this.sample * course.ids.length + weight] ?? 0) };
    }
    return found;
  }

  private pan(y: number): number {
    return Math.max(-1, Math.min(1, (-y / this.halfWidth) * 0.7));
  }
}

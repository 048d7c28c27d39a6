// Plays a throw: moves weights along their course and over the edges into the alleys, and reports its sounds.
import type { Course, End } from '../engine/types';
import type { PlaybackEvents } from './contract';
import { movingSpeed, sampleAt, speedAt, stanceAt, startOf } from '../state/course';
import type { Release, Stance } from '../state/course';
import { dropOf, keepApart, stepDrop } from './drop';
import type { Drop } from './drop';
import type { Figure, Figures } from './figures';
import { toWorld } from './places';
import type { Ground, Layout } from './places';

export const settlingTime = 1.6; // s: the longest time that a fallen weight may roll

export class Playback {
  private time = 0;
  private sample = 0;
  private contactsHeard = 0;
  private readonly figures: Figure[];
  private readonly turns: number[]; // rotations before the throw
  private readonly fallen: boolean[];
  private readonly drops: Drop[] = [];
  private readonly stance: Stance = { x: 0, y: 0, turn: 0 };
  private readonly ground: Ground = { x: 0, z: 0 };
  private readonly sound = { speed: 0, pan: 0 };
  // For the camera that follows: the foremost of the moving weights, in the shooter's frame.
  readonly lead = { x: 0, y: 0 };
  isOver = false;

  constructor(
    private readonly course: Course, from: Release | null, private readonly rate: number, private readonly events: PlaybackEvents, all: Figures,
    private readonly layout: Layout, private readonly end: End, private readonly radius: number, private readonly done: () => void,
  ) {
    this.figures = course.ids.map((id, w) => all.find(id) ?? all.add(id, course.colors[w]!, 0));
    this.turns = this.figures.map((figure) => figure.turn);
    this.fallen = course.ids.map(() => false);
    for (const figure of this.figures) figure.drop = null; // a later moment may have been shown before
    if (from) this.time = startOf(course, from);
    this.place();
    stanceAt(course, course.ids.length - 1, this.sample, this.time, this.stance);
    this.lead.x = this.stance.x;
    this.lead.y = this.stance.y;
  }

  advance(seconds: number): void {
    if (this.isOver) return;
    const dt = seconds * this.rate;
    this.time += dt;
    this.fall();
    this.place();
    this.hear();
    for (const drop of this.drops) stepDrop(drop, this.layout, this.radius, dt);
    keepApart(this.drops, this.radius);
    const isSettled = this.drops.every((drop) => drop.isAtRest) || this.time > this.course.duration + settlingTime;
    if (this.time >= this.course.duration && isSettled) this.finish();
  }

  skip(): void {
    if (this.isOver) return;
    this.time = this.course.duration;
    this.contactsHeard = this.course.contacts.length;
    this.fall();
    this.place();
    for (const drop of this.drops) stepDrop(drop, this.layout, this.radius, settlingTime);
    this.finish();
  }

  private finish(): void {
    this.isOver = true;
    this.sound.speed = 0;
    this.events.slide(this.sound);
    this.done();
  }

  private place(): void {
    const { course, layout, end } = this;
    this.sample = sampleAt(course.times, this.time, this.sample);
    this.figures.forEach((figure, w) => {
      if (this.fallen[w]) return;
      stanceAt(course, w, this.sample, this.time, this.stance);
      toWorld(layout, end, this.stance.x, this.stance.y, this.ground);
      figure.x = this.ground.x;
      figure.z = this.ground.z;
      figure.turn = this.turns[w]! + this.stance.turn;
    });
  }

  private fall(): void {
    for (const fall of this.course.falls) {
      if (fall.t > this.time || this.fallen[fall.weight]) continue;
      this.fallen[fall.weight] = true;
      const drop = dropOf(fall, this.layout, this.end);
      this.figures[fall.weight]!.drop = drop;
      this.drops.push(drop);
      this.events.fall(this.panOf(fall.y));
    }
  }

  private hear(): void {
    const { contacts } = this.course;
    while (this.contactsHeard < contacts.length && contacts[this.contactsHeard]!.t <= this.time) {
      const contact = contacts[this.contactsHeard++]!;
      this.events.contact(contact.impulse, this.panOf(contact.y), contact.b < 0);
    }
    this.sound.speed = 0;
    let foremost = -Infinity;
    for (let w = 0; w < this.figures.length; ++w) {
      if (this.fallen[w]) continue;
      const speed = this.time < this.course.duration ? speedAt(this.course, w, this.sample) : 0;
      if (speed < movingSpeed) continue;
      stanceAt(this.course, w, this.sample, this.time, this.stance);
      if (this.stance.x > foremost) {
        foremost = this.lead.x = this.stance.x;
        this.lead.y = this.stance.y;
      }
      if (speed <= this.sound.speed) continue;
      this.sound.speed = speed;
      this.sound.pan = this.panOf(this.stance.y);
    }
    this.events.slide(this.sound);
  }

  private panOf(y: number): number {
    return Math.max(-1, Math.min(1, (-y / this.layout.halfWidth) * 0.7));
  }
}

// Shows a course at any moment, forwards or backwards: the same moment always looks the same.
import type { Course, End } from '../engine/types';
import { leadAt, sampleAt, stanceAt } from '../state/course';
import type { Stance } from '../state/course';
import { dropOf, keepApart, stepDrop } from './drop';
import type { Drop } from './drop';
import type { Figure, Figures } from './figures';
import { toWorld } from './places';
import type { Ground, Layout } from './places';
import { settlingTime } from './playback';

const step = 1 / 240; // s: falls are computed in fixed steps, whatever moments are shown

export class Posing {
  private sample = 0;
  private time = 0;
  private laid = -1;
  private readonly figures: Figure[] = [];
  private readonly turns: number[] = []; // rotations before the course
  private readonly falls: Course['falls']; // by time
  private readonly drops: Drop[]; // of these falls
  private readonly falling: Drop[] = []; // those that have begun
  private fallen = 0; // falls are computed up to this time
  private readonly stance: Stance = { x: 0, y: 0, turn: 0 };
  private readonly ground: Ground = { x: 0, z: 0 };
  // For the camera that follows, in the shooter's frame.
  readonly lead = { x: 0, y: 0 };

  constructor(
    readonly course: Course, private readonly layout: Layout, private readonly end: End, private readonly radius: number,
  ) {
    this.falls = [...course.falls].sort((a, b) => a.t - b.t);
    this.drops = this.falls.map((fall) => dropOf(fall, layout, end));
    const thrown = course.ids.length - 1;
    this.lead.x = course.x[thrown] ?? 0;
    this.lead.y = course.y[thrown] ?? 0;
  }

  at(time: number, all: Figures): void {
    const { course } = this;
    this.time = Math.max(0, time);
    this.sample = sampleAt(course.times, this.time, this.sample);
    if (!this.isShown(all)) this.takeUp(all);
    for (let w = 0; w < this.figures.length; ++w) this.place(this.figures[w]!, w);
    this.fall();
    leadAt(course, this.sample, this.time, this.lead);
  }

  // Whether its weights are the ones on display.
  isShown(all: Figures): boolean {
    return this.laid === all.laid;
  }

  // Continues falls after the end of the course. Returns false when nothing falls any more.
  settle(seconds: number, all: Figures): boolean {
    const { duration } = this.course;
    if (!this.isShown(all) || this.time < duration || this.fallen > duration + settlingTime || this.falling.every(isAtRest)) return false;
    this.fallTo(this.fallen + seconds);
    return true;
  }

  // A weight keeps its current rotation, and turns from there when the time changes.
  private takeUp(all: Figures): void {
    this.laid = all.laid;
    this.course.ids.forEach((id, w) => {
      const figure = all.find(id) ?? all.add(id, this.course.colors[w]!, 0);
      this.figures[w] = figure;
      this.turns[w] = figure.turn - stanceAt(this.course, w, this.sample, this.time, this.stance).turn;
    });
  }

  private place(figure: Figure, w: number): void {
    stanceAt(this.course, w, this.sample, this.time, this.stance);
    toWorld(this.layout, this.end, this.stance.x, this.stance.y, this.ground);
    figure.x = this.ground.x;
    figure.z = this.ground.z;
    figure.turn = this.turns[w]! + this.stance.turn;
    figure.drop = null;
  }

  private fall(): void {
    const isOver = this.time >= this.course.duration;
    if (this.time < this.fallen && !isOver) {
      this.fallen = 0;
      this.falling.length = 0;
    }
    this.fallTo(this.time);
    for (let f = 0; f < this.falling.length; ++f) this.figures[this.falls[f]!.weight]!.drop = this.falling[f]!;
  }

  private fallTo(time: number): void {
    while (this.fallen < time) {
      const next = this.falls[this.falling.length];
      if (this.falling.every(isAtRest)) {
        // Nothing moves until the next weight falls.
        if (!next || next.t > time) return;
        this.fallen = Math.max(this.fallen, next.t);
      }
      while (this.falling.length < this.falls.length && this.falls[this.falling.length]!.t <= this.fallen) this.begin();
      for (const drop of this.falling) stepDrop(drop, this.layout, this.radius, step);
      keepApart(this.falling, this.radius);
      this.fallen += step;
    }
  }

  private begin(): void {
    const f = this.falling.length;
    this.falling.push(dropOf(this.falls[f]!, this.layout, this.end, this.drops[f]));
  }
}

const isAtRest = (drop: Drop): boolean => drop.isAtRest;

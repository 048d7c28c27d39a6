// The courses of a replay's throws and the powder of its board, fetched in advance: those nearest to the current step first,
// and one at a time, so that other requests to the study do not wait. Only a limited number is kept.
import { signal } from '@preact/signals';

import type { Study } from '../../engine/study';
import type { Course, Powder } from '../../engine/types';

export interface Drawn {
  course: Course | null; // null: nothing was thrown
  powder: Powder | null; // before it; null: it does not wear
}

export class CourseStore {
  readonly fetched = signal(0); // a counter, so that readers of this signal look again
  readonly hasAll = signal(false); // that are to be kept
  readonly fault = signal<unknown>(null); // why one did not come, until one does
  private readonly courses = new Map<number, Drawn>();
  private wanted = 0;
  private fetching = false;
  private closed = false;

  constructor(
    private readonly study: Pick<Study, 'courseOf'>,
    private readonly steps: readonly number[], // in order
    private readonly maxKept = 160, // about 80 KB each
  ) {}

  find(step: number): Drawn | null {
    return this.courses.get(step) ?? null;
  }

  // What is watched now.
  want(step: number): void {
    this.wanted = step;
    this.hasAll.value = this.next() === null;
    if (!this.fetching) void this.fetch();
  }

  close(): void {
    this.closed = true;
  }

  private async fetch(): Promise<void> {
    this.fetching = true;
    for (let next = this.next(); next !== null && !this.closed; next = this.next()) {
      try {
        this.keep(next, await this.study.courseOf(next));
        this.fault.value = null;
        if (!this.closed) this.fetched.value++;
      } catch (error) {
        this.fault.value = error;
        break; // asked for again when something else is watched
      }
    }
    this.hasAll.value = this.next() === null;
    this.fetching = false;
  }

  // Later steps are needed sooner than earlier ones.
  private distance(step: number): number {
    return step >= this.wanted ? step - this.wanted : 2 * (this.wanted - step) + 1;
  }

  private nearest(): number[] {
    return [...this.steps].sort((a, b) => this.distance(a) - this.distance(b)).slice(0, this.maxKept);
  }

  private next(): number | null {
    return this.nearest().find((step) => !this.courses.has(step)) ?? null;
  }

  private keep(step: number, drawn: Drawn): void {
    this.courses.set(step, drawn);
    if (this.courses.size <= this.maxKept) return;
    const farthest = [...this.courses.keys()].reduce((a, b) => (this.distance(b) > this.distance(a) ? b : a));
    this.courses.delete(farthest);
  }
}

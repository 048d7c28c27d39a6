// Seconds that the server has counted, counted on here until it says otherwise. By a clock that nobody sets.
import { signal, type ReadonlySignal } from '@preact/signals';

export class Countdown {
  readonly left: ReadonlySignal<number | null>;
  private readonly seconds = signal<number | null>(null);
  private timer: ReturnType<typeof setInterval> | undefined;
  private end = 0; // ms

  constructor(private readonly now: () => number = () => performance.now()) {
    this.left = this.seconds;
  }

  // Null: nothing is counted.
  set(seconds: number | null, isRunning = true): void {
    clearInterval(this.timer);
    if (seconds === null) return void (this.seconds.value = null);
    this.end = this.now() + seconds * 1000;
    this.tick();
    if (isRunning) this.timer = setInterval(() => this.tick(), 200);
  }

  private tick(): void {
    const left = Math.max(0, Math.ceil((this.end - this.now()) / 1000));
    this.seconds.value = left;
    if (left === 0) clearInterval(this.timer);
  }
}

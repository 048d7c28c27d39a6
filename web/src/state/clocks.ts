// Seconds left: for one shot of a match on this device, and as a server counts them.
import { signal } from '@preact/signals';

// The time for one shot (X7). It runs only while a person is to throw.
export class ShotClock {
  readonly left = signal<number | null>(null);
  private timer: ReturnType<typeof setInterval> | undefined;
  private weight = '';
  private end = 0; // ms

  constructor(
    private readonly limit: number, // 0: no clock
    private readonly ranOut: () => void,
  ) {}

  // For one weight, whatever else is done before it is thrown; `weight` identifies it.
  start(weight: string): void {
    if (this.limit <= 0) return;
    if (weight !== this.weight) this.end = Date.now() + this.limit * 1000;
    this.weight = weight;
    clearInterval(this.timer);
    this.tick();
    this.timer = setInterval(() => this.tick(), 200);
  }

  stop(): void {
    clearInterval(this.timer);
    this.left.value = null;
  }

  private tick(): void {
    this.left.value = Math.max(0, Math.ceil((this.end - Date.now()) / 1000));
    if (this.left.value > 0) return;
    this.stop();
    this.ranOut();
  }
}

// Counts down from the server's number until it sends another. Uses a monotonic clock.
export class Countdown {
  readonly left = signal<number | null>(null);
  private timer: ReturnType<typeof setInterval> | undefined;
  private end = 0; // ms

  constructor(private readonly now: () => number = () => performance.now()) {}

  // Null stops it.
  set(seconds: number | null, isRunning = true): void {
    clearInterval(this.timer);
    if (seconds === null) return void (this.left.value = null);
    this.end = this.now() + seconds * 1000;
    this.tick();
    if (isRunning) this.timer = setInterval(() => this.tick(), 200);
  }

  private tick(): void {
    const left = Math.max(0, Math.ceil((this.end - this.now()) / 1000));
    this.left.value = left;
    if (left === 0) clearInterval(this.timer);
  }
}

// Seconds for one shot (X7). It runs only while a person is to throw.
import { signal, type ReadonlySignal } from '@preact/signals';

export class ShotClock {
  readonly left: ReadonlySignal<number | null>;
  private readonly seconds = signal<number | null>(null);
  private timer: ReturnType<typeof setInterval> | undefined;
  private weight = '';
  private end = 0; // ms

  constructor(
    private readonly limit: number, // 0: no clock
    private readonly ranOut: () => void,
  ) {
    this.left = this.seconds;
  }

  // For one weight, whatever else is done before it is thrown: `weight` tells it from others.
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
    this.seconds.value = null;
  }

  private tick(): void {
    this.seconds.value = Math.max(0, Math.ceil((this.end - Date.now()) / 1000));
    if (this.seconds.value > 0) return;
    this.stop();
    this.ranOut();
  }
}

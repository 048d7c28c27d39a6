// Seconds for one shot (X7). It runs only while a person is to throw.
import { signal, type ReadonlySignal } from '@preact/signals';

export class ShotClock {
  readonly left: ReadonlySignal<number | null>;
  private readonly seconds = signal<number | null>(null);
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly limit: number, // 0: no clock
    private readonly ranOut: () => void,
  ) {
    this.left = this.seconds;
  }

  start(): void {
    this.stop();
    if (this.limit <= 0) return;
    const end = Date.now() + this.limit * 1000;
    this.seconds.value = this.limit;
    this.timer = setInterval(() => {
      this.seconds.value = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      if (this.seconds.value > 0) return;
      this.stop();
      this.ranOut();
    }, 200);
  }

  stop(): void {
    clearInterval(this.timer);
    this.seconds.value = null;
  }
}

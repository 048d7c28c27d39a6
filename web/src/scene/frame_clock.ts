// Requests frames only while something moves, and measures their script time.
const longestStep = 0.25; // s: longer gaps do not make things jump

export class FrameClock {
  private handle = 0;
  private last = -1; // time of the previous frame; -1 after a pause
  private spent = 0;
  private frames = 0;
  private since = 0;
  meanMs = 0; // script time of a frame over the last second

  // Minimum ms between frames: slow drifts do not need every frame.
  pace = 0;

  // `draw` gets the seconds to advance and the milliseconds since the previous frame (0 after a pause), and returns
  // whether another frame is needed.
  constructor(private readonly draw: (dt: number, gap: number) => boolean) {}

  wake(): void {
    if (this.handle === 0) this.handle = requestAnimationFrame(this.tick);
  }

  stop(): void {
    cancelAnimationFrame(this.handle);
    this.handle = -1;
  }

  private readonly tick = (now: number): void => {
    const begin = performance.now();
    const gap = this.last >= 0 ? now - this.last : 0;
    this.handle = 0;
    if (gap > 0 && gap < this.pace) return this.wake();
    const isBusy = this.draw(Math.min(gap / 1000, longestStep), gap);
    this.last = isBusy ? now : -1;
    if (isBusy) this.wake();
    this.measure(begin, performance.now());
  };

  private measure(begin: number, end: number): void {
    this.spent += end - begin;
    ++this.frames;
    if (end - this.since < 1000) return;
    this.meanMs = this.spent / this.frames;
    this.spent = this.frames = 0;
    this.since = end;
  }
}

// The sliding-weight check (G11): a weight on its rim, its top against the board's end, slides along until it touches the
// weight in question. If that weight does not hang over, it passes.
import type { Slider } from './figures';

export interface Check {
  from: number; // across the board, to the shooter's left
  to: number;
  touches: boolean;
}

// `distance`: from the weight's centre to the far edge.
export function planCheck(distance: number, y: number, radius: number, halfWidth: number): Check {
  const side = y > 0 ? -1 : 1; // from the side with more room
  const from = side * (halfWidth + radius * 0.6);
  if (distance >= radius) return { from, to: -from, touches: false };
  // The overhang is as wide as its chord on the edge; the slider is widest at the height of the board.
  const chord = Math.sqrt(radius * radius - distance * distance);
  return { from, to: y + side * (chord + radius), touches: true };
}

const speed = 0.34; // m/s along the edge, easing in and out

export class SlideCheck {
  private time = 0;
  private readonly seconds: number;

  constructor(private readonly check: Check, private readonly slider: Slider, private readonly sense: number, private readonly done: () => void) {
    this.seconds = Math.max(0.5, Math.abs(check.to - check.from) / speed);
    this.place(0);
  }

  get isOver(): boolean {
    return this.time >= this.seconds;
  }

  advance(dt: number): void {
    if (this.isOver) return;
    this.time += dt;
    const t = Math.min(1, this.time / this.seconds);
    // It keeps some speed until it touches the other.
    this.place(this.check.touches ? t * t * (1.8 - 0.8 * t) : t * t * (3 - 2 * t));
    if (this.isOver) this.done();
  }

  skip(): void {
    if (this.isOver) return;
    this.time = this.seconds;
    this.place(1);
    this.done();
  }

  private place(share: number): void {
    this.slider.x = -this.sense * (this.check.from + (this.check.to - this.check.from) * share);
  }
}

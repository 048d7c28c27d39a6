// Drawing quality. It steps down when frames take too long and never up again, so that it does not flicker between two
// levels.
import type { Quality } from './contract';

export interface Effort {
  quality: Quality;
  pixelRatio: number; // at most
}

const efforts: readonly Effort[] = [
  { quality: 'high', pixelRatio: 2 },
  { quality: 'medium', pixelRatio: 2 },
  { quality: 'medium', pixelRatio: 1.5 },
  { quality: 'medium', pixelRatio: 1 },
  { quality: 'low', pixelRatio: 1 },
  { quality: 'low', pixelRatio: 0.75 },
  { quality: 'low', pixelRatio: 0.5 },
];

const first: Record<Quality, number> = { high: 0, medium: 1, low: 4 };

export const effortOf = (quality: Quality): Effort => efforts[first[quality]]!;

const slowMs = 24; // slower than 60 frames a second, with some tolerance
const judgedFrames = 24;
const settlingFrames = 12; // frames ignored after a step, while shaders and textures are rebuilt

// Gets the time between frames while things move, and chooses the effort.
export class QualityStepper {
  private place: number;
  private frames = 0;
  private slow = 0;
  private settling = settlingFrames;

  constructor(start: Quality) {
    this.place = first[start];
  }

  get effort(): Effort {
    return efforts[this.place]!;
  }

  // Returns whether the effort has changed. A gap of seconds means a hidden tab, not a slow frame.
  frame(ms: number): boolean {
    if (ms <= 0 || ms > 2000) return false;
    if (this.settling > 0) {
      --this.settling;
      return false;
    }
    ++this.frames;
    if (ms > slowMs) ++this.slow;
    if (this.frames < judgedFrames) return false;
    const isSlow = this.slow * 2 > this.frames;
    this.frames = this.slow = 0;
    if (!isSlow || this.place + 1 >= efforts.length) return false;
    ++this.place;
    this.settling = settlingFrames;
    return true;
  }
}

// The first choice, before measuring: low for software rendering, medium for phones and small machines.
export function firstQuality(device: { renderer: string; isPhone: boolean; cores: number }): Quality {
  if (/swiftshader|llvmpipe|softpipe|software|basic.render/i.test(device.renderer)) return 'low';
  return device.isPhone || device.cores <= 2 ? 'medium' : 'high';
}

export interface Overrides {
  quality: Quality | null;
  pixelRatio: number | null;
}

// ?q=low and ?dpr=0.5, for tests and pictures. With ?q=none nothing is drawn, at the lowest effort.
export function overridesOf(search: string): Overrides {
  const params = new URLSearchParams(search);
  const q = params.get('q') === 'none' ? 'low' : params.get('q');
  const dpr = Number(params.get('dpr'));
  return {
    quality: q === 'low' || q === 'medium' || q === 'high' ? q : null,
    pixelRatio: dpr > 0 && dpr <= 4 ? dpr : null,
  };
}

// Throwing by keys: what each means, and what it does to the aim.
import { startingAim, toggledGuide, withValue, type Aim, type Bounds, type Turnable } from './aim';

export interface KeyPress {
  key: string; // as the layout has it
  code: string; // where it lies: the keys belong together by their places, whatever letters are on them
  shift: boolean;
  ctrl: boolean;
  alt: boolean;
  meta: boolean;
}

export type Intent =
  | { do: 'turn'; what: Turnable; way: -1 | 1; fine: boolean }
  | { do: 'guide' }
  | { do: 'color' }
  | { do: 'throw' }
  | { do: 'reset' };

interface Step {
  normal: number;
  fine: number;
}

export const steps: Record<Turnable, Step> = {
  y: { normal: 0.01, fine: 0.001 }, // m
  angle: { normal: 0.004, fine: 0.0005 }, // rad; 0.004 is some 2 cm at the far end of the longest board
  speed: { normal: 0.05, fine: 0.005 }, // m/s
  spin: { normal: 2, fine: 0.5 }, // rad/s
  spread: { normal: 0.005, fine: 0.001 }, // rad
};

// y and angle are positive to the left.
const letters: Record<string, { what: Turnable; way: -1 | 1 }> = {
  a: { what: 'angle', way: 1 },
  d: { what: 'angle', way: -1 },
  q: { what: 'spin', way: 1 },
  e: { what: 'spin', way: -1 },
  z: { what: 'spread', way: -1 },
  x: { what: 'spread', way: 1 },
};

const arrows: Record<string, { what: Turnable; way: -1 | 1 }> = {
  ArrowLeft: { what: 'y', way: 1 },
  ArrowRight: { what: 'y', way: -1 },
  ArrowUp: { what: 'speed', way: 1 },
  ArrowDown: { what: 'speed', way: -1 },
};

// Null: not one of our keys, so it is left to the browser.
export function intentOf(press: KeyPress): Intent | null {
  if (press.alt || press.meta) return null;
  const arrow = arrows[press.key];
  if (arrow) {
    const what = press.ctrl && arrow.what === 'y' ? 'angle' : arrow.what;
    return { do: 'turn', what, way: arrow.way, fine: press.shift };
  }
  if (press.ctrl) return null;
  if (press.key === 'Enter' || press.key === ' ') return { do: 'throw' };
  if (press.key === 'Escape') return { do: 'reset' };
  const letter = letterOf(press);
  if (letter === 'g') return { do: 'guide' };
  if (letter === 'c') return { do: 'color' };
  const turned = letters[letter];
  return turned ? { do: 'turn', ...turned, fine: press.shift } : null;
}

// That of the place on an English keyboard; keyboards on a screen have no places.
function letterOf({ key, code }: KeyPress): string {
  if (code === '') return /^[a-z]$/i.test(key) ? key.toLowerCase() : '';
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : '';
}

// Whether it sets or throws the aim, which then ought to be seen.
export function aims({ do: what }: Intent): boolean {
  return what === 'throw' || what === 'turn' || what === 'guide';
}

// The aim after an intent other than throwing.
export function aimed(aim: Aim, intent: Intent, bounds: Bounds): Aim {
  switch (intent.do) {
    case 'turn':
      return stepped(aim, intent.what, intent.way, intent.fine, bounds);
    case 'guide':
      return toggledGuide(aim, bounds);
    case 'color':
      return { ...aim, color: aim.color === 'red' ? 'blue' : 'red' };
    case 'reset':
      return { ...startingAim(bounds), color: aim.color };
    case 'throw':
      return aim;
  }
}

// To the next whole step, so that round numbers are shown, and a step forth and back ends where it began.
export function stepped(aim: Aim, what: Turnable, way: -1 | 1, fine: boolean, bounds: Bounds): Aim {
  const step = fine ? steps[what].fine : steps[what].normal;
  const whole = Math.round(aim[what] / step + way * 0.501);
  const value = whole === 0 ? 0 : whole * step;
  return withValue(aim, what, way > 0 ? Math.max(value, aim[what]) : Math.min(value, aim[what]), bounds);
}

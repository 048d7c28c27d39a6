// A second finger beside the one that holds the weight: turning it spins the weight, moving it away spreads four.
import { clamp, maxSpin, maxSpread } from './aim';
import type { Point } from './flick';

const spinByTurn = 30; // rad/s for each rad
const deadZone = 0.12; // rad that fingers turn without meaning to
const spreadByStretch = 0.06; // rad for fingers twice as far apart
const nearest = 24; // px; any closer, the direction between them is unreliable

export class TwoFingers {
  private turned = 0;
  private last: number;
  private readonly apart: number;

  constructor(
    private readonly before: { spin: number; spread: number },
    holding: Point,
    second: Point,
  ) {
    this.last = direction(holding, second);
    this.apart = distance(holding, second);
  }

  move(holding: Point, second: Point): { spin: number; spread: number } {
    if (distance(holding, second) >= nearest) {
      const now = direction(holding, second);
      this.turned += nearestTurn(now - this.last);
      this.last = now;
    }
    const meant = Math.sign(this.turned) * Math.max(0, Math.abs(this.turned) - deadZone);
    const stretch = Math.log2(Math.max(distance(holding, second), nearest) / Math.max(this.apart, nearest));
    return {
      spin: clamp(this.before.spin + spinByTurn * meant, -maxSpin, maxSpin),
      spread: clamp(this.before.spread + spreadByStretch * stretch, 0, maxSpread),
    };
  }
}

// Counter-clockwise as seen from above.
function direction(from: Point, to: Point): number {
  return Math.atan2(from.y - to.y, to.x - from.x);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

function nearestTurn(angle: number): number {
  return angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
}

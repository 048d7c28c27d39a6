import { describe, expect, it } from 'vitest';

import { minPull, longestPull, meaningOf, powerOf, pulledAim, pulledSpeed } from './pull_back';
import { speedsAbout } from './aim';
import { speeds } from './test_boards';

describe('pull-back', () => {
  it('throws faster the further it is pulled, on every board and powder', () => {
    for (const deuce of [0.28, 0.8, 1.1, 1.83, 2.4, 7]) {
      const here = speedsAbout(deuce);
      let last = 0;
      for (let power = minPull; power <= 1; power += 0.01) {
        const speed = pulledSpeed(power, here);
        expect(speed).toBeGreaterThan(last);
        last = speed;
      }
      expect(pulledSpeed(minPull, here)).toBeCloseTo(here.slowest, 9);
      expect(pulledSpeed(1, here)).toBeCloseTo(here.fastest, 9);
    }
  });

  it('has the deuce line in the middle of the range, where a pixel is little', () => {
    const middle = (minPull + 1) / 2;
    expect(pulledSpeed(middle, speeds)).toBeCloseTo(speeds.deuce, 9);
    const longest = longestPull(390, 844);
    const pixel = pulledSpeed(middle + 1 / longest, speeds) - speeds.deuce;
    expect(pixel / speeds.deuce).toBeLessThan(0.005);
  });

  it('reads a speed back as its power', () => {
    for (const power of [0.1, 0.3, 0.54, 0.8, 0.99]) expect(powerOf(pulledSpeed(power, speeds), speeds)).toBeCloseTo(power, 4);
  });

  it('goes the other way, mirrored for a mirrored pull, finely near the middle', () => {
    const right = pulledAim({ back: 100, right: 10 }, 200, speeds);
    const left = pulledAim({ back: 100, right: -10 }, 200, speeds);
    expect(right?.angle).toBeGreaterThan(0); // to the left
    expect(left?.angle).toBeCloseTo(-(right?.angle ?? 0), 12);
    expect(left?.speed).toBeCloseTo(right?.speed ?? 0, 12);
    const pixel = (pulledAim({ back: 120, right: 1 }, 200, speeds)?.angle ?? 1) * 6;
    expect(pixel).toBeLessThan(0.01); // m at the far end
  });

  it('is no throw when it is let back to its start, or goes forward', () => {
    expect(pulledAim({ back: 5, right: 3 }, 200, speeds)).toBeNull();
    expect(pulledAim({ back: -80, right: 0 }, 200, speeds)).toBeNull();
    expect(pulledAim({ back: 0, right: 120 }, 200, speeds)).toBeNull();
  });

  it('is told from a flick by its direction, and from sliding the weight across where nobody can flick', () => {
    expect(meaningOf({ back: 3, right: 4 }, null, true)).toBeNull();
    expect(meaningOf({ back: 20, right: 8 }, null, true)).toBe('pull');
    expect(meaningOf({ back: -30, right: 0 }, null, true)).toBe('flick');
    expect(meaningOf({ back: 4, right: -30 }, null, true)).toBe('flick');
    expect(meaningOf({ back: 4, right: -30 }, null, false)).toBe('place');
  });

  it('becomes a flick once it is ahead of where it began, and not before', () => {
    expect(meaningOf({ back: 2, right: 0 }, 'pull', true)).toBe('pull');
    expect(meaningOf({ back: -30, right: 0 }, 'pull', true)).toBe('flick');
    expect(meaningOf({ back: -30, right: 0 }, 'pull', false)).toBe('pull');
    expect(meaningOf({ back: 60, right: 0 }, 'flick', true)).toBe('flick');
  });
});

import { describe, expect, it } from 'vitest';

import { feelLimits, learnt } from './calibration';
import { thrownSpeed } from './flick';

describe('learning a flick', () => {
  it('needs five throws', () => {
    expect(learnt([2, 2, 2, 2], 1.88)).toBeNull();
    expect(learnt([2, 2, 2, 2, NaN], 1.88)).toBeNull();
  });

  it('sends the middle throw to the trey zone', () => {
    const { feel } = learnt([2.4, 3.1, 2.9, 2.8, 9], 1.88) ?? { feel: null };
    expect(feel?.natural).toBe(2.9);
    expect(thrownSpeed(feel!, 2.9)).toBeCloseTo(1.88, 9);
  });

  it('answers less sharply to a scattered hand', () => {
    const steady = learnt([2, 2.02, 1.98, 2.01, 1.99], 1.88)!;
    const scattered = learnt([1, 2, 3, 1.5, 2.6], 1.88)!;
    expect(steady.hand).toBe('steady');
    expect(steady.feel.response).toBe(1);
    expect(scattered.hand).toBe('scattered');
    expect(scattered.feel.response).toBe(feelLimits.response.low);
  });

  it('is hardly moved by one throw gone wrong', () => {
    const good = learnt([2, 2.1, 1.9, 2.05, 1.95, 2], 1.88)!;
    const one = learnt([2, 2.1, 1.9, 2.05, 1.95, 20], 1.88)!;
    expect(one.feel.natural / good.feel.natural).toBeLessThan(1.05);
  });

  it('stays within sane limits whatever is thrown', () => {
    for (const gestures of [[1e-9, 1e-9, 1e-9, 1e-9, 1e-9], [1e6, 1e6, 1e6, 1e6, 1e6], [0.1, 50, 3, 900, 0.001]]) {
      const { feel } = learnt(gestures, 1.88)!;
      for (const name of ['natural', 'sensitivity', 'response'] as const) {
        expect(feel[name]).toBeGreaterThanOrEqual(feelLimits[name].low);
        expect(feel[name]).toBeLessThanOrEqual(feelLimits[name].high);
      }
    }
  });
});

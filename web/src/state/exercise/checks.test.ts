// By how much a throw missed what was marked: as far as it would have to be moved.
import { expect, it } from 'vitest';

import type { TableInfo } from '../../engine/types';
import { restsIn } from './checks';
import { isIn, spotOn, zoneOn, type OffArea, type Outcome } from './exercise';

const board = { length: 6.3, width: 0.5, cushions: false } as TableInfo;

function restingAt(x: number, y: number): Outcome {
  return { board, thrown: [{ id: 1, color: 'red', x, y, fate: 'on', edge: null, judged: null }], others: [], path: [], failed: false, judgement: {} as never };
}

const back: Record<OffArea['side'], [along: number, across: number]> = { short: [1, 0], long: [-1, 0], left: [0, -1], right: [0, 1] };

it('is never less than what is missing on the side where most is missing', () => {
  const areas = [zoneOn(board, 1.2, 0.4, 0.2, -0.05), zoneOn(board, 0.3, 0), spotOn(board, 0.5, 0.1, 0.06)];
  for (const area of areas) {
    let missed = 0;
    for (let x = 4; x < 6.3; x += 0.037) {
      for (let y = -0.24; y < 0.25; y += 0.03) {
        const slip = restsIn(area)(restingAt(x, y));
        expect(slip === null).toBe(isIn(area, { x, y }));
        if (slip === null || typeof slip === 'string') continue;
        ++missed;
        // Moved back by it, the weight is off on that side no more.
        const [along, across] = back[slip.side];
        const moved = restsIn(area)(restingAt(x + along * (slip.by + 1e-9), y + across * (slip.by + 1e-9)));
        if (moved !== null && typeof moved === 'object') expect(moved.side in { short: 0, long: 0 }).not.toBe(slip.side in { short: 0, long: 0 });
        expect(slip.by).toBeGreaterThan(0);
      }
    }
    expect(missed).toBeGreaterThan(100);
  }
});

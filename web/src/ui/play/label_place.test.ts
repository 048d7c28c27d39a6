// A label lies in the window, and over nothing that people need wherever there is room for it.
import { describe, expect, it } from 'vitest';

import { besideWeight } from './label_place';
import type { Box } from './window_boxes';

const phone: Box = { left: 0, right: 390, top: 0, bottom: 844 };
const around = (x: number, y: number): Box => ({ left: x - 14, right: x + 14, top: y - 16, bottom: y + 6 });
const isApart = (a: Box, b: Box) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

function placed(weight: Box, size: { width: number; height: number }, others: Box[]): Box {
  const { x, y } = besideWeight(weight, size, phone, others);
  return { left: x, right: x + size.width, top: y, bottom: y + size.height };
}

describe('a label about a weight', () => {
  const zones: Box = { left: 80, right: 310, top: 440, bottom: 490 };
  const map: Box = { left: 310, right: 378, top: 95, bottom: 300 };
  const short = { width: 40, height: 30 };
  const long = { width: 300, height: 52 };

  it('covers neither the zones, nor the map, nor any weight, wherever they lie', () => {
    for (const size of [short, long])
      for (let x = 80; x <= 310; x += 10)
        for (let y = 436; y <= 700; y += 12) {
          const weight = around(x, y);
          const others = [around(195, 510), around(260, 470), around(120, y + 30), around(x, y + 26)];
          const label = placed(weight, size, [zones, map, ...others]);
          for (const box of [zones, map, weight, ...others]) expect(isApart(label, box), JSON.stringify({ x, y, size, label, box })).toBe(true);
          expect(label.left >= 0 && label.right <= phone.right && label.top >= 0 && label.bottom <= phone.bottom).toBe(true);
        }
  });

  it('is beside it where that is free, and otherwise on the shooter’s side', () => {
    const weight = around(195, 600);
    expect(placed(weight, short, [zones])).toMatchObject({ left: weight.right + 8 });
    expect(placed(around(195, 460), short, [zones]).top).toBeGreaterThanOrEqual(zones.bottom);
  });

  it('stays in the window where nothing is free', () => {
    expect(placed(around(195, 460), long, [phone])).toMatchObject({ left: 45, top: 474 });
  });
});

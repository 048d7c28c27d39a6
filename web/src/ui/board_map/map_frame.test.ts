import { describe, expect, it } from 'vitest';

import type { TableInfo } from '../../engine/types';
import { fromMap, mapFrame, onBoard, toMap, toTenths } from './map_frame';

const table = { length: 6.2992, width: 0.508, foul_line: 1.8288, cushions: false } as TableInfo;
const radius = 0.02937;

describe('the map of the far end', () => {
  it("has the far edge at the top and the shooter's left on the left", () => {
    expect(toMap(table, { x: 6.2992, y: 0.1 })).toEqual({ x: -100, y: 0 });
    expect(toMap(table, { x: 6.1992, y: -0.254 }).y).toBeCloseTo(100);
    const back = fromMap(table, { x: -100, y: 50 });
    expect(back.x).toBeCloseTo(6.2492);
    expect(back.y).toBeCloseTo(0.1);
  });

  it('shows past the far foul line, or as much as is asked for, and never more than the board', () => {
    expect(mapFrame(table).depth).toBeCloseTo(1958.8);
    expect(mapFrame(table, 0.6).depth).toBeCloseTo(600);
    expect(mapFrame(table, 60).depth).toBeCloseTo(6299.2);
    expect(mapFrame(table).top).toBeLessThan(-radius * 1000);
  });

  it('keeps centres on the board, hangers over an edge too, and off the cushions', () => {
    const frame = mapFrame(table, 0.6);
    expect(onBoard(table, frame, radius, { x: 7, y: 0.4 })).toEqual({ x: 6.2992, y: 0.254 });
    expect(onBoard(table, frame, radius, { x: 1, y: 0 }).x).toBeCloseTo(5.6992);
    expect(onBoard({ ...table, cushions: true }, frame, radius, { x: 6, y: -1 }).y).toBeCloseTo(-0.254 + radius);
  });

  it('keeps places to a tenth of a millimetre without leaving the board', () => {
    expect(toTenths({ x: 6.29919, y: -0.17469 })).toEqual({ x: 6.2991, y: -0.1746 });
    expect(toTenths({ x: 6.2992, y: -0.00001 })).toEqual({ x: 6.2992, y: 0 });
  });
});

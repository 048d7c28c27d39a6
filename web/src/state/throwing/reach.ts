// How fast a weight must be to get somewhere, asked of the engine once a match.
import type { Engine } from '../../engine/engine';
import { fault } from '../../engine/fault';
import type { TableInfo } from '../../engine/types';
import { speedsAbout, type Speeds } from './aim';

export interface Reach {
  speeds: Speeds; // on this board with its powder
  trey: number; // m/s that stop a weight in the trey zone, or on the target
  // The speed for the trey zone of the board flicks are set for, the engine's first, to that of this one, both with
  // medium powder: a slower powder is meant to ask for more.
  share: number;
}

export interface BoardOfMatch {
  table: TableInfo;
  powder: string | number;
  weight: string;
}

export async function reachOf(engine: Pick<Engine, 'speedToReach'>, board: BoardOfMatch, usual: TableInfo): Promise<Reach> {
  const { table, powder, weight } = board;
  const deuce = await speed(engine, table, powder, weight, deucePlace(table));
  const trey = await speed(engine, table, powder, weight, treyPlace(table));
  const here = await speed(engine, table, table.deceleration.medium, weight, treyPlace(table));
  const there = await speed(engine, usual, usual.deceleration.medium, weight, treyPlace(usual));
  return { speeds: speedsAbout(deuce), trey, share: here / there };
}

// Middles of the zones; on a target board its centre and a little short of it.
function treyPlace(table: TableInfo): number {
  if (table.target) return table.length - table.target.centre;
  return table.length - (table.trey_line ?? 0) / 2;
}

function deucePlace(table: TableInfo): number {
  if (table.target) return table.length - table.target.centre - table.target.middle_radius;
  return table.length - ((table.deuce_line ?? 0) + (table.trey_line ?? 0)) / 2;
}

async function speed(
  engine: Pick<Engine, 'speedToReach'>, table: TableInfo, powder: string | number, weight: string, x: number,
): Promise<number> {
  const found = await engine.speedToReach(table.name, powder, weight, x);
  if (found === null) throw fault('notReached', table.name);
  return found;
}

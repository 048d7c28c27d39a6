// How fast a weight must be thrown to reach a zone. The engine is asked once per match.
import type { Engine } from '../../engine/engine';
import { fault } from '../../engine/fault';
import type { Shot, ShotOfFour, TableInfo } from '../../engine/types';
import { weightRadius } from '../match_options';
import { speedsAbout, type Speeds } from './aim';
import type { EasySpeeds } from './feel';

export interface Reach {
  speeds: Speeds; // on this board with its powder
  passing: number; // m/s: anything slower does not clear the short foul line
  easy: EasySpeeds;
}

export interface BoardOfMatch {
  table: TableInfo;
  powder: string | number;
  weight: string;
}

export async function reachOf(engine: Pick<Engine, 'speedToReach'>, board: BoardOfMatch): Promise<Reach> {
  const { table, weight } = board;
  const here = await speed(engine, board, deucePlace(table));
  const medium = await speed(engine, { ...board, powder: table.deceleration.medium }, deucePlace(table));
  const passing = await speed(engine, board, table.foul_line + table.line_width / 2 + weightRadius(table, weight));
  return { speeds: speedsAbout(here), passing, easy: { here, medium } };
}

// Where throws stop, so that an aim can be shown: places along the board, and the speeds that reach them.
export type Stops = readonly { x: number; speed: number }[];

const placesAsked = 24;

export async function stopsOf(engine: Pick<Engine, 'speedToReach'>, board: BoardOfMatch): Promise<Stops> {
  const { release_x: first, length } = board.table;
  const stops: { x: number; speed: number }[] = [{ x: first, speed: 0 }];
  for (let i = 1; i <= placesAsked; ++i) {
    const x = first + ((length - first) * i) / placesAsked;
    stops.push({ x, speed: await speed(engine, board, x) });
  }
  return stops;
}

export interface Band {
  x0: number;
  x1: number;
  isOff: boolean; // it would go off the end, where the band then lies
}

// The part of the board on which a thrown weight, or a block of four, would stop if nothing were in its way. Null: not
// to be known, since a spinning weight slides further.
export function bandOf(stops: Stops, shot: Shot | ShotOfFour, radius: number): Band | null {
  const x = stopAt(stops, shot.speed);
  const end = stops.at(-1)!.x;
  const half = 'spread' in shot ? 2 * radius : radius;
  if (x === null) return { x0: end - 2 * half, x1: end, isOff: true };
  return shot.spin === 0 ? { x0: x - half, x1: x + half, isOff: false } : null;
}

// Between the places by the square of the speed, which grows evenly with the way. Null: off the end.
export function stopAt(stops: Stops, speed: number): number | null {
  const next = stops.findIndex((stop) => stop.speed >= speed);
  const to = stops[next];
  const from = stops[next - 1] ?? to;
  if (!to || !from) return null;
  const way = to.speed ** 2 - from.speed ** 2;
  return way === 0 ? to.x : from.x + ((to.x - from.x) * (speed ** 2 - from.speed ** 2)) / way;
}

// The middle of the deuce zone; on a target board a little short of its centre.
function deucePlace(table: TableInfo): number {
  if (table.target) return table.length - table.target.centre - table.target.middle_radius;
  return table.length - ((table.deuce_line ?? 0) + (table.trey_line ?? 0)) / 2;
}

async function speed(engine: Pick<Engine, 'speedToReach'>, { table, powder, weight }: BoardOfMatch, x: number): Promise<number> {
  const found = await engine.speedToReach(table.name, powder, weight, x);
  if (found === null) throw fault('notReached', table.name);
  return found;
}

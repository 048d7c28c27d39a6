// Where things are in the drawn world: metres, the middle of the board's surface is the origin, y is up, and the
// shooter at end A looks along -z. Seen from end B everything is turned by 180 degrees about the upright axis.
import { Vector3, type PerspectiveCamera } from 'three';

import type { End, TableInfo } from '../engine/types';

export interface Layout {
  halfLength: number; // of the board
  halfWidth: number;
  alleyEnd: number; // from the board's edge to the inside of the rail
  alleySide: number;
  rail: number; // width of the rail
  railTop: number; // above the board
  alleyFloor: number; // below it
  cushion: number; // width of a cushion, 0 without
}

export const floorHeight = -0.78;
export const ceilingHeight = 1.95;
export const lampHeight = 1.16; // the rim of the shades
export const roomHalfWidth = 3.3;
export const roomBeyond = 3.3; // from the board's end to the wall

// A table's nominal length is 16 inches more than the board: 8 inches of alley and rail at each end.
const cradleEnd = 0.2032;
const railWidth = 0.046;

export function layoutOf(table: TableInfo): Layout {
  const cushion = table.cushions ? 0.05 : 0;
  return {
    halfLength: table.length / 2,
    halfWidth: table.width / 2,
    alleyEnd: cradleEnd - railWidth,
    alleySide: table.cushions ? cushion : 0.118,
    rail: railWidth,
    railTop: 0.034,
    alleyFloor: -0.072,
    cushion,
  };
}

export interface Ground {
  x: number;
  z: number;
}

// The sign of the shooter's x and y in the world: 1 at end A, -1 at end B.
export const sense = (end: End): number => (end === 'A' ? 1 : -1);

export function toWorld(layout: Layout, end: End, x: number, y: number, into: Ground): Ground {
  const s = sense(end);
  into.x = -s * y;
  into.z = s * (layout.halfLength - x);
  return into;
}

export function toShooter(layout: Layout, end: End, ground: Ground): { x: number; y: number } {
  const s = sense(end);
  return { x: layout.halfLength - s * ground.z, y: -s * ground.x };
}

// ---- between the window and the board

const point = new Vector3();

// Where the line of sight through a point of the window meets the board's plane; null above the horizon.
export function groundUnder(camera: PerspectiveCamera, box: DOMRect, clientX: number, clientY: number): Ground | null {
  const across = ((clientX - box.left) / box.width) * 2 - 1;
  const up = 1 - ((clientY - box.top) / box.height) * 2;
  point.set(across, up, 0.5).unproject(camera).sub(camera.position);
  if (point.y > -1e-6) return null;
  point.multiplyScalar(-camera.position.y / point.y).add(camera.position);
  return { x: point.x, z: point.z };
}

export function windowPoint(camera: PerspectiveCamera, box: DOMRect, ground: Ground): { x: number; y: number } {
  point.set(ground.x, 0, ground.z).project(camera);
  return { x: box.left + ((point.x + 1) / 2) * box.width, y: box.top + ((1 - point.y) / 2) * box.height };
}

// How a weight falls over the edge: it tips, drops, bounces a little on the carpet and lies in the alley. This is only
// decoration; the engine decides where weights are on the board.
import type { Course, End } from '../engine/types';
import { sense, toWorld } from './places';
import type { Ground, Layout } from './places';

export interface Drop {
  x: number; // world
  y: number; // centre of its base, above the board
  z: number;
  vx: number;
  vy: number;
  vz: number;
  tilt: number; // rad, about an axis across its direction of fall
  spin: number; // rad/s of the tilt
  axisX: number;
  axisZ: number;
  isAtRest: boolean;
}

const gravity = 9.81;
const step = 1 / 240; // s
const carpetBounce = 0.22;
const railBounce = 0.16;
const roll = 5.5; // 1/s: how fast the carpet slows it down

const blankDrop = (): Drop => ({ x: 0, y: 0, z: 0, vx: 0, vy: 0, vz: 0, tilt: 0, spin: 0, axisX: 0, axisZ: 0, isAtRest: false });

export function beginDrop(at: Ground, vx: number, vz: number, outX: number, outZ: number, into = blankDrop()): Drop {
  // Even a weight that has almost stopped must clear the edge.
  const out = Math.max(0.09, vx * outX + vz * outZ);
  const along = vx * outZ - vz * outX;
  into.x = at.x;
  into.z = at.z;
  into.vx = out * outX + along * outZ;
  into.vz = out * outZ - along * outX;
  into.y = into.vy = into.tilt = 0;
  into.spin = 1.5 + Math.min(4, out * 3);
  into.axisX = outZ;
  into.axisZ = -outX;
  into.isAtRest = false;
  return into;
}

// The outward direction of each edge, in the world at end A.
const outwards = { near: [0, 1], far: [0, -1], left: [-1, 0], right: [1, 0] } as const;
const place: Ground = { x: 0, z: 0 };

// The start of a fall in a course.
export function dropOf(fall: Course['falls'][number], layout: Layout, end: End, into?: Drop): Drop {
  const s = sense(end);
  toWorld(layout, end, fall.x, fall.y, place);
  const [outX, outZ] = outwards[fall.edge];
  return beginDrop(place, -s * fall.vy, -s * fall.vx, s * outX, s * outZ, into);
}

export function stepDrop(drop: Drop, layout: Layout, radius: number, seconds: number): void {
  for (let left = seconds; left > 1e-6 && !drop.isAtRest; left -= step) advance(drop, layout, radius, Math.min(step, left));
}

function advance(drop: Drop, layout: Layout, radius: number, dt: number): void {
  drop.x += drop.vx * dt;
  drop.z += drop.vz * dt;
  keepWithinRails(drop, layout, radius);
  const isClear = isPastEdge(drop, layout, radius * 0.55);
  drop.vy -= gravity * dt * (isClear ? 1 : 0.45);
  drop.y += drop.vy * dt;
  drop.tilt += drop.spin * dt;
  // The rim, not the middle, meets the carpet first.
  const lowest = drop.y - Math.abs(Math.sin(drop.tilt)) * radius * 0.8;
  if (lowest < layout.alleyFloor) land(drop, layout, radius, dt);
}

function land(drop: Drop, layout: Layout, radius: number, dt: number): void {
  drop.y = layout.alleyFloor + Math.abs(Math.sin(drop.tilt)) * radius * 0.8;
  if (drop.vy < -0.25) drop.vy *= -carpetBounce;
  else drop.vy = 0;
  // It rocks back onto its base.
  drop.spin += (-drop.tilt * 260 - drop.spin * 16) * dt;
  const loss = Math.exp(-roll * dt);
  drop.vx *= loss;
  drop.vz *= loss;
  if (Math.hypot(drop.vx, drop.vz) < 0.02 && Math.abs(drop.tilt) < 0.01 && Math.abs(drop.spin) < 0.2) {
    drop.tilt = 0;
    drop.y = layout.alleyFloor;
    drop.isAtRest = true;
  }
}

function isPastEdge(drop: Drop, layout: Layout, by: number): boolean {
  return Math.abs(drop.x) > layout.halfWidth + by || Math.abs(drop.z) > layout.halfLength + by;
}

function keepWithinRails(drop: Drop, layout: Layout, radius: number): void {
  const wallX = layout.halfWidth + layout.alleySide - radius;
  const wallZ = layout.halfLength + layout.alleyEnd - radius;
  if (Math.abs(drop.x) > wallX) {
    drop.x = Math.sign(drop.x) * wallX;
    if (drop.vx * drop.x > 0) drop.vx *= -railBounce;
  }
  if (Math.abs(drop.z) > wallZ) {
    drop.z = Math.sign(drop.z) * wallZ;
    if (drop.vz * drop.z > 0) drop.vz *= -railBounce;
  }
  if (drop.y > -0.01) return;
  // Below the surface it must not slide under the board.
  const insideX = layout.halfWidth + radius;
  const insideZ = layout.halfLength + radius;
  if (Math.abs(drop.x) >= insideX || Math.abs(drop.z) >= insideZ) return;
  const gapX = insideX - Math.abs(drop.x);
  const gapZ = insideZ - Math.abs(drop.z);
  if (gapX < gapZ && layout.alleySide > 2 * radius) {
    drop.x = Math.sign(drop.x) * insideX;
    if (drop.vx * drop.x < 0) drop.vx *= -railBounce;
  } else {
    drop.z = Math.sign(drop.z) * insideZ;
    if (drop.vz * drop.z < 0) drop.vz *= -railBounce;
  }
}

// Keeps weights in the alley from overlapping.
export function keepApart(drops: readonly Drop[], radius: number): void {
  for (const one of drops)
    for (const other of drops) {
      if (one === other || other.y > -0.03 || one.y > -0.03) continue;
      const dx = other.x - one.x;
      const dz = other.z - one.z;
      const apart = Math.hypot(dx, dz);
      if (apart >= 2 * radius || apart < 1e-6) continue;
      const push = (2 * radius - apart) / 2 / apart;
      one.x -= dx * push;
      one.z -= dz * push;
      other.x += dx * push;
      other.z += dz * push;
    }
}

// Moves the camera: it glides between poses, walks round the table when the end changes, and follows weights.
import type { PerspectiveCamera } from 'three';

import type { End } from '../engine/types';
import { wholeWindow, type Pose, type Room } from './framing';
import { sense } from './places';
import type { Layout } from './places';

interface Stand extends Room {
  x: number;
  y: number;
  z: number;
  yaw: number;
  pitch: number;
  fov: number;
  near: number;
  exposure: number;
}

const nowhere = (): Stand => ({ x: 0, y: 1, z: 5, yaw: 0, pitch: 0, fov: 40, near: 0.06, exposure: 1, ...wholeWindow });

const cutting = 0.1; // m: a near plane further away than this cuts something off
const walkRadius = 2.3; // beside the table
const smooth = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

export class CameraWalk {
  private readonly here = nowhere();
  private readonly from = nowhere();
  private readonly to = nowhere();
  private share = 1; // of the way that is done, 0 .. 1
  private seconds = 1;
  private isRound = false; // round the table rather than straight
  private isFirst = true;

  get isMoving(): boolean {
    return this.share < 1;
  }

  // Round the table, to its other end.
  get isWalking(): boolean {
    return this.isRound && this.isMoving;
  }

  // Starts a move to the pose; with `seconds` 0 the camera jumps there.
  go(pose: Pose, layout: Layout, end: End, seconds: number, isRound: boolean): void {
    // A new target during a walk round the table continues the walk, no faster than before.
    const { isWalking } = this;
    const left = isWalking ? this.seconds * (1 - this.share) : 0;
    this.isRound = isRound || isWalking;
    Object.assign(this.from, this.here);
    this.aimAt(pose, layout, end);
    this.to.yaw = this.from.yaw + turnBetween(this.from.yaw, this.to.yaw, this.isRound);
    this.share = seconds > 0 && !this.isFirst && !isSame(this.from, this.to) ? 0 : 1;
    this.seconds = Math.max(seconds, left, 1e-3);
    this.isFirst = false;
    if (this.share === 1) Object.assign(this.here, this.to);
  }

  // Jumps to the end of the move.
  arrive(): void {
    this.share = 1;
    Object.assign(this.here, this.to);
  }

  // Changes the target of the current move, for example when the window was resized.
  aimAnew(pose: Pose, layout: Layout, end: End): void {
    this.aimAt(pose, layout, end);
    this.to.yaw = this.from.yaw + turnBetween(this.from.yaw, this.to.yaw, this.isRound);
  }

  // Follows a moving pose; the distance shrinks by a factor of e in `lag` seconds. Returns whether it has arrived.
  chase(pose: Pose, layout: Layout, end: End, dt: number, lag: number): boolean {
    this.aimAt(pose, layout, end);
    const share = lag > 0 ? 1 - Math.exp(-dt / lag) : 1;
    const { here, to } = this;
    to.yaw = here.yaw + turnBetween(here.yaw, to.yaw, false);
    here.x += (to.x - here.x) * share;
    here.y += (to.y - here.y) * share;
    here.z += (to.z - here.z) * share;
    here.yaw += (to.yaw - here.yaw) * share;
    here.pitch += (to.pitch - here.pitch) * share;
    here.fov += (to.fov - here.fov) * share;
    here.exposure += (to.exposure - here.exposure) * share;
    for (const side of sides) here[side] += (to[side] - here[side]) * share;
    here.near = to.near;
    this.share = 1;
    this.isFirst = false;
    return isSame(here, to, 1e-3);
  }

  advance(dt: number): void {
    if (!this.isMoving) return;
    this.share = Math.min(1, this.share + dt / this.seconds);
    const { here, from, to } = this;
    const t = smooth(this.share);
    if (this.isRound) this.stepRound(t);
    else {
      here.x = from.x + (to.x - from.x) * t;
      here.z = from.z + (to.z - from.z) * t;
    }
    here.y = from.y + (to.y - from.y) * t;
    here.yaw = from.yaw + (to.yaw - from.yaw) * t;
    here.pitch = from.pitch + (to.pitch - from.pitch) * t;
    here.fov = from.fov + (to.fov - from.fov) * t;
    here.exposure = from.exposure + (to.exposure - from.exposure) * t;
    for (const side of sides) here[side] = from[side] + (to[side] - from[side]) * t;
    // If one of the two views cuts away lamps and ceiling, the near plane moves gradually. Otherwise the smaller one is used,
    // so that nothing is cut off on the way.
    const cuts = Math.max(from.near, to.near) > cutting;
    here.near = cuts || this.share === 1 ? from.near + (to.near - from.near) * t : Math.min(from.near, to.near);
  }

  // On an oval about the table, wide enough to keep clear of it.
  private stepRound(t: number): void {
    const { here, from, to } = this;
    const begin = Math.atan2(from.x, from.z);
    const end = begin + turnBetween(begin, Math.atan2(to.x, to.z), true);
    const angle = begin + (end - begin) * t;
    const radius = Math.hypot(from.x, from.z) * (1 - t) + Math.hypot(to.x, to.z) * t;
    const beside = Math.sin(angle) ** 2 * Math.sin(Math.PI * t);
    const r = radius + (walkRadius - radius) * Math.min(1, beside * 1.2);
    here.x = Math.sin(angle) * r;
    here.z = Math.cos(angle) * r;
  }

  private aimAt(pose: Pose, layout: Layout, end: End): void {
    const s = sense(end);
    const { to } = this;
    to.x = -s * pose.eye.y;
    to.y = pose.eye.h;
    to.z = s * (layout.halfLength - pose.eye.x);
    to.yaw = pose.yaw + (end === 'A' ? 0 : Math.PI);
    to.pitch = pose.pitch;
    to.fov = pose.fov;
    to.near = pose.near;
    to.exposure = pose.exposure;
    Object.assign(to, pose.room ?? wholeWindow);
  }

  get exposure(): number {
    return this.here.exposure;
  }

  // `aspect` of the window.
  apply(camera: PerspectiveCamera, aspect = camera.aspect): void {
    const { here } = this;
    camera.position.set(here.x, here.y, here.z);
    camera.rotation.set(here.pitch, here.yaw, 0, 'YXZ');
    camera.updateMatrixWorld();
    camera.fov = here.fov;
    camera.near = here.near;
    // The pose's picture fills the room, and what is around it fills the rest of the window.
    camera.setViewOffset(aspect * here.wide, here.high, -aspect * here.left, -here.top, aspect, 1);
  }
}

const sides = ['left', 'top', 'wide', 'high'] as const;

// Within `by` metres, radians and shares of the window.
const isSame = (a: Stand, b: Stand, by = 1e-6): boolean =>
  sides.every((side) => Math.abs(a[side] - b[side]) < by) &&
  Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z) < by && Math.abs(a.yaw - b.yaw) < by && Math.abs(a.pitch - b.pitch) < by;

// The turn from one angle to another: the shorter way, or always to the left.
function turnBetween(from: number, to: number, isLeftwards: boolean): number {
  const full = 2 * Math.PI;
  const turn = (((to - from) % full) + full) % full;
  return isLeftwards || turn <= Math.PI ? turn : turn - full;
}

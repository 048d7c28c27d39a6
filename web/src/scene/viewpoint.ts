// The camera: what it shows, what it follows, and how it moves there.
import { PerspectiveCamera } from 'three';

import type { End, TableInfo } from '../engine/types';
import { CameraWalk } from './camera_walk';
import type { Camera } from './contract';
import { poseOf, shooterRoom, wholeWindow } from './framing';
import type { Moving, Pose, Room, Scope } from './framing';
import type { Layout } from './places';

const glideSeconds = 1.15;
const walkSeconds = 2.4;
const makeWaySeconds = 0.35; // for something that now covers a part of the window
const followLag = 0.32; // s
const handLag = 0.05; // s, of a camera that is turned by hand

export class Viewpoint {
  private readonly camera = new PerspectiveCamera(40, 1, 0.06, 60);
  private readonly walk = new CameraWalk();
  private readonly moving: Moving = { x: 0, y: 0, time: 0 };
  private readonly scope: Scope = { length: 1, width: 1, releaseX: 0.3, foulLine: 0.4, hasCushions: false, aspect: 1 };
  private view: Camera = { kind: 'shooter' };
  private layout: Layout | null = null;
  private aspect = 1; // of the window
  private clear = wholeWindow;
  private end: End = 'A';
  private isRunning = false; // following weights or a hand, and not there yet

  // `isStill`: it jumps instead of gliding.
  constructor(public isStill: boolean) {}

  setTable(table: TableInfo, layout: Layout, end: End): void {
    this.layout = layout;
    this.end = end;
    Object.assign(this.scope, {
      length: table.length, width: table.width, releaseX: table.release_x, foulLine: table.foul_line, hasCushions: table.cushions,
    });
    this.go(0, false);
  }

  // Walks round the table to the other end.
  walkTo(end: End): void {
    this.end = end;
    this.go(this.isStill ? 0 : walkSeconds, true);
  }

  // `isPosed`: the weights to follow do not move by themselves, so the camera glides to them.
  take(camera: Camera, isPosed: boolean): void {
    const isTurnedOn = camera.kind === 'free' && this.view.kind === 'free';
    this.view = camera;
    this.isRunning = false;
    if (this.isStill) this.go(0, false);
    else if (isTurnedOn) this.turnOn();
    else if (camera.kind !== 'follow' || isPosed) this.go(glideSeconds, false);
  }

  // A camera turned by hand follows the hand directly, instead of starting a new glide for each event.
  private turnOn(): void {
    if (this.layout && this.walk.isMoving) this.walk.aimAnew(this.pose(), this.layout, this.end);
    else this.isRunning = true;
  }

  // `lead`: the foremost moving weight, in the shooter's frame.
  follow(lead: { x: number; y: number }): void {
    this.moving.x = lead.x;
    this.moving.y = lead.y;
    if (this.view.kind === 'follow' && !this.isStill) this.isRunning = true;
  }

  // On its way to another pose.
  get isMoving(): boolean {
    return this.walk.isMoving;
  }

  get isWalking(): boolean {
    return this.walk.isWalking;
  }

  // Returns whether it was still moving.
  arrive(): boolean {
    if (!this.walk.isMoving) return false;
    this.walk.arrive();
    return true;
  }

  reshape(aspect: number): void {
    this.aspect = aspect;
    this.aimAnew(0);
  }

  // The part of the window that nothing covers: the picture lies there.
  setClear(clear: Room): void {
    this.clear = clear;
    this.aimAnew(this.isStill ? 0 : makeWaySeconds);
  }

  private aimAnew(seconds: number): void {
    if (this.layout && this.walk.isMoving) this.walk.aimAnew(this.pose(), this.layout, this.end);
    else if (!this.isRunning) this.go(seconds, false);
  }

  private go(seconds: number, isRound: boolean): void {
    if (this.layout) this.walk.go(this.pose(), this.layout, this.end, seconds, isRound);
  }

  // With reduced motion, weights are watched from behind the board.
  private pose(): Pose {
    const isBehind = this.isStill && this.view.kind === 'follow';
    const view: Camera = isBehind ? { kind: 'shooter' } : this.view;
    const room = this.roomFor(view);
    this.scope.aspect = (this.aspect * room.wide) / room.high;
    return { ...poseOf(view, this.scope, this.moving), room };
  }

  private roomFor({ kind }: Camera): Room {
    if (kind === 'shooter') return shooterRoom({ ...this.scope, aspect: this.aspect }, this.clear);
    return kind === 'above' || kind === 'free' || kind === 'home' ? wholeWindow : this.clear;
  }

  // Returns whether it keeps moving by itself.
  advance(dt: number): boolean {
    const drifts = this.view.kind === 'home' && !this.isStill;
    if (!this.layout || this.walk.isMoving || !(drifts || this.isRunning)) {
      // The weights it follows keep moving during the glide.
      if (this.layout && this.walk.isMoving && this.isRunning) this.walk.aimAnew(this.pose(), this.layout, this.end);
      this.walk.advance(dt);
      return this.walk.isMoving || drifts || this.isRunning;
    }
    this.moving.time += dt;
    const lag = drifts ? 0 : this.view.kind === 'free' ? handLag : followLag;
    this.isRunning = !this.walk.chase(this.pose(), this.layout, this.end, dt, lag);
    return true;
  }

  get exposure(): number {
    return this.walk.exposure;
  }

  // The camera at its current pose.
  lens(): PerspectiveCamera {
    this.walk.apply(this.camera, this.aspect);
    return this.camera;
  }
}

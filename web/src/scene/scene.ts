// The table drawn by three.js. It draws only when something changes.
import type { PerspectiveCamera } from 'three';

import type { Color, Course, End, Powder, TableInfo } from '../engine/types';
import type { Area, BoardColors, Camera, Clear, Dot, PlaybackEvents, SceneInfo, SceneSettings, SceneWeight, TableScene } from './contract';
import type { Release } from '../state/course';
import { Figures, type Held } from './figures';
import { FrameClock } from './frame_clock';
import { roomIn } from './framing';
import { type Aim, AimArrow, PathMark } from './marks';
import { Overlays } from './overlays';
import { groundUnder, layoutOf, sense, toShooter, toWorld, windowPoint, type Layout } from './places';
import { Playback } from './playback';
import { Posing } from './posing';
import { Puff } from './puff';
import { type Effort, effortOf, firstQuality, type Overrides, overridesOf, QualityStepper } from './quality';
import { deviceOf, makeRenderer, type Renderer } from './renderer';
import { planCheck, SlideCheck } from './slide_check';
import { Viewpoint } from './viewpoint';
import { World } from './world';

const driftPace = 30; // ms between frames while the camera drifts

// Draws by WebGL, or by another renderer.
export function createScene(canvas: HTMLCanvasElement, settings: SceneSettings, renderer?: Renderer): TableScene {
  const asked = overridesOf(location.search);
  return new DrawnTable(canvas, settings, renderer ?? makeRenderer(canvas, asked.quality !== 'low'), asked);
}

class DrawnTable implements TableScene {
  private readonly world: World;
  private readonly viewpoint: Viewpoint;
  private readonly clock: FrameClock;
  private readonly figures = new Figures();
  private readonly path = new PathMark();
  private readonly arrow = new AimArrow();
  private readonly puff = new Puff();
  private readonly overlays: Overlays;
  private readonly watcher: ResizeObserver;
  private readonly stepper: QualityStepper;
  private effort: Effort;
  private table: TableInfo | null = null;
  private layout: Layout | null = null;
  private radius = 0.02937;
  private end: End = 'A';
  private powder: Powder | null = null;
  private aimed: Aim | null = null;
  private playback: Playback | null = null;
  private posing: Posing | null = null;
  private check: SlideCheck | null = null;
  private onArrival: (() => void)[] = [];
  private clear: Clear | null = null;
  private isPreparing = false;
  private isPrepared = false;

  constructor(
    readonly canvas: HTMLCanvasElement, private settings: SceneSettings, private readonly renderer: Renderer, private readonly asked: Overrides,
  ) {
    this.viewpoint = new Viewpoint(settings.reducedMotion);
    this.stepper = new QualityStepper(firstQuality(deviceOf(renderer)));
    this.effort = this.effortNow();
    this.world = new World(renderer, this.effort.quality);
    this.overlays = new Overlays(this.world);
    this.world.add(this.path.mesh, this.arrow.mesh, this.puff.mesh, ...this.overlays.meshes);
    this.clock = new FrameClock((dt, gap) => this.frame(dt, gap));
    this.watcher = new ResizeObserver(() => this.resize());
    this.watcher.observe(canvas);
    canvas.addEventListener('webglcontextlost', this.onLost);
    canvas.addEventListener('webglcontextrestored', this.onRestored);
    this.resize();
  }

  // ---- what is on the table

  setTable(table: TableInfo, weightRadius: number): void {
    this.radius = weightRadius;
    this.world.weights.setRadius(weightRadius);
    this.posing = null;
    this.figures.isDirty = true;
    if (this.table?.name !== table.name) this.build(table);
    this.clock.wake();
  }

  private build(table: TableInfo): void {
    this.table = table;
    this.layout = layoutOf(table);
    this.world.build(table, this.layout);
    this.overlays.stand(this.layout, this.end);
    this.setPowder(this.powder);
    this.viewpoint.setTable(table, this.layout, this.end);
  }

  setEnd(end: End): void {
    if (end === this.end || !this.layout) {
      this.end = end;
      return;
    }
    this.end = end;
    this.posing = null;
    this.overlays.stand(this.layout, end);
    this.path.set(null, this.layout, end);
    void this.slideCheck(null);
    this.world.board.setPowder(this.powder, end);
    this.showAim();
    this.viewpoint.walkTo(end);
    this.figures.isDirty = true;
  }

  setWeights(weights: SceneWeight[]): void {
    if (!this.layout) return;
    this.figures.set(weights, this.layout, this.end);
    this.clock.wake();
  }

  setPowder(powder: Powder | null): void {
    this.powder = powder;
    this.world.board.setPowder(powder, this.end);
    this.clock.wake();
  }

  hold(held: Held | null): void {
    this.figures.held = held;
    this.figures.isDirty = true;
    this.showAim();
  }

  aim(aim: Aim | null): void {
    this.aimed = aim;
    this.showAim();
  }

  private showAim(): void {
    if (this.layout) this.arrow.set(this.aimed, this.figures.held, this.layout, this.end, this.radius);
    this.clock.wake();
  }

  mark(path: { x: number; y: number }[] | null): void {
    if (this.layout) this.path.set(path, this.layout, this.end);
    this.clock.wake();
  }

  light(ids: ReadonlyMap<number, boolean> | null): void {
    this.figures.lit = ids;
    this.figures.isDirty = true;
    this.clock.wake();
  }

  dust(place: { x: number; y: number }): void {
    if (!this.layout) return;
    const at = toWorld(this.layout, this.end, place.x, place.y, { x: 0, z: 0 });
    this.puff.begin(at.x, at.z);
    this.clock.wake();
  }

  ghosts(weights: SceneWeight[] | null): void {
    this.overlays.ghosts.set(weights);
    this.clock.wake();
  }

  dots(dots: Dot[] | null): void {
    this.overlays.dots.set(dots);
    this.clock.wake();
  }

  areas(areas: Area[] | null): void {
    this.overlays.areas.set(areas);
    this.clock.wake();
  }

  band(area: Area | null): void {
    this.overlays.band.set(area && [area]);
    this.clock.wake();
  }

  colors(colors: BoardColors | null): void {
    this.overlays.colors.set(colors, this.table?.length ?? 0);
    this.clock.wake();
  }

  prepare(): void {
    if (this.isPrepared) return;
    this.isPrepared = this.isPreparing = true;
    this.clock.wake();
  }

  slideCheck(weight: { x: number; y: number } | null): Promise<void> {
    this.check?.skip();
    this.check = null;
    this.figures.slider = null;
    this.figures.isDirty = true;
    this.clock.wake();
    const { layout, table } = this;
    if (!weight || !layout || !table) return Promise.resolve();
    const s = sense(this.end);
    const slider = { color: this.otherColor(weight), x: 0, y: 0, z: -s * (layout.halfLength + this.world.weights.height + 0.0006), outward: -s };
    const check = planCheck(table.length - weight.x, weight.y, this.radius, layout.halfWidth);
    this.figures.slider = slider;
    return new Promise((resolve) => {
      this.check = new SlideCheck(check, slider, s, resolve);
      if (this.settings.reducedMotion) this.check.skip();
    });
  }

  private otherColor(weight: { x: number; y: number }): Color {
    const at = toWorld(this.layout!, this.end, weight.x, weight.y, { x: 0, z: 0 });
    const near = this.figures.all.find((figure) => Math.hypot(figure.x - at.x, figure.z - at.z) < this.radius);
    return near?.color === 'red' ? 'blue' : 'red';
  }

  // ---- throws

  play(course: Course, rate: number, events: PlaybackEvents, from: Release | null = null): Promise<void> {
    this.skip();
    const { layout } = this;
    if (!layout) return Promise.resolve();
    this.posing = null;
    this.figures.held = null;
    this.showAim();
    return new Promise((resolve) => {
      this.playback = new Playback(course, from, Math.max(rate, 0.01), events, this.figures, layout, this.end, this.radius, resolve);
      this.viewpoint.follow(this.playback.lead);
      if (this.isLost()) this.skip();
      this.clock.wake();
    });
  }

  skip(): void {
    this.playback?.skip();
    this.playback = null;
    this.figures.isDirty = true;
    this.clock.wake();
  }

  pose(course: Course, time: number): void {
    const { layout } = this;
    if (!layout) return;
    if (this.playback) this.skip();
    if (this.posing?.course !== course) this.posing = new Posing(course, layout, this.end, this.radius);
    this.posing.at(time, this.figures);
    this.figures.isDirty = true;
    this.viewpoint.follow(this.posing.lead);
    this.clock.wake();
  }

  // ---- the camera

  setCamera(camera: Camera): void {
    this.clock.pace = camera.kind === 'home' ? driftPace : 0;
    this.viewpoint.take(camera, this.posing?.isShown(this.figures) ?? false);
    this.clock.wake();
  }

  setClear(clear: Clear | null): void {
    this.clear = clear;
    this.makeWay();
    this.clock.wake();
  }

  private makeWay(): void {
    this.viewpoint.setClear(roomIn(this.canvas.getBoundingClientRect(), this.clear));
  }

  arrive(): boolean {
    const { isWalking } = this.viewpoint;
    if (this.viewpoint.arrive()) this.clock.wake();
    return isWalking;
  }

  arrival(): Promise<void> {
    if (!this.viewpoint.isMoving) return Promise.resolve();
    this.clock.wake();
    return new Promise((resolve) => this.onArrival.push(resolve));
  }

  boardPoint(clientX: number, clientY: number): { x: number; y: number } | null {
    if (!this.layout) return null;
    const ground = groundUnder(this.viewpoint.lens(), this.canvas.getBoundingClientRect(), clientX, clientY);
    return ground && toShooter(this.layout, this.end, ground);
  }

  screenPoint(x: number, y: number): { x: number; y: number } {
    const box = this.canvas.getBoundingClientRect();
    if (!this.layout) return { x: box.left, y: box.top };
    return windowPoint(this.viewpoint.lens(), box, toWorld(this.layout, this.end, x, y, { x: 0, z: 0 }));
  }

  // ---- drawing

  // Returns whether another frame is needed.
  private frame(dt: number, gap: number): boolean {
    if (!this.layout || this.isLost()) return false;
    if (this.settings.quality === 'auto' && !this.asked.quality && this.stepper.frame(gap - this.clock.pace)) this.applyQuality();
    let isBusy = false;
    if (this.playback) {
      this.playback.advance(dt);
      this.figures.isDirty = true;
      this.viewpoint.follow(this.playback.lead);
      isBusy = !this.playback.isOver;
      if (!isBusy) this.playback = null;
    }
    if (this.posing?.settle(dt, this.figures)) this.figures.isDirty = isBusy = true;
    if (this.check && !this.check.isOver) {
      this.check.advance(dt);
      this.figures.isDirty = true;
      isBusy = true;
    }
    isBusy = this.viewpoint.advance(dt) || isBusy;
    if (!this.viewpoint.isMoving) for (const resolve of this.onArrival.splice(0)) resolve();
    const camera = this.viewpoint.lens();
    isBusy = this.puff.advance(dt, camera.projectionMatrix.elements[5]! * this.canvas.height * 0.5) || isBusy;
    if (this.figures.isDirty) this.figures.show(this.world.weights, this.layout, this.end, this.radius);
    this.renderer.toneMappingExposure = this.viewpoint.exposure;
    this.renderer.info.reset();
    if (this.isPreparing) this.drawUnseen(camera);
    this.renderer.render(this.world.scene, camera);
    return isBusy;
  }

  // In a corner of one pixel, which is overwritten at once.
  private drawUnseen(camera: PerspectiveCamera): void {
    this.isPreparing = false;
    const unseen = [...this.world.weights.meshes, this.path.mesh, this.arrow.mesh, ...this.overlays.meshes].filter(({ visible }) => !visible);
    for (const mesh of unseen) mesh.visible = true;
    this.renderer.setScissor(0, 0, 1, 1);
    this.renderer.setScissorTest(true);
    this.renderer.render(this.world.scene, camera);
    this.renderer.setScissorTest(false);
    for (const mesh of unseen) mesh.visible = false;
  }

  private isLost(): boolean {
    return this.renderer.getContext().isContextLost();
  }

  setSettings(settings: SceneSettings): void {
    const changed = settings.quality !== this.settings.quality;
    this.settings = settings;
    this.viewpoint.isStill = settings.reducedMotion;
    if (changed) this.applyQuality();
    this.clock.wake();
  }

  private effortNow(): Effort {
    if (this.asked.quality) return effortOf(this.asked.quality);
    return this.settings.quality === 'auto' ? this.stepper.effort : effortOf(this.settings.quality);
  }

  private applyQuality(): void {
    this.effort = this.effortNow();
    this.world.setQuality(this.effort.quality);
    this.resize();
  }

  resize(): void {
    const width = Math.max(1, this.canvas.clientWidth);
    const height = Math.max(1, this.canvas.clientHeight);
    const ratio = this.asked.pixelRatio ?? Math.min(window.devicePixelRatio, this.effort.pixelRatio);
    this.renderer.setPixelRatio(ratio);
    this.renderer.setSize(width, height, false);
    this.world.light.uFrame.value.set(1 / this.canvas.width, 1 / this.canvas.height);
    this.viewpoint.reshape(width / height);
    if (this.clear) this.makeWay();
    this.clock.wake();
  }

  info(): SceneInfo {
    const { render, memory } = this.renderer.info;
    return {
      calls: render.calls,
      triangles: render.triangles,
      geometries: memory.geometries,
      textures: memory.textures,
      quality: this.effort.quality,
      frameMs: this.clock.meanMs,
    };
  }

  // Nothing is drawn until the context is back, which may never happen, so playback ends at once.
  private readonly onLost = (event: Event): void => {
    event.preventDefault();
    this.skip();
    this.check?.skip();
  };

  private readonly onRestored = (): void => {
    this.world.paintAnew();
    this.clock.wake();
  };

  dispose(): void {
    this.clock.stop();
    this.watcher.disconnect();
    this.canvas.removeEventListener('webglcontextlost', this.onLost);
    this.canvas.removeEventListener('webglcontextrestored', this.onRestored);
    this.playback?.skip();
    this.check?.skip();
    for (const part of [this.world, this.path, this.arrow, this.puff, this.overlays]) part.dispose();
    this.renderer.dispose();
  }
}

// The drawn table: everything that three.js shows of a match. It draws only when something changes.
import { Mesh, PerspectiveCamera, Scene, Vector2, Vector4 } from 'three';
import type { BufferGeometry, ShaderMaterial, Texture, WebGLRenderer } from 'three';

import type { Color, Course, End, Powder, TableInfo } from '../engine/types';
import { Board } from './board';
import { CameraWalk } from './camera_walk';
import type { Camera, PlaybackEvents, SceneInfo, SceneSettings, SceneWeight, TableScene } from './contract';
import { buildCradle, cradleSize } from './cradle';
import { Figures } from './figures';
import type { Held } from './figures';
import { poseOf } from './framing';
import type { Moving, Pose, Scope } from './framing';
import { FrameClock } from './frame_clock';
import { buildFurniture } from './furniture';
import { buildLamps, LampAir } from './lamps';
import { hangLamps, makeLight } from './light';
import { AimArrow, PathMark } from './marks';
import type { Aim } from './marks';
import { layoutOf, sense, toShooter, toWorld } from './places';
import type { Layout } from './places';
import { Playback } from './playback';
import { groundUnder, windowPoint } from './pointing';
import { Puff } from './puff';
import { effortOf, firstQuality, overridesOf, QualityStepper } from './quality';
import type { Effort, Overrides } from './quality';
import { deviceOf, makeRenderer } from './renderer';
import { Room } from './room';
import { planCheck, SlideCheck } from './slide_check';
import { Solid } from './solid';
import { stuffMaterial } from './stuff';
import { Textures } from './textures';
import { Weights } from './weights';

const glideSeconds = 1.15;
const walkSeconds = 2.4;
const driftPace = 30; // ms
const followLag = 0.32; // s
const followRest = 1.2; // s that the camera goes on settling when the weights have

export function createScene(canvas: HTMLCanvasElement, settings: SceneSettings): TableScene {
  const asked = overridesOf(location.search);
  return new DrawnTable(canvas, settings, makeRenderer(canvas, asked.quality !== 'low'), asked);
}

class DrawnTable implements TableScene {
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera(40, 1, 0.06, 60);
  private readonly walk = new CameraWalk();
  private readonly clock: FrameClock;
  private readonly lamps = makeLight();
  private readonly wood: { value: Texture | null } = { value: null };
  private readonly grain: { value: Texture | null } = { value: null };
  private readonly walnut: { value: Texture | null } = { value: null };
  private readonly half = { value: new Vector2(1, 1) };
  private readonly cradle = { value: new Vector4() };
  private readonly textures: Textures;
  private readonly board: Board;
  private readonly room: Room;
  private readonly furniture: Mesh<BufferGeometry, ShaderMaterial>;
  private readonly air: LampAir;
  private readonly weights: Weights;
  private readonly figures = new Figures();
  private readonly path = new PathMark();
  private readonly arrow = new AimArrow();
  private readonly puff = new Puff();
  private readonly moving: Moving = { x: 0, y: 0, time: 0 };
  private readonly scope: Scope = { length: 1, width: 1, releaseX: 0.3, hasCushions: false, aspect: 1 };
  private readonly watcher: ResizeObserver;
  private readonly stepper: QualityStepper;
  private effort: Effort;
  private table: TableInfo | null = null;
  private layout: Layout | null = null;
  private radius = 0.02937;
  private end: End = 'A';
  private view: Camera = { kind: 'shooter' };
  private powder: Powder | null = null;
  private aimed: Aim | null = null;
  private playback: Playback | null = null;
  private check: SlideCheck | null = null;
  private followLeft = 0;

  constructor(
    readonly canvas: HTMLCanvasElement, private settings: SceneSettings, private readonly renderer: WebGLRenderer, private readonly asked: Overrides,
  ) {
    this.stepper = new QualityStepper(firstQuality(deviceOf(renderer)));
    this.effort = this.effortNow();
    this.textures = new Textures(renderer, {
      wood: this.wood, grain: this.grain, walnut: this.walnut, walls: this.lamps.uWalls, wallTexels: this.lamps.uWallTexels,
    });
    this.board = new Board(this.lamps, this.wood, this.grain);
    this.room = new Room(this.lamps, this.walnut, this.cradle);
    this.furniture = new Mesh(new Solid().build(), stuffMaterial(this.lamps, this.walnut, this.cradle));
    this.furniture.matrixAutoUpdate = false;
    this.furniture.frustumCulled = false;
    this.air = new LampAir(this.lamps);
    this.weights = new Weights(this.lamps, this.wood, this.half);
    this.scene.matrixAutoUpdate = this.scene.matrixWorldAutoUpdate = false;
    this.scene.add(
      this.board.mesh, this.furniture, this.room.floor, this.room.shell, ...this.weights.meshes, ...this.air.meshes,
      this.path.mesh, this.arrow.mesh, this.puff.mesh,
    );
    this.applyQuality();
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
    this.weights.setRadius(weightRadius);
    this.figures.isDirty = true;
    if (this.table?.name !== table.name) this.build(table);
    this.clock.wake();
  }

  private build(table: TableInfo): void {
    this.table = table;
    const layout = (this.layout = layoutOf(table));
    Object.assign(this.scope, { length: table.length, width: table.width, releaseX: table.release_x, hasCushions: table.cushions });
    this.half.value.set(layout.halfWidth, layout.halfLength);
    const size = cradleSize(layout);
    this.cradle.value.set(size.x, size.z, layout.railTop, layout.alleyFloor);
    hangLamps(this.lamps, layout);
    this.textures.make(layout, this.effort.quality);
    this.board.setTable(table, layout);
    this.room.setLayout(layout);
    const solid = new Solid();
    buildCradle(solid, layout);
    buildLamps(solid, this.lamps);
    buildFurniture(solid, layout);
    this.furniture.geometry.dispose();
    this.furniture.geometry = solid.build();
    this.setPowder(this.powder);
    this.moveCamera(0, false);
  }

  setEnd(end: End): void {
    if (end === this.end || !this.layout) {
      this.end = end;
      return;
    }
    this.end = end;
    this.path.set(null, this.layout, end);
    this.figures.slider = null;
    this.board.setPowder(this.powder, end);
    this.showAim();
    this.moveCamera(this.settings.reducedMotion ? 0 : walkSeconds, true);
    this.figures.isDirty = true;
  }

  setWeights(weights: SceneWeight[]): void {
    if (!this.layout) return;
    this.figures.set(weights, this.layout, this.end);
    this.clock.wake();
  }

  setPowder(powder: Powder | null): void {
    this.powder = powder;
    this.board.setPowder(powder, this.end);
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

  slideCheck(weight: { x: number; y: number } | null): Promise<void> {
    this.check?.skip();
    this.check = null;
    this.figures.slider = null;
    this.figures.isDirty = true;
    this.clock.wake();
    const { layout, table } = this;
    if (!weight || !layout || !table) return Promise.resolve();
    const s = sense(this.end);
    const slider = { color: this.otherColor(weight), x: 0, y: 0, z: -s * (layout.halfLength + this.weights.height + 0.0006), outward: -s };
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

  play(course: Course, rate: number, events: PlaybackEvents): Promise<void> {
    this.skip();
    const { layout } = this;
    if (!layout) return Promise.resolve();
    this.figures.held = null;
    this.showAim();
    return new Promise((resolve) => {
      this.playback = new Playback(course, Math.max(rate, 0.01), events, this.figures, layout, this.end, this.radius, resolve);
      Object.assign(this.moving, this.playback.lead);
      this.clock.wake();
    });
  }

  skip(): void {
    this.playback?.skip();
    this.playback = null;
    this.figures.isDirty = true;
    this.clock.wake();
  }

  // ---- the camera

  setCamera(camera: Camera): void {
    this.view = camera;
    this.clock.pace = camera.kind === 'home' ? driftPace : 0;
    if (camera.kind === 'follow' && !this.settings.reducedMotion) return this.clock.wake();
    this.moveCamera(this.settings.reducedMotion ? 0 : glideSeconds, false);
  }

  arrive(): void {
    if (!this.walk.isMoving) return;
    this.walk.arrive();
    this.clock.wake();
  }

  private moveCamera(seconds: number, isRound: boolean): void {
    if (!this.layout) return;
    this.walk.go(this.pose(), this.layout, this.end, seconds, isRound);
    this.clock.wake();
  }

  // Where nothing is to glide, weights are watched from behind the board.
  private pose(): Pose {
    const isStill = this.settings.reducedMotion && this.view.kind === 'follow';
    return poseOf(isStill ? { kind: 'shooter' } : this.view, this.scope, this.moving);
  }

  // True while it goes on moving by itself.
  private advanceCamera(dt: number): boolean {
    const { layout } = this;
    if (!layout) return false;
    this.followLeft = this.playback ? followRest : this.followLeft - dt;
    const isRunning = this.view.kind === 'home' || (this.view.kind === 'follow' && this.followLeft > 0);
    if (this.settings.reducedMotion || !isRunning || this.walk.isMoving) {
      this.walk.advance(dt);
      return this.walk.isMoving || (isRunning && !this.settings.reducedMotion);
    }
    this.moving.time += dt;
    if (this.playback) Object.assign(this.moving, this.playback.lead);
    this.walk.chase(this.pose(), layout, this.end, dt, this.view.kind === 'home' ? 0 : followLag);
    return true;
  }

  boardPoint(clientX: number, clientY: number): { x: number; y: number } | null {
    if (!this.layout) return null;
    this.walk.apply(this.camera);
    const ground = groundUnder(this.camera, this.canvas.getBoundingClientRect(), clientX, clientY);
    return ground && toShooter(this.layout, this.end, ground);
  }

  screenPoint(x: number, y: number): { x: number; y: number } {
    const box = this.canvas.getBoundingClientRect();
    if (!this.layout) return { x: box.left, y: box.top };
    this.walk.apply(this.camera);
    return windowPoint(this.camera, box, toWorld(this.layout, this.end, x, y, { x: 0, z: 0 }));
  }

  // ---- drawing

  // Returns whether another frame is wanted.
  private frame(dt: number, gap: number): boolean {
    if (!this.layout || this.renderer.getContext().isContextLost()) return false;
    if (this.settings.quality === 'auto' && !this.asked.quality && this.stepper.frame(gap - this.clock.pace)) this.applyQuality();
    let isBusy = false;
    if (this.playback) {
      this.playback.advance(dt);
      this.figures.isDirty = true;
      isBusy = !this.playback.isOver;
      if (!isBusy) this.playback = null;
    }
    if (this.check && !this.check.isOver) {
      this.check.advance(dt);
      this.figures.isDirty = true;
      isBusy = true;
    }
    isBusy = this.puff.advance(dt, this.camera.projectionMatrix.elements[5]! * this.canvas.height * 0.5) || isBusy;
    isBusy = this.advanceCamera(dt) || isBusy;
    if (this.figures.isDirty) this.figures.show(this.weights, this.layout, this.end, this.radius);
    this.walk.apply(this.camera);
    this.renderer.toneMappingExposure = this.walk.exposure;
    this.renderer.info.reset();
    this.renderer.render(this.scene, this.camera);
    return isBusy;
  }

  setSettings(settings: SceneSettings): void {
    const changed = settings.quality !== this.settings.quality;
    this.settings = settings;
    if (changed) this.applyQuality();
    this.clock.wake();
  }

  private effortNow(): Effort {
    if (this.asked.quality) return effortOf(this.asked.quality);
    return this.settings.quality === 'auto' ? this.stepper.effort : effortOf(this.settings.quality);
  }

  private applyQuality(): void {
    const before = this.effort.quality;
    this.effort = this.effortNow();
    const { quality } = this.effort;
    this.weights.setReflections(quality !== 'low');
    for (const mesh of this.air.meshes) mesh.visible = quality !== 'low';
    for (const mesh of [this.board.mesh, this.furniture, this.room.floor, this.room.shell, ...this.weights.meshes]) {
      const material = mesh.material as ShaderMaterial;
      material.defines['QUALITY'] = quality === 'high' ? 2 : quality === 'medium' ? 1 : 0;
      material.needsUpdate = true;
    }
    if (quality !== before && this.layout) this.textures.make(this.layout, quality);
    this.resize();
  }

  resize(): void {
    const width = Math.max(1, this.canvas.clientWidth);
    const height = Math.max(1, this.canvas.clientHeight);
    const ratio = this.asked.pixelRatio ?? Math.min(window.devicePixelRatio, this.effort.pixelRatio);
    this.renderer.setPixelRatio(ratio);
    this.renderer.setSize(width, height, false);
    this.lamps.uFrame.value.set(1 / this.canvas.width, 1 / this.canvas.height);
    this.camera.aspect = this.scope.aspect = width / height;
    this.camera.updateProjectionMatrix();
    if (!this.layout) return;
    if (this.walk.isMoving) this.walk.aimAnew(this.pose(), this.layout, this.end);
    else this.moveCamera(0, false);
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

  private readonly onLost = (event: Event): void => event.preventDefault();

  private readonly onRestored = (): void => {
    this.textures.forget();
    if (this.layout) this.textures.make(this.layout, this.effort.quality);
    this.clock.wake();
  };

  dispose(): void {
    this.clock.stop();
    this.watcher.disconnect();
    this.canvas.removeEventListener('webglcontextlost', this.onLost);
    this.canvas.removeEventListener('webglcontextrestored', this.onRestored);
    this.playback?.skip();
    this.check?.skip();
    for (const part of [this.textures, this.board, this.room, this.air, this.weights, this.path, this.arrow, this.puff]) part.dispose();
    this.furniture.geometry.dispose();
    this.furniture.material.dispose();
    this.renderer.dispose();
  }
}

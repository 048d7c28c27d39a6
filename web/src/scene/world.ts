// Everything that is drawn in the room, except the overlays on the board.
import { Mesh, Scene, Vector2, Vector4 } from 'three';
import type { BufferGeometry, Object3D, ShaderMaterial, Texture } from 'three';

import type { TableInfo } from '../engine/types';
import { Board } from './board';
import type { Quality } from './contract';
import { buildCradle, cradleSize } from './cradle';
import { buildFurniture, Room } from './room';
import { buildLamps, LampAir } from './lamps';
import { hangLamps, makeLight } from './light';
import type { Layout } from './places';
import type { Renderer } from './renderer';
import { Solid } from './solid';
import { furnitureMaterial } from './furniture_materials';
import { Textures } from './textures';
import { Weights } from './weights';

const degree: Record<Quality, number> = { low: 0, medium: 1, high: 2 };

export class World {
  readonly scene = new Scene();
  readonly light = makeLight();
  readonly board: Board;
  readonly weights: Weights;
  private readonly wood: { value: Texture | null } = { value: null };
  private readonly grain: { value: Texture | null } = { value: null };
  private readonly walnut: { value: Texture | null } = { value: null };
  private readonly half = { value: new Vector2(1, 1) };
  private readonly cradle = { value: new Vector4() };
  private readonly textures: Textures;
  private readonly room: Room;
  private readonly furniture: Mesh<BufferGeometry, ShaderMaterial>;
  private readonly air: LampAir;
  private layout: Layout | null = null;

  constructor(renderer: Renderer, private quality: Quality) {
    const { light, wood, grain, walnut, cradle } = this;
    this.textures = new Textures(renderer, { wood, grain, walnut, walls: light.uWalls, wallTexels: light.uWallTexels });
    this.board = new Board(light, wood, grain);
    this.room = new Room(light, walnut, cradle);
    this.furniture = new Mesh(new Solid().build(), furnitureMaterial(light, walnut, cradle));
    this.furniture.matrixAutoUpdate = false;
    this.furniture.frustumCulled = false;
    this.air = new LampAir(light);
    this.weights = new Weights(light, wood, this.half);
    this.scene.matrixAutoUpdate = this.scene.matrixWorldAutoUpdate = false;
    this.add(this.board.mesh, this.furniture, this.room.floor, this.room.shell, ...this.weights.meshes, ...this.air.meshes);
    this.applyQuality();
  }

  // Meshes are drawn by renderOrder, the transparent ones after the others.
  add(...meshes: Object3D[]): void {
    this.scene.add(...meshes);
    this.scene.children.sort((a, b) => a.renderOrder - b.renderOrder);
  }

  build(table: TableInfo, layout: Layout): void {
    this.layout = layout;
    this.half.value.set(layout.halfWidth, layout.halfLength);
    const size = cradleSize(layout);
    this.cradle.value.set(size.x, size.z, layout.railTop, layout.alleyFloor);
    hangLamps(this.light, layout);
    this.textures.make(layout, this.quality);
    this.board.setTable(table, layout);
    this.room.setLayout(layout);
    const solid = new Solid();
    buildCradle(solid, layout);
    buildLamps(solid, this.light);
    buildFurniture(solid, layout);
    this.furniture.geometry.dispose();
    this.furniture.geometry = solid.build();
  }

  setQuality(quality: Quality): void {
    if (quality === this.quality) return;
    this.quality = quality;
    this.applyQuality();
    if (this.layout) this.textures.make(this.layout, quality);
  }

  private applyQuality(): void {
    const isLeast = this.quality === 'low';
    this.weights.setReflections(!isLeast);
    for (const mesh of this.air.meshes) mesh.visible = !isLeast;
    for (const mesh of [this.board.mesh, this.furniture, this.room.floor, this.room.shell, ...this.weights.meshes]) {
      const material = mesh.material as ShaderMaterial;
      material.defines['QUALITY'] = degree[this.quality];
      material.needsUpdate = true;
    }
  }

  // Repaints the textures after a lost WebGL context.
  paintAnew(): void {
    this.textures.forget();
    if (this.layout) this.textures.make(this.layout, this.quality);
  }

  dispose(): void {
    for (const part of [this.textures, this.board, this.room, this.air, this.weights]) part.dispose();
    this.furniture.geometry.dispose();
    this.furniture.material.dispose();
  }
}

// Overlays, each in one draw call: ghosts, the ends of many throws, target areas and the heat map. They are in the
// shooter's frame, and one matrix places them all in the world.
import type { BufferGeometry, Mesh, ShaderMaterial } from 'three';

import type { End } from '../engine/types';
import { Areas } from './areas';
import { Dots } from './dots';
import { Ghosts } from './ghosts';
import { HeatMap } from './heat_map';
import { sense } from './places';
import type { Layout } from './places';
import type { World } from './world';

export class Overlays {
  readonly ghosts: Ghosts;
  readonly dots = new Dots();
  readonly areas = new Areas([1, 0.9, 0.66]);
  readonly band = new Areas([0.7, 0.9, 1]); // cooler than what is wanted
  readonly colors: HeatMap;
  readonly meshes: Mesh<BufferGeometry, ShaderMaterial>[];

  constructor(world: World) {
    this.ghosts = new Ghosts(world.weights.size);
    this.colors = new HeatMap(world.board.ink);
    this.meshes = [this.ghosts, this.dots, this.areas, this.colors, this.band].map(({ mesh }) => mesh);
    // Ghosts and dots are drawn after the weights, areas and the heat map between the wood and the weights' shadows.
    [3.5, 3, -0.5, -0.6, -0.4].forEach((order, i) => (this.meshes[i]!.renderOrder = order));
    for (const mesh of this.meshes) {
      mesh.frustumCulled = false;
      mesh.matrixAutoUpdate = false;
      mesh.visible = false;
    }
  }

  // A place (x, y) at a height h of the shooter's frame is drawn at (x, h, -y).
  stand(layout: Layout, end: End): void {
    const s = sense(end);
    for (const mesh of this.meshes) mesh.matrixWorld.set(0, 0, s, 0, 0, 1, 0, 0, -s, 0, 0, s * layout.halfLength, 0, 0, 0, 1);
  }

  dispose(): void {
    for (const part of [this.ghosts, this.dots, this.areas, this.colors, this.band]) part.dispose();
  }
}

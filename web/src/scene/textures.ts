// The painted textures of a scene, rebuilt when the table or the quality changes.
import type { Texture, WebGLRenderTarget } from 'three';

import { canvasFor, paint } from './bake';
import type { Painting } from './bake';
import type { Quality } from './contract';
import { roomBeyond } from './places';
import type { Layout } from './places';
import type { Renderer } from './renderer';
import { wallPainting } from './wall_painting';
import { grainPainting, maplePainting, walnutPainting } from './wood';

const sizes: Record<Quality, { maple: [number, number]; walls: number; grain: number; walnut: number }> = {
  high: { maple: [4096, 512], walls: 2048, grain: 1024, walnut: 1024 },
  medium: { maple: [2048, 256], walls: 2048, grain: 512, walnut: 512 },
  low: { maple: [1024, 128], walls: 512, grain: 256, walnut: 256 },
};

export interface TextureSlots {
  wood: { value: Texture | null };
  grain: { value: Texture | null };
  walnut: { value: Texture | null };
  walls: { value: Texture | null };
  wallTexels: { value: number };
}

export class Textures {
  private targets: WebGLRenderTarget[] = [];

  constructor(private readonly renderer: Renderer, private readonly slots: TextureSlots) {}

  make(layout: Layout, quality: Quality): void {
    this.dispose();
    const size = sizes[quality];
    const most = this.renderer.capabilities.getMaxAnisotropy();
    const fine = Math.min(most, quality === 'high' ? 16 : quality === 'medium' ? 8 : 2);
    const widest = this.renderer.capabilities.maxTextureSize;
    const { slots } = this;
    slots.wood.value = this.add(maplePainting(Math.min(size.maple[0], widest), size.maple[1], 2 * layout.halfLength, 2 * layout.halfWidth), fine);
    slots.grain.value = this.add(grainPainting(size.grain), fine);
    slots.walnut.value = this.add(walnutPainting(size.walnut), Math.min(fine, 8));
    slots.walls.value = this.add(wallPainting(Math.min(size.walls, widest), layout.halfLength + roomBeyond), Math.min(fine, 4));
    slots.wallTexels.value = Math.min(size.walls, widest);
  }

  private add(painting: Painting, anisotropy: number): Texture {
    const target = canvasFor(painting, anisotropy);
    paint(this.renderer, target, painting);
    this.targets.push(target);
    return target.texture;
  }

  // The textures were lost with the WebGL context.
  forget(): void {
    this.targets = [];
  }

  dispose(): void {
    for (const target of this.targets) target.dispose();
    this.targets = [];
  }
}

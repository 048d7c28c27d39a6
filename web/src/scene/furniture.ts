// Things that stand about the room: stools at the bar, small tables with a candle along the walls.
import { floorHeight, roomBeyond, roomHalfWidth } from './places';
import type { Layout } from './places';
import type { Solid } from './solid';
import { stuff } from './stuff';

export function buildFurniture(solid: Solid, layout: Layout): void {
  const end = layout.halfLength + roomBeyond;
  for (const x of [-2.1, -1.35, 1.35, 2.1]) stool(solid, x, -(end - 0.62));
  for (const s of [-1, 1])
    for (const z of [-0.45, 0.35]) {
      const x = s * (roomHalfWidth - 0.55);
      smallTable(solid, x, z * end * s);
      stool(solid, x - s * 0.1, z * end * s + 0.55);
      stool(solid, x - s * 0.05, z * end * s - 0.55);
    }
}

function stool(solid: Solid, x: number, z: number): void {
  const at = [x, floorHeight, z] as const;
  solid.lathe(at, [[0.2, 0], [0.2, 0.012], [0.19, 0.02], [0.05, 0.035], [0.028, 0.06], [0.026, 0.62], [0.05, 0.66]], 18, stuff.iron);
  solid.lathe(at, [[0.165, 0.235], [0.172, 0.243], [0.165, 0.251], [0.158, 0.243], [0.165, 0.235]], 18, stuff.brass);
  solid.lathe(at, [[0.05, 0.65], [0.17, 0.655], [0.178, 0.665], [0.178, 0.675]], 18, stuff.brass);
  solid.lathe(at, [[0.178, 0.672], [0.188, 0.69], [0.185, 0.715], [0.165, 0.735], [0.1, 0.742], [0, 0.744]], 18, stuff.leather);
}

function smallTable(solid: Solid, x: number, z: number): void {
  const at = [x, floorHeight, z] as const;
  solid.lathe(at, [[0.24, 0], [0.24, 0.015], [0.05, 0.04], [0.03, 0.08], [0.03, 0.96], [0.09, 1.0]], 18, stuff.iron);
  solid.lathe(at, [[0.09, 0.995], [0.3, 1.0], [0.31, 1.01], [0.31, 1.024], [0.3, 1.03], [0, 1.03]], 28, stuff.walnut);
  solid.lathe(at, [[0.03, 1.03], [0.034, 1.04], [0.036, 1.1], [0.034, 1.1]], 12, stuff.candle);
}

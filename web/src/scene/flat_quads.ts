// Many flat things on the board in one call: a square of corners -1..1, repeated with numbers of its own for each.
import { BufferAttribute, DoubleSide, DynamicDrawUsage, InstancedBufferAttribute, InstancedBufferGeometry } from 'three';

export const uponBoard = { transparent: true, depthWrite: false, polygonOffset: true, polygonOffsetFactor: -4, polygonOffsetUnits: -4, toneMapped: false, side: DoubleSide } as const;

export function repeatedSquare(capacity: number, names: readonly string[]): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry();
  const corners = new Float32Array([-1, 0, 1, 1, 0, 1, 1, 0, -1, -1, 0, 1, 1, 0, -1, -1, 0, -1]);
  geometry.setAttribute('position', new BufferAttribute(corners, 3));
  addEach(geometry, capacity, names);
  return geometry;
}

// Four numbers of each of these names for every repetition.
export function addEach(geometry: InstancedBufferGeometry, capacity: number, names: readonly string[]): void {
  for (const name of names) {
    geometry.setAttribute(name, new InstancedBufferAttribute(new Float32Array(capacity * 4), 4).setUsage(DynamicDrawUsage));
  }
  geometry.instanceCount = 0;
}

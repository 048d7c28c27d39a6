// Between places in the window and places on the board.
import { Vector3 } from 'three';
import type { PerspectiveCamera } from 'three';

import type { Ground } from './places';

const point = new Vector3();

// Where the line of sight through a point of the window meets the board's plane; null above the horizon.
export function groundUnder(camera: PerspectiveCamera, box: DOMRect, clientX: number, clientY: number): Ground | null {
  const across = ((clientX - box.left) / box.width) * 2 - 1;
  const up = 1 - ((clientY - box.top) / box.height) * 2;
  point.set(across, up, 0.5).unproject(camera).sub(camera.position);
  if (point.y > -1e-6) return null;
  point.multiplyScalar(-camera.position.y / point.y).add(camera.position);
  return { x: point.x, z: point.z };
}

export function windowPoint(camera: PerspectiveCamera, box: DOMRect, ground: Ground): { x: number; y: number } {
  point.set(ground.x, 0, ground.z).project(camera);
  return { x: box.left + ((point.x + 1) / 2) * box.width, y: box.top + ((1 - point.y) / 2) * box.height };
}

// Boxes of the window: of elements, and of what the scene shows there.
import type { Place, TableInfo } from '../../engine/types';
import type { TableScene } from '../../scene/contract';

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

// From above a weight is as wide as deep; its height is two fifths of that.
export function weightBox(scene: TableScene, { x, y }: Place, radius: number): Box {
  const box = boardBox(scene, { x: x - radius, y: y - radius }, { x: x + radius, y: y + radius });
  return { ...box, top: box.top - 0.4 * (box.right - box.left) };
}

// The zones of the far end that people aim for.
export function zonesBox(scene: TableScene, { length, width, target, deuce_line }: TableInfo): Box {
  const deep = target ? target.centre + target.outer_radius : (deuce_line ?? 0);
  return boardBox(scene, { x: length - deep, y: -width / 2 }, { x: length, y: width / 2 });
}

function boardBox(scene: TableScene, from: Place, to: Place): Box {
  const corners = [from.x, to.x].flatMap((x) => [from.y, to.y].map((y) => scene.screenPoint(x, y)));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

export function boxOf(element: Element): Box {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { left, right, top, bottom };
}

export function coveredBy(selector: string): Box[] {
  return [...document.querySelectorAll(selector)].map(boxOf);
}

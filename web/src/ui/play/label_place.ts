// Where a label about a weight goes: near it, inside the window, over nothing that people need.
import type { Place } from '../../engine/types';
import type { Box } from './window_boxes';

const gap = 8; // px

export function besideWeight(weight: Box, { width, height }: { width: number; height: number }, within: Box, others: readonly Box[]): Place {
  const middle = { x: (weight.left + weight.right - width) / 2, y: (weight.top + weight.bottom - height) / 2 };
  const low = { x: within.left + gap, y: within.top + gap };
  const high = { x: within.right - gap - width, y: within.bottom - gap - height };
  const inside = ({ x, y }: Place): Place => ({ x: Math.max(low.x, Math.min(x, high.x)), y: Math.max(low.y, Math.min(y, high.y)) });
  const [left, right] = [weight.left - gap - width, weight.right + gap];
  // The shooter's side first, as near as it can be: the other one may hide the zones that were missed.
  const nearer: Place[] = [];
  for (let y = weight.bottom + gap; y < high.y; y += gap) nearer.push(...[middle.x, right, left].map((x) => ({ x, y })));
  const places = [{ x: right, y: middle.y }, { x: left, y: middle.y }, ...nearer, { x: middle.x, y: weight.top - gap - height }].map(inside);
  const free = places.find(({ x, y }) => [weight, ...others].every((box) => !meets(box, { left: x, right: x + width, top: y, bottom: y + height })));
  return free ?? inside({ x: middle.x, y: weight.bottom + gap });
}

function meets(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

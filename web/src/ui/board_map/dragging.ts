// Moving a weight on the map by finger or mouse: it keeps its place under the finger, so nothing jumps when touched.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

import type { Place } from '../../engine/types';


type SvgPointer = JSX.TargetedPointerEvent<SVGElement>;

export interface Dragging {
  down(event: SvgPointer, at: Place): void;
  move(event: SvgPointer): void;
  up(event: SvgPointer): void;
}

// `at` and what is given to `moved` are places on the map, in its own units.
export function useDragging(moved: (to: Place) => void): Dragging {
  const grip = useRef<{ pointer: number; dx: number; dy: number } | null>(null);
  return {
    down(event, at) {
      const point = pointOnMap(event);
      if (!point || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { pointer: event.pointerId, dx: at.x - point.x, dy: at.y - point.y };
    },
    move(event) {
      const held = grip.current;
      const point = held?.pointer === event.pointerId ? pointOnMap(event) : null;
      if (held && point) moved({ x: point.x + held.dx, y: point.y + held.dy });
    },
    up(event) {
      if (grip.current?.pointer === event.pointerId) grip.current = null;
    },
  };
}

export function pointOnMap(event: JSX.TargetedMouseEvent<SVGElement>): Place | null {
  const element = event.currentTarget;
  const map = element instanceof SVGSVGElement ? element : element.ownerSVGElement;
  const matrix = map?.getScreenCTM()?.inverse();
  if (!matrix) return null;
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  return { x: point.x, y: point.y };
}

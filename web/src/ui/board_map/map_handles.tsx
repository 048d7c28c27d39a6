// Things on the map that can be moved by finger, mouse and keys; here a ring with a cross that marks a target.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

import type { Place, TableInfo } from '../../engine/types';
import { fromMap, type MapFrame, onBoard, toMap, toTenths } from './map_frame';

export interface Spot {
  at: Place;
  label: string;
  move(to: Place): void;
  remove(): void;
}

export function MapSpot({ table, frame, radius, spot }: { table: TableInfo; frame: MapFrame; radius: number; spot: Spot }) {
  const at = toMap(table, spot.at);
  const moveTo = (place: Place) => spot.move(toTenths(onBoard(table, frame, radius, place)));
  const dragging = useDragging((point) => moveTo(fromMap(table, point)));
  const keys = (event: JSX.TargetedKeyboardEvent<SVGGElement>) => {
    const to = steppedBy(event, spot.at);
    if (to) moveTo(to);
    else if (event.key === 'Delete' || event.key === 'Backspace') spot.remove();
    else if (event.key !== 'Enter' && event.key !== ' ') return; // they do nothing here, and must not throw
    event.preventDefault();
  };
  const size = radius * 1000;
  return (
    <g
      class="map-weight movable map-spot"
      transform={`translate(${at.x} ${at.y})`}
      tabindex={0}
      role="button"
      aria-label={spot.label}
      onKeyDown={keys}
      onPointerDown={(event) => dragging.down(event, at)}
      onPointerMove={dragging.move}
      onPointerUp={dragging.up}
      onPointerCancel={dragging.up}
    >
      <circle class="map-grip" r={size * 1.6} />
      <circle class="map-spot-back" r={size} />
      <circle class="map-spot-ring" r={size} />
      <path class="map-spot-ring" d={`M${-size * 0.45} 0H${size * 0.45}M0 ${-size * 0.45}V${size * 0.45}`} />
    </g>
  );
}

// Dragging on the map. A weight keeps its offset from the finger, so that nothing jumps when touched.
type SvgPointer = JSX.TargetedPointerEvent<SVGElement>;

interface Dragging {
  down(event: SvgPointer, at: Place): void;
  move(event: SvgPointer): void;
  up(event: SvgPointer): void;
}

// `at` and the argument of `moved` are in the map's units.
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

// Arrow keys move by a millimetre, ten with Shift, a tenth with Alt.
const steps: Record<string, Place> = {
  ArrowUp: { x: 0.001, y: 0 },
  ArrowDown: { x: -0.001, y: 0 },
  ArrowLeft: { x: 0, y: 0.001 },
  ArrowRight: { x: 0, y: -0.001 },
};

// Null for other keys.
export function steppedBy(event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey'>, from: Place): Place | null {
  const step = steps[event.key];
  if (!step) return null;
  const times = event.shiftKey ? 10 : event.altKey ? 0.1 : 1;
  return { x: from.x + step.x * times, y: from.y + step.y * times };
}

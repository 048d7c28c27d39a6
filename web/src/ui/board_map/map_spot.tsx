// A place that is meant: a ring with a cross, to be moved by finger, mouse and keys.
import type { JSX } from 'preact';

import type { Place, TableInfo } from '../../engine/types';
import { steppedBy } from './arrow_keys';
import { useDragging } from './dragging';
import { fromMap, onBoard, toMap, toTenths, type MapFrame } from './map_frame';

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
    else if (event.key !== 'Enter' && event.key !== ' ') return; // these mean nothing here, and must not throw
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

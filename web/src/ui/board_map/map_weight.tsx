// A weight at its true size: a steel disc, and on it a round red or a square blue cap.
import type { Color } from '../../engine/types';

export interface MapWeight {
  id: number | string;
  color: Color;
  x: number;
  y: number;
  label?: string; // on its cap: what it is worth, or a letter
}

export function Disc({ color, radius, label }: { color: Color; radius: number; label?: string | undefined }) {
  const cap = color === 'red' ? radius * 0.8 : radius * 0.66;
  return (
    <>
      <circle class="map-disc" r={radius} />
      {color === 'red' ? (
        <circle class="map-cap red" r={cap} />
      ) : (
        <rect class="map-cap blue" x={-cap} y={-cap} width={2 * cap} height={2 * cap} rx={cap * 0.16} />
      )}
      {label !== undefined && (
        <text class="map-worth" font-size={radius * (label.length > 1 ? 0.95 : 1.15)}>
          {label}
        </text>
      )}
    </>
  );
}

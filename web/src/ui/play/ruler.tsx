// The measured distance, drawn over the scene where a ruler would lie.
import { useEffect, useRef } from 'preact/hooks';

import type { Place } from '../../engine/types';
import type { TableScene } from '../../scene/contract';

export function Ruler({ scene, from, to, label }: { scene: TableScene; from: Place; to: Place; label: string }) {
  const svg = useRef<SVGSVGElement>(null);
  // The camera glides there, so the ruler is laid anew in every frame.
  useEffect(() => {
    let frame = 0;
    const lay = () => {
      if (svg.current) layRuler(svg.current, scene.screenPoint(from.x, from.y), scene.screenPoint(to.x, to.y));
      frame = requestAnimationFrame(lay);
    };
    lay();
    return () => cancelAnimationFrame(frame);
  }, [scene, from.x, from.y, to.x, to.y]);
  return (
    <svg class="ruler" ref={svg} aria-hidden="true">
      <line class="ruler-tick" />
      <line class="ruler-line" />
      <line class="ruler-tick" />
      <text>{label}</text>
    </svg>
  );
}

const tick = 16; // px

function layRuler(svg: SVGSVGElement, a: Place, b: Place): void {
  const [first, line, last] = svg.querySelectorAll('line');
  const text = svg.querySelector('text');
  if (!first || !line || !last || !text) return;
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const across = { x: -(b.y - a.y) / long, y: (b.x - a.x) / long };
  setLine(line, a, b);
  setLine(first, shifted(a, across, -tick), shifted(a, across, tick));
  setLine(last, shifted(b, across, -tick), shifted(b, across, tick));
  text.setAttribute('x', String(Math.max(a.x, b.x) + tick + 8));
  text.setAttribute('y', String((a.y + b.y) / 2 + 6));
}

function shifted(place: Place, by: Place, times: number): Place {
  return { x: place.x + by.x * times, y: place.y + by.y * times };
}

function setLine(line: SVGLineElement, a: Place, b: Place): void {
  line.setAttribute('x1', String(a.x));
  line.setAttribute('y1', String(a.y));
  line.setAttribute('x2', String(b.x));
  line.setAttribute('y2', String(b.y));
}

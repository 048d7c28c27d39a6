// The steps of the judge's view: weight by weight straight from above, then the score; and the ruler at each.
import { useEffect, useRef } from 'preact/hooks';

import type { Place, TableInfo } from '../../engine/types';
import type { Camera, TableScene } from '../../scene/contract';
import type { SeenWeight } from '../../state/table_session';

type JudgeStep = { kind: 'weight'; index: number } | { kind: 'result' };

// A weight within this many millimetres of hanging is checked by a sliding weight (G11).
const closeHangerMm = 12;

export function stepsOf(weights: SeenWeight[]): JudgeStep[] {
  return [...weights.map((_, index): JudgeStep => ({ kind: 'weight', index })), { kind: 'result' }];
}

export function isCloseHanger({ judged }: SeenWeight): boolean {
  return judged.line === 'far_edge' && judged.clearance_mm !== null && Math.abs(judged.clearance_mm) <= closeHangerMm;
}

// ms that a weight is shown without user input.
export function timeFor(weight: SeenWeight): number {
  return isCloseHanger(weight) ? 5200 : 1900;
}

export function cameraAt(step: JudgeStep, weights: SeenWeight[]): Camera {
  const weight = step.kind === 'weight' ? weights[step.index] : undefined;
  return weight ? { kind: 'judge', x: weight.x, y: weight.y } : { kind: 'far' };
}

// Where a ruler would lie: from the weight's rim along the distance that the engine measured. Null if there is no line to
// measure to.
export function rulerFor(weight: SeenWeight, table: TableInfo, radius: number): [Place, Place] | null {
  const { clearance_mm: clearance, line } = weight.judged;
  if (clearance === null) return null;
  const metres = clearance / 1000;
  if (line === 'far_edge') {
    return [{ x: weight.x + radius, y: weight.y }, { x: weight.x + radius - metres, y: weight.y }];
  }
  if (line === 'side_edge') {
    const out = weight.y < 0 ? -1 : 1;
    return [{ x: weight.x, y: weight.y + out * radius }, { x: weight.x, y: weight.y + out * (radius - metres) }];
  }
  // To lie inside a ring the farthest rim matters, to reach the inner one the nearest.
  if (line === 'outer_ring' || line === 'middle_ring') return alongRadius(weight, table, radius, metres);
  if (line === 'inner_ring' || line === 'inner_ring_covered') return alongRadius(weight, table, -radius, metres);
  if (!line.endsWith('_line')) return null;
  return [{ x: weight.x - radius, y: weight.y }, { x: weight.x - radius - metres, y: weight.y }];
}

// Which wording fits this line.
export function kindOfLine(line: string): 'line' | 'edge' | 'ring' | 'inner_ring' | 'inner_ring_covered' {
  if (line === 'inner_ring' || line === 'inner_ring_covered') return line;
  if (line.endsWith('_edge')) return 'edge';
  return line.endsWith('_ring') ? 'ring' : 'line';
}

// From the rim at `reach` from the weight's centre, outwards from the middle of the rings; negative: towards it.
function alongRadius(weight: SeenWeight, table: TableInfo, reach: number, metres: number): [Place, Place] | null {
  if (!table.target) return null;
  const centre = { x: table.length - table.target.centre, y: 0 };
  const away = Math.hypot(weight.x - centre.x, weight.y - centre.y);
  // Right in the middle any direction will do.
  const [ux, uy] = away < 1e-6 ? [1, 0] : [(weight.x - centre.x) / away, (weight.y - centre.y) / away];
  const rim = { x: weight.x + ux * reach, y: weight.y + uy * reach };
  return [rim, { x: rim.x + ux * metres, y: rim.y + uy * metres }];
}

interface RulerProps {
  scene: TableScene;
  weight: Place & { radius: number }; // which the label does not cover
  from: Place;
  to: Place;
  label: string;
}

// The measured distance, drawn over the scene where a ruler would lie.
export function Ruler({ scene, weight, from, to, label }: RulerProps) {
  const svg = useRef<SVGSVGElement>(null);
  // The camera glides, so the ruler is placed again in every frame.
  useEffect(() => {
    let frame = 0;
    const lay = () => {
      const seen = (x: number, y: number): Place => scene.screenPoint(x, y);
      const middle = seen(weight.x, weight.y);
      const rim = seen(weight.x + weight.radius, weight.y);
      const round = { ...middle, radius: Math.hypot(rim.x - middle.x, rim.y - middle.y) };
      if (svg.current) layRuler(svg.current, seen(from.x, from.y), seen(to.x, to.y), round);
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

function layRuler(svg: SVGSVGElement, a: Place, b: Place, weight: Round): void {
  const [first, line, last] = svg.querySelectorAll('line');
  const text = svg.querySelector('text');
  if (!first || !line || !last || !text) return;
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const across = { x: -(b.y - a.y) / long, y: (b.x - a.x) / long };
  setLine(line, a, b);
  setLine(first, shifted(a, across, -tick), shifted(a, across, tick));
  setLine(last, shifted(b, across, -tick), shifted(b, across, tick));
  const { width, height } = svg.getBoundingClientRect();
  const at = placeLabel(a, b, weight, text.getBBox(), { width, height });
  text.setAttribute('x', String(at.x));
  text.setAttribute('y', String(at.y));
}

type Round = Place & { radius: number };
type Size = { width: number; height: number };

const beside = 8; // px between a label and what it is beside

// Where the label begins, on its base line: beside the ruler, above or below the weight, and all of it in the window.
export function placeLabel(a: Place, b: Place, weight: Round, label: Size, window: Size): Place {
  const x = between(Math.max(a.x, b.x) + tick + beside, beside, window.width - label.width - beside);
  const middle = (a.y + b.y) / 2;
  const base = middle + label.height / 3;
  const above = weight.y - weight.radius - beside;
  const below = weight.y + weight.radius + label.height + beside;
  const isApart = base <= above || base >= below;
  const y = isApart ? base : middle <= weight.y ? above : below;
  return { x, y: between(y, label.height + beside, window.height - beside) };
}

const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

function shifted(place: Place, by: Place, times: number): Place {
  return { x: place.x + by.x * times, y: place.y + by.y * times };
}

function setLine(line: SVGLineElement, a: Place, b: Place): void {
  line.setAttribute('x1', String(a.x));
  line.setAttribute('y1', String(a.y));
  line.setAttribute('x2', String(b.x));
  line.setAttribute('y2', String(b.y));
}

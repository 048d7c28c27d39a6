// The far end from above as SVG: to look at, or to lay weights on.
import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';

import type { Color, Place, TableInfo } from '../../engine/types';
import { preferences } from '../../state/preferences';
import { words } from '../words';
import { position } from '../words/measures';
import { fromMap, mapFrame, type MapFrame, onBoard, toMap, toTenths } from './map_frame';
import { MapSpot, pointOnMap, type Spot, steppedBy, useDragging } from './map_handles';
import { PaintedBoard } from './painted_board';
import './board_map.css';

interface BoardMapProps {
  table: TableInfo;
  radius: number; // of the weights, metres
  weights: readonly MapWeight[];
  label?: string; // for screen readers: what it shows; default: how many weights lie there
  depth?: number | undefined; // metres shown from the far edge; default: past the far foul line
  beyond?: number; // metres shown past it, if more than the alley
  under?: ComponentChildren; // drawn on the wood below the weights, and over them, in the map's millimetres
  over?: ComponentChildren;
  class?: string;
  edit?: MapEdit; // makes it a map to lay weights on
  touch?: (at: Place) => void; // the board was touched; ignored with `edit`
  spot?: Spot | null; // a mark that can be moved
}

// Where on the screen.
export interface Finger {
  left: number;
  top: number;
}

export interface MapEdit {
  selected: MapWeight['id'] | null;
  select(id: MapWeight['id'] | null): void;
  move(id: MapWeight['id'], to: Place): void;
  remove(id: MapWeight['id']): void;
  place(at: Place): void; // an empty spot was touched
  hold?(finger: Finger | null): void; // a weight is under it; null: it was let go
}

export function BoardMap(props: BoardMapProps) {
  const { table, edit } = props;
  const place = edit?.place ?? props.touch;
  const id = useId();
  const frame = mapFrame(table, props.depth, props.beyond);
  const classes = ['board-map', place && 'editable', props.class].filter(Boolean).join(' ');
  const box = `${frame.left} ${frame.top} ${frame.width} ${frame.height}`;
  const touched = (event: JSX.TargetedMouseEvent<SVGElement>) => {
    const point = pointOnMap(event);
    if (place && point) place(toTenths(onBoard(table, frame, props.radius, fromMap(table, point))));
  };
  return (
    <svg
      class={classes}
      viewBox={box}
      style={{ aspectRatio: `${frame.width} / ${frame.height}` }}
      role={place || props.spot ? 'group' : 'img'}
      aria-label={props.label ?? words.table.mapOf(counted(props.weights))}
    >
      <g onClick={place && touched}>
        <PaintedBoard table={table} frame={frame} id={id} />
      </g>
      {props.under}
      {props.weights.map((weight, index) =>
        edit ? (
          <MovableWeight key={weight.id} {...{ weight, frame, table, edit }} number={index + 1} radius={props.radius} />
        ) : (
          <RestingWeight key={weight.id} {...{ weight, frame, table }} radius={props.radius} />
        ),
      )}
      {props.spot && <MapSpot table={table} frame={frame} radius={props.radius} spot={props.spot} />}
      {props.over}
    </svg>
  );
}

// What lies about `at`, three times as large: a finger covers it.
const loupe = 0.075; // m of board, from its middle to its edge

export function MapLoupe({ table, radius, weights, at }: Pick<BoardMapProps, 'table' | 'radius' | 'weights'> & { at: Place }) {
  const id = useId();
  const frame = mapFrame(table, table.length);
  const middle = toMap(table, at);
  const half = loupe * 1000;
  return (
    <svg class="board-map map-loupe" viewBox={`${middle.x - half} ${middle.y - half} ${2 * half} ${2 * half}`} aria-hidden="true">
      <PaintedBoard table={table} frame={frame} id={id} />
      {weights.map((weight) => (
        <RestingWeight key={weight.id} {...{ weight, frame, table, radius }} />
      ))}
      <path class="map-loupe-cross" d={`M${middle.x - 5} ${middle.y}h10M${middle.x} ${middle.y - 5}v10`} />
    </svg>
  );
}

// "2 red, 1 blue"
function counted(weights: readonly MapWeight[]): string {
  const many = (color: Color) => weights.filter((weight) => weight.color === color).length;
  return words.table.counted(many('red'), many('blue'));
}

interface WeightProps {
  table: TableInfo;
  frame: MapFrame;
  weight: MapWeight;
  radius: number;
}

// A weight short of the visible part is a small mark at the lower edge.
function RestingWeight({ table, frame, weight, radius }: WeightProps) {
  const at = toMap(table, weight);
  const short = at.y > frame.depth;
  const place = `translate(${at.x} ${short ? frame.depth - radius * 500 : at.y})`;
  return (
    <g class={short ? 'map-weight dim' : 'map-weight'} transform={short ? `${place} scale(0.5)` : place}>
      <Disc color={weight.color} radius={radius * 1000} label={weight.label} />
    </g>
  );
}

function MovableWeight({ table, frame, weight, radius, edit, number }: WeightProps & { edit: MapEdit; number: number }) {
  const at = toMap(table, weight);
  const moveTo = (place: Place) => edit.move(weight.id, toTenths(onBoard(table, frame, radius, place)));
  const dragging = useDragging((point) => moveTo(fromMap(table, point)));
  const hold = (event: PointerEvent) => edit.hold?.({ left: event.clientX, top: event.clientY });
  const letGo = (event: JSX.TargetedPointerEvent<SVGElement>) => {
    dragging.up(event);
    edit.hold?.(null);
  };
  const keys = (event: JSX.TargetedKeyboardEvent<SVGGElement>) => {
    const to = steppedBy(event, weight);
    if (to) {
      moveTo(to);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      edit.remove(weight.id);
    } else if (event.key === 'Enter' || event.key === ' ') {
      edit.select(weight.id);
    } else {
      return;
    }
    event.preventDefault();
  };
  return (
    <g
      class={edit.selected === weight.id ? 'map-weight movable selected' : 'map-weight movable'}
      transform={`translate(${at.x} ${at.y})`}
      tabindex={0}
      role="button"
      aria-roledescription={words.table.weightRole}
      aria-label={placeInWords(table, weight, number)}
      aria-pressed={edit.selected === weight.id}
      onFocus={() => edit.select(weight.id)}
      onKeyDown={keys}
      onPointerDown={(event) => {
        edit.select(weight.id);
        dragging.down(event, at);
        hold(event);
      }}
      onPointerMove={(event) => {
        dragging.move(event);
        if (event.currentTarget.hasPointerCapture(event.pointerId)) hold(event);
      }}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <circle class="map-grip" r={radius * 1600} />
      {edit.selected === weight.id && <circle class="map-glow" r={radius * 1350} />}
      <Disc color={weight.color} radius={radius * 1000} label={weight.label} />
    </g>
  );
}

// "red weight 1, 120 mm from the far edge, 30 mm left of the middle: 3"
export function placeInWords(table: TableInfo, weight: MapWeight, number: number): string {
  const fromEdge = position(table.length - weight.x, preferences.value.units);
  const place = words.table.weightPlace(words.colors[weight.color], number, fromEdge, sideInWords(weight.y));
  return weight.label ? words.table.marked(place, weight.label) : place;
}

// "30 mm left of the middle"
export function sideInWords(y: number): string {
  const aside = position(y, preferences.value.units);
  if (Math.abs(y) < 0.0005) return words.table.middle;
  return y > 0 ? words.table.left(aside) : words.table.right(aside);
}

// A weight at its true size: a steel disc, and on it a round red or a square blue cap.
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

// The board itself: wood, lines, rings and numerals, from the table's data.
import type { TableInfo } from '../../engine/types';
import type { MapFrame } from './map_frame';

const mm = 1000;

export function PaintedBoard({ table, frame, id }: { table: TableInfo; frame: MapFrame; id: string }) {
  const { half, depth } = frame;
  return (
    <g>
      <defs>
        <linearGradient id={`${id}-wood`} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stop-color="#e9bd7d" />
          <stop offset="0.5" stop-color="#d9a765" />
          <stop offset="1" stop-color="#c48d4c" />
        </linearGradient>
      </defs>
      <rect class="map-alley" x={frame.left} y={frame.top} width={frame.width} height={frame.height} />
      {table.cushions && <Cushions frame={frame} />}
      <rect x={-half} y={0} width={2 * half} height={depth} fill={`url(#${id}-wood)`} />
      <Planks frame={frame} />
      <BoardPaint table={table} frame={frame} />
      <line class="map-edge" x1={-half} x2={half} y1={0} y2={0} />
    </g>
  );
}

// Lines, rings and numerals alone.
export function BoardPaint({ table, frame }: { table: TableInfo; frame: MapFrame }) {
  return (
    <>
      <Lines table={table} frame={frame} />
      {table.target && <Rings target={table.target} line={table.line_width} />}
      <Numerals table={table} frame={frame} />
    </>
  );
}

function Cushions({ frame }: { frame: MapFrame }) {
  const wide = -frame.half - frame.left;
  return (
    <>
      {[frame.left, frame.half].map((x) => (
        <rect key={x} class="map-cushion" x={x} y={0} width={wide} height={frame.depth} />
      ))}
    </>
  );
}

const planks = 10;

function Planks({ frame }: { frame: MapFrame }) {
  const wide = (2 * frame.half) / planks;
  const odd = Array.from({ length: planks / 2 }, (_, index) => -frame.half + (2 * index + 1) * wide);
  return (
    <>
      {odd.map((x) => (
        <rect key={x} class="map-plank" x={x} y={0} width={wide} height={frame.depth} />
      ))}
    </>
  );
}

function Lines({ table, frame }: { table: TableInfo; frame: MapFrame }) {
  const far = [table.foul_line, table.deuce_line, table.trey_line, table.five_line];
  const near = table.length - table.foul_line;
  const lines = [...new Set([...far, near])].filter((line): line is number => line !== null && line * mm < frame.depth);
  return (
    <>
      {lines.map((line) => (
        <line
          key={line}
          class="map-line"
          x1={-frame.half}
          x2={frame.half}
          y1={line * mm}
          y2={line * mm}
          stroke-width={table.line_width * mm}
        />
      ))}
    </>
  );
}

function Rings({ target, line }: { target: NonNullable<TableInfo['target']>; line: number }) {
  return (
    <g class="map-rings" transform={`translate(0 ${target.centre * mm})`}>
      <circle r={target.outer_radius * mm} stroke-width={line * mm} />
      <circle r={target.middle_radius * mm} stroke-width={line * mm} />
      <circle r={target.inner_radius * mm * 0.75} stroke-width={target.inner_radius * mm * 0.5} />
    </g>
  );
}

function Numerals({ table, frame }: { table: TableInfo; frame: MapFrame }) {
  const size = Math.min(96, frame.half * 0.36);
  const shown = numerals(table, frame.depth / mm).filter(({ high }) => high > size / 2);
  return (
    <g class="map-numerals" aria-hidden="true">
      {shown.map(({ text, at, high }) => (
        <text key={text} x={0} y={at} font-size={Math.min(size, high * 0.8)}>
          {text}
        </text>
      ))}
    </g>
  );
}

// What is painted: 3 between the trey line and the end, and so on; on a target board between its rings.
function numerals(table: TableInfo, depth: number): { text: string; at: number; high: number }[] {
  if (table.target) {
    const { centre, outer_radius: outer, middle_radius: middle, inner_radius: inner } = table.target;
    return [
      between('3', centre + inner, centre + middle),
      between('2', centre + middle, centre + outer),
      between('1', centre + outer, Math.min(depth, centre + outer + 0.25)),
    ];
  }
  const { five_line: five, trey_line: trey, deuce_line: deuce } = table;
  const found = [];
  if (five !== null) found.push(between('5', 0, five));
  if (trey !== null) found.push(between('3', five ?? 0, trey));
  if (deuce !== null) found.push(between('2', trey ?? 0, deuce));
  if (deuce !== null) found.push(between('1', deuce, Math.min(depth, table.foul_line, deuce + 0.5)));
  return found;
}

function between(text: string, near: number, far: number) {
  return { text, at: ((near + far) / 2) * mm, high: (far - near) * mm };
}

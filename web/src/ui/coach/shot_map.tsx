// The selected shot on the map: its path, where throws of it end, and the heat map of where to aim.
import { useId } from 'preact/hooks';

import type { AdvisedShot, HeatMap, StudiedThrow } from '../../engine/study';
import type { Color, TableInfo } from '../../engine/types';
import { heatColor } from '../../scene/heat_ramp';
import { bestPlace, type HeatRow, sheetsOf, stripDeep, stripGap, worthOf } from '../../state/coach/shot_picture';
import { preferences } from '../../state/preferences';
import { BoardMap, type MapWeight } from '../board_map/board_map';
import { mapFrame, type MapFrame, toMap } from '../board_map/map_frame';
import { BoardPaint } from '../board_map/painted_board';
import { studyWords, words } from '../words';
import { distance, percent, speed } from '../words/measures';
import { depthSeen, type End, endsOf, type Way, waysOf } from './shot_ways';

interface ShotMapProps {
  board: TableInfo;
  radius: number;
  weights: readonly MapWeight[];
  shot: AdvisedShot;
  color: Color; // of what is thrown
  steady: StudiedThrow | null;
  heat: HeatMap | null;
  label: string;
}

export function ShotMap({ board, radius, weights, shot, color, steady, heat, label }: ShotMapProps) {
  const ends = endsOf(shot, weights, color);
  const ways = steady ? waysOf(steady.course) : [];
  const hasStrip = heat !== null && (heat.xs.at(-1) ?? 0) > board.length;
  const depth = depthSeen(board, [...weights, ...ends]);
  const beyond = hasStrip ? stripGap + stripDeep + 0.02 : 0;
  return (
    <BoardMap
      class="shot-map"
      table={board}
      radius={radius}
      weights={weights}
      label={label}
      depth={depth}
      beyond={beyond}
      under={heat && <HeatLayer heat={heat} table={board} frame={mapFrame(board, depth, beyond)} />}
      over={
        <g aria-hidden="true">
          {ways.map((way) => (
            <WayLine key={way.id} way={way} board={board} radius={radius} isThrown={way.id >= weights.length} />
          ))}
          {ends.map((end, index) => (
            <EndDot key={index} end={end} board={board} />
          ))}
        </g>
      }
    />
  );
}

function WayLine({ way, board, radius, isThrown }: { way: Way; board: TableInfo; radius: number; isThrown: boolean }) {
  const points = way.points.map((point) => toMap(board, point));
  const last = points.at(-1);
  return (
    <g class={`map-way shot-way ${isThrown ? 'thrown' : 'struck'} ${way.color}`}>
      <polyline class="shot-way-edge" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <polyline class="shot-way-line" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {last && !way.falls && <circle class="shot-way-end" cx={last.x} cy={last.y} r={radius * 1000} />}
    </g>
  );
}

const dot = 11; // mm

// Round or square as the weights are; filled if the throw worked, a cross if the weight fell.
function EndDot({ end, board }: { end: End; board: TableInfo }) {
  const at = toMap(board, end);
  const size = end.isThrown ? dot : dot * 0.7;
  const classes = `shot-dot ${end.color} ${end.success ? 'worked' : 'missed'} ${end.isThrown ? '' : 'struck'}`;
  if (!end.on) return <path class={`${classes} fell`} d={`M${at.x - size} ${at.y - size}l${2 * size} ${2 * size}m0 ${-2 * size}l${-2 * size} ${2 * size}`} />;
  if (end.color === 'red') return <circle class={classes} cx={at.x} cy={at.y} r={size} />;
  return <rect class={classes} x={at.x - size * 0.9} y={at.y - size * 0.9} width={size * 1.8} height={size * 1.8} />;
}

// Where to aim, as colours on the map: lighter wins more games.
interface HeatProps {
  heat: HeatMap;
  table: TableInfo;
}

function HeatLayer({ heat, table, frame }: HeatProps & { frame: MapFrame }) {
  const { board, strip } = sheetsOf(heat, table);
  const best = toMap(table, bestPlace(heat, table));
  return (
    <g aria-hidden="true">
      <g class="heat-layer">
        <Sheet rows={board} heat={heat} table={table} />
        <Sheet rows={strip} heat={heat} table={table} />
      </g>
      <g class="heat-paint">
        <BoardPaint table={table} frame={frame} />
      </g>
      <g class="heat-best" transform={`translate(${best.x} ${best.y})`}>
        <path class="heat-best-edge" d={cross} />
        <path d={cross} />
      </g>
    </g>
  );
}

const cross = 'M-24 0a24 24 0 1 0 48 0a24 24 0 1 0 -48 0M-42 0h26M16 0h26M0 -42v26M0 16v26';

// Cells are blurred together; those at the border reach beyond it, so that the border does not fade.
function Sheet({ rows, heat, table }: HeatProps & { rows: HeatRow[] }) {
  const id = useId();
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return null;
  const wide = heat.ys.length > 1 ? heat.ys[1]! - heat.ys[0]! : table.width;
  const half = table.width / 2;
  const area = boxOf(table, { x0: first.x0, x1: last.x1, y0: -half, y1: half });
  return (
    <>
      <clipPath id={`${id}-area`}>
        <rect {...area} />
      </clipPath>
      <filter id={`${id}-soft`} x="-15%" y="-15%" width="130%" height="130%">
        <feGaussianBlur stdDeviation={`${wide * 450} ${(first.x1 - first.x0) * 450}`} />
      </filter>
      <g clip-path={`url(#${id}-area)`}>
        <g filter={`url(#${id}-soft)`}>
          {rows.flatMap((row) =>
            [...heat.ys].map((y, column) => {
              const [x0, x1] = [row === first ? row.x0 - 0.2 : row.x0, row === last ? row.x1 + 0.2 : row.x1];
              const y0 = column === 0 ? -half - 0.2 : y - wide / 2;
              const y1 = column === heat.ys.length - 1 ? half + 0.2 : y + wide / 2;
              const cell = row.row * heat.ys.length + column;
              return <rect key={cell} {...boxOf(table, { x0, x1, y0, y1 })} fill={heatColor(worthOf(heat, cell))} />;
            }),
          )}
        </g>
      </g>
    </>
  );
}

// A little larger than it is, against seams.
function boxOf(table: TableInfo, { x0, x1, y0, y1 }: { x0: number; x1: number; y0: number; y1: number }) {
  const corner = toMap(table, { x: x1, y: y1 });
  return { x: corner.x, y: corner.y, width: (y1 - y0) * 1000 + 0.5, height: (x1 - x0) * 1000 + 0.5 };
}

const legendStops = Array.from({ length: 21 }, (_, twentieth) => twentieth / 20); // browsers mix colours differently from heatColor

export function HeatLegend({ heat, table }: HeatProps) {
  const text = studyWords.coach;
  const gradient = `linear-gradient(90deg, ${legendStops.map(heatColor).join(', ')})`;
  const hardest = heat.xs.at(-1)! > table.length ? heat.speeds.at(-1) : undefined;
  return (
    <div class="stack gap-1 heat-legend small">
      <p>{text.heatScale}</p>
      <div class="heat-scale" style={{ background: gradient }} aria-hidden="true" />
      <p class="row spread numbers">
        <span>{percent(heat.low)}</span>
        <span>{percent(heat.high)}</span>
      </p>
      <p>{text.heatBest(placeSaid(heat, table), percent(heat.best.win))}</p>
      {hardest !== undefined && <p class="soft">{text.heatBeyond(speed(hardest, preferences.value.units))}</p>}
    </div>
  );
}

// To the centimetre, which is the size of a cell.
function placeSaid({ best }: HeatMap, table: TableInfo): string {
  const { units } = preferences.value;
  const text = studyWords.coach;
  const aside = distance(Math.round(Math.abs(best.y) * 100) / 100, units);
  const side = Math.abs(best.y) < 0.005 ? words.table.middle : best.y > 0 ? words.table.left(aside) : words.table.right(aside);
  if (best.x > table.length) return text.heatThrough(speed(best.shot.speed, units), side);
  return text.heatPlace(distance(Math.round((table.length - best.x) * 100) / 100, units), side);
}

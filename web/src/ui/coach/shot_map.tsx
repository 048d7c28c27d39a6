// The shot that is looked at, on the map: its way, where throws of it end, and the colours of where to aim.
import type { AdvisedShot, HeatMap, StudiedThrow } from '../../engine/study';
import type { Color, TableInfo } from '../../engine/types';
import { stripDeep, stripGap } from '../../state/coach/shot_picture';
import { BoardMap, mapFrame, toMap, type MapWeight } from '../board_map';
import { HeatLayer } from './heat_layer';
import { depthSeen, endsOf, waysOf, type End, type Way } from './shot_ways';

export interface ShotMapProps {
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
    <g class={`shot-way ${isThrown ? 'thrown' : 'struck'} ${way.color}`}>
      <polyline class="shot-way-edge" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <polyline class="shot-way-line" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {last && !way.falls && <circle class="shot-way-end" cx={last.x} cy={last.y} r={radius * 1000} />}
    </g>
  );
}

const dot = 11; // mm

// Round and square as the weights are; filled where the throw did what it was to do, a cross where the weight fell.
function EndDot({ end, board }: { end: End; board: TableInfo }) {
  const at = toMap(board, end);
  const size = end.isThrown ? dot : dot * 0.7;
  const classes = `shot-dot ${end.color} ${end.success ? 'worked' : 'missed'} ${end.isThrown ? '' : 'struck'}`;
  if (!end.on) return <path class={`${classes} fell`} d={`M${at.x - size} ${at.y - size}l${2 * size} ${2 * size}m0 ${-2 * size}l${-2 * size} ${2 * size}`} />;
  if (end.color === 'red') return <circle class={classes} cx={at.x} cy={at.y} r={size} />;
  return <rect class={classes} x={at.x - size * 0.9} y={at.y - size * 0.9} width={size * 1.8} height={size * 1.8} />;
}

// What is marked on the board, and where the last try came to rest, on the map of the far end.
import type { TableInfo } from '../../engine/types';
import type { PlacedWeight } from '../../engine/study';
import type { Area } from '../../state/exercise/exercise';
import { Disc, toMap } from '../board_map';

export function AreaMarks({ board, areas, ghosts, radius }: { board: TableInfo; areas: readonly Area[]; ghosts: readonly PlacedWeight[]; radius: number }) {
  return (
    <g aria-hidden="true">
      {areas.map((area, place) => (
        <AreaMark key={place} board={board} area={area} />
      ))}
      {ghosts.map((weight, place) => {
        const { x, y } = toMap(board, weight);
        return (
          <g key={place} class="map-ghost" transform={`translate(${x} ${y})`}>
            <Disc color={weight.color} radius={radius * 1000} />
          </g>
        );
      })}
    </g>
  );
}

function AreaMark({ board, area }: { board: TableInfo; area: Area }) {
  if (area.shape === 'spot') {
    const { x, y } = toMap(board, area);
    return <circle class="map-area" cx={x} cy={y} r={area.radius * 1000} />;
  }
  const near = toMap(board, { x: area.x0, y: area.y1 });
  const far = toMap(board, { x: area.x1, y: area.y0 });
  return <rect class="map-area" x={Math.min(near.x, far.x)} y={Math.min(near.y, far.y)} width={Math.abs(far.x - near.x)} height={Math.abs(far.y - near.y)} />;
}

// What is drawn on the board, on the map too: the aim guide, and where the last throw went.
import type { PlacedWeight } from '../../engine/study';
import { Disc, toMap } from '../board_map';
import type { PracticeView } from './practice_view';

export function OnMap({ view }: { view: PracticeView }) {
  const { table, board, radius } = view.stage;
  const path = view.path();
  const ghosts: PlacedWeight[] = [...(view.guide.seen.value?.rests ?? []), ...view.ghosts()];
  const meant = table.aimFor.value;
  return (
    <g aria-hidden="true">
      {path && <polyline class="map-path" points={path.map((place) => toMap(board, place)).map(({ x, y }) => `${x},${y}`).join(' ')} />}
      {ghosts.map((weight, place) => {
        const { x, y } = toMap(board, weight);
        return (
          <g key={place} class="map-ghost" transform={`translate(${x} ${y})`}>
            <Disc color={weight.color} radius={radius * 1000} />
          </g>
        );
      })}
      {meant && <circle class="map-spot-ring" cx={toMap(board, meant).x} cy={toMap(board, meant).y} r={radius * 1500} />}
    </g>
  );
}

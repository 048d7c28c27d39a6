// The last throw: its result, repeat it, watch it again; and its path on the map.
import { useEffect } from 'preact/hooks';

import type { PlacedWeight } from '../../engine/study';
import type { PracticeThrow } from '../../state/practice/practice_table';
import { preferences } from '../../state/preferences';
import { Disc } from '../board_map/board_map';
import { toMap } from '../board_map/map_frame';
import { Button, say } from '../components';
import { studyWords } from '../words';
import { distance, speed } from '../words/measures';
import type { PracticeView } from './practice_view';
import { zoneName } from './scatter_panel';

const announced = new WeakSet<PracticeThrow>();

export function LastThrow({ view }: { view: PracticeView }) {
  const { table, scene } = view.stage;
  const last = table.last.value;
  const text = last ? inWords(last) : '';
  useEffect(() => {
    if (!last || announced.has(last)) return; // taken back, or made again
    announced.add(last);
    say(text);
  }, [last]);
  if (!last || table.sliding.value || view.replaying.value) return null;
  const w = studyWords.practice;
  return (
    <div class="row gap-1 practice-last">
      <p class="small numbers pill" data-speed={last.thrown.speed}>{text}</p>
      <Button icon="again" label={w.again} onClick={() => void table.again()} />
      {scene && <Button icon="play" label={w.replay} onClick={() => void view.replay()} />}
    </div>
  );
}

// "Thrown at 1.92 m/s, rests in 3: 12 mm too short, 4 mm left"
function inWords(last: PracticeThrow): string {
  const w = studyWords.practice;
  const { units } = preferences.value;
  const what = w.lastThrow(speed(last.thrown.speed, units), restOf(last));
  return last.declared ? w.lastDeclared(what, missedBy(last, last.declared)) : what;
}

function restOf({ ids, weights, off, judgement }: PracticeThrow): string {
  const w = studyWords.practice;
  const index = weights.findIndex(({ id }) => id === ids[0]);
  if (index < 0) return off.find(({ id }) => id === ids[0])?.fate === 'dead' ? w.isDead : w.fell;
  const zone = judgement.weights[index]?.zone;
  return zone === undefined ? w.restsOn : w.rests(zoneName(zone), zone);
}

const exact = 0.0005; // m

function missedBy({ rest }: PracticeThrow, meant: { x: number; y: number }): string {
  const w = studyWords.practice;
  const { units } = preferences.value;
  const [along, across] = [rest.x - meant.x, rest.y - meant.y];
  const far = distance(along, units);
  const aside = distance(across, units);
  return w.off(
    Math.abs(along) < exact ? w.exactLong : along > 0 ? w.long(far) : w.short(far),
    Math.abs(across) < exact ? w.exactSide : across > 0 ? w.left(aside) : w.right(aside),
  );
}

// What is drawn on the board, also on the map: the aim guide, and the path of the last throw.
export function OnMap({ view }: { view: PracticeView }) {
  const { table, board, radius } = view.stage;
  const path = view.path();
  const ghosts: PlacedWeight[] = [...(view.guide.seen.value?.rests ?? []), ...view.ghosts()];
  const meant = table.aimFor.value;
  return (
    <g aria-hidden="true">
      {path && <polyline class="map-path" points={path.map((place) => toMap(board, place)).map(({ x, y }) => `${x},${y}`).join(' ')} />}
      {ghosts.map((weight, index) => {
        const { x, y } = toMap(board, weight);
        return (
          <g key={index} class="map-ghost" transform={`translate(${x} ${y})`}>
            <Disc color={weight.color} radius={radius * 1000} />
          </g>
        );
      })}
      {meant && <circle class="map-spot-ring" cx={toMap(board, meant).x} cy={toMap(board, meant).y} r={radius * 1500} />}
    </g>
  );
}

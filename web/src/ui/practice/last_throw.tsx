// What came of the last throw, and to throw or to see it again.
import { useEffect } from 'preact/hooks';

import { preferences } from '../../state/preferences';
import type { PracticeThrow } from '../../state/practice/practice_table';
import { Button, say } from '../components';
import { distance, speed } from '../words/measures';
import { studyWords } from '../words';
import type { PracticeView } from './practice_view';
import { zoneName } from './scatter_panel';

const told = new WeakSet<PracticeThrow>();

export function LastThrow({ view }: { view: PracticeView }) {
  const { table, scene } = view.stage;
  const last = table.last.value;
  const text = last ? inWords(last) : '';
  useEffect(() => {
    if (!last || told.has(last)) return; // taken back, or made again
    told.add(last);
    say(text);
  }, [last]);
  if (!last || table.sliding.value || view.replaying.value) return null;
  const w = studyWords.practice;
  return (
    <div class="row gap-1 practice-last">
      <p data-speed={last.thrown.speed}>{text}</p>
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
  const place = weights.findIndex(({ id }) => id === ids[0]);
  if (place < 0) return off.find(({ id }) => id === ids[0])?.fate === 'dead' ? w.isDead : w.fell;
  const zone = judgement.weights[place]?.zone;
  return zone === undefined ? w.restsOn : w.rests(zoneName(zone), zone);
}

const exact = 0.0005; // m

function missedBy({ rest }: PracticeThrow, meant: { x: number; y: number }): string {
  const w = studyWords.practice;
  const { units } = preferences.value;
  const [along, across] = [rest.x - meant.x, rest.y - meant.y];
  const far = distance(Math.abs(along), units);
  const aside = distance(Math.abs(across), units);
  return w.off(
    Math.abs(along) < exact ? w.exactLong : along > 0 ? w.long(far) : w.short(far),
    Math.abs(across) < exact ? w.exactSide : across > 0 ? w.left(aside) : w.right(aside),
  );
}

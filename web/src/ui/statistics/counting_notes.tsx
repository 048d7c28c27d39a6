// How far the counting is, and what could not be counted.
import { useEffect, useRef } from 'preact/hooks';

import type { SavedMatch } from '../../state/device_store';
import { matchLibrary } from '../../state/match_library';
import type { Counting } from '../../state/statistics/counting';
import { Button, Note, say } from '../components';
import { studyWords, words } from '../words';
import { dateAndTime } from '../words/measures';
import { explain } from '../words/refusals';
import { useGameName } from './game_name';

export function CountingNotes({ counting }: { counting: Counting }) {
  const text = studyWords.statistics;
  const gameName = useGameName();
  const progress = counting.progress.value;
  const counts = useRef(false);
  useEffect(() => {
    if (progress && progress.all > 0) counts.current = true;
    else if (!progress && counts.current) say(text.counted(counting.tallies.value.length));
  }, [progress === null]);
  const named = (match: SavedMatch) =>
    text.matchOf(words.matches.of(gameName(match.game), words.home.against(Object.keys(match.score))), dateAndTime(match.started));
  return (
    <>
      {progress && progress.done > 0 && (
        <div class="counting stack panel card">
          <label>
            {text.counting(progress.done, progress.all)}
            <progress max={progress.all} value={progress.done - 1} />
          </label>
          <Button onClick={() => counting.stop()}>{text.cancel}</Button>
        </div>
      )}
      {!progress && counting.uncounted.value > 0 && (
        <Note>
          <div class="row spread">
            <span>{text.uncounted(counting.uncounted.value)}</span>
            <Button onClick={() => void counting.count(matchLibrary().saved.value)}>{text.countThem}</Button>
          </div>
        </Note>
      )}
      {counting.broken.value.map(({ match, why }) => (
        <Note fault key={match.id}>
          {text.broken(named(match), explain(why))}
        </Note>
      ))}
      {counting.copies.value > 0 && <Note>{text.copies(counting.copies.value)}</Note>}
      {!counting.isKept.value && <Note>{text.notKept}</Note>}
    </>
  );
}

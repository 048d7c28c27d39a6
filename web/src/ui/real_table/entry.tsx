// How many: one key for every number of points that a round or turn can be worth.
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';

import { partsOf, type Tapped } from '../../state/points_entry';
import { Button } from '../components';
import { rate } from '../parameters';
import { realWords } from '../words';

interface PointsKeysProps {
  worths: readonly number[];
  tapped: Tapped;
  nothing: ComponentChildren; // on the key for no points
  onTap: (points: number) => void;
}

const manyKeys = 30;

export function PointsKeys({ worths, tapped, nothing, onTap }: PointsKeysProps) {
  const parts = partsOf(worths);
  const [part, setPart] = useState(0);
  const shown = parts[part] ?? [];
  return (
    <div class={shown.length > manyKeys ? 'points-keys many' : 'points-keys'} role="group" aria-label={realWords.howMany}>
      {shown.map((points) => (
        <Button key={points} class="numbers" pressed={tapped.many === points} onClick={() => onTap(points)}>
          {points}
        </Button>
      ))}
      <Button class="points-row" onClick={() => onTap(0)}>
        {nothing}
      </Button>
      {parts.length > 1 && (
        <div class="line points-row points-parts" role="group" aria-label={realWords.moreNumbers}>
          {parts.map((numbers, place) => (
            <Button key={place} class="numbers fill" pressed={part === place} onClick={() => setPart(place)}>
              {numbers[0]}–{numbers[numbers.length - 1]}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

// A second tap of the same finger on the same key is not the next turn's. Called for a turn that has just begun.
const moment = 350; // ms

export function useFreshTurn(turn: string): () => boolean {
  const begun = useRef({ turn, at: -Infinity });
  if (begun.current.turn !== turn) begun.current = { turn, at: performance.now() };
  return () => performance.now() - begun.current.at < moment / rate();
}

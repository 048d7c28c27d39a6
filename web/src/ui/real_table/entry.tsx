// How a round or turn ended: by points, or by where the weights lie.
import { useState } from 'preact/hooks';

import { type PadKey, pointsReport, pressed, type ReportExtras, sidesToScore } from '../../state/real_session';
import { Button, Choice, WeightMark } from '../components';
import { realWords } from '../words';
import type { AtBoard } from './real_table';
import { WeightsEntry } from './weights_entry';

export interface EntryProps extends AtBoard {
  extras: ReportExtras;
}

// Kept from round to round.
let lastWay: 'points' | 'weights' = 'points';

export function Entry(props: EntryProps) {
  const [way, setWay] = useState(lastWay);
  return (
    <section class="stack gap-3 real-entry" aria-label={realWords.entry}>
      <Choice
        label={realWords.entry}
        hiddenLabel
        options={[
          { value: 'points', label: realWords.byPoints },
          { value: 'weights', label: realWords.byWeights },
        ]}
        value={way}
        onChange={(chosen) => {
          props.session.forgetFault();
          setWay((lastWay = chosen));
        }}
      />
      {way === 'points' ? <PointsEntry {...props} /> : <WeightsEntry {...props} />}
    </section>
  );
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

function PointsEntry({ session, game, extras }: EntryProps) {
  const state = session.state.value;
  const sides = sidesToScore(state, game.shares_board);
  const [points, setPoints] = useState<Record<string, number>>(Object.fromEntries(sides.map((side) => [side, 0])));
  const [chosen, setChosen] = useState<string | null>(sides.length === 1 ? (sides[0] ?? null) : null);
  const press = (key: PadKey) => {
    if (chosen === null) return;
    session.forgetFault();
    setPoints({ ...points, [chosen]: pressed(points[chosen] ?? 0, key) });
  };
  const typed = (event: KeyboardEvent) => {
    if (/^\d$/.test(event.key)) press(event.key as PadKey);
    else if (event.key === 'Backspace') press('clear');
  };
  return (
    <div class="stack" onKeyDown={typed}>
      {sides.length > 1 && (
        <div class="columns gap-2 real-pair">
          {sides.map((side) => ({ side, color: state.colors[side] })).map(({ side, color }) => (
            <button
              key={side}
              type="button"
              class="button breaks real-pick"
              aria-pressed={chosen === side}
              onClick={() => setChosen(side)}
            >
              <span>
                {color && <WeightMark color={color} silent />} {side}
              </span>
              <span class="centered title-1 real-pick-points numbers">{points[side] ?? 0}</span>
            </button>
          ))}
        </div>
      )}
      {sides.length === 1 && (
        <output class="centered title-1 real-typed numbers" aria-label={realWords.pointsOf(sides[0] ?? '')}>
          {points[sides[0] ?? ''] ?? 0}
        </output>
      )}
      {chosen !== null && (
        <div class="keypad" role="group" aria-label={realWords.pointsOf(chosen)}>
          {digits.map((digit) => (
            <Button key={digit} onClick={() => press(digit)}>
              {digit}
            </Button>
          ))}
          <Button icon="close" label={realWords.clear} onClick={() => press('clear')} />
          <Button onClick={() => press('0')}>0</Button>
        </div>
      )}
      <Button kind="primary" large wide icon="check" onClick={() => void session.send(pointsReport(points, extras))}>
        {named(points, sides)}
      </Button>
    </div>
  );
}

// The button says what will be recorded.
function named(points: Record<string, number>, sides: readonly string[]): string {
  const scored = sides.filter((side) => (points[side] ?? 0) > 0);
  if (scored.length === 0) return sides.length > 1 ? realWords.scoreNobody : realWords.scoreTurnNothing;
  return scored.map((side) => realWords.scorePoints(side, points[side] ?? 0)).join(', ');
}

// How wide a hand scatters, each with what it surely lies between; and what is the same in every throw.
import type { Bias, Deviation, HandEstimate } from '../../engine/study';
import { preferences } from '../../state/preferences';
import { studyWords } from '../words';
import { decimals, distance, percent } from '../words/measures';

export interface Measure {
  key: 'speed' | 'angle' | 'place';
  name: string;
  help: string;
  write: (value: number) => string;
}

export function measures(): Measure[] {
  const text = studyWords.hand;
  return [
    { key: 'speed', name: text.speed, help: text.speedHelp, write: (value) => percent(value, 1) },
    { key: 'angle', name: text.angle, help: text.angleHelp, write: (value) => text.mrad(decimals(value * 1000, 1)) },
    { key: 'place', name: text.place, help: text.placeHelp, write: (value) => distance(value, preferences.value.units) },
  ];
}

// Where only resting places were declared, nothing is known of where weights were to be let go.
export function told(estimate: HandEstimate): Measure[] {
  return measures().filter(({ key }) => key !== 'place' || estimate.deviation.place.value > 0);
}

export function Deviations({ estimate }: { estimate: HandEstimate }) {
  const text = studyWords.hand;
  return (
    <div class="deviations">
      <dl>
        {told(estimate).map((measure) => {
          const deviation = estimate.deviation[measure.key];
          return (
            <div key={measure.key} class="deviation">
              <dt>
                {measure.name} <span class="small soft">{measure.help}</span>
              </dt>
              <dd>
                <span class="deviation-value numbers">{measure.write(deviation.value)}</span>
                <IntervalBar deviation={deviation} />
                <span class="small soft numbers">{intervalSaid(deviation, measure)}</span>
              </dd>
            </div>
          );
        })}
      </dl>
      <p class="small soft">{text.sure}</p>
    </div>
  );
}

export function intervalSaid({ low, high }: Deviation, { write }: Measure): string {
  const text = studyWords.hand;
  return high === null ? text.atLeast(write(low)) : text.interval(write(low), write(high));
}

function IntervalBar({ deviation: { value, low, high } }: { deviation: Deviation }) {
  const most = (high ?? value * 3) * 1.12 || 1;
  const share = (part: number) => `${((part / most) * 100).toFixed(2)}%`;
  return (
    <span class="interval-bar" aria-hidden="true">
      <span class="interval-range" style={{ left: share(low), right: `${(100 - ((high ?? most) / most) * 100).toFixed(2)}%` }} />
      <span class="interval-value" style={{ left: share(value) }} />
    </span>
  );
}

// Only what is more than chance: twice its error away from nothing.
export function Biases({ estimate }: { estimate: HandEstimate }) {
  const text = studyWords.hand;
  const { bias, deviation } = estimate;
  const [speed, angle, place] = measures();
  const isSure = (one: Bias) => Math.abs(one.value) > 2 * one.error && one.error > 0;
  const isSmall = (one: Bias, of: Deviation) => Math.abs(one.value) < of.value;
  const said: string[] = [];
  if (isSure(bias.speed)) said.push((bias.speed.value > 0 ? text.tooHard : text.tooSoft)(speed!.write(Math.abs(bias.speed.value)), isSmall(bias.speed, deviation.speed)));
  if (isSure(bias.angle)) said.push((bias.angle.value > 0 ? text.tooLeft : text.tooRight)(angle!.write(Math.abs(bias.angle.value)), isSmall(bias.angle, deviation.angle)));
  if (isSure(bias.place)) said.push((bias.place.value > 0 ? text.fromLeft : text.fromRight)(place!.write(Math.abs(bias.place.value))));
  if (said.length === 0) return <p>{text.noBias}</p>;
  return (
    <ul class="stack gap-2 biases">
      {said.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

// How wide a hand scatters, with confidence intervals; its bias; and both over time.
import type { Bias, Deviation, HandEstimate } from '../../engine/study';
import type { HandWindow } from '../../state/hand/hand_estimates';
import { preferences } from '../../state/preferences';
import { studyWords } from '../words';
import { date, decimals, distance, percent } from '../words/measures';

interface Measure {
  key: 'speed' | 'angle' | 'place';
  name: string;
  help: string;
  write: (value: number) => string;
}

export function measures(): Measure[] {
  const text = studyWords.hand;
  return [
    { key: 'speed', name: text.speed, help: text.speedHelp, write: percent },
    { key: 'angle', name: text.angle, help: text.angleHelp, write: (value) => text.mrad(decimals(value * 1000, 1)) },
    { key: 'place', name: text.place, help: text.placeHelp, write: (value) => distance(value, preferences.value.units) },
  ];
}

// If only resting places were declared, nothing is known about the release.
export function shownMeasures(estimate: HandEstimate): Measure[] {
  return measures().filter(({ key }) => key !== 'place' || estimate.deviation.place.value > 0);
}

export function Deviations({ estimate }: { estimate: HandEstimate }) {
  const text = studyWords.hand;
  return (
    <div class="columns deviations">
      <dl class="columns">
        {shownMeasures(estimate).map((measure) => {
          const deviation = estimate.deviation[measure.key];
          return (
            <div key={measure.key} class="deviation">
              <dt>
                {measure.name} <span class="small soft">{measure.help}</span>
              </dt>
              <dd>
                <span class="title-2 numbers">{measure.write(deviation.value)}</span>
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

function intervalSaid({ low, high }: Deviation, { write }: Measure): string {
  const text = studyWords.hand;
  return high === null ? text.atLeast(write(low)) : text.interval(write(low), write(high));
}

function IntervalBar({ deviation: { value, low, high } }: { deviation: Deviation }) {
  const max = (high ?? value * 3) * 1.12 || 1;
  const share = (part: number) => `${((part / max) * 100).toFixed(2)}%`;
  return (
    <span class="interval-bar" aria-hidden="true">
      <span class="interval-range" style={{ left: share(low), right: `${(100 - ((high ?? max) / max) * 100).toFixed(2)}%` }} />
      <span class="knob interval-value" style={{ left: share(value) }} />
    </span>
  );
}

// Only what is significant: more than twice its error from zero.
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

// A hand over time: a chart for each measure, and the same as a table.
const minThrows = 20; // throws for two stretches

export function OverTime({ windows }: { windows: readonly HandWindow[] }) {
  const text = studyWords.hand;
  const last = windows.at(-1);
  if (windows.length < 2 || !last) return <p class="soft">{text.tooEarly(minThrows)}</p>;
  const shown = shownMeasures(last.estimate);
  return (
    <>
      <p class="small soft">{text.overTimeHelp}</p>
      <div class="columns gap-5 hand-charts">
        {shown.map((measure) => (
          <WindowChart key={measure.key} measure={measure} windows={windows} />
        ))}
      </div>
      <details>
        <summary>{text.asTable}</summary>
        <WindowTable shown={shown} windows={windows} />
      </details>
    </>
  );
}

// Marks and bars are HTML, placed in percent, so they keep their shape at any size.
function WindowChart({ measure, windows }: { measure: Measure; windows: readonly HandWindow[] }) {
  const text = studyWords.hand;
  const values = windows.map(({ estimate }) => estimate.deviation[measure.key]);
  const top = Math.max(...values.map(({ value, high }) => Math.min(high ?? value * 2, value * 3))) * 1.08 || 1;
  const up = (value: number) => `${Math.min(100, (value / top) * 100).toFixed(2)}%`;
  const across = (index: number) => `${(((index + 0.5) / windows.length) * 100).toFixed(2)}%`;
  const line = values.map(({ value }, index) => `${(index + 0.5) / windows.length} ${1 - Math.min(1, value / top)}`).join('L');
  const [first, last] = [values[0]!, values.at(-1)!];
  return (
    <figure class="charted hand-chart">
      <figcaption>{measure.name}</figcaption>
      <div class="scale small soft numbers" aria-hidden="true">
        <span>{measure.write(top)}</span>
        <span>{measure.write(top / 2)}</span>
        <span>{measure.write(0)}</span>
      </div>
      <div class="hand-chart-room" role="img" aria-label={text.chart(measure.name, measure.write(first.value), measure.write(last.value))}>
        <svg class="plot" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <path class="plot-rule" d="M0 0.5H1M0 0H1M0 1H1" />
          <path class="plot-line" d={`M${line}`} />
        </svg>
        {values.map(({ value, low, high }, index) => (
          <span key={index} aria-hidden="true">
            <span class="hand-chart-bar" style={{ left: across(index), bottom: up(low), top: `calc(100% - ${up(high ?? top)})` }} />
            <span class="knob hand-chart-dot" style={{ left: across(index), bottom: up(value) }} />
          </span>
        ))}
      </div>
      <p class="line spread gap-3 hand-chart-dates small soft numbers" aria-hidden="true">
        <span>{date(windows[0]!.from)}</span>
        <span>{date(windows.at(-1)!.to)}</span>
      </p>
    </figure>
  );
}

function WindowTable({ shown, windows }: { shown: Measure[]; windows: readonly HandWindow[] }) {
  const text = studyWords.hand;
  return (
    <div class="scroll-across" tabIndex={0} role="region" aria-label={text.overTime}>
      <table class="small numbers">
        <thead>
          <tr>
            <th scope="col">{text.when}</th>
            <th scope="col">{text.throws}</th>
            {shown.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {windows.map(({ from, to, estimate }) => (
            <tr key={from}>
              <th scope="row">{text.stretch(date(from), date(to))}</th>
              <td>{estimate.throws}</td>
              {shown.map((measure) => (
                <td key={measure.key}>
                  {measure.write(estimate.deviation[measure.key].value)} <span class="soft">({intervalSaid(estimate.deviation[measure.key], measure)})</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

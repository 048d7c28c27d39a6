// A hand over time: one chart for each measure, with its intervals, and the same as a table.
import type { HandWindow } from '../../state/hand/hand_book';
import { studyWords } from '../words';
import { date } from '../words/measures';
import { intervalSaid, told, type Measure } from './deviations';

const least = 20; // throws for two stretches

export function OverTime({ windows }: { windows: readonly HandWindow[] }) {
  const text = studyWords.hand;
  const last = windows.at(-1);
  if (windows.length < 2 || !last) return <p class="soft">{text.tooEarly(least)}</p>;
  const shown = told(last.estimate);
  return (
    <>
      <p class="small soft">{text.overTimeHelp}</p>
      <div class="hand-charts">
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

// Marks and bars are HTML in shares of their room: they keep their shape whatever its size.
function WindowChart({ measure, windows }: { measure: Measure; windows: readonly HandWindow[] }) {
  const text = studyWords.hand;
  const values = windows.map(({ estimate }) => estimate.deviation[measure.key]);
  const top = Math.max(...values.map(({ value, high }) => Math.min(high ?? value * 2, value * 3))) * 1.08 || 1;
  const up = (value: number) => `${Math.min(100, (value / top) * 100).toFixed(2)}%`;
  const across = (place: number) => `${(((place + 0.5) / windows.length) * 100).toFixed(2)}%`;
  const line = values.map(({ value }, place) => `${(place + 0.5) / windows.length} ${1 - Math.min(1, value / top)}`).join('L');
  const [first, last] = [values[0]!, values.at(-1)!];
  return (
    <figure class="hand-chart">
      <figcaption>{measure.name}</figcaption>
      <div class="hand-chart-scale small soft numbers" aria-hidden="true">
        <span>{measure.write(top)}</span>
        <span>{measure.write(top / 2)}</span>
        <span>{measure.write(0)}</span>
      </div>
      <div class="hand-chart-room" role="img" aria-label={text.chart(measure.name, measure.write(first.value), measure.write(last.value))}>
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <path class="hand-chart-rule" d="M0 0.5H1M0 0H1M0 1H1" />
          <path class="hand-chart-line" d={`M${line}`} />
        </svg>
        {values.map(({ value, low, high }, place) => (
          <span key={place} aria-hidden="true">
            <span class="hand-chart-bar" style={{ left: across(place), bottom: up(low), top: `calc(100% - ${up(high ?? top)})` }} />
            <span class="hand-chart-dot" style={{ left: across(place), bottom: up(value) }} />
          </span>
        ))}
      </div>
      <p class="hand-chart-dates small soft numbers" aria-hidden="true">
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
      <table class="hand-table small numbers">
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

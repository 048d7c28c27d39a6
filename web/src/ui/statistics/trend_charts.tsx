// How the numbers change from match to match.
import { overTime, runningMean, type TimePoint } from '../../state/statistics/summary';
import { Card } from '../components';
import { studyWords } from '../words';
import { date, decimals, percent } from '../words/measures';
import { type OfPerson, useGameName } from './figures';

export function TrendCharts({ tallies, person }: OfPerson) {
  const text = studyWords.statistics;
  const points = overTime(tallies, person);
  const first = points[0];
  const last = points.at(-1);
  return (
    <Card title={text.overTime}>
      {points.length < 2 || !first || !last ? (
        <p class="soft">{text.noTime}</p>
      ) : (
        <>
          <Charts points={points} from={date(first.started)} to={date(last.started)} />
          <p class="field-help">{text.smoothed}</p>
          <details>
            <summary>{text.asTable}</summary>
            <div class="scroll-across" tabIndex={0} role="region" aria-label={text.overTime}>
              <TimeTable points={points} />
            </div>
          </details>
        </>
      )}
    </Card>
  );
}

function Charts({ points, from, to }: { points: TimePoint[]; from: string; to: string }) {
  const text = studyWords.statistics;
  const scored = points.map((point) => point.points);
  const lags = points.map((point) => point.lags);
  const max = Math.max(1, ...scored.map((value) => value ?? 0));
  return (
    <div class="columns gap-5 charts">
      <LineChart
        values={scored}
        top={Math.ceil(max)}
        name={text.pointsARound}
        label={text.pointsChart(from, to)}
        write={(value) => decimals(value, value % 1 === 0 ? 0 : 1)}
      />
      {lags.some((value) => value !== null) && (
        <LineChart values={lags} top={1} name={text.goodLags} label={text.lagsChart(from, to)} write={(value) => percent(value)} />
      )}
    </div>
  );
}

function TimeTable({ points }: { points: TimePoint[] }) {
  const text = studyWords.statistics;
  const gameName = useGameName();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{text.date}</th>
          <th scope="col">{text.game}</th>
          <th scope="col">{text.pointsARound}</th>
          <th scope="col">{text.goodLags}</th>
        </tr>
      </thead>
      <tbody>
        {[...points].reverse().map((point) => (
          <tr key={point.match}>
            <th scope="row">
              <a href={`#/replay/${encodeURIComponent(point.match)}`}>{date(point.started)}</a>
            </th>
            <td>{gameName(point.game)}</td>
            <td class="numbers">{point.points === null ? text.none : decimals(point.points, 2)}</td>
            <td class="numbers">{point.lags === null ? text.none : percent(point.lags)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// A dot for each value, and a line of their running mean. Labels are HTML beside the drawing, so that they keep their size;
// a table below shows the same.
const width = 100;
const height = 40;
const together = 5; // values in the running mean

interface LineChartProps {
  values: (number | null)[];
  top: number; // of the scale, which begins at 0
  label: string; // for screen readers: what it shows
  name: string;
  write: (value: number) => string;
}

function LineChart({ values, top, label, name, write }: LineChartProps) {
  const x = (index: number) => (values.length === 1 ? width / 2 : (width * (index + 0.5)) / values.length);
  const y = (value: number) => height * (1 - value / top);
  const line = runningMean(values, together).flatMap((mean, index) => (mean === null ? [] : [`${x(index)} ${y(mean)}`]));
  const rules = [0, 0.5, 1];
  return (
    <figure class="stack gap-2 chart">
      <figcaption>{name}</figcaption>
      <div class="charted">
        <div class="scale numbers small soft" aria-hidden="true">
          {[...rules].reverse().map((share) => (
            <span key={share}>{write(top * share)}</span>
          ))}
        </div>
        <svg class="plot" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
          {rules.map((share) => (
            <path key={share} class="plot-rule" d={`M0 ${height * share}H${width}`} />
          ))}
          {line.length > 1 && <path class="plot-line" d={`M${line.join('L')}`} />}
          {values.map((value, index) => value !== null && <path key={index} class="plot-dot" d={`M${x(index)} ${y(value)}h0`} />)}
        </svg>
      </div>
    </figure>
  );
}

// How it changes from match to match.
import { overTime, type TimePoint } from '../../state/statistics/summary';
import { Card } from '../components';
import { date, decimals, percent } from '../words/measures';
import { studyWords } from '../words';
import type { OfPerson } from './figures';
import { useGameName } from './game_name';
import { LineChart } from './line_chart';

export function Course({ tallies, person }: OfPerson) {
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
  const most = Math.max(1, ...scored.map((value) => value ?? 0));
  return (
    <div class="charts">
      <LineChart
        values={scored}
        top={Math.ceil(most)}
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

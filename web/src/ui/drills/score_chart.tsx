// The last results as bars, the score to beat as a line, and the same numbers as a table.
import type { DrillScore } from '../../state/drills/drill_records';
import { dateAndTime } from '../words/measures';
import { studyWords } from '../words';

const width = 300;
const height = 84;
const foot = 16; // for the numbers below the bars
const head = 6;

export function ScoreChart({ scores, max, toBeat }: { scores: readonly DrillScore[]; max: number; toBeat: number | null }) {
  const w = studyWords.drills;
  const each = width / Math.max(5, scores.length);
  const tall = (score: number) => ((height - foot - head) * score) / max;
  const line = toBeat === null ? null : height - foot - tall(toBeat);
  return (
    <figure class="stack gap-1 drill-chart">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={w.chart(scores.map(({ score }) => score).join(', '))}>
        <line class="chart-ground" x1={0} x2={width} y1={height - foot} y2={height - foot} />
        {scores.map(({ score, at }, index) => {
          const middle = each * (index + 0.5);
          return (
            <g key={at} class={toBeat !== null && score > toBeat ? 'chart-score beaten' : 'chart-score'}>
              <rect x={middle - each * 0.3} width={each * 0.6} y={height - foot - tall(score)} height={Math.max(1, tall(score))} rx={2} />
              <text x={middle} y={height - 3} text-anchor="middle">
                {score}
              </text>
            </g>
          );
        })}
        {line !== null && <line class="chart-beat" x1={0} x2={width} y1={line} y2={line} />}
      </svg>
      <details>
        <summary>{w.lastTen}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{w.date}</th>
              <th scope="col">{w.score}</th>
            </tr>
          </thead>
          <tbody>
            {[...scores].reverse().map(({ score, at }) => (
              <tr key={at}>
                <td>{dateAndTime(at)}</td>
                <td>{score}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

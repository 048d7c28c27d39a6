// Values one after the other: a dot each, and a line of their running mean. Its words are HTML beside the drawing, so
// that they keep their size; a table below says the same.
import { runningMean } from '../../state/statistics/summary';

const width = 100;
const height = 40;
const together = 5; // values that the line is a mean of

export interface LineChartProps {
  values: (number | null)[];
  top: number; // of the scale, which begins at 0
  label: string; // what a reader is told that it shows
  name: string;
  write: (value: number) => string;
}

export function LineChart({ values, top, label, name, write }: LineChartProps) {
  const x = (place: number) => (values.length === 1 ? width / 2 : (width * (place + 0.5)) / values.length);
  const y = (value: number) => height * (1 - value / top);
  const line = runningMean(values, together).flatMap((mean, place) => (mean === null ? [] : [`${x(place)} ${y(mean)}`]));
  const rules = [0, 0.5, 1];
  return (
    <figure class="stack gap-2 chart">
      <figcaption>{name}</figcaption>
      <div class="chart-inside">
        <div class="stack gap-0 chart-scale numbers small soft" aria-hidden="true">
          {[...rules].reverse().map((share) => (
            <span key={share}>{write(top * share)}</span>
          ))}
        </div>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
          {rules.map((share) => (
            <path key={share} class="chart-rule" d={`M0 ${height * share}H${width}`} />
          ))}
          {line.length > 1 && <path class="chart-line" d={`M${line.join('L')}`} />}
          {values.map((value, place) => value !== null && <path key={place} class="chart-dot" d={`M${x(place)} ${y(value)}h0`} />)}
        </svg>
      </div>
    </figure>
  );
}

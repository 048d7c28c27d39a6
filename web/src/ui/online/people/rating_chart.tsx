// A rating from match to match: a line, its last value as a dot. The numbers are in words beside it and for readers.
import { date, plainNumber } from '../../words/measures';
import { onlineWords } from '../../words';

export interface RatedAt {
  at_ms: number;
  rating: number;
}

const width = 100;
const height = 32;
const least = 50; // points that the scale spans at least, so that little ups and downs look little

export function RatingChart({ ratings, game }: { ratings: readonly RatedAt[]; game: string }) {
  const sorted = [...ratings].sort((a, b) => a.at_ms - b.at_ms);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last || sorted.length < 2) return null;
  const values = sorted.map(({ rating }) => rating);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = Math.max(least, high - low);
  const x = (place: number) => (width * place) / (sorted.length - 1);
  const y = (rating: number) => height * (0.5 - (rating - (low + high) / 2) / span);
  const whole = (value: number) => plainNumber(Math.round(value));
  const label = onlineWords.people.chart(game, date(first.at_ms), date(last.at_ms), whole(low), whole(high));
  return (
    <svg class="online-chart" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
      <path class="online-chart-line" d={`M${values.map((value, place) => `${x(place)} ${y(value)}`).join('L')}`} />
      <path class="online-chart-dot" d={`M${width} ${y(last.rating)}h0`} />
    </svg>
  );
}

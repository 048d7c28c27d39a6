// The chance of winning from throw to throw. The drawing is stretched to its space; marks and labels, which must keep their
// shape, are HTML over it. A slider over all of it selects a throw by pointer, touch or keys.
import type { Color, GameInfo } from '../../engine/types';
import type { MatchThrow } from '../../state/review/match_throws';
import type { TurningPoint, WinPoint } from '../../state/review/win_chance_history';
import { studyWords } from '../words';
import { percent } from '../words/measures';
import { nameOfRounds } from '../words/setup';

interface WinChartProps {
  throws: readonly MatchThrow[];
  winChances: readonly WinPoint[];
  turns: readonly TurningPoint[];
  called: string; // the side whose chance it is, or `you`
  tone: Color | null; // the side's colour, where it has one
  selected: number;
  onSelect: (index: number) => void;
  game: GameInfo;
}

export function WinChart(props: WinChartProps) {
  const { throws, winChances, called, tone } = props;
  const text = studyWords.review;
  const label = text.chartOf(called, throws.length, percent(winChances[0]?.before ?? 0.5), percent(lastChance(winChances)));
  return (
    <figure class={`charted win-chart ${tone ?? 'plain'}`}>
      <div class="soft scale small numbers" aria-hidden="true">
        <span>{percent(1)}</span>
        <span>{percent(0.5)}</span>
        <span>{percent(0)}</span>
      </div>
      <div class="ringed win-room">
        <svg class="plot" viewBox={`0 0 ${throws.length} 100`} preserveAspectRatio="none" role="img" aria-label={label}>
          <rect class="win-other" x="0" y="0" width={throws.length} height="100" />
          {gamesOf(props).map((points) => (
            <GameLine key={points[0]?.index} points={points} />
          ))}
          <Bounds {...props} />
          <path class="win-even" d={`M0 50H${throws.length}`} />
        </svg>
        <Marks {...props} />
        <ThrowSlider {...props} />
      </div>
      <RoundNames {...props} />
    </figure>
  );
}

function lastChance(winChances: readonly WinPoint[]): number {
  const last = winChances.at(-1);
  return last?.end ?? last?.after ?? 0.5;
}

const high = (chance: number) => 100 * (1 - chance);

function gamesOf({ throws, winChances }: WinChartProps): WinPoint[][] {
  const games = new Map<number, WinPoint[]>();
  for (const point of winChances) {
    const game = throws[point.index]?.game ?? 1;
    games.set(game, [...(games.get(game) ?? []), point]);
  }
  return [...games.values()];
}

function GameLine({ points }: { points: WinPoint[] }) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const line = `M${first.index} ${high(first.before)}` + points.map(({ index, after }) => `L${index + 1} ${high(after)}`).join('') + endOf(last);
  return (
    <>
      <path class="win-own" d={`${line}V100H${first.index}Z`} />
      <path class="win-line" d={line} />
    </>
  );
}

// Where a game ends without a throw, or by another's, the line jumps to the result.
function endOf({ end }: WinPoint): string {
  return end === null ? '' : `V${high(end)}`;
}

interface Span {
  from: number; // indices of throws
  to: number;
  game: number;
  round: number;
}

function roundsOf(throws: readonly MatchThrow[]): Span[] {
  const spans: Span[] = [];
  for (const { index, game, round } of throws) {
    const last = spans.at(-1);
    if (last && last.game === game && last.round === round) last.to = index + 1;
    else spans.push({ from: index, to: index + 1, game, round });
  }
  return spans;
}

function Bounds({ throws }: WinChartProps) {
  const spans = roundsOf(throws).slice(1);
  return (
    <>
      {spans.map(({ from, round }) => (
        <path key={from} class={round === 1 ? 'win-bound game' : 'win-bound'} d={`M${from} 0V100`} />
      ))}
    </>
  );
}

const maxMarks = 64; // more would blur into one line

function Marks({ throws, winChances, turns, selected }: WinChartProps) {
  const numbers = new Map(turns.map((turn, number) => [turn.index, number + 1]));
  const across = (index: number) => `${((index + 1) / throws.length) * 100}%`;
  const shown = throws.length <= maxMarks ? winChances : winChances.filter(({ index }) => index === selected);
  return (
    <div class="win-marks" aria-hidden="true">
      <span class="win-cursor" style={{ left: across(selected) }} />
      {shown.map(({ index, after }) => (
        <span
          key={index}
          class={`win-mark ${throws[index]?.color ?? 'plain'} ${index === selected ? 'selected' : ''}`}
          style={{ left: across(index), top: `${high(after)}%` }}
        />
      ))}
      {winChances.map(({ index, after }) => {
        const number = numbers.get(index);
        const below = after > 0.8;
        const at = { left: across(index), top: `${high(after)}%` };
        return number && <span key={`turn ${index}`} class={below ? 'badge win-turn below' : 'badge win-turn'} style={at}>{number}</span>;
      })}
    </div>
  );
}

function ThrowSlider({ throws, winChances, selected, onSelect }: WinChartProps) {
  const text = studyWords.review;
  const point = winChances.find(({ index }) => index === selected);
  const player = throws[selected]?.player ?? '';
  const said = point ? text.pointOf(selected + 1, throws.length, player, percent(point.after)) : text.pointUnrated(selected + 1, throws.length, player);
  const left = 100 / throws.length;
  return (
    <input
      class="covers-label win-slider"
      type="range"
      aria-label={text.slider}
      aria-valuetext={said}
      min={1}
      max={throws.length}
      step={1}
      value={selected + 1}
      style={{ left: `${left}%`, width: `${100 - left}%` }}
      onInput={(event) => onSelect(event.currentTarget.valueAsNumber - 1)}
    />
  );
}

const maxNames = 12;

// As many numbers as fit. The first of a game names the game.
function RoundNames({ throws, game }: WinChartProps) {
  const spans = roundsOf(throws);
  const every = Math.ceil(spans.length / maxNames);
  const games = new Set(spans.map(({ game }) => game)).size;
  const text = studyWords.review;
  const name = ({ game, round }: Span) => (games > 1 && round === 1 ? text.game(game) : String(round));
  return (
    <figcaption class="win-rounds small numbers soft">
      <span class="right win-rounds-name">{nameOfRounds(game)}</span>
      <span class="win-rounds-numbers" aria-hidden="true">
        {spans.map((span, index) => {
          const left = `${((span.from + span.to) / 2 / throws.length) * 100}%`;
          return index % every === 0 && <span key={span.from} style={{ left }}>{name(span)}</span>;
        })}
      </span>
    </figcaption>
  );
}

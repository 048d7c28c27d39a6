// The four numbers that people ask for first.
import { countsIn, share, sum } from '../../state/statistics/summary';
import type { Tally } from '../../state/statistics/tally';
import { decimals, percent } from '../words/measures';
import { studyWords } from '../words';

export interface OfPerson {
  tallies: Tally[];
  person: string;
}

export function Figures({ tallies, person }: OfPerson) {
  const text = studyWords.statistics;
  const { games, rounds, points, hangers, lags, goodLags } = sum(tallies.map((tally) => countsIn(tally, person)));
  const shown = (value: number | null, write: (value: number) => string) => (value === null ? text.none : write(value));
  const perRound = share(points, rounds);
  const figures = [
    { key: 'games', name: text.gamesWon, value: shown(share(games.won, games.played), (value) => percent(value)), beside: text.wonOf(games.won, games.played) },
    { key: 'points', name: text.pointsARound, value: shown(perRound, (value) => decimals(value, 2)), beside: text.overRounds(rounds) },
    { key: 'hangers', name: text.hangers, value: String(hangers), beside: text.hangersIn(shown(share(hangers, rounds), (value) => decimals(value, 2))) },
    { key: 'lags', name: text.goodLags, value: shown(share(goodLags, lags), (value) => percent(value)), beside: text.lagsOf(goodLags, lags) },
  ];
  return (
    <div class="stack gap-2">
      <dl class="figures">
        {figures.map(({ key, name, value, beside }) => (
          <div key={key} class="figure stack panel card" data-figure={key}>
            <dt>{name}</dt>
            <dd class="figure-value numbers">{value}</dd>
            <dd class="soft small">{beside}</dd>
          </div>
        ))}
      </dl>
      <p class="soft small">{text.lagHelp}</p>
    </div>
  );
}

// The most wanted numbers first, then wins by game and opponent, and the best rounds.
import { bestRounds, countsIn, gamesWon, share, sum, type WonRow } from '../../state/statistics/summary';
import type { Tally } from '../../state/statistics/tally';
import { Button, Card, Face } from '../components';
import { usePage } from '../page';
import { studyWords, words } from '../words';
import { date, decimals, percent } from '../words/measures';
import { opponentName, roundText } from '../words/setup';

export interface OfPerson {
  tallies: Tally[];
  person: string;
}

export function Figures({ tallies, person }: OfPerson) {
  const text = studyWords.statistics;
  const { games, rounds, points, seen, hangers, lags, goodLags } = sum(tallies.map((tally) => countsIn(tally, person)));
  const shown = (value: number | null, write: (value: number) => string) => (value === null ? text.none : write(value));
  const perRound = share(points, rounds);
  const hangersARound = shown(share(hangers, seen), (value) => decimals(value, 2));
  const hangersBeside = seen === 0 && rounds > 0 ? text.hangersUnseen : seen < rounds ? text.hangersSeen(hangersARound, seen) : text.hangersIn(hangersARound);
  const figures = [
    { key: 'games', name: text.gamesWon, value: shown(share(games.won, games.played), (value) => percent(value)), beside: text.wonOf(games.won, games.played) },
    { key: 'points', name: text.pointsARound, value: shown(perRound, (value) => decimals(value, 2)), beside: text.overRounds(rounds) },
    { key: 'hangers', name: text.hangers, value: shown(share(hangers, seen), () => String(hangers)), beside: hangersBeside },
    { key: 'lags', name: text.goodLags, value: shown(share(goodLags, lags), (value) => percent(value)), beside: text.lagsOf(goodLags, lags) },
  ];
  return (
    <div class="stack gap-2">
      <dl class="columns gap-3 figures">
        {figures.map(({ key, name, value, beside }) => (
          <div key={key} class="figure stack panel card" data-figure={key}>
            <dt>{name}</dt>
            <dd class="title-1 lit numbers">{value}</dd>
            <dd class="soft small">{beside}</dd>
          </div>
        ))}
      </dl>
      <p class="soft small">{text.lagHelp}</p>
    </div>
  );
}

// Games won, by game and opponent. Each row has a bar and the same in words.
export function Wins({ tallies, person }: OfPerson) {
  const { levels } = usePage();
  const gameName = useGameName();
  const text = studyWords.statistics;
  const rows = gamesWon(tallies, person, levels.map(({ name }) => name));
  const games = [...new Set(rows.map(({ game }) => game))];
  return (
    <Card title={text.wins}>
      {rows.length === 0 && <p class="soft">{text.noGames}</p>}
      {games.map((game) => (
        <section key={game} class="wins">
          <h3>{gameName(game)}</h3>
          <ul>
            {rows.filter((row) => row.game === game).map((row) => (
              <Row key={row.opponent} row={row} />
            ))}
          </ul>
        </section>
      ))}
      <p class="field-help">{text.winsHelp}</p>
    </Card>
  );
}

function Row({ row }: { row: WonRow }) {
  const text = studyWords.statistics;
  const share = row.won / row.played;
  return (
    <li>
      <span class="line gap-1">
        {row.opponent !== null && <Face level={row.opponent} size={1.75} />}
        <span>{text.against(row.opponent === null ? text.people : opponentName(row.opponent))}</span>
      </span>
      <svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect class="bar-all" width="100" height="10" />
        <rect class="bar-part" width={100 * share} height="10" />
      </svg>
      <span class="numbers soft">{text.wonOf(row.won, row.played)}</span>
      <span class="numbers">{percent(share)}</span>
    </li>
  );
}

// The rounds and turns with the most points, each with a link to watch it.
const maxRounds = 6;

export function BestRounds({ tallies, person }: OfPerson) {
  const text = studyWords.statistics;
  const { games } = usePage();
  const gameName = useGameName();
  const rounds = bestRounds(tallies, person, maxRounds);
  const numberOf = (key: string, number: number) => {
    const game = games.find((one) => one.key === key);
    return game ? roundText(game, number) : words.play.round(number);
  };
  return (
    <Card title={text.best}>
      {rounds.length === 0 && <p class="soft">{text.noBest}</p>}
      <ol class="stack gap-2 best">
        {rounds.map((round) => (
          <li key={`${round.match} ${round.step} ${round.side}`}>
            <strong class="title-2 brass numbers">{round.points}</strong>
            <span class="stack gap-0">
              <span>
                {gameName(round.gameKey)}, {numberOf(round.gameKey, round.number)}
              </span>
              <span class="soft small">
                {date(round.started)}
                {round.reported && ` · ${text.reported}`}
              </span>
            </span>
            {round.seen && (
              <Button
                icon="play"
                label={text.watchRound(text.bestOf(round.points), gameName(round.gameKey), date(round.started))}
                href={`#/replay/${encodeURIComponent(round.match)}/${round.step}`}
              />
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

export function useGameName(): (key: string) => string {
  const { games } = usePage();
  return (key) => games.find((game) => game.key === key)?.name ?? key;
}

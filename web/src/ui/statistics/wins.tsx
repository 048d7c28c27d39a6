// Games won, by game and by who was across the table: each row says in words what its bar shows.
import { gamesWon, type WonRow } from '../../state/statistics/summary';
import { Card } from '../components';
import { usePage } from '../page';
import { studyWords, words } from '../words';
import { percent } from '../words/measures';
import type { OfPerson } from './figures';
import { useGameName } from './game_name';

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
      <span>{text.against(row.opponent === null ? text.people : words.options.level(row.opponent))}</span>
      <svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect class="bar-all" width="100" height="10" />
        <rect class="bar-part" width={100 * share} height="10" />
      </svg>
      <span class="numbers soft">{text.wonOf(row.won, row.played)}</span>
      <span class="numbers">{percent(share)}</span>
    </li>
  );
}

// The rounds and turns with the most points, each to be watched.
import { bestRounds } from '../../state/statistics/summary';
import { Button, Card } from '../components';
import { studyWords, words } from '../words';
import { date } from '../words/measures';
import type { OfPerson } from './figures';
import { useGameName } from './game_name';
import { usePage } from '../page';

const most = 6;

export function BestRounds({ tallies, person }: OfPerson) {
  const text = studyWords.statistics;
  const { games } = usePage();
  const gameName = useGameName();
  const rounds = bestRounds(tallies, person, most);
  const numberOf = (game: string, number: number) =>
    games.find(({ key }) => key === game)?.shares_board === false ? words.play.frame(number) : words.play.round(number);
  return (
    <Card title={text.best}>
      {rounds.length === 0 && <p class="soft">{text.noBest}</p>}
      <ol class="stack gap-2 best">
        {rounds.map((round) => (
          <li key={`${round.match} ${round.step} ${round.side}`}>
            <strong class="best-points numbers">{round.points}</strong>
            <span class="stack gap-0">
              <span>
                {gameName(round.gameKey)}, {numberOf(round.gameKey, round.number)}
              </span>
              <span class="soft small">
                {date(round.started)}
                {round.reported && ` · ${text.reported}`}
              </span>
            </span>
            <Button
              icon="play"
              label={text.watchRound(text.bestOf(round.points), gameName(round.gameKey), date(round.started))}
              href={`#/replay/${encodeURIComponent(round.match)}/${round.step}`}
            />
          </li>
        ))}
      </ol>
    </Card>
  );
}

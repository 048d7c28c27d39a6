import type { GameInfo } from '../../engine/types';
import { withGame } from '../../state/new_match';
import { numbersOfSides, teamSizes } from '../../state/seating';
import { Button, Card } from '../components';
import { words } from '../words';
import { gameChosen, type Planner } from './planner';

export function GameCard({ planner }: { planner: Planner }) {
  const { catalogue, draft, change } = planner;
  const chosen = gameChosen(planner);
  const rules = (
    <Button kind="quiet" icon="book" href={`#/rules/${chosen.key}`} label={words.newMatch.rulesOf(chosen.name)}>
      {words.home.rules}
    </Button>
  );
  return (
    <Card title={words.newMatch.game} beside={rules}>
      <div class="game-choice" role="radiogroup" aria-label={words.newMatch.game}>
        {catalogue.games.map((game) => (
          <label key={game.key}>
            <input
              type="radio"
              name="game"
              value={game.key}
              checked={game.key === draft.game}
              onChange={() => change(withGame(catalogue, draft, game.key))}
            />
            <strong>{game.name}</strong>
            <span>{words.newMatch.playersOf(numbersOfPlayers(game))}</span>
          </label>
        ))}
      </div>
    </Card>
  );
}

function numbersOfPlayers(game: GameInfo): number[] {
  const all = teamSizes(game).flatMap((size) => numbersOfSides(game, size).map((sides) => sides * size));
  return [...new Set(all)].sort((a, b) => a - b);
}

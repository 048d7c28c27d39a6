// All that most people choose: a game and an opponent, by their pictures.
import { useEffect, useState } from 'preact/hooks';

import { nameSides, toPlan, withGame, withLooking } from '../../state/new_match';
import { seatsFor, withPlayer, type DraftSide } from '../../state/seating';
import { Button, Card, Face, Icon } from '../components';
import { loadLessonWords, opponentWords, words } from '../words';
import { calledOnScreen, lineOf, naming, opponentName, unnamedReader } from '../words/setup';
import { gameChosen, type Planner } from './planner';

const pictures = import.meta.glob<string>('./games/*.svg', { query: '?url', import: 'default', eager: true });

export function GamePictures({ planner }: { planner: Planner }) {
  const { catalogue, draft, change } = planner;
  const chosen = gameChosen(planner);
  const rules = (
    <Button kind="quiet" icon="book" href={`#/rules/${chosen.key}`} label={words.newMatch.rulesOf(chosen.name)}>
      {words.home.rules}
    </Button>
  );
  return (
    <Card title={words.newMatch.game} beside={rules}>
      <div class="picks of-games" role="radiogroup" aria-label={words.newMatch.game}>
        {catalogue.games.map(({ key, name }) => (
          <label key={key} class="stack raised ringed pick">
            <input
              class="covers-label"
              type="radio"
              name="game"
              value={key}
              checked={key === draft.game}
              onChange={() => change(withLooking(catalogue, withGame(catalogue, draft, key)))}
            />
            <img src={pictures[`./games/${key}.svg`]} alt="" width="96" height="60" loading="lazy" />
            <span class="bold">{name}</span>
          </label>
        ))}
      </div>
      <p class="soft pick-line">{useGameLine(chosen.key)}</p>
    </Card>
  );
}

// One line about a game; it comes with the words of its lesson.
function useGameLine(game: string): string {
  const [lines, setLines] = useState<Record<string, string>>({});
  useEffect(() => {
    loadLessonWords(game).then((text) => setLines((before) => ({ ...before, [game]: text?.['line'] ?? '' })), () => {});
  }, [game]);
  return lines[game] ?? '';
}

const friend = ''; // instead of a level

export function OpponentFaces({ planner }: { planner: Planner }) {
  const { catalogue, draft, change } = planner;
  const chosen = opponentIn(draft.sides);
  const choose = (level: string) => {
    const seat = { name: '', level: level === friend ? null : level };
    const [first] = draft.sides;
    const you = first?.players.find((player) => player.level === null) ?? { name: '', level: null };
    const sides = chosen === null ? seatsFor(gameChosen(planner), [[you], [seat]], 2, 1) : withPlayer(draft.sides, 1, 0, seat);
    change({ sides });
  };
  const all = [...catalogue.levels.map(({ name }) => name), friend];
  return (
    <Card title={opponentWords.choose.opponent}>
      <div class="picks of-faces" role="radiogroup" aria-label={opponentWords.choose.opponent}>
        {all.map((level) => (
          <label key={level} class="stack ringed pick">
            <input class="covers-label" type="radio" name="opponent" value={level} checked={level === chosen} onChange={() => choose(level)} />
            {level === friend ? <Icon name="people" /> : <Face level={level} />}
            <span class="tiny">{level === friend ? opponentWords.choose.friend : opponentName(level)}</span>
          </label>
        ))}
      </div>
      <p class="soft pick-line">{chosen === null ? opponentWords.choose.others(sidesIn(planner)) : chosen === friend ? opponentWords.choose.friendHelp : lineOf(chosen)}</p>
    </Card>
  );
}

// The level of the only opponent of one person, or a friend; null: other people and sides, as chosen further down.
function opponentIn(sides: readonly DraftSide[]): string | null {
  const [own, other] = sides;
  const alone = sides.length === 2 && own?.players.length === 1 && other?.players.length === 1;
  if (!alone || own.players[0]?.level !== null) return null;
  return other.players[0]?.level ?? friend;
}

function sidesIn({ draft }: Planner): string {
  const reader = unnamedReader(toPlan(draft, naming));
  return words.home.against(nameSides(draft.sides, naming).map(({ name }) => calledOnScreen(name, reader)));
}

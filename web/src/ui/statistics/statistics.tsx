// What the matches saved on this device come to.
import { useState } from 'preact/hooks';

import { preferences } from '../../state/preferences';
import { matchLibrary } from '../../state/match_library';
import { peopleIn } from '../../state/statistics/summary';
import type { Tally } from '../../state/statistics/tally';
import { Button, Card, ListChoice, Note, Screen } from '../components';
import { usePage } from '../page';
import { studyWords } from '../words';
import { BestRounds } from './best_rounds';
import { Course } from './course';
import { Exports } from './exports';
import { Figures } from './figures';
import { CountingNotes } from './counting_notes';
import { useCounting } from './use_counting';
import { Wins } from './wins';
import './statistics.css';

const anyGame = '';

export function StatisticsScreen() {
  const counting = useCounting();
  const [whose, setWhose] = useState<string | null>(null);
  const [game, setGame] = useState(anyGame);
  const text = studyWords.statistics;
  const tallies = counting.tallies.value;
  const people = peopleIn(tallies);
  const person = people.includes(whose ?? '') ? whose : people.includes(preferences.value.name) ? preferences.value.name : (people[0] ?? null);
  return (
    <Screen title={text.title} back="#/" whence>
      <p class="soft">{text.onDevice}</p>
      <CountingNotes counting={counting} />
      {matchLibrary().saved.value.length === 0 && <Empty help={text.nothingHelp} title={text.nothing} />}
      {tallies.length > 0 && person === null && <Empty help={text.nothingHelp} title={text.nobody} />}
      {person !== null && (
        <>
          <Choices people={people} person={person} tallies={tallies} game={game} onPerson={setWhose} onGame={setGame} />
          <Of person={person} game={game} tallies={tallies} />
          <Exports tallies={tallies} />
        </>
      )}
    </Screen>
  );
}

function Empty({ title, help }: { title: string; help: string }) {
  return (
    <Card title={title}>
      <p class="soft">{help}</p>
      <div class="row">
        <Button kind="primary" href="#/new">
          {studyWords.statistics.begin}
        </Button>
      </div>
    </Card>
  );
}

interface ChoicesProps {
  people: string[];
  person: string;
  tallies: Tally[];
  game: string;
  onPerson: (person: string) => void;
  onGame: (game: string) => void;
}

function Choices({ people, person, tallies, game, onPerson, onGame }: ChoicesProps) {
  const { games } = usePage();
  const text = studyWords.statistics;
  const played = games.filter(({ key }) => tallies.some((tally) => tally.game === key));
  return (
    <div class="columns">
      <ListChoice label={text.whose} value={person} options={people.map((value) => ({ value, label: value }))} onChange={onPerson} />
      <ListChoice
        label={text.game}
        value={game}
        options={[{ value: anyGame, label: text.allGames }, ...played.map(({ key, name }) => ({ value: key, label: name }))]}
        onChange={onGame}
      />
    </div>
  );
}

function Of({ person, game, tallies }: { person: string; game: string; tallies: Tally[] }) {
  const { games } = usePage();
  const chosen = tallies.filter((tally) => (game === anyGame || tally.game === game) && peopleIn([tally]).includes(person));
  if (chosen.length === 0) {
    return <Note>{studyWords.statistics.noneOfGame(person, games.find(({ key }) => key === game)?.name ?? game)}</Note>;
  }
  return (
    <>
      <Figures tallies={chosen} person={person} />
      <Wins tallies={chosen} person={person} />
      <Course tallies={chosen} person={person} />
      <BestRounds tallies={chosen} person={person} />
    </>
  );
}


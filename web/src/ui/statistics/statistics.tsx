// Statistics of the matches saved on this device.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

import type { Engine } from '../../engine/engine';
import { type SavedMatch, shelf } from '../../state/device_store';
import { ladder } from '../../state/ladder';
import { matchLibrary } from '../../state/match_library';
import { preferences } from '../../state/preferences';
import { Counting } from '../../state/statistics/counting';
import { asCsv, asJson, peopleIn } from '../../state/statistics/summary';
import type { Judge, Tally } from '../../state/statistics/tally';
import { Button, Card, ListChoice, Note, say, Screen } from '../components';
import { saveFile } from '../match_actions';
import { showToTests, studyInstance, usePage } from '../page';
import { studyWords, words } from '../words';
import { otherThanYou } from '../words/events';
import { dateAndTime } from '../words/measures';
import { explain } from '../words/refusals';
import { TrendCharts } from './trend_charts';
import { BestRounds, Figures, useGameName, Wins } from './figures';
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
    <Screen title={text.title} back="#/me" backByHistory>
      <p class="soft">{text.onDevice}</p>
      <CountingNotes counting={counting} />
      {matchLibrary().saved.value.length === 0 && <Empty help={text.nothingHelp} title={text.nothing} />}
      {tallies.length > 0 && person === null && <Empty help={text.nothingHelp} title={text.nobody} />}
      {person !== null && (
        <>
          <Choices people={people} person={person} tallies={tallies} game={game} onPerson={setWhose} onGame={setGame} />
          <PersonStatistics person={person} game={game} tallies={tallies} />
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

function PersonStatistics({ person, game, tallies }: { person: string; game: string; tallies: Tally[] }) {
  const { games } = usePage();
  const chosen = tallies.filter((tally) => (game === anyGame || tally.game === game) && peopleIn([tally]).includes(person));
  if (chosen.length === 0) {
    return <Note>{studyWords.statistics.noneOfGame(person === words.home.you ? words.you : otherThanYou(person), games.find(({ key }) => key === game)?.name ?? game)}</Note>;
  }
  return (
    <>
      <Figures tallies={chosen} person={person} />
      <Wins tallies={chosen} person={person} />
      <TrendCharts tallies={chosen} person={person} />
      <BestRounds tallies={chosen} person={person} />
    </>
  );
}

// Progress, and what could not be counted.
function CountingNotes({ counting }: { counting: Counting }) {
  const text = studyWords.statistics;
  const gameName = useGameName();
  const progress = counting.progress.value;
  const counts = useRef(false);
  useEffect(() => {
    if (progress && progress.all > 0) counts.current = true;
    else if (!progress && counts.current) say(text.counted(counting.tallies.value.length));
  }, [progress === null]);
  const named = (match: SavedMatch) =>
    text.matchOf(words.matches.of(gameName(match.game), words.home.against(Object.keys(match.score))), dateAndTime(match.started));
  return (
    <>
      {progress && progress.done > 0 && (
        <div class="beside counting stack panel card">
          <label>
            {text.counting(progress.done, progress.all)}
            <progress max={progress.all} value={progress.done - 1} />
          </label>
          <Button onClick={() => counting.stop()}>{text.cancel}</Button>
        </div>
      )}
      {!progress && counting.uncounted.value > 0 && (
        <Note>
          <div class="row spread">
            <span>{text.uncounted(counting.uncounted.value)}</span>
            <Button onClick={() => void counting.count(matchLibrary().saved.value)}>{text.countThem}</Button>
          </div>
        </Note>
      )}
      {counting.broken.value.map(({ match, why }) => (
        <Note fault key={match.id}>
          {text.broken(named(match), explain(why))}
        </Note>
      ))}
      {counting.copies.value > 0 && <Note>{text.copies(counting.copies.value)}</Note>}
      {!counting.isKept.value && <Note>{text.notKept}</Note>}
    </>
  );
}

function Exports({ tallies }: { tallies: Tally[] }) {
  const text = studyWords.statistics;
  const save = (name: string, content: string, type: string) => {
    saveFile(name, content, type);
    say(text.exported);
  };
  return (
    <Card title={text.export}>
      <p class="soft">{text.exportHelp}</p>
      <div class="row">
        <Button icon="save" onClick={() => save('hammer-statistics.csv', asCsv(tallies), 'text/csv')}>
          {text.exportCsv}
        </Button>
        <Button icon="save" onClick={() => save('hammer-statistics.json', asJson(tallies, ladder.value), 'application/json')}>
          {text.exportJson}
        </Button>
      </div>
    </Card>
  );
}

// Counts while the screen is shown.
function useCounting(): Counting {
  const { engine } = usePage();
  const counting = useMemo(() => new Counting({ study: studyInstance, judge: judgeWith(engine), shelf: shelf<Tally>('tallies'), recordOf: (id) => matchLibrary().recordOf(id) }), []);
  useEffect(() => {
    const hide = showToTests({ counting });
    void counting.count(matchLibrary().saved.value);
    return () => {
      hide();
      counting.stop();
    };
  }, []);
  return counting;
}

function judgeWith(engine: Pick<Engine, 'judge'>): Judge {
  return async (request) => {
    const judged = await engine.judge(request);
    if ('error' in judged) throw new Error(judged.error);
    return judged.weights[0]?.zone ?? 'dead';
  };
}

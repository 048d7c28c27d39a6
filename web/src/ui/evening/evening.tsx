// #/evening: the matches of one sitting at real tables, who stands how and who plays next; #/evening/N an earlier one, and
// #/evening/all everything that was ever scored beside a real table.
import { useState } from 'preact/hooks';

import type { SavedMatch } from '../../state/device_store';
import { type Evening, eveningsOf, isGoingOn, meetings, nextRules, nextSides, peopleOf, standings } from '../../state/evening';
import { matchLibrary } from '../../state/match_library';
import { fromPlan, toPlan } from '../../state/new_match';
import { changePreferences, preferences } from '../../state/preferences';
import { Button, Card, Choice, Note, Screen, TextField } from '../components';
import { beginMatch, saveFile, useReplayLink } from '../match_actions';
import { usePage } from '../page';
import { route } from '../route';
import { realWords, words } from '../words';
import { date, dateAndTime, money } from '../words/measures';
import { explain } from '../words/refusals';
import { naming } from '../words/setup';
import { eveningPicture, eveningText, shareOrSave } from './sharing';
import './evening.css';

export function EveningScreen() {
  const [, which] = route.value;
  const saved = matchLibrary().saved.value;
  const evenings = eveningsOf(saved);
  const all = saved.filter(({ kind }) => kind === 'real').sort((a, b) => a.started - b.started);
  if (which === 'all') return <OneEvening key="all" matches={all} title={realWords.evening.all} back="#/evening" />;
  const earlier = Number(which ?? 0);
  const evening = evenings[Number.isInteger(earlier) ? earlier : 0];
  if (!evening) return <Nothing />;
  const isNow = earlier === 0 && isGoingOn(evening, Date.now());
  return (
    <OneEvening
      key={evening.begun}
      matches={evening.matches}
      title={isNow ? realWords.evening.title : realWords.evening.of(date(evening.begun))}
      back={earlier > 0 ? '#/evening' : '#/real'}
      now={isNow ? evening : undefined}
      others={earlier === 0 ? evenings.slice(1) : []}
    />
  );
}

function Nothing() {
  return (
    <Screen title={realWords.evening.title} back="#/real">
      <p class="soft">{realWords.evening.nothing}</p>
      <Button kind="primary" large href="#/real">
        {words.newMatch.toScore}
      </Button>
    </Screen>
  );
}

interface OneEveningProps {
  matches: readonly SavedMatch[];
  title: string;
  back: string;
  now?: Evening | undefined; // the evening that goes on
  others?: readonly Evening[]; // earlier ones
}

function OneEvening({ matches, title, back, now, others = [] }: OneEveningProps) {
  const text = realWords.evening;
  return (
    <Screen title={title} back={back} wide class="evening">
      {now && <Next evening={now} />}
      <Standings matches={matches} />
      <Meetings matches={matches} />
      <Card title={text.matches} class="evening-matches">
        <ol class="stack gap-2">
          {[...matches].reverse().map((match) => (
            <MatchLine key={match.id} match={match} />
          ))}
        </ol>
      </Card>
      <Sharing matches={matches} title={title} />
      {others.length > 0 && (
        <Card title={text.earlier} class="no-print">
          <ul class="stack gap-2">
            {others.map((evening, index) => (
              <li key={evening.begun}>
                <a href={`#/evening/${index + 1}`}>{text.line(date(evening.begun), evening.matches.length)}</a>
              </li>
            ))}
            <li>
              <a href="#/evening/all">{text.all}</a>
            </li>
          </ul>
        </Card>
      )}
    </Screen>
  );
}

// ---------------------------------------------------------------- who plays next

function Next({ evening }: { evening: Evening }) {
  const text = realWords.evening;
  const page = usePage();
  const { eveningRule: rule, eveningPeople } = preferences.value;
  const known = eveningPeople.since === evening.begun ? eveningPeople : { since: evening.begun, added: [], gone: [] };
  const people = [...new Set([...peopleOf(evening.matches), ...known.added])];
  const here = people.filter((person) => !known.gone.includes(person));
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const last = evening.matches[evening.matches.length - 1];
  const sides = nextSides(evening.matches, here, rule);
  const unfinished = evening.matches.find(({ over }) => !over);
  const keep = (change: Partial<typeof known>) => changePreferences({ eveningPeople: { ...known, ...change } });
  const add = () => {
    const added = name.trim();
    if (added !== '') keep({ added: [...new Set([...known.added, added])], gone: known.gone.filter((person) => person !== added) });
    setName('');
  };
  const start = async () => {
    const draft = last && fromPlan(page, last.plan, naming);
    if (!draft || !sides) return;
    const seated = draft.sides.map((side, index) => ({
      ...side,
      name: '',
      handicap: 0,
      players: side.players.map((player, seat) => ({ ...player, name: sides[index]?.[seat] ?? player.name })),
    }));
    const begun = await beginMatch(toPlan({ ...draft, sides: seated, first: null }, naming), 'real');
    setFault(begun.ok ? null : explain(begun.error));
  };
  return (
    <Card title={text.next} class="no-print">
      {unfinished && (
        <Button kind="primary" large wide href={`#/real/${encodeURIComponent(unfinished.id)}`}>
          {text.goOn(words.home.scoreLine(Object.entries(unfinished.score)))}
        </Button>
      )}
      <Choice
        label={text.rule}
        options={nextRules.map((value) => ({ value, label: text.rules[value] }))}
        value={rule}
        onChange={(eveningRule) => changePreferences({ eveningRule })}
      />
      {sides ? (
        <Button kind={unfinished ? 'plain' : 'primary'} large wide icon="play" onClick={() => void start()}>
          {words.home.against(sides.map((players) => (players.length > 1 ? naming.team(players) : (players[0] ?? ''))))}
        </Button>
      ) : (
        <p class="soft">{text.tooFew}</p>
      )}
      {fault && <Note fault>{fault}</Note>}
      <div class="stack gap-2" role="group" aria-label={text.people}>
        <span class="field-label">{text.people}</span>
        <div class="cluster">
          {people.map((person) => (
            <Button
              key={person}
              pressed={here.includes(person)}
              class="breaks"
              onClick={() => keep({ gone: here.includes(person) ? [...known.gone, person] : known.gone.filter((one) => one !== person) })}
            >
              {person}
            </Button>
          ))}
        </div>
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <TextField label={text.newPerson} hiddenLabel value={name} placeholder={text.newPerson} onChange={setName} />
          <Button icon="plus" submit>
            {text.add}
          </Button>
        </form>
        <p class="field-help">{text.peopleHelp}</p>
      </div>
      <a href="#/real">{text.otherMatch}</a>
    </Card>
  );
}

// ---------------------------------------------------------------- who stands how

function Standings({ matches }: { matches: readonly SavedMatch[] }) {
  const text = realWords.evening;
  const rows = standings(matches);
  const hasJar = rows.some(({ jarCents }) => jarCents > 0);
  return (
    <Card title={text.standings}>
      <div class="scroll-across" tabIndex={0}>
        <table class="evening-table numbers">
          <thead>
            <tr>
              <th scope="col">{text.person}</th>
              <th scope="col">{text.won}</th>
              <th scope="col">{text.played}</th>
              <th scope="col">{text.points}</th>
              <th scope="col">{text.streak}</th>
              {hasJar && <th scope="col">{text.jar}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.person}>
                <th scope="row" class="breaks">
                  {row.person}
                </th>
                <td class="bold">{row.won}</td>
                <td>{row.played}</td>
                <td>
                  {row.scored} : {row.conceded}
                </td>
                <td>{text.streakOf(row.streak, row.bestStreak)}</td>
                {hasJar && <td>{money(row.jarCents)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function Meetings({ matches }: { matches: readonly SavedMatch[] }) {
  const pairs = meetings(matches);
  if (pairs.length < 2) return null;
  return (
    <Card title={realWords.evening.meetings}>
      <ul class="columns gap-2">
        {pairs.map(({ people: [one, other], won: [a, b] }) => (
          <li key={`${one} ${other}`} class="breaks numbers">
            {words.home.scoreLine([[one, a], [other, b]])}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function MatchLine({ match }: { match: SavedMatch }) {
  const { games } = usePage();
  const { href } = useReplayLink(match);
  const game = games.find(({ key }) => key === match.game)?.name ?? match.game;
  return (
    <li class="row spread">
      <span class="stack gap-0 grow">
        <span class="numbers breaks">{words.home.scoreLine(Object.entries(match.score))}</span>
        <span class="small soft">
          {game} · {dateAndTime(match.started)} {!match.over && <span class="tag marked">{words.matches.going}</span>}
        </span>
      </span>
      <Button kind="quiet" icon="list" label={words.matches.roundByRoundOf(words.home.scoreLine(Object.entries(match.score)))} href={match.over ? href : `#/real/${encodeURIComponent(match.id)}`} class="no-print" />
    </li>
  );
}

// ---------------------------------------------------------------- taking it along

function Sharing({ matches, title }: { matches: readonly SavedMatch[]; title: string }) {
  const text = realWords.evening;
  const { games } = usePage();
  const [told, setTold] = useState<string | null>(null);
  const written = () => eveningText(title, matches, games);
  const file = `hammer-${new Date(matches[0]?.started ?? 0).toISOString().slice(0, 10)}`;
  const share = async () => setTold(await shareOrSave({ title, text: written() }, () => saveFile(`${file}.txt`, written(), 'text/plain')));
  const picture = async () => {
    const drawn = await eveningPicture(title, matches, games);
    const png = new File([drawn], `${file}.png`, { type: 'image/png' });
    setTold(await shareOrSave({ title, files: [png] }, () => savePicture(png)));
  };
  return (
    <Card title={text.share} class="no-print">
      <div class="cluster">
        <Button icon="share" onClick={() => void share()}>
          {text.asText}
        </Button>
        <Button icon="share" onClick={() => void picture()}>
          {text.asPicture}
        </Button>
        <Button icon="save" href="#/device">
          {text.asFile}
        </Button>
        <Button onClick={() => print()}>{text.print}</Button>
      </div>
      {told && <p role="status">{told}</p>}
    </Card>
  );
}

function savePicture(png: File): void {
  const url = URL.createObjectURL(png);
  const link = document.createElement('a');
  link.href = url;
  link.download = png.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

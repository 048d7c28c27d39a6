// The first screen: one tap to a weight in the hand; everything else a quiet step away.
import { useEffect, useRef, useState } from 'preact/hooks';

import { storageIsLasting, type SavedMatch } from '../../state/device_store';
import { matchLibrary } from '../../state/match_library';
import type { MatchPlan } from '../../state/plan';
import { preferences } from '../../state/preferences';
import { quickPlan } from '../../state/new_match';
import { beginMatch } from '../begin_match';
import { Button, Icon, Note, Refusal, type IconName } from '../components';
import { usePage } from '../page';
import { words } from '../words';
import { naming } from '../words/setup';
import './home.css';
import { Installing } from './installing';
import { LessonOffer } from './lesson_offer';
import { useTableBehind } from './table_behind';

export function Home() {
  const page = usePage();
  useTableBehind();
  const [fault, setFault] = useState<string | null>(null);
  const { lastPlan, name } = preferences.value;
  const plan = quickPlan(page, lastPlan, name || words.home.you, naming);
  const unfinished = matchLibrary().saved.value.find((match) => !match.over);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = words.pageTitle(words.name);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const play = async () => {
    const begun = await beginMatch(plan, 'table');
    setFault(begun.ok ? null : begun.error);
  };
  return (
    <main class="stack gap-0 home">
      <div class="stack gap-5 home-inside">
        <header class="home-title">
          <h1 ref={heading} tabIndex={-1}>
            {words.name}
          </h1>
          <p>{words.tagline}</p>
        </header>
        <div class="stack gap-3">
          <Button kind="primary" wide class="home-now" onClick={() => void play()}>
            <Icon name="play" />
            <span class="stack home-now-words">
              <span>{words.home.playNow}</span>
              <small>{words.home.playNowHelp(nameOfGame(page.games, plan.setup.game), sidesOf(plan))}</small>
            </span>
          </Button>
          {fault && <Refusal within={words.home.notStarted} of={fault} />}
          {!storageIsLasting.value && <Note>{words.matches.notLasting}</Note>}
          <a class="line gap-3 panel home-go-on" href="#/online">
            <span class="stack gap-0 home-place-words">
              <strong>{words.home.online}</strong>
              <span>{words.home.onlineHelp}</span>
            </span>
            <Icon name="people" />
          </a>
          <LessonOffer />
          {unfinished && <GoOn match={unfinished} game={nameOfGame(page.games, unfinished.game)} />}
        </div>
        <nav class="home-places" aria-label={words.home.places}>
          <PlaceLink to="#/new" icon="plus" name={words.home.newMatch} help={words.home.newMatchHelp} />
          <PlaceLink to="#/practice" icon="target" name={words.home.practice} help={words.home.practiceHelp} />
          <PlaceLink to="#/lessons" icon="lesson" name={words.home.lessons} help={words.home.lessonsHelp} />
          <PlaceLink to="#/real" icon="table" name={words.home.realTable} help={words.home.realTableHelp} />
          <PlaceLink to="#/drills" icon="flag" name={words.home.drills} />
          <PlaceLink to="#/statistics" icon="chart" name={words.home.statistics} />
          <PlaceLink to="#/matches" icon="list" name={words.home.matches} />
          <PlaceLink to="#/rules" icon="book" name={words.home.rules} />
          <PlaceLink to="#/hand" icon="hand" name={words.home.hand} />
          <PlaceLink to="#/settings" icon="settings" name={words.home.settings} />
        </nav>
        <Installing />
      </div>
    </main>
  );
}

function GoOn({ match, game }: { match: SavedMatch; game: string }) {
  const to = match.kind === 'real' ? `#/real/${match.id}` : `#/play/${match.id}`;
  return (
    <a class="line gap-3 panel home-go-on" href={to}>
      <span class="stack gap-0 home-place-words">
        <strong>{words.home.goOn}</strong>
        <span>
          {game} · <span class="numbers">{words.home.scoreLine(Object.entries(match.score))}</span>
        </span>
      </span>
      <Icon name="forward" />
    </a>
  );
}

function PlaceLink({ to, icon, name, help }: { to: string; icon: IconName; name: string; help?: string }) {
  return (
    <a class={help === undefined ? 'line gap-3 panel home-place small' : 'line gap-3 panel home-place'} href={to}>
      <Icon name={icon} />
      <span class="stack gap-0 home-place-words">
        <strong>{name}</strong>
        {help && <span>{help}</span>}
      </span>
    </a>
  );
}

function nameOfGame(games: readonly { key: string; name: string }[], key: string): string {
  return games.find((game) => game.key === key)?.name ?? key;
}

function sidesOf(plan: MatchPlan): string {
  return words.home.against([...new Set(plan.setup.seats.map((seat) => seat.side ?? seat.name))]);
}

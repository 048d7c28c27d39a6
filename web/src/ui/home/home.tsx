// The first screen: one tap to a match, and links to everything else.
import { useEffect, useRef, useState } from 'preact/hooks';

import type { TableInfo } from '../../engine/types';
import type { SceneWeight } from '../../scene/contract';
import { type SavedMatch, storageIsLasting } from '../../state/device_store';
import { matchLibrary } from '../../state/match_library';
import { quickPlan } from '../../state/new_match';
import type { MatchPlan } from '../../state/plan';
import { changePreferences, preferences } from '../../state/preferences';
import { Button, Icon, type IconName, Note, Refusal } from '../components';
import { beginMatch } from '../match_actions';
import { usePage } from '../page';
import { install, installable, offlineReady, takeUpdate, updateReady, whyNotInstallable } from '../updates';
import { words } from '../words';
import { naming } from '../words/setup';
import './home.css';

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
          <Button kind="primary" wide class="tall home-now" onClick={() => void play()}>
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

// Offers the first lesson to new players, until it is taken or dismissed.
function LessonOffer() {
  if (!preferences.value.offersLesson) return null;
  return (
    <div class="line gap-0 panel home-offer">
      <a class="line gap-3 panel home-go-on" href="#/lessons/first">
        <Icon name="lesson" />
        <span class="stack gap-0 home-place-words">
          <strong>{words.home.firstLesson}</strong>
          <span>{words.home.firstLessonHelp}</span>
        </span>
      </a>
      <Button kind="quiet" icon="close" label={words.home.noLesson} onClick={() => changePreferences({ offersLesson: false })} />
    </div>
  );
}

// The page as an app: update it, install it, or why it cannot be installed.
function Installing() {
  const text = words.home;
  const why = whyNotInstallable.value;
  return (
    <div class="row soft small home-foot">
      {updateReady.value && (
        <Button icon="redo" onClick={takeUpdate}>
          {text.update}
        </Button>
      )}
      {installable.value && (
        <Button icon="install" onClick={() => void install()}>
          {text.install}
        </Button>
      )}
      {offlineReady.value && (
        <span class="icon-text">
          <Icon name="check" /> {text.offline}
        </span>
      )}
      {why !== null && <span class="icon-text">{text.notInstallable[why]}</span>}
    </div>
  );
}

// The table behind the first screen: a few weights, and a camera that circles slowly.
function useTableBehind(): void {
  const page = usePage();
  useEffect(() => {
    let left = false;
    void page.table.load().then((scene) => {
      const table = page.tables[0];
      if (!scene || !table || left) return;
      scene.setTable(table, table.weight_radius);
      scene.setEnd('A');
      scene.setPowder(null);
      scene.hold(null);
      scene.setWeights(decorativeWeights(table));
      scene.setCamera({ kind: 'home' });
    });
    return () => {
      left = true;
      // Other screens cover the table, so the camera stops.
      page.table.scene.peek()?.setCamera({ kind: 'shooter' });
    };
  }, []);
}

// Weights as after a round: metres from the far edge, and from the middle.
const lying: [SceneWeight['color'], number, number][] = [
  ['red', 0.012, 0.09],
  ['blue', 0.1, -0.05],
  ['red', 0.19, 0.02],
  ['blue', 0.27, 0.15],
  ['red', 0.62, -0.12],
  ['blue', 1.35, 0.05],
];

function decorativeWeights(table: TableInfo): SceneWeight[] {
  return lying.map(([color, fromEdge, y], id) => ({ id, color, x: table.length - fromEdge, y }));
}

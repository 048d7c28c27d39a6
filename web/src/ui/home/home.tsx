// The first screen: one tap to a match, and few doors to everything else.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

import type { TableInfo } from '../../engine/types';
import type { SceneWeight } from '../../scene/contract';
import { type SavedMatch, storageIsLasting } from '../../state/device_store';
import { onlyOpponent } from '../../state/ladder';
import { matchLibrary } from '../../state/match_library';
import type { MatchPlan } from '../../state/plan';
import { Button, Face, Icon, Note, Refusal } from '../components';
import { beginMatch, quickMatch } from '../match_actions';
import { usePage } from '../page';
import { install, installable, offlineReady, takeUpdate, updateReady, whyNotInstallable } from '../updates';
import { words } from '../words';
import { calledOnScreen, unnamedReader } from '../words/setup';
import './home.css';
import { PlaceLink } from './place_link';

export function Home() {
  const page = usePage();
  useTableBehind();
  const unfinished = matchLibrary().saved.value.find((match) => !match.over);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    document.title = words.pageTitle(words.name);
    heading.current?.focus({ preventScroll: true });
  }, []);
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
          {unfinished ? <GoOn match={unfinished} game={nameOfGame(page.games, unfinished.game)} /> : <PlayNow />}
          {!storageIsLasting.value && <Note>{words.matches.notLasting}</Note>}
        </div>
        <nav class="home-places" aria-label={words.home.places}>
          <PlaceLink to="#/new" icon="plus" name={words.home.newMatch} help={words.home.newMatchHelp} wide />
          <PlaceLink to="#/online" icon="people" name={words.home.online} help={words.home.onlineHelp} />
          <PlaceLink to="#/real" icon="table" name={words.home.realTable} help={words.home.realTableHelp} />
          <PlaceLink to="#/learn" icon="lesson" name={words.home.learn} help={words.home.learnHelp} />
          <PlaceLink to="#/me" icon="person" name={words.home.mine} help={words.home.mineHelp} />
        </nav>
        <Installing />
      </div>
    </main>
  );
}

function PlayNow() {
  const page = usePage();
  const [fault, setFault] = useState<string | null>(null);
  const plan = quickMatch(page);
  const level = onlyOpponent(plan) ?? '';
  const play = async () => {
    const begun = await beginMatch(plan, 'table');
    setFault(begun.ok ? null : begun.error);
  };
  return (
    <>
      <Button kind="primary" wide class="tall home-now" onClick={() => void play()}>
        <Face level={level} size={3.25} />
        <span class="stack home-now-words">
          <span>{words.home.playNow}</span>
          <small>{words.home.playNowHelp(nameOfGame(page.games, plan.setup.game), sidesOf(plan))}</small>
        </span>
      </Button>
      {fault && <Refusal within={words.home.notStarted} of={fault} />}
    </>
  );
}

function GoOn({ match, game }: { match: SavedMatch; game: string }) {
  const to = match.kind === 'real' ? `#/real/${match.id}` : `#/play/${match.id}`;
  const level = onlyOpponent(match.plan);
  const reader = unnamedReader(match.plan);
  const score = Object.entries(match.score).map(([side, points]): [string, number] => [calledOnScreen(side, reader), points]);
  return (
    <Button kind="primary" wide class="tall home-now" href={to}>
      {level === null ? <Icon name="play" /> : <Face level={level} size={3.25} />}
      <span class="stack home-now-words">
        <span>{words.home.goOn}</span>
        <small>
          {game} · <span class="numbers">{words.home.scoreLine(score)}</span>
        </small>
      </span>
    </Button>
  );
}

function nameOfGame(games: readonly { key: string; name: string }[], key: string): string {
  return games.find((game) => game.key === key)?.name ?? key;
}

function sidesOf(plan: MatchPlan): string {
  const reader = unnamedReader(plan);
  return words.home.against([...new Set(plan.setup.seats.map((seat) => calledOnScreen(seat.side ?? seat.name, reader)))]);
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

// The screens by their addresses. All but the first are loaded when they are opened.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { Announcer, Note, Screen } from './components';
import { Home } from './home/home';
import { route } from './route';
import { loadOnlineWords, loadOpponentWords, loadRealWords, loadStudyWords, words } from './words';
import { loadRefusals } from './words/refusals';

type Loaded = Record<string, ComponentType>;

const screens: Record<string, Load> = {
  new: withOpponentWords(() => import('./new_match/new_match').then(named('NewMatch'))),
  learn: withStudyWords(() => import('./home/places').then(named('Learn'))),
  me: withStudyWords(() => import('./home/places').then(named('Me'))),
  ladder: withOpponentWords(() => import('./ladder/ladder').then(named('LadderScreen'))),
  play: () => import('./play/play_screen').then(named('Play')),
  matches: withRefusals(() => import('./matches/matches').then(named('SavedMatches'))),
  real: withRealWords(() => import('./real_table/screens').then(named('RealTableScreens'))),
  evening: withRealWords(() => import('./evening/evening').then(named('EveningScreen'))),
  device: withRealWords(() => import('./device/device').then(named('DeviceScreen'))),
  rules: () => import('./rules/rules').then(({ rulesScreen }) => rulesScreen()),
  settings: () => import('./settings/settings').then(named('Settings')),
  replay: withStudyWords(() => import('./replay/replay').then(named('ReplayScreen'))),
  practice: withStudyWords(() => import('./practice/practice').then(named('PracticeScreen'))),
  review: withStudyWords(() => import('./review/review').then(named('ReviewScreen'))),
  hand: withStudyWords(() => import('./hand/hand').then(named('HandScreen'))),
  drills: withStudyWords(() => import('./drills/drills').then(named('DrillScreens'))),
  lessons: withStudyWords(() => import('./lessons/lessons').then(named('LessonScreens'))),
  statistics: withStudyWords(() => import('./statistics/statistics').then(named('StatisticsScreen'))),
  online: withOnlineWords(() => import('./online/screens').then(named('OnlineScreens'))),
  'online/table': withOnlineWords(() => import('./online_table/online_table').then(named('OnlineTable'))),
};

type Load = () => Promise<ComponentType>;

// A screen whose input may be refused.
function withRefusals(load: Load): Load {
  return () => Promise.all([load(), loadRefusals()]).then(([screen]) => screen);
}

// Screens with dictionaries of their own.
function withOnlineWords(load: Load): Load {
  return withRefusals(() => loadOnlineWords().then(load));
}

function withRealWords(load: Load): Load {
  return withRefusals(() => loadRealWords().then(load));
}

function withOpponentWords(load: Load): Load {
  return withRefusals(() => loadOpponentWords().then(load));
}

function withStudyWords(load: Load): Load {
  return withRefusals(() => loadStudyWords().then(load));
}

export function App() {
  const name = screenName(route.value);
  return (
    <>
      {name === '' ? <Home /> : <LazyScreen key={name} name={name} />}
      <Announcer />
    </>
  );
}

// The online table is loaded apart from the other online screens.
function screenName([first = '', second]: readonly string[]): string {
  return first === 'online' && second === 'table' ? 'online/table' : first;
}

function LazyScreen({ name }: { name: string }) {
  const [screen, setScreen] = useState<{ Shown: ComponentType } | { why: string } | null>(null);
  useEffect(() => {
    const load = screens[name];
    if (!load) return setScreen({ why: words.noSuchPlace });
    load().then(
      (Shown) => setScreen({ Shown }),
      () => setScreen({ why: words.notLoaded }),
    );
  }, []);
  if (!screen) return <p class="soft stack play-waiting">{words.controls.loading}</p>;
  if ('Shown' in screen) return <screen.Shown />;
  return (
    <Screen title={words.name} back="#/">
      <Note fault>{screen.why}</Note>
    </Screen>
  );
}

function named(name: string): (module: object) => ComponentType {
  return (module) => {
    const found = (module as Loaded)[name];
    if (!found) throw new Error(`There is no screen ${name}.`);
    return found;
  };
}

// Alles, was die Seite sagt, auf Deutsch. Anrede: du. Die Fachwörter stehen in docs/dev/languages.md.
import type { Words } from './en';
import { controls } from './de/controls';
import { faults } from './de/faults';
import { home } from './de/home';
import { keeper } from './de/keeper';
import { matches } from './de/matches';
import { newMatch } from './de/new_match';
import { options } from './de/options';
import { play } from './de/play';
import { rules } from './de/rules';
import { said } from './de/said';
import { settings } from './de/settings';
import { table } from './de/table';
import { throwing } from './de/throwing';
import { sayerOf } from './saying/sayer';

export const de: Words = {
  name: 'Hammer',
  tagline: 'Tisch-Shuffleboard',
  pageTitle: (screen) => (screen === 'Hammer' ? screen : `${screen} · Hammer`),
  noSuchPlace: 'Unter dieser Adresse gibt es nichts.',
  notLoaded: 'Dieser Teil der Seite konnte nicht geladen werden. Stelle eine Verbindung her und lade neu.',
  colors: { red: 'rot', blue: 'blau' },
  lessThan: (amount) => `weniger als ${amount}`,
  controls,
  faults,
  home,
  keeper,
  matches,
  newMatch,
  options,
  play,
  rules,
  settings,
  table,
  throwing,
  said: sayerOf(said, () => import('./de/said/refusals').then(({ sayRefusal }) => sayRefusal)),
};

// Tout ce que dit la page, en français. On vouvoie. Le vocabulaire est dans docs/dev/languages.md.
import type { Words } from './en';
import { controls } from './fr/controls';
import { faults } from './fr/faults';
import { home } from './fr/home';
import { keeper } from './fr/keeper';
import { matches } from './fr/matches';
import { newMatch } from './fr/new_match';
import { options } from './fr/options';
import { play } from './fr/play';
import { rules } from './fr/rules';
import { said } from './fr/said';
import { settings } from './fr/settings';
import { table } from './fr/table';
import { throwing } from './fr/throwing';
import { sayerOf } from './saying/sayer';

export const fr: Words = {
  name: 'Hammer',
  tagline: 'Shuffleboard de table',
  pageTitle: (screen) => (screen === 'Hammer' ? screen : `${screen} · Hammer`),
  noSuchPlace: 'Il n’y a rien à cette adresse.',
  notLoaded: 'Cette partie de la page n’a pas pu être chargée. Connectez-vous et rechargez.',
  colors: { red: 'rouge', blue: 'bleu' },
  lessThan: (amount) => `moins de ${amount}`,
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
  said: sayerOf(said, () => import('./fr/said/refusals').then(({ sayRefusal }) => sayRefusal)),
};

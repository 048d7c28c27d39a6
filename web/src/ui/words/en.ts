// Every word the page says, in English. Helps come from the engine.
import { controls } from './en/controls';
import { faults } from './en/faults';
import { home } from './en/home';
import { keeper } from './en/keeper';
import { matches } from './en/matches';
import { newMatch } from './en/new_match';
import { options } from './en/options';
import { play } from './en/play';
import { rules } from './en/rules';
import { said } from './en/said';
import { settings } from './en/settings';
import { table } from './en/table';
import { throwing } from './en/throwing';
import { sayerOf } from './saying/sayer';

export const en = {
  name: 'Hammer',
  tagline: 'Table shuffleboard',
  pageTitle: (screen: string) => (screen === 'Hammer' ? screen : `${screen} · Hammer`),
  noSuchPlace: 'There is nothing at this address.',
  notLoaded: 'This part of the page could not be loaded. Connect once and reload.',
  colors: { red: 'red', blue: 'blue' },
  lessThan: (amount: string) => `less than ${amount}`,
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
  said: sayerOf(said, () => import('./en/said/refusals').then(({ sayRefusal }) => sayRefusal)),
};

export type Words = typeof en;

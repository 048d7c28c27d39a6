// Every word the page itself says, in English. The engine's sentences and helps come from the engine.
import { controls } from './en/controls';
import { options } from './en/options';
import { play } from './en/play';
import { table } from './en/table';
import { throwing } from './en/throwing';
import { home } from './en/home';
import { newMatch } from './en/new_match';
import { refusals } from './en/refusals';
import { settings } from './en/settings';
import { matches } from './en/matches';
import { rules } from './en/rules';
import { real } from './en/real';

export const en = {
  name: 'Hammer',
  tagline: 'Table shuffleboard',
  pageTitle: (screen: string) => (screen === 'Hammer' ? screen : `${screen} · Hammer`),
  noSuchPlace: 'There is nothing at this address.',
  notLoaded: 'This part of the page could not be loaded. Connect once and reload.',
  colors: { red: 'red', blue: 'blue' },
  controls,
  options,
  play,
  table,
  throwing,
  home,
  newMatch,
  refusals,
  settings,
  matches,
  rules,
  real,
};

export type Words = typeof en;

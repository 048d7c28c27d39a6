// Todo lo que dice la página, en español. Tratamiento: tú. El vocabulario está en docs/dev/languages.md.
import type { Words } from './en';
import { controls } from './es/controls';
import { faults } from './es/faults';
import { home } from './es/home';
import { keeper } from './es/keeper';
import { matches } from './es/matches';
import { newMatch } from './es/new_match';
import { options } from './es/options';
import { play } from './es/play';
import { rules } from './es/rules';
import { said } from './es/said';
import { settings } from './es/settings';
import { table } from './es/table';
import { throwing } from './es/throwing';
import { sayerOf } from './saying/sayer';

export const es: Words = {
  name: 'Hammer',
  tagline: 'Shuffleboard de mesa',
  pageTitle: (screen) => (screen === 'Hammer' ? screen : `${screen} · Hammer`),
  noSuchPlace: 'En esta dirección no hay nada.',
  notLoaded: 'No se ha podido cargar esta parte de la página. Conéctate y vuelve a cargarla.',
  colors: { red: 'rojo', blue: 'azul' },
  lessThan: (amount) => `menos de ${amount}`,
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
  said: sayerOf(said, () => import('./es/said/refusals').then(({ sayRefusal }) => sayRefusal)),
};

// Two games as the engine lists them, reduced to what the tests of planning use.
import type { GameInfo, OptionInfo, OptionValue, TableInfo } from '../engine/types';
import type { Catalogue, Naming } from './new_match';

function option(name: string, type: OptionInfo['type'], value: OptionValue, more: object = {}): OptionInfo {
  return { name, type, default: value, always: true, with: [], ...more } as unknown as OptionInfo;
}

const withCollar = (value: OptionValue) => ({ with: [{ option: 'scoring', value: 'horse_collar', default: value }] });

export const knock: GameInfo = {
  key: 'knock',
  name: 'Knock',
  sides: [2],
  team_sizes: [1, 2],
  shares_board: true,
  throws_four: false,
  prize: 'hammer',
  revision: 1,
  tables: ['22ft', '9ft-bank'],
  tables_with: [],
  options: [
    option('game_score', 'integer', 15),
    option('hanger_value', 'integer', 4, { low: 3, high: 5 }),
    option('handicap', 'handicap', null),
    option('hand', 'choice', 'none', { values: ['none', 'natural'] }),
  ],
  preset_values: [
    { preset: 'brochure', option: 'game_score', value: 15, players: 2 },
    { preset: 'brochure', option: 'game_score', value: 21, players: 4 },
  ],
};

export const drawAndTap: GameInfo = {
  ...knock,
  key: 'draw',
  name: 'Draw',
  preset_values: [],
  tables_with: [{ option: 'scoring', value: 'target', tables: ['22ft-target'] }],
  options: [
    option('game_score', 'integer', 15, withCollar(51)),
    option('dead_weights', 'choice', 'removed', { values: ['removed', 'stay'], ...withCollar('stay') }),
    option('corner_hangers', 'boolean', true, { always: false, ...withCollar(true) }),
    option('scoring', 'choice', 'knock_off', { values: ['knock_off', 'horse_collar', 'target'] }),
    option('win_by_two', 'boolean', false),
  ],
};

export const collar: GameInfo = {
  ...knock,
  key: 'collar',
  name: 'Collar',
  sides: [2, 3, 4, 5, 6, 7, 8, 9],
  team_sizes: [1, 2, 4],
  shares_board: false,
  tables: ['9ft-bank'],
  options: [option('game_score', 'integer', 51)],
  preset_values: [],
};

// Nobody looks at its far end.
export const hidden: GameInfo = { ...collar, key: 'hidden', name: 'Hidden', options: [option('peeking', 'choice', 'not_allowed', { values: ['allowed', 'not_allowed'] })] };

export const catalogue: Catalogue = {
  games: [knock, drawAndTap, collar],
  tables: ['22ft', '9ft-bank', '22ft-target'].map((name) => ({ name }) as TableInfo),
  levels: [
    { name: 'novice' },
    { name: 'casual' },
  ],
  presets: [
    { name: 'tournament', options: {} },
    { name: 'brochure', options: {} },
  ],
};

export const naming: Naming = {
  player: (place) => `Player ${place}`,
  machine: (level) => level,
  team: (players) => players.join(' & '),
};

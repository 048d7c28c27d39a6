import { expect, it } from 'vitest';

import { houseRulesOf, withHouseRules, withoutHouseRules } from './house_rules';

const rules = (name: string, game = 'knock') => ({ name, game, preset: 'tournament', options: { game_score: 21 } });

it('house rules are kept by name, one of each', () => {
  const kept = withHouseRules(withHouseRules([], rules('Pub')), rules('Attic', 'collar'));
  expect(kept.map(({ name }) => name)).toEqual(['Attic', 'Pub']);
  const again = withHouseRules(kept, { ...rules('Pub'), options: {} });
  expect(again).toHaveLength(2);
  expect(again[1]!.options).toEqual({});
  expect(houseRulesOf(again, 'knock').map(({ name }) => name)).toEqual(['Pub']);
  expect(withoutHouseRules(again, rules('Pub')).map(({ name }) => name)).toEqual(['Attic']);
});

it('rules of another game may have the same name', () => {
  const kept = withHouseRules(withHouseRules([], rules('Pub')), rules('Pub', 'collar'));
  expect(kept.map(({ game }) => game).sort()).toEqual(['collar', 'knock']);
  expect(withoutHouseRules(kept, rules('Pub', 'collar')).map(({ game }) => game)).toEqual(['knock']);
});

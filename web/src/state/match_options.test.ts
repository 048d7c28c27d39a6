import { describe, expect, it } from 'vitest';

import { drawAndTap, knock } from './new_match_fixtures';
import {
  changesThatApply,
  isChanged,
  optionsThatApply,
  tablesFor,
  defaultValue,
  valueOf,
  withOption,
  type RulesChosen,
} from './match_options';

const brochure = { name: 'brochure', options: { dead_weights: 'removed' } };
const tournament = { name: 'tournament', options: {} };
const plain: RulesChosen = { game: drawAndTap, preset: tournament, players: 2, changed: {} };

const optionNamed = (rules: RulesChosen, name: string) => {
  const option = rules.game.options.find((found) => found.name === name);
  if (!option) throw new Error(name);
  return option;
};
const byDefault = (rules: RulesChosen, name: string) => defaultValue(rules, optionNamed(rules, name));

describe('options', () => {
  it('that go with another one apply only with it', () => {
    expect(optionsThatApply(plain).map(({ name }) => name)).not.toContain('corner_hangers');
    const collar = { ...plain, changed: { scoring: 'horse_collar' } };
    expect(optionsThatApply(collar).map(({ name }) => name)).toContain('corner_hangers');
  });

  it('have the default that goes with the other options', () => {
    expect(byDefault(plain, 'game_score')).toBe(15);
    expect(byDefault({ ...plain, changed: { scoring: 'horse_collar' } }, 'game_score')).toBe(51);
  });

  it("have the preset's value, by the number of players where it says so", () => {
    expect(byDefault({ ...plain, preset: brochure, changed: { scoring: 'horse_collar' } }, 'dead_weights')).toBe('removed');
    const two = { game: knock, preset: brochure, players: 2, changed: {} };
    expect(byDefault(two, 'game_score')).toBe(15);
    expect(byDefault({ ...two, players: 4 }, 'game_score')).toBe(21);
    expect(byDefault({ ...two, preset: tournament, players: 4 }, 'game_score')).toBe(15);
  });

  it('are changed where they differ from the default, and no longer when set back', () => {
    const score = optionNamed(plain, 'game_score');
    const changed = withOption(plain, score, 21);
    expect(changed).toEqual({ game_score: 21 });
    const rules = { ...plain, changed };
    expect(isChanged(rules, score)).toBe(true);
    expect(valueOf(rules, score)).toBe(21);
    expect(withOption(rules, score, 15)).toEqual({});
    expect(withOption(rules, score, null)).toEqual({});
  });

  it('are not changed where the value chosen has become the default', () => {
    const four = { game: knock, preset: brochure, players: 4, changed: { game_score: 21, hand: 'none' } };
    const changed = (rules: RulesChosen) => rules.game.options.filter((option) => isChanged(rules, option)).map(({ name }) => name);
    expect(changed(four)).toEqual([]);
    expect(changed({ ...four, players: 2 })).toEqual(['game_score']);
  });

  it('that no longer apply are left out', () => {
    expect(changesThatApply({ ...plain, changed: { corner_hangers: false, win_by_two: true, innings: 7 } })).toEqual({
      win_by_two: true,
    });
  });

  it('decide on which tables a game is played', () => {
    expect(tablesFor(plain)).toEqual(['22ft', '9ft-bank']);
    expect(tablesFor({ ...plain, changed: { scoring: 'target' } })).toEqual(['22ft-target']);
  });
});

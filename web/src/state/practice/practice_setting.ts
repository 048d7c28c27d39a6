// The game, its rules and the table of a practice table, between what people choose and what the engine is asked.
import type { JudgeRequest } from '../../engine/types';
import { judgedOptions, usualValue, type Options } from '../match_options';
import { emptyDraft, fitted, type Catalogue, type Draft } from '../new_match';
import { placed, type Layout, type PracticeSetting } from './layout';

export function draftOf(catalogue: Catalogue, { game, preset, options, table, powder, weight }: PracticeSetting): Draft {
  const { handicap: _, ...others } = options;
  const empty = emptyDraft(catalogue, '');
  return fitted(catalogue, { ...empty, game, preset: preset ?? empty.preset, options: others, table, powder, weight });
}

export function settingOf({ game, preset, options, table, powder, weight }: Draft): PracticeSetting {
  return { game, ...(preset === '' ? {} : { preset }), options, table, powder, weight };
}

export function sameSetting(a: PracticeSetting, b: PracticeSetting): boolean {
  const text = ({ game, preset = '', options, table, powder, weight }: PracticeSetting) =>
    JSON.stringify([game, preset, Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1)), table, powder, weight]);
  return text(a) === text(b);
}

// Without what is as usual: a match's record tells every option.
export function withChangesOnly(catalogue: Pick<Catalogue, 'games' | 'presets'>, layout: Layout): Layout {
  const { setting, situation } = layout;
  const game = catalogue.games.find(({ key }) => key === setting.game);
  if (!game) return layout;
  const preset = catalogue.presets.find(({ name }) => name === setting.preset) ?? null;
  const rules = { game, preset, players: situation.seats?.length ?? 2, changed: setting.options };
  const isChange = ([name, value]: [string, unknown]): boolean => {
    const option = game.options.find((one) => one.name === name);
    return option === undefined || (option.type !== 'handicap' && usualValue(rules, option) !== value);
  };
  const options = Object.fromEntries(Object.entries(setting.options).filter(isChange)) as Options;
  return { ...layout, setting: { ...setting, options } };
}

// For the judge, who knows no sides.
export function judgeRequestOf(catalogue: Catalogue, { setting, weights, situation }: Layout): JudgeRequest {
  const { throws_four } = catalogue.games.find(({ key }) => key === setting.game) ?? {};
  return {
    game: setting.game,
    ...(setting.preset === undefined ? {} : { preset: setting.preset }),
    options: judgedOptions(setting.options),
    table: setting.table,
    weight: setting.weight,
    weights: weights.map(placed),
    ...(throws_four ? { first_color: situation.firstColor ?? 'red' } : {}),
  };
}


// Sets of options that people name and keep on this device.
import type { HouseRules } from './preferences';

// In one game one name stands for one set: saving under it again replaces it.
export function withHouseRules(kept: readonly HouseRules[], rules: HouseRules): HouseRules[] {
  const others = withoutHouseRules(kept, rules);
  return [...others, rules].sort((a, b) => a.name.localeCompare(b.name));
}

export function withoutHouseRules(kept: readonly HouseRules[], { game, name }: Pick<HouseRules, 'game' | 'name'>): HouseRules[] {
  return kept.filter((rules) => rules.game !== game || rules.name !== name);
}

export function houseRulesOf(kept: readonly HouseRules[], game: string): HouseRules[] {
  return kept.filter((rules) => rules.game === game);
}

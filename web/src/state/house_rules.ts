// Sets of options that people name and keep on this device.
import type { HouseRules } from './preferences';

// One name stands for one set: saving under it again replaces it.
export function withHouseRules(kept: readonly HouseRules[], rules: HouseRules): HouseRules[] {
  const others = withoutHouseRules(kept, rules.name);
  return [...others, rules].sort((a, b) => a.name.localeCompare(b.name));
}

export function withoutHouseRules(kept: readonly HouseRules[], name: string): HouseRules[] {
  return kept.filter((rules) => rules.name !== name);
}

export function houseRulesOf(kept: readonly HouseRules[], game: string): HouseRules[] {
  return kept.filter((rules) => rules.game === game);
}

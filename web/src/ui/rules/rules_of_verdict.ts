import type { Judgement } from '../../engine/types';

// The rules behind what a round came to. That the other side scores is said by its own.
export function rulesOfVerdict({ verdict, rule }: Judgement): string[] {
  const rules = Object.keys(verdict).map((side) => (verdict[side] === 'other_side_scores' ? null : (rule[side] ?? null)));
  return [...new Set(rules)].filter((found) => found !== null);
}

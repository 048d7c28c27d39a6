import type { Judgement, Verdict } from '../../engine/types';

// The rules behind a round's result. "The other side scores" is covered by that side's rule.
export function rulesOfVerdict(judgement: Judgement): string[] {
  const verdicts: Record<string, Verdict> = judgement.verdict;
  const rules = Object.entries<string | null>(judgement.rule).filter(([side]) => verdicts[side] !== 'other_side_scores');
  return [...new Set(rules.map(([, rule]) => rule))].filter((found) => found !== null);
}

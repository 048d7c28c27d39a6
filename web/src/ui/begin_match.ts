// From a plan to the table, or beside a real one.
import { startMatch, type Begun } from '../state/matches';
import type { MatchKind, MatchPlan } from '../state/plan';
import { changePreferences } from '../state/preferences';
import { seed } from './parameters';
import { go } from './route';

// Remembers the plan for the next time, and goes there. Refused: nothing has changed.
export async function beginMatch(plan: MatchPlan, kind: MatchKind): Promise<Begun> {
  const fixed = seed();
  const begun = await startMatch(fixed === undefined ? plan : { ...plan, setup: { ...plan.setup, seed: fixed } }, kind);
  if (!begun.ok) return begun;
  changePreferences(kind === 'real' ? { lastRealPlan: plan } : { lastPlan: plan });
  go(kind === 'real' ? 'real' : 'play', begun.id);
  return begun;
}

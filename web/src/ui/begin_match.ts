// From a plan to the table, or beside a real one.
import { messageOf } from '../engine/fault';
import { matchLibrary, type Begun } from '../state/match_library';
import type { MatchKind, MatchPlan } from '../state/plan';
import { changePreferences } from '../state/preferences';
import { seed } from './parameters';
import { go } from './route';

let beginning: Promise<Begun> | null = null;

// Remembers the plan for the next time, and goes there by `goTo`. Refused, or failed: nothing has changed. Two taps on
// a button begin one match.
export function beginMatch(plan: MatchPlan, kind: MatchKind, goTo = go): Promise<Begun> {
  beginning ??= begin(plan, kind, goTo).finally(() => (beginning = null));
  return beginning;
}

async function begin(plan: MatchPlan, kind: MatchKind, goTo: typeof go): Promise<Begun> {
  try {
    const begun = await matchLibrary().start(withSeed(plan), kind);
    if (!begun.ok) return begun;
    changePreferences(kind === 'real' ? { lastRealPlan: plan } : { lastPlan: plan });
    goTo(kind === 'real' ? 'real' : 'play', begun.id);
    return begun;
  } catch (error) {
    return { ok: false, error: messageOf(error), field: null };
  }
}

function withSeed(plan: MatchPlan): MatchPlan {
  const fixed = seed();
  return fixed === undefined ? plan : { ...plan, setup: { ...plan.setup, seed: fixed } };
}

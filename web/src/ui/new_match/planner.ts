// What the cards of a plan share: the draft, how to change it, and why the engine refuses it.
import { useEffect, useMemo, useState } from 'preact/hooks';

import { messageOf } from '../../engine/fault';
import type { MatchSetup } from '../../engine/types';
import { optionsThatApply, type RulesChosen } from '../../state/match_options';
import { matchLibrary } from '../../state/match_library';
import { emptyDraft, fitted, fromPlan, gameOf, rulesOf, toPlan, type Catalogue, type Draft } from '../../state/new_match';
import type { MatchKind, MatchPlan } from '../../state/plan';
import { preferences } from '../../state/preferences';
import { ladderStanding } from '../match_actions';
import { type Page, usePage } from '../page';
import { words } from '../words';
import { naming } from '../words/setup';
import { explain } from '../words/refusals';

export interface Refusal {
  error: string;
  field: string | null;
}

// 'online': others join, and their names are not known yet.
type PlannedKind = MatchKind | 'practice' | 'online';

export interface Planner {
  kind: PlannedKind;
  catalogue: Catalogue;
  draft: Draft;
  rules: RulesChosen;
  refusal: Refusal | null;
  change(change: Partial<Draft>): void;
}

// `first`: the draft to start from, instead of the last plan.
export function usePlanner(kind: PlannedKind, first?: Draft): Planner {
  const page = usePage();
  const [draft, setDraft] = useState(() => first ?? firstDraft(page, kind));
  const refusal = useRefusal(toPlan(draft, naming));
  return useMemo(
    () => ({
      kind,
      catalogue: page,
      draft,
      rules: rulesOf(page, draft),
      refusal,
      change: (change) => setDraft((before) => fitted(page, { ...before, ...change })),
    }),
    [draft, refusal],
  );
}

// The refusal in the screen's terms: the screen numbers players side by side, the setup in throwing order.
export function explained({ draft, refusal }: Planner): string | null {
  if (!refusal) return null;
  const size = draft.sides[0]?.players.length ?? 1;
  return explain(refusal.error, (seat) => (seat % draft.sides.length) * size + Math.floor(seat / draft.sides.length) + 1);
}

export function errorAt(planner: Planner, field: string): string | null {
  return planner.refusal?.field === field ? explained(planner) : null;
}

export function gameChosen({ catalogue, draft }: Planner) {
  return gameOf(catalogue, draft);
}

// Only for weights thrown on the screen, not for a real board.
const onScreenOnly = ['hand', 'wear'];
// About the course of a match, so not for a position.
const hidden = { table: [], online: ['handicap'], real: onScreenOnly, practice: [...onScreenOnly, 'dusting', 'shot_clock', 'toss', 'start_end', 'best_of', 'handicap', 'peeking'] };

export function optionsShown({ kind, rules }: Planner) {
  const without: readonly string[] = hidden[kind];
  return optionsThatApply(rules).filter(({ name }) => !without.includes(name));
}

function firstDraft(catalogue: Page, kind: Planner['kind']): Draft {
  const { lastPlan, lastRealPlan, name } = preferences.value;
  const last = kind === 'real' ? lastRealPlan : lastPlan;
  const again = last && fromPlan(catalogue, last, naming);
  if (again) return again;
  const draft = emptyDraft(catalogue, name || words.home.you);
  if (kind === 'real') return emptyDraft(catalogue, name);
  const level = catalogue.levels[ladderStanding(catalogue).rung];
  const sides = draft.sides.map((side, index) =>
    index === 0 || !level ? side : { ...side, players: side.players.map(() => ({ name: '', level: level.name })) },
  );
  return fitted(catalogue, { ...draft, sides });
}

// The engine checks the setup while it is typed, so the rules themselves judge it.
function useRefusal(plan: MatchPlan): Refusal | null {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const setup = JSON.stringify(plan.setup);
  useEffect(() => {
    let stale = false;
    const tried = setTimeout(async () => {
      const found = await refusalOf(JSON.parse(setup));
      if (!stale) setRefusal(found);
    }, 200);
    return () => {
      stale = true;
      clearTimeout(tried);
    };
  }, [setup]);
  return refusal;
}

async function refusalOf(setup: MatchSetup): Promise<Refusal | null> {
  try {
    const answer = await matchLibrary().check(setup);
    return answer.ok ? null : { error: answer.error, field: answer.field };
  } catch (error) {
    return { error: messageOf(error), field: null };
  }
}

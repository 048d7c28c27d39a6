// This page's one keeper of matches, for the screens.
import { signal, type ReadonlySignal } from '@preact/signals';

import type { MatchSetup, MatchAnswer } from '../engine/types';
import type { Begun, MatchKeeper, OpenMatch } from './match_keeper';
import type { SavedMatch } from './match_store';
import type { MatchKind, MatchPlan } from './plan';

export type { Begun, OpenMatch } from './match_keeper';
export type { SavedMatch } from './match_store';

// False: this browser keeps nothing, and the matches are gone with the page.
export const storageIsLasting = signal(true);

let keeper: MatchKeeper | null = null;

export function keepMatchesWith(matchKeeper: MatchKeeper): void {
  keeper = matchKeeper;
}

export const startMatch = (plan: MatchPlan, kind: MatchKind): Promise<Begun> => here().start(plan, kind);
export const checkSetup = (setup: MatchSetup): Promise<MatchAnswer> => here().check(setup);
export const openMatch = (id: string): Promise<OpenMatch> => here().openMatch(id);
export const putMatchAway = (): Promise<void> => here().putAway();
export const importMatch = (text: string): Promise<Begun> => here().import(text);
export const exportMatch = (id: string): Promise<string> => here().export(id);
export const recordOf = (id: string): Promise<{ match: SavedMatch; record: string }> => here().recordOf(id);
export const deleteMatch = (id: string): Promise<void> => here().remove(id);
export const savedMatches = (): ReadonlySignal<SavedMatch[]> => here().saved;

function here(): MatchKeeper {
  if (!keeper) throw new Error('The matches are asked for before the page has begun.');
  return keeper;
}

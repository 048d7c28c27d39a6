// What any screen can do with a match: begin it, save its record, watch it again.
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { messageOf } from '../engine/fault';
import type { SavedMatch } from '../state/device_store';
import { ladder, type Standing, standingAfter } from '../state/ladder';
import { type Begun, matchLibrary } from '../state/match_library';
import { quickPlan } from '../state/new_match';
import type { MatchKind, MatchPlan } from '../state/plan';
import { changePreferences, preferences } from '../state/preferences';
import { Button } from './components';
import { useLateButton } from './components/button';
import type { IconName } from './components/icon';
import type { Page } from './page';
import { seed } from './parameters';
import { go } from './route';
import { words } from './words';
import { explain, loadRefusals } from './words/refusals';
import { naming } from './words/setup';

// What *Play now* starts, or a match against the opponent of another level.
export function quickMatch(page: Page, level = page.levels[ladderStanding(page).rung]?.name ?? ''): MatchPlan {
  const { lastPlan, name } = preferences.value;
  return quickPlan(page, lastPlan, name.trim() || words.home.you, level, naming);
}

export function ladderStanding({ levels }: Pick<Page, 'levels'>): Standing {
  return standingAfter(ladder.value, levels.map(({ name }) => name));
}

// At the table of this device: what is waited for meanwhile.
export const waitingNote = signal<ComponentChildren>(null);

let beginning: Promise<Begun> | null = null;

// Remembers the plan for next time, and goes to the match by `goTo`. If it is refused or fails, nothing changes. Two taps on
// a button begin one match.
export function beginMatch(plan: MatchPlan, kind: MatchKind, goTo = go): Promise<Begun> {
  beginning ??= begin(plan, kind, goTo).finally(() => (beginning = null));
  return beginning;
}

async function begin(from: MatchPlan, kind: MatchKind, goTo: typeof go): Promise<Begun> {
  const asked = location.hash;
  const { imported: _, ...plan } = from; // what begins here is played here
  try {
    const begun = await matchLibrary().start(withSeed(plan), kind);
    if (!begun.ok) return begun;
    // A match of the ladder takes its game and table from the last plan, which stays for the next one that is planned.
    if (!plan.ladder) changePreferences(kind === 'real' ? { lastRealPlan: plan } : { lastPlan: plan });
    // Meanwhile an opponent may have been found online: then that match goes first, and this one is among those saved.
    if (location.hash === asked) goTo(kind === 'real' ? 'real' : 'play', begun.id);
    return begun;
  } catch (error) {
    return { ok: false, error: messageOf(error), field: null };
  }
}

function withSeed(plan: MatchPlan): MatchPlan {
  const fixed = seed();
  return fixed === undefined ? plan : { ...plan, setup: { ...plan.setup, seed: fixed } };
}

// Downloads a text as a file.
export function saveFile(name: string, text: string, type = 'application/x-ndjson'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By then the browser has read it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

// Downloads a match's record. Resolves with the reason if that fails, else null.
export async function saveRecord(id: string, game: string): Promise<string | null> {
  try {
    saveFile(`hammer-${game}-${id}.ndjson`, await matchLibrary().export(id));
    return null;
  } catch (error) {
    await loadRefusals();
    return explain(messageOf(error));
  }
}

// The way to look at a match again: its replay, or, where only points are known, what was scored in each round.
export function useReplayLink({ id, kind }: Pick<SavedMatch, 'id' | 'kind'>): { href: string; isReplay: boolean; icon: IconName } {
  const [isReplay, setReplay] = useState(kind === 'table');
  useEffect(() => {
    matchLibrary().hasBoards({ id, kind }).then(setReplay, () => {});
  }, [id]);
  return { href: `#/replay/${encodeURIComponent(id)}`, isReplay, icon: isReplay ? 'play' : 'list' };
}

export function SeeMatchAgain({ id }: { id: string }) {
  const match = encodeURIComponent(id);
  return (
    <>
      <Button icon="play" href={`#/replay/${match}`}>
        {words.play.watchAgain}
      </Button>
      <Button icon="chart" href={`#/review/${match}`}>
        {words.play.review}
      </Button>
    </>
  );
}

export function Rematch({ onRematch }: { onRematch: () => void }) {
  const late = useLateButton();
  return (
    <Button kind="primary" large onClick={onRematch} {...late}>
      {words.play.rematch}
    </Button>
  );
}

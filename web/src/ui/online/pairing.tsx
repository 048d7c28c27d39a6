// The search for an opponent. It goes on while a match against a machine passes the time, and ends it.
import { effect, signal, untracked } from '@preact/signals';

import { api } from '../../net/api';
import { Lobby } from '../../state/online/lobby';
import { fromPlan, toPlan, withGame, withLooking } from '../../state/new_match';
import type { MatchPlan } from '../../state/plan';
import { callBack } from '../call_back';
import { Button, say } from '../components';
import { quickMatch, waitingNote } from '../match_actions';
import type { Page } from '../page';
import { go, route } from '../route';
import { onlineWords } from '../words';
import { naming } from '../words/setup';
import { account, listenToMe } from './server';

export const lobby = new Lobby(api, listenToMe, () => void account.find());

// The online match that was found, and whether a match against a machine was left for it.
export const found = signal<{ match: string; hasLeft: boolean } | null>(null);

// Besides the lobby: a match, and what its menu opens.
const waitingPlaces = ['play', 'settings', 'rules'];

let isAtMachine = false; // at a match against a machine, or in what its menu opened

effect(() => {
  const [first = '', second] = route.value;
  if (first === 'play' || first === 'online') isAtMachine = first === 'play';
  const mayStay = first === 'online' ? second === undefined : waitingPlaces.includes(first) && lobby.search.value !== null;
  if (!mayStay) untracked(() => lobby.close());
});

effect(() => {
  const isSearching = lobby.search.value !== null;
  waitingNote.value = isSearching ? <StillLooking /> : null;
});

effect(() => {
  const match = lobby.paired.value;
  if (match === null) return;
  untracked(() => {
    const text = onlineWords.lobby;
    found.value = { match, hasLeft: isAtMachine };
    say(found.value.hasLeft ? `${text.paired} ${text.leftSaved}` : text.paired);
    go('online', 'table', match); // before the call, which leads there
    callBack(text.paired, onlineWords.lobby.title);
  });
});

function StillLooking() {
  return (
    <div class="line gap-1 pill small play-turn still-looking">
      <span>{onlineWords.lobby.stillLooking}</span>
      <Button kind="quiet" icon="close" label={onlineWords.lobby.stopLooking} onClick={() => void lobby.stopLooking()} />
    </div>
  );
}

// Against a machine, at the game that is looked for.
export function meanwhile(page: Page, game: string): MatchPlan {
  const plan = quickMatch(page);
  const draft = plan.setup.game === game ? null : fromPlan(page, plan, naming);
  return draft ? { ...plan, ...toPlan(withLooking(page, withGame(page, draft, game)), naming) } : plan;
}

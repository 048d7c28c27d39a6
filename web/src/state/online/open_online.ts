// Opens a match of the server: everything that has been played of it comes in before anything is shown.
import type { Engine } from '../../engine/engine';
import { fault } from '../../engine/fault';
import { noAnswer, type Refused } from '../../net/answered';
import type { Match } from '../../net/messages';
import type { MatchFeed } from './match_feed';
import type { OnlineMatch } from './online_session';

export type OpenedOnline =
  | { kind: 'open'; match: OnlineMatch }
  | { kind: 'not_begun'; view: Match } // seats are still open, or it was cancelled
  | { kind: 'refused'; why: Refused };

export async function openOnline(id: string, feed: MatchFeed, engine: Pick<Engine, 'follow'>): Promise<OpenedOnline> {
  await feed.live;
  const view = feed.view.value;
  if (feed.refused.value || !view) return { kind: 'refused', why: feed.refused.value ?? noAnswer };
  const [head, ...rest] = feed.from(0);
  if (!head) return { kind: 'not_begun', view };
  const begun = await engine.follow(head.line);
  if (!begun.answer.ok || !begun.answer.setup) throw fault('otherVersion');
  const played = rest.length === 0 ? begun : await engine.follow(rest.map(({ line }) => line).join('\n'));
  if (!played.answer.ok || played.answer.state.hash !== (rest.at(-1) ?? head).hash) throw fault('otherVersion');
  return { kind: 'open', match: { id, feed, view, setup: begun.answer.setup, played, count: 1 + rest.length } };
}

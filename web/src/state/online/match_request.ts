// A match for others to join, as it is being planned: the plan of any match, and who may take which seat.
import type { NewMatch, NewSeat } from '../../net/messages';
import type { Catalogue, Draft } from '../new_match';
import { emptyDraft, fitted, withGame } from '../new_match';
import type { DraftSide } from '../seating';

export interface SeatPlace {
  side: number;
  player: number;
}

export interface OnlineDraft {
  mine: SeatPlace; // where the host sits
  listed: boolean;
  rated: boolean;
}

export const defaultOnline: OnlineDraft = { mine: { side: 0, player: 0 }, listed: false, rated: false };

// Whether the host sits here; else a seat with a level is a machine's, and one without is open.
export function isMine({ mine }: OnlineDraft, place: SeatPlace): boolean {
  return mine.side === place.side && mine.player === place.player;
}

// The host's seat, if it still exists after the number of sides or partners was reduced.
export function seated(online: OnlineDraft, sides: readonly DraftSide[]): OnlineDraft {
  const { side, player } = online.mine;
  return sides[side]?.players[player] ? online : { ...online, mine: { side: 0, player: 0 } };
}

// The game and rules of the last match, with every seat open but one's own: other people have names of their own, and
// points to start with would be kept under them. That everybody may look is what the page chose for this device (withLooking).
export function onlineDraft(catalogue: Catalogue, last: Draft | null): Draft {
  const draft = last ?? emptyDraft(catalogue, '');
  const sides = draft.sides.map((side) => ({ name: '', handicap: 0, players: side.players.map(() => ({ name: '', level: null })) }));
  const { peeking, ...others } = draft.options;
  return fitted(catalogue, { ...draft, options: peeking === 'allowed' ? others : draft.options, sides, first: null });
}

// One against one at `game` by its default rules, for anyone with the link.
export function friendRequest(catalogue: Catalogue, game: string): NewMatch {
  const draft = withGame(catalogue, onlineDraft(catalogue, null), game);
  return toRequest(draft, defaultOnline, String);
}

// `sideName`: the name of a team that nobody named; a single player's side has the player's name.
export function toRequest(draft: Draft, online: OnlineDraft, sideName: (number: number) => string): NewMatch {
  if (online.rated) return { game: draft.game, rated: true, listed: true }; // the server takes no other
  const { game, preset, options, table, powder, weight } = draft;
  return {
    game,
    ...(preset === '' ? {} : { preset }),
    options,
    table,
    powder,
    weight,
    seats: seatRequests(draft.sides, online, sideName),
    listed: online.listed,
    rated: false,
  };
}

// One of every side, then the next partners: the order in which people stand at the table.
function seatRequests(sides: readonly DraftSide[], online: OnlineDraft, sideName: (number: number) => string): NewSeat[] {
  const size = sides[0]?.players.length ?? 0;
  return Array.from({ length: size }, (_, player) =>
    sides.map((side, number): NewSeat => {
      const level = side.players[player]?.level ?? null;
      const named = size > 1 ? { side: side.name.trim() || sideName(number + 1) } : {};
      if (isMine(online, { side: number, player })) return { ...named, who: 'me' };
      return level === null ? { ...named, who: 'open' } : { ...named, who: 'machine', level };
    }),
  ).flat();
}

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

export const usualOnline: OnlineDraft = { mine: { side: 0, player: 0 }, listed: false, rated: false };

// Whether the host sits here; else a seat with a level is a machine's, and one without is open.
export function isMine({ mine }: OnlineDraft, place: SeatPlace): boolean {
  return mine.side === place.side && mine.player === place.player;
}

// The host's seat where there still is one after sides or partners became fewer.
export function seated(online: OnlineDraft, sides: readonly DraftSide[]): OnlineDraft {
  const { side, player } = online.mine;
  return sides[side]?.players[player] ? online : { ...online, mine: { side: 0, player: 0 } };
}

// The game and rules of the last match, with every seat open but one's own: other people have names of their own, and
// points to start with would be kept under them.
export function onlineDraft(catalogue: Catalogue, last: Draft | null): Draft {
  const draft = last ?? emptyDraft(catalogue, '');
  const sides = draft.sides.map((side) => ({ name: '', handicap: 0, players: side.players.map(() => ({ name: '', level: null })) }));
  return fitted(catalogue, { ...draft, sides, first: null });
}

const usualHand = 'natural'; // so that aiming by keys or pull-back is no surer than a hand

// Two against each other at `game` by its usual rules, for anyone with the link.
export function friendRequest(catalogue: Catalogue, game: string): NewMatch {
  const draft = withGame(catalogue, { ...onlineDraft(catalogue, null), options: { hand: usualHand } }, game);
  return toRequest(draft, usualOnline, String);
}

// `sideName`: how a side is called that nobody named; the players of one that stands alone give it theirs.
export function toRequest(draft: Draft, online: OnlineDraft, sideName: (number: number) => string): NewMatch {
  if (online.rated) return { game: draft.game, rated: true, listed: online.listed };
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

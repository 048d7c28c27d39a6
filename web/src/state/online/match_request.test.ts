import { describe, expect, it } from 'vitest';

import { catalogue, hidden } from '../new_match_fixtures';
import { emptyDraft, fitted, withLooking } from '../new_match';
import { seatsFor, withPlayer } from '../seating';
import { friendRequest, isMine, onlineDraft, seated, toRequest, defaultOnline } from './match_request';

const sideName = (number: number) => `Side ${number}`;
const draft = onlineDraft(catalogue, null);

describe('a request for an online match', () => {
  it('has the host in the first seat and the others open', () => {
    expect(toRequest(draft, defaultOnline, sideName)).toMatchObject({ game: draft.game, listed: false, rated: false, seats: [{ who: 'me' }, { who: 'open' }] });
  });

  it('names sides of partners only, and seats one of every side first', () => {
    const doubles = fitted(catalogue, { ...draft, sides: seatsFor(catalogue.games[0]!, [], 2, 2) });
    const named = { ...doubles, sides: doubles.sides.map((side, place) => (place === 1 ? { ...side, name: ' Crown ' } : side)) };
    const machine = { ...named, sides: withPlayer(named.sides, 1, 1, { level: 'casual' }) };
    expect(toRequest(machine, { ...defaultOnline, mine: { side: 0, player: 1 } }, sideName).seats).toEqual([
      { side: 'Side 1', who: 'open' },
      { side: 'Crown', who: 'open' },
      { side: 'Side 1', who: 'me' },
      { side: 'Crown', who: 'machine', level: 'casual' },
    ]);
  });

  it('asks for nothing but the game where it is rated', () => {
    expect(toRequest(draft, { ...defaultOnline, rated: true, listed: true }, sideName)).toEqual({ game: draft.game, rated: true, listed: true });
  });

  it('takes the rules of the last match, but neither its names nor its handicap', () => {
    const last = { ...emptyDraft(catalogue, 'Ann'), options: { game_score: 21 }, first: 1 };
    const handicapped = { ...last, sides: last.sides.map((side) => ({ ...side, handicap: 3 })) };
    const again = onlineDraft(catalogue, handicapped);
    expect([again.options, again.first]).toEqual([{ game_score: 21 }, null]);
    expect(JSON.stringify(again.sides)).not.toMatch(/Ann|3/);
  });

  it('lets people look only where the game does: the page chose that for this device', () => {
    const blind = { ...catalogue, games: [hidden] };
    const last = emptyDraft(blind, 'Ann');
    expect(onlineDraft(blind, withLooking(blind, last)).options).toEqual({});
    expect(onlineDraft(blind, { ...last, options: { peeking: 'not_allowed' } }).options).toEqual({ peeking: 'not_allowed' });
  });

  it('for a friend is by the usual rules', () => {
    expect(friendRequest(catalogue, draft.game)).toMatchObject({ options: {}, seats: [{ who: 'me' }, { who: 'open' }], listed: false });
  });

  it('keeps the host’s seat while there is one', () => {
    const far = { ...defaultOnline, mine: { side: 1, player: 1 } };
    expect(isMine(seated(far, draft.sides), { side: 0, player: 0 })).toBe(true);
    const near = { ...defaultOnline, mine: { side: 1, player: 0 } };
    expect(seated(near, draft.sides)).toBe(near);
  });
});

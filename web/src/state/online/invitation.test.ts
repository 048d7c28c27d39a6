import { beforeEach, describe, expect, it } from 'vitest';

import { noAnswer, type Answered, type Refused } from '../../net/api';
import type { Match, Seat } from '../../net/messages';
import { freeSeats, Invitation, type InvitationApi, type MatchListener } from './invitation';

const seat = (place: number, name: string | null): Seat => ({ seat: place, side: String(place), name, kind: name === null ? null : 'guest', present: true });
const view = (change: Partial<Match> = {}): Match =>
  ({ id: 'm1', phase: 'waiting', seats: [seat(0, 'Ann'), seat(1, null)], you: { seats: [] }, ...change }) as Match;
const refusal = (status: number): Refused => ({ ...noAnswer, status, error: 'no' });
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('an invitation', () => {
  let asked: string[];
  let there: Answered<Match>;
  let done: Answered<never> | null;
  let listener: MatchListener | null;
  let invitation: Invitation;

  const call = async <T>(what: string, value: T): Promise<Answered<T>> => {
    asked.push(what);
    return done ?? { ok: true, value };
  };
  const api: InvitationApi = {
    match: async () => there,
    sitDown: (_, place) => call(`sit ${place}`, view()),
    standUp: () => call('stand', undefined),
    cancelMatch: () => call('cancel', undefined),
  };

  beforeEach(() => {
    [asked, there, done, listener] = [[], { ok: true, value: view() }, null, null];
    invitation = new Invitation(api, 'm1', (to) => {
      listener = to;
      return { close: () => void (listener = null) };
    });
  });

  it('shows the match, and every change of it', async () => {
    invitation.open();
    await settled();
    expect(invitation.match.value).toEqual(view());
    listener!.take({ type: 'match', match: view({ phase: 'playing' }) });
    listener!.take({ type: 'live' });
    expect(invitation.match.value?.phase).toBe('playing');
  });

  it('says why there is nothing to show', async () => {
    there = refusal(404);
    invitation.open();
    await settled();
    expect(invitation.trouble.value?.status).toBe(404);
    there = { ok: true, value: view() };
    await invitation.look();
    expect(invitation.trouble.value).toBeNull();
  });

  it('stays on the screen when the server goes away for a while', async () => {
    invitation.open();
    await settled();
    there = noAnswer;
    await invitation.look();
    expect(invitation.match.value).toEqual(view());
    expect(invitation.trouble.value).toBeNull();
    expect(invitation.lost.value).toEqual(noAnswer);
    listener!.take({ type: 'match', match: view() });
    expect(invitation.lost.value).toBeNull();
  });

  it('is seated and shows it at once', async () => {
    there = { ok: true, value: view({ phase: 'playing', you: { seats: [1] } }) };
    expect(await invitation.sitDown()).toBeNull();
    expect(invitation.match.value?.you.seats).toEqual([1]);
    await invitation.sitDown(1);
    await invitation.standUp();
    await invitation.cancel();
    expect(asked).toEqual(['sit undefined', 'sit 1', 'stand', 'cancel']);
  });

  it('shows who was quicker when a seat is taken', async () => {
    done = refusal(409);
    there = { ok: true, value: view({ seats: [seat(0, 'Ann'), seat(1, 'Bob')] }) };
    expect((await invitation.sitDown(1))?.status).toBe(409);
    expect(freeSeats(invitation.match.value!)).toEqual([]);
  });

  it('is listened to under the new name once one has it', async () => {
    invitation.open();
    const before = listener;
    invitation.open();
    expect(listener).not.toBe(before);
    invitation.close();
    expect(listener).toBeNull();
  });

  it('has free seats only as long as it waits', () => {
    expect(freeSeats(view())).toEqual([1]);
    expect(freeSeats(view({ phase: 'cancelled' }))).toEqual([]);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';

import { noAnswer, type Answered, type Refused } from '../../net/api';
import type { ListedMatch, PersonLine } from '../../net/messages';
import { Lobby, type LobbyApi, type PersonListener } from './lobby';

const match = (id: string): ListedMatch => ({ id }) as ListedMatch;
const refusal = (status: number): Refused => ({ ...noAnswer, status, error: 'no' });
const settled = () => new Promise((resolve) => setTimeout(resolve));

const me: PersonLine = { type: 'me', account: { id: 1, name: 'Ann', kind: 'guest', created_ms: 0 }, ratings: [], unfinished: [], muted: [] };

describe('the lobby', () => {
  let asked: string[];
  let answer: Answered<never> | null;
  let listener: PersonListener | null;
  let isSignedOut: boolean;
  let lobby: Lobby;

  const call = async <T>(what: string, value: T): Promise<Answered<T>> => {
    asked.push(what);
    return answer ?? { ok: true, value };
  };
  const api: LobbyApi = {
    challenges: () => call('challenges', { matches: [match('open')] }),
    live: () => call('live', { matches: [match('live')] }),
    pairUp: (game) => call(`pairUp ${game}`, undefined),
    leavePairing: () => call('leavePairing', undefined),
  };

  beforeEach(() => {
    [asked, answer, listener, isSignedOut] = [[], null, null, false];
    const listen = (to: PersonListener) => {
      listener = to;
      return { close: () => void (listener = null) };
    };
    lobby = new Lobby(api, listen, () => (isSignedOut = true));
  });

  const begin = async () => {
    lobby.open(true);
    listener!.take(me);
    await settled();
  };

  it('is to be looked at by somebody without a name', async () => {
    lobby.open(false);
    await settled();
    expect(listener).toBeNull();
    expect(lobby.challenges.value).toEqual([match('open')]);
    expect(lobby.live.value).toEqual([match('live')]);
  });

  it('shows challenges as the stream tells them, and no longer asks for them', async () => {
    await begin();
    listener!.take({ type: 'challenges', matches: [match('new')] });
    asked = [];
    await lobby.look();
    expect(asked).toEqual(['live']);
    expect(lobby.challenges.value).toEqual([match('new')]);
  });

  it('finds an opponent', async () => {
    await begin();
    expect(await lobby.findOpponent('chess')).toBeNull();
    listener!.take({ type: 'pairing', game: 'chess', waiting: 3 });
    expect(lobby.search.value).toEqual({ game: 'chess', waiting: 3 });
    listener!.take({ type: 'paired', match: 'm1' });
    expect(lobby.paired.value).toBe('m1');
  });

  it('begins to search once the stream is there, and searches on after it broke off', async () => {
    lobby.open(true);
    await lobby.findOpponent('chess');
    expect(asked).not.toContain('pairUp chess');
    listener!.take(me);
    listener!.take(me);
    await settled();
    expect(asked.filter((what) => what === 'pairUp chess')).toHaveLength(2);
  });

  it('no longer searches when it was refused, stopped, or left', async () => {
    await begin();
    answer = refusal(403);
    expect((await lobby.findOpponent('chess'))?.status).toBe(403);
    expect(lobby.search.value).toBeNull();
    answer = null;
    await lobby.findOpponent('chess');
    await lobby.stopLooking();
    expect([lobby.search.value, asked.at(-1)]).toEqual([null, 'leavePairing']);
    await lobby.findOpponent('chess');
    lobby.close();
    expect([lobby.search.value, listener]).toEqual([null, null]);
  });

  it('does not search again when the stream opens while it is being stopped', async () => {
    await begin();
    await lobby.findOpponent('chess');
    asked = [];
    const stopped = lobby.stopLooking();
    listener!.take(me);
    await stopped;
    expect([lobby.search.value, asked]).toEqual([null, ['leavePairing']]);
  });

  it('ends the stream, and with it the search, where the server does not answer to stopping', async () => {
    await begin();
    await lobby.findOpponent('chess');
    const before = listener;
    [asked, answer] = [[], refusal(429)];
    await lobby.stopLooking();
    expect(lobby.search.value).toBeNull();
    expect(listener).not.toBe(before);
    listener!.take(me);
    await settled();
    expect(asked).toEqual(['leavePairing']);
  });

  it('is left closed, where it was closed while the search was being stopped', async () => {
    await begin();
    await lobby.findOpponent('chess');
    answer = noAnswer;
    const stopped = lobby.stopLooking();
    lobby.close();
    await stopped;
    expect(listener).toBeNull();
  });

  it('says that the server is away, until it is back', async () => {
    answer = noAnswer;
    lobby.open(false);
    await settled();
    expect(lobby.trouble.value).toEqual(noAnswer);
    answer = null;
    await lobby.look();
    expect(lobby.trouble.value).toBeNull();
  });

  it('tells when the token of this device is no longer valid', async () => {
    await begin();
    listener!.refused(refusal(401));
    expect(isSignedOut).toBe(true);
    expect(lobby.trouble.value).toBeNull();
  });
});

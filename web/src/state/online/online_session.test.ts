import { afterEach, describe, expect, it, vi } from 'vitest';

import { engineInstance } from '../../../tests/engine_instance';
import { eventually } from '../../../tests/units_setup';
import { LocalMatchServer } from '../../../tests/match_server';
import type { Course, MatchSetup } from '../../engine/types';
import { Api } from '../../net/api';
import type { Moment } from '../table_session';
import { MatchFeed } from './match_feed';
import { OnlineSession, openOnline } from './online_session';
import { fateOf, storeSent, storedSent } from './sender';

const pace = { thinking: 0, weight: 0, result: 0, rest: 0, retry: 5, tempo: () => 'relaxed' as const };
const pauses = { first: 5, max: 20, silence: 60_000 };
const lag = { cmd: 'shoot', y: 0, speed: 1.85, angle: 0, spin: 0 } as const;
const twoPlayers: MatchSetup = { game: 'knock-off', options: { game_score: 1 }, seats: [{ name: 'Ann' }, { name: 'Bob' }], seed: 7 };

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

const sessions: OnlineSession[] = [];
afterEach(() => {
  for (const session of sessions.splice(0)) session.leave();
  kept.clear();
});

async function server(setup: MatchSetup = twoPlayers, first: string | null = 'Ann'): Promise<LocalMatchServer> {
  const begun = await LocalMatchServer.begin(setup);
  if (first !== null) await begun.play({ cmd: 'open', first });
  return begun;
}

interface Sat {
  session: OnlineSession;
  shown: Course[];
}

async function sit(server: LocalMatchServer, name: string, show: (course: Course) => Promise<void> = async () => {}): Promise<Sat> {
  const api = new Api({ fetch: server.fetchAs(name), token: () => name, base: '/', timeout: 60_000 });
  const engine = await engineInstance();
  const feed = new MatchFeed(api, 'm', pauses, () => () => {});
  const opened = await openOnline('m', feed, engine);
  if (opened.kind !== 'open') throw new Error(opened.kind);
  const shown: Course[] = [];
  const stage = { show: (course: Course) => (shown.push(course), show(course)) };
  const session = new OnlineSession(opened.match, engine, api, stage, pace, pauses);
  sessions.push(session);
  session.begin();
  return { session, shown };
}

function until(session: OnlineSession, wanted: Moment['kind']): Promise<void> {
  return eventually(() => expect(session.moment.value.kind).toBe(wanted));
}

function reaches(session: OnlineSession, server: LocalMatchServer): Promise<void> {
  return eventually(() => expect(session.state.value.hash).toBe(server.state.hash));
}

describe('a match on the server', () => {
  it('is played by two to its end, and both see every throw once', async () => {
    const played = await server();
    const ann = await sit(played, 'Ann');
    const bob = await sit(played, 'Bob');
    for (let shot = 0; !played.state.over && shot < 60; ++shot) {
      const shooter = played.state.to_shoot?.player === 'Ann' ? ann : bob;
      await until(shooter.session, 'aiming');
      const other = shooter === ann ? bob : ann;
      await until(other.session, 'waiting');
      expect(other.session.moment.value).toEqual({ kind: 'waiting', player: played.state.to_shoot?.player });
      expect(await shooter.session.send({ ...lag, y: 0.01 * (shot % 8) })).toBe(true);
      await reaches(other.session, played);
    }
    for (const { session, shown } of [ann, bob]) {
      await until(session, 'over');
      expect(session.state.value.winner).toBe(played.state.winner);
      expect(session.fault.value).toBeNull();
      expect(shown.length).toBe(played.lines.length - 2);
    }
    expect(played.differences).toEqual([]);
  });

  it('begins with a toss that one player is asked to call, and tells everybody what fell', async () => {
    const played = await server(twoPlayers, null);
    const ann = await sit(played, 'Ann');
    const bob = await sit(played, 'Bob');
    const watching = await sit(played, '');
    expect(ann.session.moment.value.kind).toBe('toss');
    for (const { session } of [bob, watching]) expect(session.moment.value).toEqual({ kind: 'waiting', player: 'Ann' });
    expect([ann, bob, watching].map(({ session }) => session.ownSide())).toEqual(['Ann', 'Bob', null]);
    expect(ann.session.caller()).toBe('Ann');
    await ann.session.send({ cmd: 'toss', side: ann.session.caller(), call: 'heads' });
    for (const { session } of [ann, bob, watching]) {
      await reaches(session, played);
      expect(session.toss.value?.side).toBe(played.state.to_choose?.side);
      expect(session.toss.value?.landed).toBe(session.toss.value?.side === 'Ann' ? 'heads' : 'tails');
    }
    const chooser = played.state.to_choose?.side === 'Ann' ? ann : bob;
    await until(chooser.session, 'choice');
    await until(chooser === ann ? bob.session : ann.session, 'waiting');
  });

  it('is told to each player as theirs, and to others as nobody’s', async () => {
    const played = await server();
    const all = [await sit(played, 'Ann'), await sit(played, 'Bob'), await sit(played, '')].map(({ session }) => session);
    expect(all.map((session) => [...session.readers()])).toEqual([['Ann'], ['Bob'], []]);
    expect(all.map((session) => session.isReader('Ann'))).toEqual([true, false, false]);
  });

  it('is watched by others, who have nothing in the hand and may not throw', async () => {
    const played = await server();
    const { session, shown } = await sit(played, '');
    expect(session.isPlaying).toBe(false);
    expect(session.moment.value).toEqual({ kind: 'waiting', player: 'Ann' });
    expect(await session.send(lag)).toBe(false);
    expect(session.trouble.value?.code).toBe('no_seat');
    await played.play(lag);
    await reaches(session, played);
    expect(shown.length).toBe(1);
    expect(session.trouble.value).toBeNull();
  });

  it('is opened in the middle as it stands', async () => {
    const played = await server();
    await played.play(lag);
    const { session, shown } = await sit(played, 'Bob');
    expect(session.moment.value.kind).toBe('aiming');
    expect(session.state.value.hash).toBe(played.state.hash);
    expect(shown).toEqual([]);
  });

  it('goes on with the line of a throw, however late its answer comes', async () => {
    const played = await server();
    let answer = () => {};
    played.answersLater = new Promise((resolve) => (answer = resolve));
    const { session, shown } = await sit(played, 'Ann');
    expect(await session.send(lag)).toBe(true);
    await played.play({ ...lag, y: 0.1 });
    await until(session, 'aiming');
    expect(await session.send({ ...lag, y: -0.1 })).toBe(true);
    await reaches(session, played);
    answer();
    await until(session, 'waiting');
    expect(played.ids.length).toBe(2);
    expect(shown.length).toBe(3);
  });

  it('gives a throw back to the hand when it is refused', async () => {
    const played = await server();
    const { session } = await sit(played, 'Ann');
    expect(await session.send({ ...lag, speed: 900 })).toBe(false);
    expect(session.trouble.value).toMatchObject({ code: 'not_accepted', field: 'speed' });
    expect(session.moment.value.kind).toBe('aiming');
    expect(await session.send(lag)).toBe(true);
  });
});

describe('without a connection', () => {
  it('a throw that is lost on the way is sent again under the same number, and played once', async () => {
    const played = await server();
    const { session, shown } = await sit(played, 'Ann');
    played.losesCommands = 3;
    played.losesAnswers = 4;
    expect(await session.send(lag)).toBe(true);
    await until(session, 'waiting');
    expect(new Set(played.ids).size).toBe(1);
    expect(played.ids.length).toBe(4); // then the line says that it was played, though the answer never came
    expect(shown.length).toBe(1);
    expect(played.lines.length).toBe(3);
    expect(storedSent('m')).toBeNull();
  });

  it('a throw waits until there is one again', async () => {
    const played = await server();
    const { session } = await sit(played, 'Ann');
    played.isDown = true;
    played.breakStreams();
    await eventually(() => expect(session.connection.value).toBe('lost'));
    const sent = session.send(lag);
    await eventually(() => expect(session.sending.value).toBe(true));
    expect(storedSent('m')).toMatchObject({ command: lag });
    expect(await session.send(lag)).toBe(false); // one at a time
    played.isDown = false;
    expect(await sent).toBe(true);
    await reaches(session, played);
    await eventually(() => expect(session.connection.value).toBe('open'));
    expect(played.state.weights.length + played.state.off.length).toBe(1);
  });

  it('a throw that comes too late is not thrown in the next turn', async () => {
    const played = await server();
    const { session } = await sit(played, 'Ann');
    played.isDown = true;
    played.breakStreams();
    const sent = session.send(lag);
    await played.play({ cmd: 'forfeit' }); // the clock ran out
    await played.play({ ...lag, y: 0.1 });
    played.isDown = false;
    expect(await sent).toBe(false);
    await until(session, 'aiming');
    expect(session.isTooLate.value).toBe(true);
    expect(played.ids).toEqual([]);
    expect(await session.send(lag)).toBe(true);
    expect(session.isTooLate.value).toBe(false);
  });

  it('what others did meanwhile is caught up with, in order and without showing all of it', async () => {
    const played = await server();
    const { session, shown } = await sit(played, 'Bob');
    played.isDown = true;
    played.breakStreams();
    for (let shot = 0; shot < 6; ++shot) await played.play({ ...lag, y: 0.03 * shot - 0.08 });
    played.isDown = false;
    await reaches(session, played);
    expect(shown.length).toBeLessThan(3);
    expect(session.fault.value).toBeNull();
    expect(played.differences).toEqual([]);
  });

  it('a throw that the page took with it when it was closed is sent when it is opened', async () => {
    const played = await server();
    storeSent('m', { shotId: 'before', command: lag, after: 2 });
    const { session } = await sit(played, 'Ann');
    await until(session, 'waiting');
    expect(played.ids).toEqual(['before']);
    storeSent('m', { shotId: 'stale', command: lag, after: 2 });
    await sit(played, 'Ann');
    expect(played.ids).toEqual(['before']);
    expect(storedSent('m')).toBeNull();
  });
});

describe('where our engine comes to something else', () => {
  it('the outcome of the server holds, and the difference is told', async () => {
    const played = await server();
    const { session } = await sit(played, 'Bob');
    played.alter = (line) => line.replace(/"rests":\[\{"x":(\d+\.)/, '"rests":[{"x":$10');
    await played.play(lag);
    await eventually(() => expect(played.differences).toMatchObject([{ seq: 2 }]));
    await reaches(session, played);
    expect(session.state.value.weights[0]?.x).toBe(played.state.weights[0]?.x);
    await until(session, 'aiming');
  });

  it('and the server to something that does not follow, the page says that they do not fit together', async () => {
    const played = await server();
    const { session } = await sit(played, 'Bob');
    played.hashOf = () => '0123456789abcdef';
    await played.play(lag);
    await eventually(() => expect(session.fault.value).toMatch(/otherVersion/));
    expect(played.differences).toMatchObject([{ seq: 2, hash: played.state.hash }]);
  });
});

describe('besides throws', () => {
  it('the clock counts down what the server has counted', async () => {
    const played = await server();
    const { session } = await sit(played, 'Ann');
    expect(session.clock.value).toBeNull();
    played.showView({ clock: { seconds: 60, left: 41.5, running: true, player: 'Ann' } });
    await eventually(() => expect(session.clock.value).toBe(42));
    played.showView({ clock: { seconds: 60, left: null, running: false, player: null } });
    await eventually(() => expect(session.clock.value).toBeNull());
  });

  it('a pause takes the weight out of the hand, and gives it back', async () => {
    const played = await server();
    const { session } = await sit(played, 'Ann');
    played.showView({ phase: 'paused' });
    await until(session, 'paused');
    played.showView({ phase: 'playing' });
    await until(session, 'aiming');
  });

  it('who has gone may be claimed from by the others, after a warning', async () => {
    const played = await server();
    const ann = await sit(played, 'Ann');
    const watching = await sit(played, '');
    played.showView({ away: [{ seat: 1, claim_in: 30 }] });
    await eventually(() => expect(ann.session.claimIn.value).toBe(30));
    expect(watching.session.claimIn.value).toBeNull();
    await ann.session.claim();
    expect(played.asked.at(-1)).toBe('POST claim {}');
  });

  it('phrases are shown for a while, offers are made and answered', async () => {
    const played = await server();
    const { session } = await sit(played, 'Ann');
    played.tell({ type: 'phrase', from: 'Bob', phrase: 'hello' });
    await eventually(() => expect(session.bubbles.value).toMatchObject([{ from: 'Bob', phrase: 'hello' }]));
    await session.offer('takeback');
    await session.answer('pause', false);
    await session.say('thanks');
    expect(played.asked).toEqual(['POST offers {"kind":"takeback"}', 'POST offers/answer {"kind":"pause","accept":false}', 'POST phrases {"phrase":"thanks"}']);
  });

  it('a side concedes, also while the other is to throw', async () => {
    const played = await server();
    const { session } = await sit(played, 'Bob');
    expect(await session.concede()).toBe(true);
    await until(session, 'over');
    expect(session.state.value.winner).toBe('Ann');
  });

  it('what is taken back is no longer seen', async () => {
    const played = await server();
    const { session } = await sit(played, 'Ann');
    await session.send(lag);
    await until(session, 'waiting');
    await played.play({ cmd: 'undo' });
    await until(session, 'aiming');
    expect(session.state.value.weights).toEqual([]);
    expect(session.lastThrow.value).toBeNull();
  });
});

describe('what became of a toss whose answer was lost', () => {
  const toss = { shotId: '1', command: { cmd: 'toss', side: 'Ann', call: 'heads' } as const, after: 1 };
  const line = (what: object) => ({ type: 'line' as const, seq: 1, line: JSON.stringify(what), hash: '' });
  const number = line({ number: '0'.repeat(32), seat: 1, sum: '' });
  const tossed = line({ event: 'toss', side: 0, call: 'heads' });

  it('is open while only numbers for the luck have come, for which the server holds it', () => {
    expect(fateOf(toss, [number]).kind).toBe('open');
    expect(fateOf(toss, [number, tossed])).toEqual({ kind: 'played', line: tossed });
    expect(fateOf(toss, [number, line({ event: 'concede', side: 1 })]).kind).toBe('passed');
  });
});

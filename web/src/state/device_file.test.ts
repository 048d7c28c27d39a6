import { describe, expect, it } from 'vitest';

import { deviceFile, type DeviceParts, readDeviceFile, shelvesInFile, takeIn } from './device_file';
import { MemoryShelf, type SavedMatch } from './device_store';
import { defaultPreferences, type Preferences } from './preferences';

type Kept = { match: SavedMatch; record: string };

class Device implements DeviceParts {
  kept = new Map<string, Kept>();
  shelves = new Map(shelvesInFile.map((name) => [name, new MemoryShelf<{ id: string }>()]));
  chosen: Preferences = { ...defaultPreferences };
  preferences = () => this.chosen;
  changePreferences = (change: Partial<Preferences>) => void (this.chosen = { ...this.chosen, ...change });
  matches = async () => [...this.kept.values()];
  takeMatch = async (match: SavedMatch, record: string) => (record.includes('bad') ? 'no such record' : (this.kept.set(match.id, { match, record }), null));
  shelf = (name: (typeof shelvesInFile)[number]) => this.shelves.get(name)!;

  async file() {
    return JSON.stringify(await deviceFile(this, 1));
  }
}

const match = (id: string): SavedMatch =>
  ({ id, kind: 'real', plan: { setup: { game: 'g', seats: [{ name: 'Ann' }] }, levels: {} }, game: 'g', started: 1, changed: 2, score: {}, over: false, winner: null });
const record = (...events: string[]) => ['{"hammer_record":3}', ...events.map((event, place) => `{"event":"${event}","sum":"${'0123456789abcdef'.slice(place)}"}`), ''].join('\n');

async function used(): Promise<Device> {
  const device = new Device();
  for (const [id, events] of Object.entries({ a: ['open', 'report'], b: ['open'] })) device.kept.set(id, { match: match(id), record: record(...events) });
  await device.shelf('drills').put({ id: 'lag 1', best: { score: 7, at: 3 }, last: [{ score: 7, at: 3 }] } as never);
  await device.shelf('lessons').put({ id: 'throw', done: ['one'], of: 3, at: 5 } as never);
  await device.shelf('positions').put({ id: '1', name: 'Freeze', at: 1, link: 'x' } as never);
  device.chosen = { ...defaultPreferences, name: 'Ann', units: 'in', houseRules: [{ name: 'Ours', game: 'g', preset: '', options: {} }], seenTips: ['a'] };
  return device;
}

describe('everything as one file', () => {
  it('comes out of the device that takes it in as it went out of the first', async () => {
    const [one, other] = [await used(), new Device()];
    const file = await one.file();
    await takeIn(other, readDeviceFile(file)!);
    expect(await other.file()).toBe(file);
  });

  it('changes nothing when it is taken in twice, or where it comes from', async () => {
    const one = await used();
    const file = readDeviceFile(await one.file())!;
    expect(await takeIn(one, file)).toEqual({ matches: 0, things: 0, refused: [] });
    const other = new Device();
    await takeIn(other, file);
    const before = await other.file();
    expect(await takeIn(other, file)).toEqual({ matches: 0, things: 0, refused: [] });
    expect(await other.file()).toBe(before);
  });

  it('keeps what both have, whichever is taken into which', async () => {
    const [one, other] = [await used(), await used()];
    other.kept.delete('a');
    other.kept.set('b', { match: match('b'), record: record('open', 'report', 'undo') });
    other.kept.set('c', { match: match('c'), record: record('open') });
    await other.shelf('drills').put({ id: 'lag 1', best: { score: 9, at: 4 }, last: [{ score: 2, at: 1 }, { score: 9, at: 4 }] } as never);
    await other.shelf('lessons').put({ id: 'throw', done: ['two'], of: 3, at: 9 } as never);
    const [first, second] = [readDeviceFile(await one.file())!, readDeviceFile(await other.file())!];
    await takeIn(one, second);
    await takeIn(other, first);
    expect([...one.kept.keys()].sort()).toEqual(['a', 'b', 'c']);
    expect([...other.kept.keys()].sort()).toEqual(['a', 'b', 'c']);
    for (const device of [one, other]) {
      expect(device.kept.get('b')!.record, 'the longer one').toBe(record('open', 'report', 'undo'));
      expect(await device.shelf('drills').find('lag 1')).toEqual({ id: 'lag 1', best: { score: 9, at: 4 }, last: [{ score: 2, at: 1 }, { score: 7, at: 3 }, { score: 9, at: 4 }] });
      expect(new Set(((await device.shelf('lessons').find('throw')) as unknown as { done: string[] }).done)).toEqual(new Set(['one', 'two']));
    }
  });

  it('keeps both of a match that went on differently, and each once', async () => {
    const [one, other] = [await used(), await used()];
    one.kept.set('b', { match: match('b'), record: record('open', 'report') });
    other.kept.set('b', { match: match('b'), record: record('open', 'foul') });
    const file = readDeviceFile(await other.file())!;
    await takeIn(one, file);
    await takeIn(one, file);
    expect([...one.kept.values()].map(({ record: kept }) => kept).sort()).toEqual([record('open', 'foul'), record('open', 'report'), record('open', 'report')].sort());
    expect(one.kept.get('b')!.record).toBe(record('open', 'report'));
  });

  it('takes a corrected record, whose sums are all different, for the longer one', async () => {
    const [one, other] = [await used(), await used()];
    const corrected = record('open', 'report', 'correct').replace('{"hammer_record":3}', '{"hammer_record":3,"uses":["corrections"]}').replaceAll('"sum":"0', '"sum":"f');
    other.kept.set('a', { match: match('a'), record: corrected });
    await takeIn(one, readDeviceFile(await other.file())!);
    expect(one.kept.get('a')!.record).toBe(corrected);
  });

  it('leaves what was chosen here', async () => {
    const [one, other] = [await used(), new Device()];
    other.chosen = { ...defaultPreferences, name: 'Bob', houseRules: [{ name: 'Theirs', game: 'g', preset: '', options: {} }], seenTips: ['b'] };
    await takeIn(other, readDeviceFile(await one.file())!);
    expect(other.chosen).toMatchObject({ name: 'Bob', units: 'in', seenTips: ['b', 'a'] });
    expect(other.chosen.houseRules.map(({ name }) => name)).toEqual(['Ours', 'Theirs']);
  });

  it('refuses what it is not, and takes what is sound of what somebody wrote by hand', async () => {
    for (const text of ['', 'Dear Ann', '[]', 'null', '{}', '{"hammer_device":2}']) expect(readDeviceFile(text)).toBeNull();
    const odd = readDeviceFile(
      JSON.stringify({
        hammer_device: 1, preferences: { name: 7, units: 'in', nothing: 1, lastPlan: { x: 1 }, houseRules: [{}], flicks: { touch: 1 }, eveningPeople: {}, seenTips: [1] },
        shelves: { drills: [{ id: 'lag 1' }], lessons: [{ id: 'throw', done: 'all' }], positions: 'none', declared: [{ id: 'd', aimed: {} }], ladder: [{ id: '' }, { id: 3 }, null] },
        matches: [null, {}, { match: match('x') }, { match: { ...match('y'), id: 7 }, record: '' }, { match: match('z'), record: record('bad') }, { match: match('w'), record: record('open') }],
      }),
    )!;
    expect(odd.preferences).toEqual({ units: 'in' });
    expect(Object.values(odd.shelves).flat()).toEqual([]);
    const device = new Device();
    const taken = await takeIn(device, odd);
    expect(taken).toMatchObject({ matches: 1, refused: [{ why: 'no such record' }] });
    expect([...device.kept.keys()]).toEqual(['w']);
  });
});

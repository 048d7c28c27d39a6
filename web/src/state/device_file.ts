// Everything on this device as one file, and such a file taken in: nothing twice, and nothing lost.
import type { DrillRecord } from './drills/drill_records';
import type { SavedMatch, Shelf, ShelfName } from './device_store';
import { nextRules } from './evening';
import { defaultPreferences, type Preferences, withHouseRules } from './preferences';

interface Thing {
  id: string;
}

export interface DeviceFile {
  hammer_device: 1;
  written: number; // ms since 1970
  preferences: Partial<Preferences>; // those that are not the defaults
  matches: { match: SavedMatch; record: string }[];
  shelves: Partial<Record<ShelfName, Thing[]>>;
}

// Tallies and ratings are counted again from the matches.
export const shelvesInFile = ['positions', 'declared', 'drills', 'lessons', 'ladder'] as const satisfies readonly ShelfName[];
type ShelfInFile = (typeof shelvesInFile)[number];

export interface DeviceParts {
  preferences: () => Preferences;
  changePreferences: (change: Partial<Preferences>) => void;
  matches: () => Promise<{ match: SavedMatch; record: string }[]>;
  // Verified by the engine, which writes the summary anew. The reason if it is not accepted, else null.
  takeMatch: (match: SavedMatch, record: string) => Promise<string | null>;
  shelf: (name: ShelfInFile) => Pick<Shelf<Thing>, 'list' | 'putAll'>;
}

export async function deviceFile(parts: DeviceParts, now: number): Promise<DeviceFile> {
  const shelves = await Promise.all(shelvesInFile.map(async (name) => [name, await parts.shelf(name).list()] as const));
  const matches = [...(await parts.matches())].sort((a, b) => (a.match.id < b.match.id ? -1 : 1));
  return {
    hammer_device: 1,
    written: now,
    preferences: changesOf(parts.preferences()),
    matches,
    shelves: Object.fromEntries(shelves.filter(([, things]) => things.length > 0)),
  };
}

// Null: it is no such file.
export function readDeviceFile(text: string): DeviceFile | null {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(found) || found['hammer_device'] !== 1) return null;
  const { written, preferences, matches, shelves } = found;
  const things = isObject(shelves) ? shelves : {};
  return {
    hammer_device: 1,
    written: typeof written === 'number' ? written : 0,
    preferences: isObject(preferences) ? ofRightTypes(preferences) : {},
    matches: Array.isArray(matches) ? matches.filter(isMatch) : [],
    shelves: Object.fromEntries(shelvesInFile.map((name) => [name, thingsIn(things[name]).filter(isSound[name])])),
  };
}

export interface Taken {
  matches: number; // that were not here, or are longer now
  things: number; // of everything else
  refused: { match: SavedMatch; why: string }[];
}

export async function takeIn(parts: DeviceParts, file: DeviceFile): Promise<Taken> {
  const taken: Taken = { matches: 0, things: 0, refused: [] };
  const here = new Map((await parts.matches()).map(({ match, record }) => [match.id, record]));
  for (const { match, record } of file.matches) {
    const wanted = whichToTake(here, match, record);
    if (wanted === null) continue;
    const why = await parts.takeMatch(wanted, record);
    if (why !== null) {
      taken.refused.push({ match, why });
      continue;
    }
    here.set(wanted.id, record);
    taken.matches += 1;
  }
  for (const name of shelvesInFile) {
    const shelf = parts.shelf(name);
    const changed = mergedThings(name, await shelf.list(), file.shelves[name] ?? []);
    if (changed.length > 0) await shelf.putAll(changed);
    taken.things += changed.length;
  }
  const change = mergedPreferences(parts.preferences(), file.preferences);
  if (Object.keys(change).length > 0) parts.changePreferences(change);
  taken.things += Object.keys(change).length;
  return taken;
}

// ---------------------------------------------------------------- matches

// Null: what the file has of it is here. A match that went on differently on both devices is taken in beside the other.
function whichToTake(here: ReadonlyMap<string, string>, match: SavedMatch, record: string): SavedMatch | null {
  const own = here.get(match.id);
  if (own === undefined) return match;
  if (goesOnFrom(record, own)) return null;
  if (goesOnFrom(own, record)) return match;
  const other = { ...match, id: `${match.id}-${checksum(eventsOf(record))}` };
  return here.has(other.id) ? null : other;
}

// Whether `longer` is `shorter` with nothing or something after it.
function goesOnFrom(shorter: string, longer: string): boolean {
  return eventsOf(longer).startsWith(eventsOf(shorter));
}

// What happened, without what a record says about itself: a correction has it written anew, with other sums.
function eventsOf(record: string): string {
  const lines = record.split('\n').filter((line) => line !== '' && !line.startsWith('{"hammer_record"') && !line.startsWith('{"end"'));
  return lines.map((line) => line.replace(/,"sum":"[0-9a-f]*"/, '')).join('\n') + '\n';
}

function checksum(text: string): string {
  let sum = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) sum = BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n);
  return sum.toString(36);
}

// ---------------------------------------------------------------- everything else

// Those that are new here or differ afterwards.
function mergedThings(name: ShelfInFile, own: readonly Thing[], others: readonly Thing[]): Thing[] {
  const byId = new Map(own.map((thing) => [thing.id, thing]));
  return others.flatMap((other) => {
    const before = byId.get(other.id);
    const after = before === undefined ? other : mergedThing(name, before, other);
    return JSON.stringify(inOneOrder(after)) === JSON.stringify(inOneOrder(before)) ? [] : [after];
  });
}

function mergedThing(name: ShelfInFile, own: Thing, other: Thing): Thing {
  if (name === 'drills') return mergedDrill(own as DrillRecord, other as DrillRecord);
  if (name === 'lessons') return mergedLesson(own as Lesson, other as Lesson);
  return own;
}

const lastScores = 10;

function mergedDrill(own: DrillRecord, other: DrillRecord): DrillRecord {
  const best = [own.best, other.best].sort((a, b) => b.score - a.score || a.at - b.at)[0]!;
  const all = new Map([...own.last, ...other.last].map((score) => [`${score.at} ${score.score}`, score]));
  const last = [...all.values()].sort((a, b) => a.at - b.at || a.score - b.score).slice(-lastScores);
  return { ...own, best, last };
}

interface Lesson extends Thing {
  done: string[];
  at: number;
}

function mergedLesson(own: Lesson, other: Lesson): Lesson {
  const done = [...own.done, ...other.done.filter((step) => !own.done.includes(step))];
  return { ...own, done, at: Math.max(own.at, other.at) };
}

// What is chosen on this device stays; a default gives way. Named sets of rules and tips seen come together.
function mergedPreferences(own: Preferences, others: Partial<Preferences>): Partial<Preferences> {
  const { houseRules = [], seenTips = [], version: _, ...single } = others;
  const changed = Object.entries(changesOf(single as Preferences)).filter(([name]) => isDefault(own, name as keyof Preferences));
  const change = Object.fromEntries(changed) as Partial<Preferences>;
  const missing = houseRules.filter((rules) => !own.houseRules.some(({ game, name }) => game === rules.game && name === rules.name));
  if (missing.length > 0) change.houseRules = missing.reduce((kept, rules) => withHouseRules(kept, rules), [...own.houseRules]);
  const unseen = seenTips.filter((tip) => !own.seenTips.includes(tip));
  if (unseen.length > 0) change.seenTips = [...own.seenTips, ...unseen];
  return change;
}

function changesOf(preferences: Partial<Preferences>): Partial<Preferences> {
  const changed = Object.entries(preferences).filter(([name]) => !isDefault(preferences, name as keyof Preferences));
  return Object.fromEntries(changed) as Partial<Preferences>;
}

function isDefault(preferences: Partial<Preferences>, name: keyof Preferences): boolean {
  return JSON.stringify(inOneOrder(preferences[name])) === JSON.stringify(inOneOrder(defaultPreferences[name]));
}

// ---------------------------------------------------------------- reading what anybody may have written

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function ofRightTypes(found: Record<string, unknown>): Partial<Preferences> {
  const known = Object.entries(found).filter(([name, value]) => {
    const fallback = (defaultPreferences as unknown as Record<string, unknown>)[name];
    if (fallback === undefined) return false;
    const own = soundPreferences[name as keyof Preferences];
    return own ? own(value) : typeof value === typeof fallback && typeof value !== 'object';
  });
  return Object.fromEntries(known) as Partial<Preferences>;
}

// Whatever of a preference is more than one value. Those that are not here have no more than that.
const soundPreferences: Partial<Record<keyof Preferences, (value: unknown) => boolean>> = {
  lastPlan: isPlan,
  lastRealPlan: isPlan,
  seenTips: areTexts,
  houseRules: (value) =>
    Array.isArray(value) && value.every((rules) => isObject(rules) && [rules['name'], rules['game'], rules['preset']].every(isText) && isObject(rules['options'])),
  eveningPeople: (value) => isObject(value) && isNumber(value['since']) && areTexts(value['added']) && areTexts(value['gone']),
  eveningRule: (value) => nextRules.some((rule) => rule === value),
  flicks: (value) =>
    isObject(value) &&
    Object.values(value).every((learnt) => isObject(learnt) && Array.isArray(learnt['recent']) && learnt['recent'].every(isNumber) && isNumber(learnt['natural']) && isNumber(learnt['scatter'])),
};

const isSound: Record<ShelfInFile, (thing: Thing) => boolean> = {
  positions: (thing) => has(thing, { name: isText, at: isNumber, link: isText }),
  declared: (thing) => has(thing, { at: isNumber, table: isText, weight: isText, by: isText, aimed: isShot, thrown: isShot }),
  drills: (thing) => has(thing, { best: isScore, last: (scores) => Array.isArray(scores) && scores.every(isScore) }),
  lessons: (thing) => has(thing, { done: areTexts, of: isNumber, at: isNumber }),
  ladder: (thing) => has(thing, { level: isText, won: (won) => typeof won === 'boolean', ended: isNumber }),
};

function has(thing: object, fields: Record<string, (value: unknown) => boolean>): boolean {
  return Object.entries(fields).every(([name, isRight]) => isRight((thing as Record<string, unknown>)[name]));
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

function isScore(value: unknown): boolean {
  return isObject(value) && isNumber(value['score']) && isNumber(value['at']);
}

function isShot(value: unknown): boolean {
  return isObject(value) && ['y', 'speed', 'angle', 'spin'].every((name) => isNumber(value[name]));
}

function isPlan(value: unknown): boolean {
  if (!isObject(value) || !isObject(value['setup']) || !isObject(value['levels']) || !Object.values(value['levels']).every(isText)) return false;
  const { game, seats } = value['setup'];
  return isText(game) && Array.isArray(seats) && seats.length > 0 && seats.every((seat) => isObject(seat) && isText(seat['name']));
}

function isMatch(value: unknown): value is DeviceFile['matches'][number] {
  if (!isObject(value) || !isObject(value['match']) || typeof value['record'] !== 'string') return false;
  const { id, kind, plan, started, changed } = value['match'];
  return isId(id) && (kind === 'table' || kind === 'real') && isPlan(plan) && Number.isFinite(started) && Number.isFinite(changed);
}

function thingsIn(value: unknown): Thing[] {
  return Array.isArray(value) ? value.filter((thing): thing is Thing => isObject(thing) && isId(thing['id'])) : [];
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 200;
}

function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOneOrder);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, inside]) => [name, inOneOrder(inside)]));
}

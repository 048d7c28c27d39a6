// A practice table as a link: letters, digits, - and _, starting with the version of the format. Places are precise enough
// for the engine to tell touching weights from overlapping ones. Links are checked strictly when they are read; the engine
// decides later whether the game exists and allows the position.
import type { Hand, PlacedWeight, Position } from '../../engine/study';
import type { Color, OptionValue, SeatSetup } from '../../engine/types';
import type { Catalogue } from '../new_match';
import { layoutOf, withChangesOnly, type Layout, type PracticeSetting, type Situation } from './layout';

const version = '1';
const longest = 6000; // characters

export type LinkField =
  | 'game' | 'preset' | 'options' | 'table' | 'powder' | 'weight' | 'weights' | 'color' | 'seats' | 'to_shoot' | 'thrown'
  | 'score' | 'hammer' | 'order' | 'round' | 'first_color' | 'colors' | 'hand' | 'dryness';

export type LinkFault = { why: 'long' } | { why: 'damaged' } | { why: 'version' } | { why: 'field'; field: LinkField };

export type LinkRead = { layout: Layout } | { fault: LinkFault };

// Default values are left out.
interface Written {
  g: string;
  p?: string;
  o?: Record<string, OptionValue>;
  t: string;
  d: string | number;
  s: string;
  w?: number[]; // x, y, x, y …
  c?: string; // their colours: "rb"
  n: 'r' | 'b'; // thrown next
  q?: (string | [string, string] | [string, string, string])[]; // seats: name, side, hand
  u?: string;
  k?: number;
  v?: Record<string, number>;
  h?: string;
  e?: string[]; // order of the sides
  r?: number;
  f?: 'r' | 'b';
  l?: Record<string, 'r' | 'b'>; // colours by side
  a?: Hand | Record<string, Hand>;
  y?: number[]; // dryness
}

export function practiceLink(layout: Layout): string {
  return `#/practice/${linkText(layout)}`;
}

// The link for a position of a match; null if the position does not name its table. With the catalogue, default options are
// left out.
export function practiceLinkOf(position: Position, catalogue?: Pick<Catalogue, 'games' | 'presets'>): string | null {
  const layout = layoutOf(position);
  return layout && practiceLink(catalogue ? withChangesOnly(catalogue, layout) : layout);
}

// The part after #/practice/.
export function linkText(layout: Layout): string {
  return version + toBase64(JSON.stringify(written(layout)));
}

export function readLink(text: string): LinkRead {
  if (text.length > longest) return { fault: { why: 'long' } };
  if (!/^[\w-]+$/.test(text)) return { fault: { why: 'damaged' } };
  if (!text.startsWith(version)) return { fault: { why: 'version' } };
  try {
    const found: unknown = JSON.parse(fromBase64(text.slice(1)));
    return isObject(found) ? { layout: new LinkReader(found).layout() } : { fault: { why: 'damaged' } };
  } catch (error) {
    return { fault: error instanceof WrongField ? { why: 'field', field: error.field } : { why: 'damaged' } };
  }
}

function written({ setting, weights, color, situation }: Layout): Written {
  const text: Written = { g: setting.game, t: setting.table, d: setting.powder, s: setting.weight, n: letterOf(color) };
  if (setting.preset !== undefined) text.p = setting.preset;
  if (Object.keys(setting.options).length > 0) text.o = setting.options;
  if (weights.length > 0) {
    text.w = weights.flatMap(({ x, y }) => [rounded(x), rounded(y)]);
    text.c = weights.map((weight) => letterOf(weight.color)).join('');
  }
  const { seats, toShoot, thrown, score, hammer, order, round, firstColor, colors, hand, dryness } = situation;
  if (seats !== undefined) text.q = seats.map(seatText);
  if (toShoot !== undefined) text.u = toShoot;
  if (thrown !== undefined) text.k = thrown;
  if (score !== undefined) text.v = score;
  if (hammer !== undefined) text.h = hammer;
  if (order !== undefined) text.e = order;
  if (round !== undefined) text.r = round;
  if (firstColor !== undefined) text.f = letterOf(firstColor);
  if (colors !== undefined) text.l = Object.fromEntries(Object.entries(colors).map(([side, color]) => [side, letterOf(color)]));
  if (hand !== undefined) text.a = hand;
  if (dryness !== undefined) text.y = dryness.map((dry) => rounded(dry, 6));
  return text;
}

function seatText({ name, side, hand }: SeatSetup): string | [string, string] | [string, string, string] {
  if (hand !== undefined) return [name, side ?? '', hand];
  return side === undefined ? name : [name, side];
}

function letterOf(color: Color): 'r' | 'b' {
  return color === 'red' ? 'r' : 'b';
}

function rounded(value: number, digits = 10): number {
  return Number(value.toFixed(digits)) || 0;
}

class WrongField extends Error {
  constructor(readonly field: LinkField) {
    super(field);
  }
}

// Checks every value of a link.
class LinkReader {
  constructor(private readonly found: Record<string, unknown>) {}

  layout(): Layout {
    const color = this.must('n', 'color', isLetter);
    return { setting: this.setting(), weights: this.weights(), color: colorOf(color), situation: this.situation() };
  }

  private setting(): PracticeSetting {
    const preset = this.may('p', 'preset', isName);
    return {
      game: this.must('g', 'game', isName),
      ...(preset === undefined ? {} : { preset }),
      options: this.may('o', 'options', isOptions) ?? {},
      table: this.must('t', 'table', isName),
      powder: this.must('d', 'powder', (value): value is string | number => isName(value) || isNumber(value)),
      weight: this.must('s', 'weight', isName),
    };
  }

  private weights(): PlacedWeight[] {
    const places = this.may('w', 'weights', isPlaces) ?? [];
    const colors = this.may('c', 'weights', isText) ?? '';
    if (places.length !== 2 * colors.length || !/^[rb]{0,16}$/.test(colors)) throw new WrongField('weights');
    return [...colors].map((letter, i) => ({ color: colorOf(letter), x: places[2 * i] ?? 0, y: places[2 * i + 1] ?? 0 }));
  }

  private situation(): Situation {
    const first = this.may('f', 'first_color', isLetter);
    const colors = this.may('l', 'colors', isLetters);
    const all = {
      seats: this.may('q', 'seats', isSeats)?.map(seatOf),
      toShoot: this.may('u', 'to_shoot', isName),
      thrown: this.may('k', 'thrown', isWhole),
      score: this.may('v', 'score', isScore),
      hammer: this.may('h', 'hammer', isName),
      order: this.may('e', 'order', isNames),
      round: this.may('r', 'round', isWhole),
      firstColor: first === undefined ? undefined : colorOf(first),
      colors: colors && Object.fromEntries(Object.entries(colors).map(([side, letter]) => [side, colorOf(letter)])),
      hand: this.may('a', 'hand', isHandOrHands),
      dryness: this.may('y', 'dryness', isDryness),
    };
    return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Situation;
  }

  private may<T>(key: keyof Written, field: LinkField, is: (value: unknown) => value is T): T | undefined {
    const value = Object.hasOwn(this.found, key) ? this.found[key] : undefined;
    if (value === undefined) return undefined;
    if (!is(value)) throw new WrongField(field);
    return value;
  }

  private must<T>(key: keyof Written, field: LinkField, is: (value: unknown) => value is T): T {
    const value = this.may(key, field, is);
    if (value === undefined) throw new WrongField(field);
    return value;
  }
}

function colorOf(letter: string): Color {
  return letter === 'r' ? 'red' : 'blue';
}

function seatOf(seat: NonNullable<Written['q']>[number]): SeatSetup {
  if (typeof seat === 'string') return { name: seat };
  const [name, side, hand] = seat;
  return { name, ...(side === '' ? {} : { side }), ...(hand === undefined ? {} : { hand }) };
}

const isLetter = (value: unknown): value is 'r' | 'b' => value === 'r' || value === 'b';

const isLetters = (value: unknown): value is Record<string, 'r' | 'b'> =>
  isObject(value) && Object.entries(value).length <= 16 && Object.entries(value).every(([side, letter]) => isName(side) && isLetter(letter));

const isNames = (value: unknown): value is string[] => Array.isArray(value) && value.length <= 16 && value.every(isName);

const isDryness = (value: unknown): value is number[] => Array.isArray(value) && value.length <= 1000 && value.every(isNumber);

const isPlaces = (value: unknown): value is number[] => Array.isArray(value) && value.length <= 32 && value.every(isNumber);

const isScore = (value: unknown): value is Record<string, number> =>
  isObject(value) && Object.entries(value).length <= 16 && Object.entries(value).every(([side, points]) => isName(side) && isNumber(points));

const isOptions = (value: unknown): value is Record<string, OptionValue> =>
  isObject(value) &&
  Object.entries(value).length <= 40 &&
  Object.entries(value).every(
    ([name, option]) => isName(name) && (option === null || typeof option === 'boolean' || isNumber(option) || isText(option) || isScore(option)),
  );

const isSeats = (value: unknown): value is NonNullable<Written['q']> =>
  Array.isArray(value) &&
  value.length <= 64 &&
  value.every((seat) => isName(seat) || (Array.isArray(seat) && seat.length >= 2 && seat.length <= 3 && isName(seat[0]) && seat.every(isText)));

const isHandOrHands = (value: unknown): value is Hand | Record<string, Hand> =>
  isHand(value) || (isObject(value) && Object.entries(value).length <= 16 && Object.entries(value).every(([side, hand]) => isName(side) && isHand(hand)));

function toBase64(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64(text: string): string {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

// Checks of single values.

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < 1e9;

export const isWhole = (value: unknown): value is number => isNumber(value) && Number.isInteger(value) && value >= 0;

export const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200;

export const isName = (value: unknown): value is string => isText(value) && value !== '';

export const isHand = (value: unknown): value is Hand =>
  isName(value) || (isObject(value) && ['speed', 'angle', 'place'].every((key) => isNumber(value[key])) && Object.keys(value).length === 3);

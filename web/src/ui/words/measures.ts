// Lengths, speeds and times as people read them. Metres and seconds in, words out.
import { locale, words } from './index';

export type Units = 'mm' | 'in';

// Making one takes longer than drawing a frame may; there are few.
const formats = new Map<string, Intl.NumberFormat>();
function format(low: number, high: number, more: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${low} ${high} ${JSON.stringify(more)}`;
  const made = formats.get(key) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: low, maximumFractionDigits: high, ...more });
  formats.set(key, made);
  return made;
}
const number = (digits: number) => format(digits, digits);
const upTo = (digits: number) => format(0, digits);

const inch = 0.0254;

// One rule for every length that was measured, so that the judge, a throw's result, the coach and the map say the same of the
// same place. The unit goes by the size: millimetres below 1 cm, centimetres below 1 m, then metres; or inches below 3 ft,
// then feet. Two digits matter: 0.04 mm, 7.2 mm, 1.2 cm, 22 cm; metres and feet have tenths. What is there is never 0.
export function distance(metres: number, units: Units): string {
  const far = Math.abs(metres);
  if (units === 'in') {
    if (far >= 35.5 * inch) return `${upTo(1).format(far / 0.3048)} ft`;
    return seen(far / inch, 4, 'in');
  }
  if (far >= 0.995) return `${upTo(1).format(far)} m`;
  return far < 0.00995 ? seen(far * 1000, 3, 'mm') : seen(far * 100, 3, 'cm');
}

function seen(amount: number, finest: number, unit: string): string {
  const least = 10 ** -finest;
  const shown = Math.floor(twoDigits(amount) / least + 0.5) * least;
  return shown === 0 && amount > 0 ? words.lessThan(`${upTo(finest).format(least)} ${unit}`) : `${upTo(finest).format(shown)} ${unit}`;
}

// Where something was put, or is to be put: to the millimetre, or a hundredth of an inch, so that every step is seen.
export function position(metres: number, units: Units): string {
  const far = Math.abs(metres);
  if (units === 'in') return far >= 35.5 * inch ? `${upTo(3).format(far / 0.3048)} ft` : `${upTo(2).format(far / inch)} in`;
  if (far >= 0.9995) return `${upTo(3).format(far)} m`;
  return far < 0.00995 ? `${upTo(1).format(far * 1000)} mm` : `${upTo(1).format(far * 100)} cm`;
}

// Of a board.
export function length(metres: number, units: Units): string {
  return distance(metres, units);
}

export function speed(metresPerSecond: number, units: Units): string {
  return units === 'mm' ? `${number(2).format(metresPerSecond)} m/s` : `${number(1).format(metresPerSecond / 0.3048)} ft/s`;
}

export function seconds(time: number): string {
  return `${number(1).format(time)} s`;
}

export function decimals(value: number, digits: number): string {
  return number(digits).format(value);
}

// A chance or a share: whole percents, tenths below ten.
export function percent(share: number): string {
  return `${percentSaid(share)}\u00a0%`;
}

export function percentSaid(share: number): string {
  const step = Math.abs(share) < 0.0995 ? 10 : 1;
  return upTo(1).format(Math.floor(share * 100 * step + 0.5) / step);
}

// By how much a chance changed, in percentage points: "+24", "−3.1".
export function pointsChanged(change: number): string {
  const points = percentSaid(Math.abs(change));
  return points === percentSaid(0) ? points : `${change < 0 ? '−' : '+'}${points}`;
}

export function money(cents: number): string {
  return number(2).format(cents / 100);
}

export function dateAndTime(milliseconds: number): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds);
}

// A number that the engine wrote, as people here write it; anything else as it is.
export function localNumber(text: string): string {
  const value = Number(text);
  return text.trim() === '' || !Number.isFinite(value) ? text : upTo(12).format(value);
}

export function date(milliseconds: number): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(milliseconds);
}

// Two digits that matter.
export function brief(value: number): string {
  return plainNumber(twoDigits(value));
}

function twoDigits(value: number): number {
  return Math.abs(value) < 9.95 ? Number(value.toPrecision(2)) : Math.floor(value + 0.5);
}

// As it is typed: without marks between thousands.
export function plainNumber(value: number): string {
  return format(0, 12, { useGrouping: false }).format(value);
}

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

// A clearance or a place: tenths of a millimetre as the judge gives them, hundredths of an inch; finer where less than a
// millimetre decides.
export function distance(metres: number, units: Units): string {
  const isTiny = metres !== 0 && Math.abs(metres) < 0.001;
  if (units === 'mm') return `${upTo(isTiny ? 3 : 1).format(metres * 1000)} mm`;
  return `${number(isTiny ? 4 : 2).format(metres / inch)} in`;
}

export function distanceFromMm(millimetres: number, units: Units): string {
  return distance(millimetres / 1000, units);
}

// How far a throw was off: whole centimetres, tenths of an inch; little is said as exactly as a clearance.
export function offBy(metres: number, units: Units): string {
  if (metres < 0.01) return distance(metres, units);
  return units === 'mm' ? `${number(0).format(metres * 100)} cm` : `${number(1).format(metres / inch)} in`;
}

// A length of board, to be walked rather than measured.
export function length(metres: number, units: Units): string {
  return units === 'mm' ? `${number(2).format(metres)} m` : `${number(1).format(metres / 0.3048)} ft`;
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

// A chance or a share.
export function percent(share: number, digits = 0): string {
  return `${number(digits).format(share * 100)}\u00a0%`;
}

// A change of a chance, in points of a hundred: "+24", "-3.1".
export function hundredths(change: number, digits = 0): string {
  return format(digits, digits, { signDisplay: 'exceptZero' }).format(change * 100);
}

export function money(cents: number): string {
  return number(2).format(cents / 100);
}

export function dateAndTime(milliseconds: number): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds);
}

// A clearance in the judge's own rounding, which need not be that of the language's.
export function judged(millimetres: number, units: Units): string {
  const mm = Math.abs(millimetres);
  if (units === 'in') return mm / 1000 < inch / 20_000 ? words.lessThan(distance(inch / 10_000, units)) : distanceFromMm(mm, units);
  const step = mm < 1 ? 1000 : 10;
  const shown = Math.floor(mm * step + 0.5) / step;
  return shown === 0 ? words.lessThan(`${plainNumber(0.001)} mm`) : `${plainNumber(shown)} mm`;
}

// How far from the far edge a weight stops.
export function centimetres(millimetres: number, units: Units): string {
  return units === 'mm' ? `${plainNumber(millimetres / 10)} cm` : distanceFromMm(millimetres, units);
}

// How far a weight is from something, as one says it at the table: "4 cm", "1.6 m", "7 mm".
export function roughly(metres: number, units: Units): string {
  const far = Math.abs(metres);
  if (units === 'in') {
    if (far < inch / 20) return words.lessThan(`${decimals(0.1, 1)} in`);
    return far < 35.5 * inch ? `${upTo(far < 1.95 * inch ? 1 : 0).format(far / inch)} in` : `${number(1).format(far / 0.3048)} ft`;
  }
  if (far < 0.0005) return words.lessThan('1 mm');
  if (far < 0.0095) return `${number(0).format(far * 1000)} mm`;
  return far < 0.995 ? `${number(0).format(far * 100)} cm` : `${number(1).format(far)} m`;
}

// A number that the engine wrote, as people here write it; anything else as it is.
export function localNumber(text: string): string {
  const value = Number(text);
  return text.trim() === '' || !Number.isFinite(value) ? text : upTo(12).format(value);
}

export function date(milliseconds: number): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(milliseconds);
}

// A share as the coach says it: whole percents, tenths below ten.
export function percentSaid(share: number): string {
  const step = Math.abs(share) < 0.1 ? 10 : 1;
  return upTo(1).format(Math.floor(share * 100 * step + 0.5) / step);
}

// Two digits that matter.
export function brief(value: number): string {
  return plainNumber(Math.abs(value) < 10 ? Number(value.toPrecision(2)) : Math.floor(value + 0.5));
}

// As it is typed: without marks between thousands.
export function plainNumber(value: number): string {
  return format(0, 12, { useGrouping: false }).format(value);
}

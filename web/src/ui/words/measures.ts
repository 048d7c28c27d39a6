// Lengths, speeds and times as people read them. Metres and seconds in, words out.
import { language } from './index';

export type Units = 'mm' | 'in';

const number = (digits: number) =>
  new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
const upTo = (digits: number) => new Intl.NumberFormat(language, { maximumFractionDigits: digits });

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

const lengths = /(^|[^\w.])(\d+(?:\.\d+)?(?:e[-+]?\d+)?) (mm|cm)(?!\w)/g;

// A sentence of the engine's, which measures in millimetres and centimetres, for people who think in inches.
export function inUnits(sentence: string, units: Units): string {
  if (units === 'mm') return sentence;
  return sentence.replace(lengths, (_, before: string, amount: string, unit: string) => {
    const metres = Number(amount) / (unit === 'cm' ? 100 : 1000);
    // What the judge calls less than its finest step stays above nothing in inches.
    return before + distance(Math.max(metres, metres > 0 ? inch / 10_000 : 0), units);
  });
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

export function money(cents: number): string {
  return number(2).format(cents / 100);
}

export function dateAndTime(milliseconds: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds);
}

// Points typed on a pad of digits: at most three of them.
export type PadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'clear';

const most = 3;

export function pressed(points: number, key: PadKey): number {
  if (key === 'clear') return 0;
  const digits = `${points === 0 ? '' : points}${key}`;
  return Number(digits.slice(-most));
}

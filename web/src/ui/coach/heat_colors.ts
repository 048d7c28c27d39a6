// From dark to light, as the table itself is coloured: readable without telling hues apart.
const stops: readonly [number, number, number][] = [
  [27, 29, 56],
  [34, 60, 108],
  [25, 108, 132],
  [69, 160, 142],
  [164, 209, 142],
  [250, 243, 198],
];

// `worth` 0 .. 1
export function heatColor(worth: number): string {
  const at = Math.min(1, Math.max(0, worth)) * (stops.length - 1);
  const low = stops[Math.floor(at)] ?? stops[0]!;
  const high = stops[Math.min(stops.length - 1, Math.floor(at) + 1)] ?? low;
  const mixed = low.map((part, index) => Math.round(part + (high[index]! - part) * (at % 1)));
  return `rgb(${mixed.join(' ')})`;
}

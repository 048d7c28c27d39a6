// The colours of a heat map, on the table and in its legend: lightness rises evenly, from plum through blue and green to
// pale straw. In linear light.
type Rgb = readonly [number, number, number];

const stops: readonly Rgb[] = [
  [0.016, 0.004, 0.022],
  [0.034, 0.018, 0.105],
  [0.018, 0.085, 0.215],
  [0.014, 0.255, 0.25],
  [0.2, 0.56, 0.18],
  [0.985, 0.93, 0.54],
];

const glslColor = (rgb: Rgb) => `vec3(${rgb.map((part) => part.toFixed(3)).join(', ')})`;

// vec3 ramp(float worth), worth 0 .. 1
export const rampGlsl = /* glsl */ `
vec3 ramp(float t) {
  t *= ${(stops.length - 1).toFixed(1)};
  vec3 color = ${glslColor(stops[0]!)};
${stops.slice(1).map((stop, i) => `  color = mix(color, ${glslColor(stop)}, clamp(t - ${i.toFixed(1)}, 0., 1.));`).join('\n')}
  return color;
}
`;

// The same for the page.
export function heatColor(worth: number): string {
  const at = Math.min(1, Math.max(0, worth)) * (stops.length - 1);
  const low = stops[Math.floor(at)]!;
  const high = stops[Math.min(stops.length - 1, Math.floor(at) + 1)]!;
  const mixed = low.map((part, i) => Math.round(255 * shown(part + (high[i]! - part) * (at % 1))));
  return `rgb(${mixed.join(' ')})`;
}

// Linear to sRGB.
function shown(light: number): number {
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
}

// The sounds of the table as waves, made from decaying partials and noise. Nothing here needs a browser.

export interface Partial {
  hertz: number;
  decay: number; // s to 1/e
  level: number;
}

export type Wave = Float32Array<ArrayBuffer>;

const straight = 0.6; // below this nothing is compressed
const attack = 0.0004; // s: without it the step at the start would click

// A steel base with a plastic cap, on wood: partials of a thick disc, which are not multiples of one another, and the board's
// own knock below them.
const weightPartials: Partial[] = [
  { hertz: 210, decay: 0.03, level: 0.45 },
  { hertz: 1240, decay: 0.024, level: 0.7 },
  { hertz: 2390, decay: 0.042, level: 1 },
  { hertz: 3910, decay: 0.034, level: 0.8 },
  { hertz: 5720, decay: 0.022, level: 0.6 },
  { hertz: 8350, decay: 0.014, level: 0.45 },
  { hertz: 11600, decay: 0.008, level: 0.3 },
];

// hardness 0: two weights lean on each other; 1: as hard as a throw can hit.
export function clack(rate: number, hardness: number): Wave {
  const wave = silence(rate, 0.22);
  weightPartials.forEach((partial, i) => {
    // A soft blow lasts longer and does not excite the high partials.
    const woken = Math.exp(-(1 - hardness) * (partial.hertz / 2600));
    // Each at a phase of its own: together they would make one spike and little sound.
    addPartial(wave, rate, { ...partial, level: partial.level * woken }, 0, 2.4 * i);
  });
  addNoise(wave, rate, { from: 0, decay: 0.0016, level: 0.15 + 0.6 * hardness, dark: 0.15, seed: 11 });
  return finished(wave, rate);
}

export function cushion(rate: number): Wave {
  const wave = silence(rate, 0.3);
  addPartial(wave, rate, { hertz: 92, decay: 0.07, level: 1 });
  addPartial(wave, rate, { hertz: 171, decay: 0.04, level: 0.5 });
  addPartial(wave, rate, { hertz: 388, decay: 0.016, level: 0.22 });
  addNoise(wave, rate, { from: 0, decay: 0.012, level: 0.5, dark: 0.92, seed: 5 });
  return finished(wave, rate);
}

// Over the edge and on to the carpet of the alley, and once more, lightly.
export function fall(rate: number): Wave {
  const wave = silence(rate, 0.55);
  for (const { from, level } of [{ from: 0, level: 1 }, { from: 0.13, level: 0.3 }]) {
    addPartial(wave, rate, { hertz: 118, decay: 0.05, level }, from);
    addPartial(wave, rate, { hertz: 263, decay: 0.028, level: 0.55 * level }, from);
    addPartial(wave, rate, { hertz: 1310, decay: 0.012, level: 0.12 * level }, from);
    addNoise(wave, rate, { from, decay: 0.035, level: 0.6 * level, dark: 0.9, seed: 23 });
  }
  return finished(wave, rate);
}

// One shake of the powder can: grains against its lid.
export function shake(rate: number): Wave {
  const wave = silence(rate, 0.26);
  const random = noise(91);
  for (let grain = 0; grain < 70; ++grain) {
    const from = 0.16 * ((random() + 1) / 2) ** 0.8;
    addNoise(wave, rate, { from, decay: 0.004, level: 0.3 + 0.3 * random(), dark: 0.35, seed: 100 + grain });
  }
  return finished(wave, rate);
}

// Two quiet notes, a fifth apart.
export function chime(rate: number): Wave {
  const wave = silence(rate, 1.4);
  for (const [from, hertz] of [[0, 587.3], [0.14, 880]] as const) {
    addPartial(wave, rate, { hertz, decay: 0.32, level: 1 }, from);
    addPartial(wave, rate, { hertz: hertz * 2.76, decay: 0.09, level: 0.22 }, from);
  }
  return finished(wave, rate);
}

// Noise to be filtered, long enough not to be heard going round.
export function hiss(rate: number): Wave {
  const wave = silence(rate, 1.7);
  const random = noise(7);
  for (let i = 0; i < wave.length; ++i) wave[i] = random();
  const seam = Math.floor(0.05 * rate);
  for (let i = 0; i < seam; ++i) {
    const share = i / seam;
    const end = wave.length - seam + i;
    wave[end] = (wave[end] ?? 0) * Math.sqrt(1 - share) + (wave[i] ?? 0) * Math.sqrt(share);
  }
  return wave.subarray(seam);
}

// How loud a blow is, 0..1, by its impulse in N s: a blow ten times as hard sounds about three times as loud.
export function loudness(impulse: number): number {
  return Math.min(1, (Math.max(0, impulse) / 0.75) ** 0.55);
}

export function hardness(impulse: number): number {
  return Math.min(1, (Math.max(0, impulse) / 0.6) ** 0.5);
}

// The sound of sliding at a speed in m/s: how loud, and where its two bands lie.
export function sliding(speed: number): { level: number; rumble: number; hiss: number } {
  const moving = Math.min(1, Math.max(0, speed) / 3.5);
  return { level: moving ** 0.8, rumble: 190 + 190 * moving, hiss: 1500 + 2600 * moving };
}

// Unchanged while quiet, and never above 1 however loud: a curve over -headroom..headroom.
export function roundedOff(headroom: number): Wave {
  const curve = new Float32Array(2049);
  for (let i = 0; i < curve.length; ++i) {
    const value = headroom * (i / 1024 - 1);
    const over = Math.max(0, Math.abs(value) - straight);
    const room = 1 - straight;
    curve[i] = Math.sign(value) * (Math.min(Math.abs(value), straight) + room * Math.tanh(over / room));
  }
  return curve;
}

function silence(rate: number, seconds: number): Wave {
  return new Float32Array(Math.ceil(rate * seconds));
}

function addPartial(wave: Wave, rate: number, { hertz, decay, level }: Partial, from = 0, phase = 0): void {
  if (hertz > rate * 0.45) return;
  const start = Math.floor(from * rate);
  for (let i = start; i < wave.length; ++i) {
    const t = (i - start) / rate;
    wave[i] = (wave[i] ?? 0) + level * Math.exp(-t / decay) * Math.sin(2 * Math.PI * hertz * t + phase);
  }
}

interface Burst {
  from: number;
  decay: number;
  level: number;
  dark: number; // 0 white .. 1 only the lowest
  seed: number;
}

function addNoise(wave: Wave, rate: number, { from, decay, level, dark, seed }: Burst): void {
  const random = noise(seed);
  const start = Math.floor(from * rate);
  const end = Math.min(wave.length, start + Math.ceil(decay * 7 * rate));
  let low = 0;
  for (let i = start; i < end; ++i) {
    low = dark * low + (1 - dark) * random();
    // Darkening makes it weaker; this restores the strength.
    const strength = level / Math.sqrt((1 - dark) / (1 + dark));
    wave[i] = (wave[i] ?? 0) + 0.5 * strength * Math.exp(-(i - start) / rate / decay) * low;
  }
}

// -1..1, the same each time.
function noise(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

// From nothing to nothing, and as loud as can be without clipping.
function finished(wave: Wave, rate: number): Wave {
  const rise = Math.ceil(attack * rate);
  const drop = Math.ceil(0.02 * rate);
  for (let i = 0; i < rise; ++i) wave[i] = (wave[i] ?? 0) * (i / rise);
  for (let i = 0; i < drop; ++i) {
    const at = wave.length - 1 - i;
    wave[at] = (wave[at] ?? 0) * (i / drop);
  }
  let peak = 0;
  for (const value of wave) peak = Math.max(peak, Math.abs(value));
  for (let i = 0; i < wave.length; ++i) wave[i] = (wave[i] ?? 0) / peak;
  return wave;
}

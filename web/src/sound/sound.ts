// The page's sound. Browsers allow sound only after a gesture, so the audio context is created then; without one everything
// stays silent and nothing fails.
import { computed, effect, type ReadonlySignal } from '@preact/signals';

import type { PlaybackEvents, SlideSound } from '../scene/contract';
import { preferences } from '../state/preferences';
import { chime, clack, cushion, fall, hardness, hiss, loudness, roundedOff, shake, sliding, type Wave } from './waves';

export interface Sound extends PlaybackEvents {
  dust(): void;
  score(): void; // points move to the scoreboard
  setVolume(volume: number): void; // 0..1; without this call the preferences' volume is used
  dispose(): void;
}

const chosen = computed(() => preferences.value.sound);
const gestures = ['pointerdown', 'pointerup', 'keydown', 'click'] as const;

export function createSound(volume: ReadonlySignal<number> = chosen): Sound {
  const room = new SoundRoom();
  const stop = effect(() => room.setVolume(volume.value));
  return {
    contact: (impulse, pan, cushion) => room.noise?.contact(impulse, pan, cushion),
    fall: (pan) => room.noise?.fall(pan),
    slide: (sound: SlideSound) => room.noise?.slideAt(sound),
    dust: () => room.noise?.dust(),
    score: () => room.noise?.score(),
    setVolume: (loud) => room.setVolume(loud),
    dispose: () => {
      stop();
      room.close();
    },
  };
}

// Creates the context at the first gesture, and suspends it while the page is hidden.
class SoundRoom {
  private context: AudioContext | null = null;
  private made: TableNoise | null = null;
  private volume = 0;
  private failed = typeof AudioContext === 'undefined' || typeof document === 'undefined';

  constructor() {
    if (this.failed) return;
    for (const gesture of gestures) addEventListener(gesture, this.onGesture, { capture: true, passive: true });
    document.addEventListener('visibilitychange', this.onVisibility);
  }

  // Null: nothing is audible now.
  get noise(): TableNoise | null {
    return this.volume > 0 && this.context?.state === 'running' ? this.made : null;
  }

  setVolume(volume: number): void {
    if (volume === 0) this.made?.endSlide();
    this.volume = volume;
    this.made?.setVolume(volume);
  }

  close(): void {
    if (this.failed) return;
    for (const gesture of gestures) removeEventListener(gesture, this.onGesture, { capture: true });
    document.removeEventListener('visibilitychange', this.onVisibility);
    void this.context?.close().catch(() => {});
    this.context = this.made = null;
  }

  private readonly onGesture = (): void => {
    // A finger that has only been put down does not count yet.
    if (navigator.userActivation?.hasBeenActive === false || this.volume === 0 || this.failed) return;
    try {
      this.context ??= new AudioContext({ latencyHint: 'interactive' });
      this.made ??= new TableNoise(this.context, this.volume);
    } catch {
      this.failed = true;
      return;
    }
    if (this.context.state !== 'running') void this.context.resume().catch(() => {});
  };

  private readonly onVisibility = (): void => {
    if (document.hidden) {
      this.made?.endSlide();
      void this.context?.suspend().catch(() => {});
    } else {
      void this.context?.resume().catch(() => {});
    }
  };
}

// ---- the sounds of the table in an audio context: blows as short waves, sliding as filtered noise

interface Voice {
  source: AudioBufferSourceNode;
  level: number;
  ends: number; // s of the context
}

interface Slide {
  source: AudioBufferSourceNode;
  level: GainNode;
  rumble: BiquadFilterNode;
  hiss: BiquadFilterNode;
  pan: StereoPannerNode | null;
}

const maxVoices = 12;
const headroom = 6; // this many full blows at once remain distinct
const faintest = 0.02; // quieter sounds are not played
const soft = 0.15;
const hard = 1;
// From the edge down to the alley, in s.
const fallTakes = 0.11;

export class TableNoise {
  private readonly out: GainNode;
  private readonly waves = new Map<string, AudioBuffer>();
  private voices: Voice[] = [];
  private slide: Slide | null = null;
  private lastShake = -1;
  private blows = 0;

  constructor(
    private readonly context: BaseAudioContext,
    volume: number,
  ) {
    // Many blows at once are compressed below the maximum instead of clipping. The input of a shaper must be within -1..1, so
    // it is scaled down before and scaled up by the curve.
    const shrink = context.createGain();
    shrink.gain.value = 1 / headroom;
    const round = context.createWaveShaper();
    round.curve = roundedOff(headroom);
    this.out = context.createGain();
    this.out.gain.value = gainOf(volume);
    this.out.connect(shrink).connect(round).connect(context.destination);
  }

  setVolume(volume: number): void {
    this.out.gain.setTargetAtTime(gainOf(volume), this.context.currentTime, 0.03);
  }

  contact(impulse: number, pan: number, isCushion: boolean): void {
    const level = loudness(impulse);
    if (isCushion) return this.play('cushion', cushion, { level: 0.9 * level, pan });
    // No two blows sound quite alike.
    const pitch = 1 + 0.05 * Math.sin(12.9898 * ++this.blows);
    const bright = hardness(impulse);
    const share = (Math.max(soft, bright) - soft) / (hard - soft);
    this.play('hard', (rate) => clack(rate, hard), { level: 0.8 * level * share, pan, pitch });
    this.play('soft', (rate) => clack(rate, soft), { level: 0.8 * level * (1 - share), pan, pitch });
  }

  fall(pan: number): void {
    this.play('fall', fall, { level: 0.55, pan, after: fallTakes });
  }

  dust(): void {
    if (this.context.currentTime - this.lastShake < 0.2 && this.lastShake >= 0) return;
    this.lastShake = this.context.currentTime;
    this.play('shake', shake, { level: 0.25, pan: 0, pitch: 0.95 + 0.1 * ((++this.blows * 0.618) % 1) });
  }

  score(): void {
    this.play('chime', chime, { level: 0.16, pan: 0 });
  }

  slideAt({ speed, pan }: SlideSound): void {
    const now = this.context.currentTime;
    const { level, rumble, hiss: high } = sliding(speed);
    if (level < 0.01) return this.endSlide();
    this.slide ??= this.beginSlide();
    this.slide.level.gain.setTargetAtTime(0.6 * level, now, 0.03);
    this.slide.rumble.frequency.setTargetAtTime(rumble, now, 0.05);
    this.slide.hiss.frequency.setTargetAtTime(high, now, 0.05);
    this.slide.pan?.pan.setTargetAtTime(clamped(pan), now, 0.05);
  }

  endSlide(): void {
    const slide = this.slide;
    if (!slide) return;
    this.slide = null;
    slide.level.gain.setTargetAtTime(0, this.context.currentTime, 0.04);
    slide.source.stop(this.context.currentTime + 0.3);
    slide.source.onended = () => slide.level.disconnect();
  }

  private play(name: string, make: (rate: number) => Wave, how: { level: number; pan: number; pitch?: number; after?: number }): void {
    if (how.level < faintest) return;
    const now = this.context.currentTime;
    this.voices = this.voices.filter(({ ends }) => ends > now);
    if (this.voices.length >= maxVoices && !this.stopQuietest(how.level)) return;
    const source = this.context.createBufferSource();
    source.buffer = this.wave(name, make);
    source.playbackRate.value = how.pitch ?? 1;
    const level = this.context.createGain();
    level.gain.value = how.level;
    source.connect(level);
    const panner = this.panner(how.pan);
    (panner ? level.connect(panner) : level).connect(this.out);
    const begins = now + (how.after ?? 0);
    source.start(begins);
    source.onended = () => (panner ?? level).disconnect();
    this.voices.push({ source, level: how.level, ends: begins + source.buffer.duration / (how.pitch ?? 1) });
  }

  // False: all voices are louder.
  private stopQuietest(than: number): boolean {
    const quietest = this.voices.reduce((a, b) => (b.level < a.level ? b : a));
    if (quietest.level >= than) return false;
    quietest.source.stop();
    this.voices = this.voices.filter((voice) => voice !== quietest);
    return true;
  }

  private beginSlide(): Slide {
    const { context } = this;
    const source = context.createBufferSource();
    source.buffer = this.wave('hiss', hiss);
    source.loop = true;
    const level = context.createGain();
    level.gain.value = 0;
    const rumble = this.band(0.7, 1);
    const high = this.band(0.9, 0.16);
    for (const { filter, gain } of [rumble, high]) source.connect(filter).connect(gain).connect(level);
    const pan = this.panner(0);
    (pan ? level.connect(pan) : level).connect(this.out);
    source.start();
    return { source, level, rumble: rumble.filter, hiss: high.filter, pan };
  }

  private band(sharpness: number, strength: number): { filter: BiquadFilterNode; gain: GainNode } {
    const filter = this.context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.Q.value = sharpness;
    const gain = this.context.createGain();
    gain.gain.value = strength;
    return { filter, gain };
  }

  // Some older browsers cannot place a sound.
  private panner(pan: number): StereoPannerNode | null {
    if (!('createStereoPanner' in this.context)) return null;
    const panner = this.context.createStereoPanner();
    panner.pan.value = clamped(pan);
    return panner;
  }

  private wave(name: string, make: (rate: number) => Wave): AudioBuffer {
    const made = this.waves.get(name);
    if (made) return made;
    const rate = this.context.sampleRate;
    const wave = make(rate);
    const buffer = this.context.createBuffer(1, wave.length, rate);
    buffer.copyToChannel(wave, 0);
    this.waves.set(name, buffer);
    return buffer;
  }
}

// At half the slider it should sound half as loud.
function gainOf(volume: number): number {
  return Math.min(1, Math.max(0, volume)) ** 1.6;
}

function clamped(pan: number): number {
  return 0.8 * Math.min(1, Math.max(-1, pan));
}

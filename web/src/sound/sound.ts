// The page's sound. Browsers let a page sound only after somebody has touched it, so the audio context is made then;
// where there is none, everything stays silent and nothing fails.
import { computed, effect, type ReadonlySignal } from '@preact/signals';

import type { PlaybackEvents, SlideSound } from '../scene/contract';
import { preferences } from '../state/preferences';
import { TableNoise } from './table_noise';

export interface Sound extends PlaybackEvents {
  dust(): void;
  score(): void; // points move to the scoreboard
  setVolume(volume: number): void; // 0..1; else the preferences' volume is followed
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

// Makes the context at the first gesture, and lets it rest while the page is hidden.
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

  // Null: nothing is to be heard now.
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

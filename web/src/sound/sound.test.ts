import { describe, expect, it } from 'vitest';

import { createSound } from './sound';

describe('sound without WebAudio', () => {
  it('stays silent and fails nothing', () => {
    const sound = createSound();
    expect(() => {
      sound.contact(0.4, 0, false);
      sound.fall(0.5);
      sound.slide({ speed: 1, pan: 0 });
      sound.dust();
      sound.score();
      sound.setVolume(0.2);
      sound.dispose();
    }).not.toThrow();
  });
});

import { useEffect } from 'preact/hooks';

import type { Replay } from '../../state/replay/replay';

const little = 0.1; // s

// What has keys of its own keeps them: sliders and lists the arrows, buttons the space bar.
export function useReplayKeys(replay: Replay): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const at = event.target instanceof Element ? event.target : null;
      if (at?.closest('select, dialog')) return;
      if (event.key === ' ' && at?.closest('button, a, summary')) return;
      if (at?.closest('input') && !ofAll.has(event.key)) return;
      const act = keys[event.key];
      if (!act) return;
      event.preventDefault();
      act(replay);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [replay]);
}

const ofAll = new Set([' ', ',', '.', 'PageUp', 'PageDown']);

const keys: Record<string, (replay: Replay) => void> = {
  ' ': (replay) => (replay.playing.value ? replay.pause() : replay.play()),
  ArrowLeft: paused((replay) => replay.back()),
  ArrowRight: paused((replay) => replay.forward()),
  PageUp: (replay) => replay.lastRound(),
  PageDown: (replay) => replay.nextRound(),
  Home: paused((replay) => replay.toBeginning(0)),
  End: paused((replay) => replay.toEnd(replay.passages.length - 1)),
  ',': (replay) => nudge(replay, -little),
  '.': (replay) => nudge(replay, little),
};

// Who steps wants to look; from round to round it goes on. As with the buttons.
function paused(act: (replay: Replay) => void): (replay: Replay) => void {
  return (replay) => {
    replay.pause();
    act(replay);
  };
}

function nudge(replay: Replay, by: number): void {
  const { time, ended } = replay.moment.value;
  const duration = replay.duration.value;
  if (duration === null || (ended && by > 0)) return;
  replay.pause();
  replay.toTime((ended ? duration : time) + by);
}

// Keeps the screen on while a match is scored.
import { useEffect, useState } from 'preact/hooks';

// Null: not known yet. Browsers release a lock when the page is hidden, and have none outside a secure context; there
// a small film that never ends keeps the screen on, as any film does.
export function useScreenAwake(): boolean | null {
  const [awake, setAwake] = useState<boolean | null>(null);
  useEffect(() => {
    const keeper = 'wakeLock' in navigator ? lockKeeper(setAwake) : filmKeeper(setAwake);
    const again = () => void (document.visibilityState === 'visible' && keeper.keep());
    document.addEventListener('visibilitychange', again);
    document.addEventListener('pointerdown', again); // a film may have to wait for the first touch
    keeper.keep();
    return () => {
      document.removeEventListener('visibilitychange', again);
      document.removeEventListener('pointerdown', again);
      keeper.stop();
    };
  }, []);
  return awake;
}

interface Keeper {
  keep(): void; // called again and again
  stop(): void;
}

function lockKeeper(told: (awake: boolean) => void): Keeper {
  let lock: WakeLockSentinel | null = null;
  let isAsking = false;
  let isOver = false;
  const ask = async () => {
    isAsking = true;
    try {
      const given = await navigator.wakeLock.request('screen');
      if (isOver) return void given.release();
      given.addEventListener('release', () => {
        lock = null;
        told(false);
      });
      lock = given;
      told(true);
    } catch {
      told(false); // a low battery may prevent it
    } finally {
      isAsking = false;
    }
  };
  return {
    keep: () => void (lock === null && !isAsking && ask()),
    stop: () => {
      isOver = true;
      void lock?.release();
    },
  };
}

// Drawn here, so nothing is loaded. It has to be seen to count as being watched; it lies under everything.
function filmKeeper(told: (awake: boolean) => void): Keeper {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 16;
  const pen = canvas.getContext('2d');
  const film = document.createElement('video');
  film.muted = true;
  film.playsInline = true;
  film.className = 'awake-film';
  film.setAttribute('aria-hidden', 'true');
  let frames = 0;
  const draw = () => {
    if (!pen) return;
    pen.fillStyle = ++frames % 2 === 0 ? '#140b07' : '#150c08';
    pen.fillRect(0, 0, canvas.width, canvas.height);
  };
  draw();
  const drawing = setInterval(draw, 500);
  if (canvas.captureStream) film.srcObject = canvas.captureStream(2);
  film.addEventListener('playing', () => told(true));
  film.addEventListener('pause', () => told(false));
  document.body.append(film);
  return {
    keep: () => void (film.paused && film.play().catch(() => told(false))),
    stop: () => {
      clearInterval(drawing);
      film.remove();
      film.srcObject = null;
    },
  };
}

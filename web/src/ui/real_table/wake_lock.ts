// Keeps the screen on while a match is scored. Browsers give the lock up when the page is hidden, and have none outside
// a secure context.
import { useEffect, useState } from 'preact/hooks';

// Null: not known yet.
export function useScreenAwake(): boolean | null {
  const [awake, setAwake] = useState<boolean | null>(null);
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let left = false;
    const keep = async () => {
      if (!('wakeLock' in navigator)) return setAwake(false);
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (left) return void lock.release();
        lock.addEventListener('release', () => setAwake(false));
        setAwake(true);
      } catch {
        setAwake(false); // a low battery may forbid it
      }
    };
    const again = () => void keep();
    document.addEventListener('visibilitychange', again);
    void keep();
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
  return awake;
}

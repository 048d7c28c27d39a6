// Counts down the time for a throw; it starts as it is opened.
import { useEffect, useState } from 'preact/hooks';

import { Button } from '../components';
import { realWords, words } from '../words';

const usual = 30; // s, where no clock was agreed

export function ShotClock({ seconds }: { seconds: number }) {
  const whole = seconds > 0 ? seconds : usual;
  const [started, setStarted] = useState(() => performance.now());
  const [left, setLeft] = useState(whole);
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, whole - Math.floor((performance.now() - started) / 1000)));
    tick();
    const ticking = setInterval(tick, 200);
    return () => clearInterval(ticking);
  }, [started]);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) navigator.vibrate?.([300, 150, 300]);
  }, [isOver]);
  return (
    <div class="stack centered">
      <p class="shot-clock numbers" role="timer" aria-label={words.play.clock(left)}>
        {left}
      </p>
      <p role="status">{isOver && realWords.timeIsUp}</p>
      <Button kind="primary" large wide icon="again" onClick={() => setStarted(performance.now())}>
        {realWords.clockAgain}
      </Button>
    </div>
  );
}

// Measures the powder by timing one lag: a = 2 d / t².
import { useEffect, useState } from 'preact/hooks';

import { messageOf } from '../../engine/fault';
import type { TableInfo } from '../../engine/types';
import { decelerationOf, nearestPowder, typicalLag } from '../../state/real_session';
import { preferences } from '../../state/preferences';
import { Button, Note, NumberField, say } from '../components';
import { usePage } from '../page';
import { realWords, words } from '../words';
import { decimals, seconds } from '../words/measures';
import { explain } from '../words/refusals';
import './real_table.css';

const foot = 0.3048;

interface LagTimerProps {
  table: TableInfo;
  onUse: (deceleration: number) => void;
}

export function LagTimer({ table, onUse }: LagTimerProps) {
  const { units } = preferences.value;
  const scale = units === 'in' ? foot : 1;
  const [distance, setDistance] = useState<number | null>(Math.round((typicalLag(table) / scale) * 100) / 100);
  const [since, setSince] = useState<number | null>(null);
  const [time, setTime] = useState<number | null>(null);
  const [used, setUsed] = useState(false);
  const found = time !== null && distance !== null ? decelerationOf(distance * scale, time) : null;
  const objection = useObjection(table, found);
  // `now`: the time of the press itself, not of its handling or release.
  const press = (now: number) => {
    setUsed(false);
    if (since === null) return setSince(now);
    setTime((now - since) / 1000);
    setSince(null);
  };
  return (
    <div class="stack lag">
      <p class="field-help">{realWords.lagHelp}</p>
      <NumberField label={realWords.lagDistance[units]} value={distance} low={0.1} high={30} step={0.1} onChange={setDistance} />
      <Button kind={since === null ? 'primary' : 'danger'} large wide icon="clock" class="lag-button" {...pressedAt(press)}>
        {since !== null ? realWords.lagStop : time === null ? realWords.lagStart : realWords.lagAgain}
      </Button>
      {since !== null && <Running since={since} />}
      {since === null && time !== null && found !== null && (
        <div class="stack gap-2" role="status">
          <p>
            {realWords.lagTime(seconds(time))}{' '}
            {realWords.lagFound(decimals(found, 2), words.options.powder(nearestPowder(table, found)).toLowerCase())}
          </p>
          {objection && <Note fault>{objection}</Note>}
          <Button
            icon="check"
            disabled={used || objection !== null}
            onClick={() => {
              onUse(found);
              setUsed(true);
              say(realWords.lagUsed);
            }}
          >
            {used ? realWords.lagUsed : realWords.lagUse}
          </Button>
        </div>
      )}
    </div>
  );
}

// A button acts on release, which is too late for a stopwatch. Pointers and the space bar count when pressed; a click
// without a pointer comes from Enter or a screen reader.
function pressedAt(press: (time: number) => void) {
  const isSpace = (event: KeyboardEvent) => event.key === ' ';
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) press(event.timeStamp);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!isSpace(event)) return;
      event.preventDefault();
      if (!event.repeat) press(event.timeStamp);
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (isSpace(event)) event.preventDefault(); // or it would click as well
    },
    onClick: (event: MouseEvent) => {
      if (event.detail === 0) press(event.timeStamp);
    },
  };
}

// Why the engine refuses such a powder: it may be a slip of the finger.
function useObjection(table: TableInfo, deceleration: number | null): string | null {
  const { engine } = usePage();
  const [objection, setObjection] = useState<string | null>(null);
  useEffect(() => {
    let stale = false;
    setObjection(null);
    if (deceleration === null) return;
    const [weight = ''] = Object.keys(table.weights);
    engine.speedToReach(table.name, deceleration, weight, table.length / 2).catch((error: unknown) => {
      if (!stale) setObjection(explain(messageOf(error)));
    });
    return () => void (stale = true);
  }, [table, deceleration]);
  return objection;
}

function Running({ since }: { since: number }) {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const ticking = setInterval(() => setNow(performance.now()), 100);
    return () => clearInterval(ticking);
  }, [since]);
  return <p class="centered title-1 numbers">{seconds(Math.max(0, now - since) / 1000)}</p>;
}

// The throws that a hand is estimated from, to be looked through and deleted.
import { useRef, useState } from 'preact/hooks';

import { messageOf } from '../../engine/fault';
import type { DeclaredOnShelf } from '../../state/hand/declared_throws';
import { Ask, Button, Card, Note, say } from '../components';
import { studyWords } from '../words';
import { dateAndTime, decimals, percent } from '../words/measures';
import { explain } from '../words/refusals';

const shownAtOnce = 12;

interface ThrowLogProps {
  throws: readonly DeclaredOnShelf[]; // oldest first
  onRemove: (ids: string[]) => Promise<void>;
}

export function ThrowLog({ throws, onRemove }: ThrowLogProps) {
  const text = studyWords.hand;
  const [asking, setAsking] = useState(false);
  const latest = throws.slice(-shownAtOnce).reverse();
  const log = useRef<HTMLDetailsElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  // The focus goes to the throw that takes the place, or to what is above all of them.
  const focusOn = (place: number) => {
    const next = log.current?.querySelectorAll<HTMLElement>('li button')[place] ?? log.current?.querySelector('summary');
    (next ?? document.querySelector('h1'))?.focus();
  };
  const remove = async (ids: string[], place: number) => {
    try {
      await onRemove(ids);
      setFault(null);
      say(text.removed);
      requestAnimationFrame(() => focusOn(place));
    } catch (error) {
      setFault(messageOf(error));
    }
  };
  return (
    <Card>
      {fault !== null && <Note fault>{explain(fault)}</Note>}
      <details ref={log}>
        <summary>{text.log(throws.length)}</summary>
      {throws.length > shownAtOnce && <p class="small soft">{text.latest(latest.length, throws.length)}</p>}
      <ul class="throw-log">
        {latest.map((one, place) => (
          <li key={one.id}>
            <span class="numbers">
              {offSaid(one)} <span class="small soft">{dateAndTime(one.at)}</span>
            </span>
            <Button kind="quiet" icon="trash" label={text.remove(dateAndTime(one.at))} onClick={() => void remove([one.id], place)} />
          </li>
        ))}
      </ul>
      <div class="row">
        <Button kind="danger" icon="trash" onClick={() => setAsking(true)}>
          {text.removeAll}
        </Button>
      </div>
      </details>
      <Ask
        open={asking}
        title={text.removeAllAsk}
        text={text.removeAllText(throws.length)}
        yes={text.removeAll}
        danger
        onNo={() => setAsking(false)}
        onYes={() => {
          setAsking(false);
          void remove(throws.map(({ id }) => id), -1);
        }}
      />
    </Card>
  );
}

// "1.2 % too hard, 3.4 mrad left"
function offSaid({ aimed, thrown }: DeclaredOnShelf): string {
  const text = studyWords.hand;
  const speed = thrown.speed / aimed.speed - 1;
  const angle = thrown.angle - aimed.angle;
  const hard = (speed >= 0 ? text.harder : text.softer)(percent(Math.abs(speed), 1));
  const aside = (angle >= 0 ? text.left : text.right)(text.mrad(decimals(Math.abs(angle) * 1000, 1)));
  return text.offBy(hard, aside);
}

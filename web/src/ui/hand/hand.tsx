// A person's own hand: an estimate of how far throws stray from their aim.
import { useEffect, useRef, useState } from 'preact/hooks';

import { messageOf } from '../../engine/fault';
import { shelf, storageIsLasting } from '../../state/device_store';
import { type DeclaredOnShelf, goodThrows, type HandGroup, minThrows } from '../../state/hand/declared_throws';
import { HandEstimates, ownHand } from '../../state/hand/hand_estimates';
import { changePreferences, preferences } from '../../state/preferences';
import { Ask, Button, Card, ListChoice, Note, say, Screen } from '../components';
import { type Page, showToTests, studyInstance, usePage } from '../page';
import { studyWords, words } from '../words';
import { dateAndTime, decimals, distance, percent } from '../words/measures';
import { explain } from '../words/refusals';
import { Biases, Deviations, OverTime } from './deviations';
import './hand.css';

export function HandScreen() {
  const text = studyWords.hand;
  const { estimates, fault } = useHandEstimates(usePage());
  return (
    <Screen title={text.title} back="#/me" backByHistory wide class="hand-screen">
      <p class="soft">{text.intro}</p>
      {!storageIsLasting.value && <Note>{text.notLasting}</Note>}
      {fault !== null && (
        <Note fault>
          {text.cannot} {explain(fault)}
        </Note>
      )}
      {estimates?.isRead.value && (estimates.group.value ? <KnownHand estimates={estimates} group={estimates.group.value} /> : <NoHand />)}
    </Screen>
  );
}

function useHandEstimates(page: Page): { estimates: HandEstimates | null; fault: string | null } {
  const [estimates, setEstimates] = useState<HandEstimates | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    let made: HandEstimates | null = null;
    let hide = () => {};
    studyInstance()
      .then((study) => {
        if (left) return;
        made = new HandEstimates(study, shelf<DeclaredOnShelf>('declared'), page.tables);
        setEstimates(made);
        hide = showToTests({ hand: made });
        return made.open();
      })
      .catch((error: unknown) => left || setFault(messageOf(error)));
    return () => {
      left = true;
      hide();
      made?.leave();
    };
  }, []);
  return { estimates, fault: estimates?.fault.value ?? fault };
}

function NoHand() {
  const text = studyWords.hand;
  return (
    <Card title={text.none}>
      <p>{text.how}</p>
      <WhereTo />
    </Card>
  );
}

function WhereTo() {
  const text = studyWords.hand;
  return (
    <div class="row">
      <Button kind="primary" href="#/practice">
        {text.toPractice}
      </Button>
      <Button href="#/drills">{text.toDrills}</Button>
    </div>
  );
}

function KnownHand({ estimates, group }: { estimates: HandEstimates; group: HandGroup }) {
  const text = studyWords.hand;
  const estimate = estimates.estimate.value;
  const count = group.throws.length;
  const howMany = count < minThrows ? text.few(count, minThrows) : count < goodThrows ? text.more(count, goodThrows) : text.enough(count);
  return (
    <>
      <Card>
        <WhichThrows estimates={estimates} group={group} />
        {estimate && (
          <div class="hand-nearest">
            <h2>{text.nearest(words.options.level(estimate.nearest))}</h2>
            <p class="small soft">{text.nearestHelp}</p>
          </div>
        )}
        <p class="numbers">{howMany}</p>
        {estimate && <Deviations estimate={estimate} />}
        {estimate ? <UseMine /> : <WhereTo />}
      </Card>
      {estimate && (
        <Card title={text.biases}>
          <Biases estimate={estimate} />
        </Card>
      )}
      {estimate && (
        <Card title={text.overTime}>
          <OverTime windows={estimates.windows.value} />
        </Card>
      )}
      <ThrowLog throws={group.throws} onRemove={(ids) => estimates.remove(ids)} />
    </>
  );
}

function WhichThrows({ estimates, group }: { estimates: HandEstimates; group: HandGroup }) {
  const text = studyWords.hand;
  const groups = estimates.groups.value;
  const nameOf = ({ by, width, weight, throws }: HandGroup) => {
    const name = text.group(words.settings[by], distance(width, preferences.value.units), throws.length);
    return groups.some((other) => other.weight !== weight) ? text.groupOf(name, words.options.weight(weight)) : name;
  };
  if (groups.length < 2) return <p class="soft small">{nameOf(group)}</p>;
  const options = groups.map((one) => ({ value: one.key, label: nameOf(one) }));
  return <ListChoice label={text.which} help={text.joined} options={options} value={group.key} onChange={(key) => void estimates.look(key)} />;
}

function UseMine() {
  const text = studyWords.hand;
  const uses = preferences.value.hand === ownHand || preferences.value.hand === '';
  if (uses) return <Note>{text.usesMine}</Note>;
  return (
    <div class="row">
      <Button kind="primary" onClick={() => changePreferences({ hand: ownHand })}>
        {text.useMine}
      </Button>
    </div>
  );
}

// The throws behind the estimate, to look through and delete.
const shownAtOnce = 12;

interface ThrowLogProps {
  throws: readonly DeclaredOnShelf[]; // oldest first
  onRemove: (ids: string[]) => Promise<void>;
}

function ThrowLog({ throws, onRemove }: ThrowLogProps) {
  const text = studyWords.hand;
  const [asking, setAsking] = useState(false);
  const latest = throws.slice(-shownAtOnce).reverse();
  const log = useRef<HTMLDetailsElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  // The focus goes to the next throw in the list, or to its heading.
  const focusOn = (index: number) => {
    const next = log.current?.querySelectorAll<HTMLElement>('li button')[index] ?? log.current?.querySelector('summary');
    (next ?? document.querySelector('h1'))?.focus();
  };
  const remove = async (ids: string[], index: number) => {
    try {
      await onRemove(ids);
      setFault(null);
      say(text.removed);
      requestAnimationFrame(() => focusOn(index));
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
        {latest.map((one, index) => (
          <li key={one.id} class="line spread">
            <span class="numbers">
              {offSaid(one)} <span class="small soft">{dateAndTime(one.at)}</span>
            </span>
            <Button kind="quiet" icon="trash" label={text.remove(dateAndTime(one.at))} onClick={() => void remove([one.id], index)} />
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
  const hard = (speed >= 0 ? text.harder : text.softer)(percent(Math.abs(speed)));
  const aside = (angle >= 0 ? text.left : text.right)(text.mrad(decimals(Math.abs(angle) * 1000, 1)));
  return text.offBy(hard, aside);
}

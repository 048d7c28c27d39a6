// A person's own hand: how far throws stray from where they were meant to go, as far as can be told.
import { useEffect, useState } from 'preact/hooks';

import { messageOf } from '../../engine/fault';
import { HandBook, ownHand } from '../../state/hand/hand_book';
import { goodThrows, leastThrows, type DeclaredOnShelf, type HandGroup } from '../../state/hand/declared_throws';
import { changePreferences, preferences } from '../../state/preferences';
import { shelf, storageIsLasting } from '../../state/device_store';
import { Button, Card, ListChoice, Note, Screen } from '../components';
import { usePage, type Page } from '../page';
import { showToTests } from '../shown_to_tests';
import { studyHere } from '../study_here';
import { studyWords, words } from '../words';
import { distance } from '../words/measures';
import { explain } from '../words/refusals';
import './hand.css';
import { Biases, Deviations } from './deviations';
import { OverTime } from './over_time';
import { ThrowLog } from './throw_log';

export function HandScreen() {
  const text = studyWords.hand;
  const { book, fault } = useHandBook(usePage());
  return (
    <Screen title={text.title} back="#/" whence wide class="hand-screen">
      <p class="soft">{text.intro}</p>
      {!storageIsLasting.value && <Note>{text.notLasting}</Note>}
      {fault !== null && (
        <Note fault>
          {text.cannot} {explain(fault)}
        </Note>
      )}
      {book?.isRead.value && (book.group.value ? <KnownHand book={book} group={book.group.value} /> : <NoHand />)}
    </Screen>
  );
}

function useHandBook(page: Page): { book: HandBook | null; fault: string | null } {
  const [book, setBook] = useState<HandBook | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    let made: HandBook | null = null;
    let hide = () => {};
    studyHere()
      .then((study) => {
        if (left) return;
        made = new HandBook(study, shelf<DeclaredOnShelf>('declared'), page.tables);
        setBook(made);
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
  return { book, fault: book?.fault.value ?? fault };
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

function KnownHand({ book, group }: { book: HandBook; group: HandGroup }) {
  const text = studyWords.hand;
  const estimate = book.estimate.value;
  const count = group.throws.length;
  const howMany = count < leastThrows ? text.few(count, leastThrows) : count < goodThrows ? text.more(count, goodThrows) : text.enough(count);
  return (
    <>
      <Card>
        <WhichThrows book={book} group={group} />
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
          <OverTime windows={book.windows.value} />
        </Card>
      )}
      <ThrowLog throws={group.throws} onRemove={(ids) => book.remove(ids)} />
    </>
  );
}

function WhichThrows({ book, group }: { book: HandBook; group: HandGroup }) {
  const text = studyWords.hand;
  const groups = book.groups.value;
  const nameOf = ({ by, width, weight, throws }: HandGroup) => {
    const name = text.group(words.settings[by], distance(width, preferences.value.units), throws.length);
    return groups.some((other) => other.weight !== weight) ? text.groupOf(name, words.options.weight(weight)) : name;
  };
  if (groups.length < 2) return <p class="soft small">{nameOf(group)}</p>;
  const options = groups.map((one) => ({ value: one.key, label: nameOf(one) }));
  return <ListChoice label={text.which} help={text.joined} options={options} value={group.key} onChange={(key) => void book.look(key)} />;
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

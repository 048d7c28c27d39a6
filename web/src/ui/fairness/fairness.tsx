// The answer to "Was the luck fair?": what was checked, in plain words, and the numbers themselves for the curious.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { messageOf, refusalMessage } from '../../engine/fault';
import { api } from '../../net/api';
import { checkFairness, type CheckedLuck, type Fairness as Checked, type LuckOfSeat, type Wrong } from '../../state/online/fairness';
import { Button, Icon, type IconName, Note, say } from '../components';
import { seatName } from '../online/match_words';
import { refusalMessage as serverRefusal } from '../online/refused';
import { usePage } from '../page';
import { onlineWords } from '../words';
import { explain } from '../words/refusals';
import './fairness.css';

export interface FairnessProps {
  match: string;
}

type Answer = Checked | { kind: 'failed'; why: string };

export function Fairness({ match }: FairnessProps) {
  const { engine } = usePage();
  const [answer, setAnswer] = useState<Answer | null>(null); // null: being checked
  const check = () => {
    setAnswer(null);
    checkFairness(match, api, engine).then(setAnswer, (error: unknown) => setAnswer({ kind: 'failed', why: explain(messageOf(error)) }));
  };
  useEffect(check, [match]);
  useEffect(() => say(answer === null ? onlineWords.luck.checking : announcementOf(answer)), [answer]);
  if (answer === null) return <p class="soft">{onlineWords.luck.checking}</p>;
  return (
    <div class="stack fairness">
      <p class={answer.kind === 'unfair' ? 'title-2 line fairness-verdict wrong' : 'title-2 line fairness-verdict'}>
        <Icon name={iconOf(answer)} /> {verdictOf(answer)}
      </p>
      {answer.kind === 'fits' && <p>{onlineWords.luck.fitsOnly[answer.unconfirmed]}</p>}
      {(answer.kind === 'fair' || answer.kind === 'fits') && <WhatWasChecked luck={answer.luck} />}
      {answer.kind === 'unfair' && (
        <>
          <p>{wrongText(answer.wrong)}</p>
          <p class="soft">{onlineWords.luck.unfairHelp}</p>
        </>
      )}
      {answer.kind === 'older' && <p>{onlineWords.luck.olderHelp}</p>}
      {answer.kind === 'other_version' && <p>{onlineWords.luck.otherVersion}</p>}
      {(answer.kind === 'refused' || answer.kind === 'failed') && (
        <>
          <Note fault>{answer.kind === 'refused' ? serverRefusal(answer.why) : answer.why}</Note>
          <div class="row">
            <Button icon="again" onClick={check}>
              {onlineWords.refused.retry}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function verdictOf(answer: Answer): string {
  const text = onlineWords.luck;
  switch (answer.kind) {
    case 'fair': return text.fair;
    case 'fits': return text.fits;
    case 'unfair': return text.unfair;
    case 'older': return text.older;
    case 'other_version': return text.notHere;
    case 'not_over': return text.notOver;
    default: return text.failed;
  }
}

// All of it, where the short verdict alone would sound like a yes.
function announcementOf(answer: Answer): string {
  return answer.kind === 'fits' ? `${verdictOf(answer)} ${onlineWords.luck.fitsOnly[answer.unconfirmed]}` : verdictOf(answer);
}

function iconOf({ kind }: Answer): IconName {
  return kind === 'fair' ? 'check' : kind === 'fits' || kind === 'older' || kind === 'not_over' ? 'info' : 'warning';
}

function wrongText(wrong: Wrong): string {
  return wrong.code === 'record_refused' ? explain(refusalMessage(wrong.refused)) : onlineWords.luck.wrong[wrong.code];
}

function WhatWasChecked({ luck }: { luck: CheckedLuck }) {
  const text = onlineWords.luck;
  const people = luck.seats.filter(({ kind }) => kind !== 'machine');
  return (
    <>
      <ul class="stack gap-2 fairness-checks">
        <Check isGood>
          {text.sealed} {luck.isSeen && text.sealSeen}
        </Check>
        {people.map((seat, index) => (
          <Check key={index} isGood={seat.isMine ? seat.isConfirmed : seat.number !== null}>
            {numberText(seat)}
          </Check>
        ))}
        <Check isGood>{text.draws(luck.draws)}</Check>
      </ul>
      {people.some(({ isMine }) => isMine) && <p class="soft small">{text.numbersHelp}</p>}
      <Details luck={luck} people={people} />
    </>
  );
}

function Check({ isGood, children }: { isGood: boolean; children: ComponentChildren }) {
  return (
    <li class={isGood ? 'good' : undefined}>
      <Icon name={isGood ? 'check' : 'minus'} />
      <span class="breaks">{children}</span>
    </li>
  );
}

function numberText(seat: LuckOfSeat): string {
  const text = onlineWords.luck;
  if (!seat.isMine) return (seat.number === null ? text.noNumber : text.number)(nameOf(seat));
  if (seat.number === null) return text.noNumberOfMine;
  return seat.isConfirmed ? text.myNumber : text.myNumberElsewhere;
}

function nameOf({ name, kind }: LuckOfSeat): string {
  return seatName({ seat: 0, side: null, name, kind });
}

function Details({ luck, people }: { luck: CheckedLuck; people: LuckOfSeat[] }) {
  const text = onlineWords.luck;
  const rows: [name: string, value: string][] = [
    [text.matchId, luck.match],
    [text.seal, luck.commitment],
    [text.secret, luck.secret],
    ...people.map((seat): [string, string] => [text.numberOf(nameOf(seat)), seat.number ?? text.none]),
  ];
  return (
    <details>
      <summary>{text.details}</summary>
      <div class="stack gap-2 fairness-details">
        <dl>
          {rows.map(([name, value], index) => (
            <div key={index}>
              <dt class="small soft">{name}</dt>
              <dd>
                <code>{value}</code>
              </dd>
            </div>
          ))}
        </dl>
        <p class="small soft">{text.command}</p>
      </div>
    </details>
  );
}

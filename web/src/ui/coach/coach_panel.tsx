// The coach beside a table: which shot, how likely, and why. The selected one is drawn.
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';

import type { AdvisedShot } from '../../engine/study';
import type { Shot } from '../../engine/types';
import { adviseCommand, type CoachAnswer, type CoachTimes } from '../../state/coach/coach';
import { Button, Note, say, Toggle } from '../components';
import { studyWords } from '../words';
import { colorOfFour, reasonText, shotText } from '../words/coach';
import { decimals, percent, seconds } from '../words/measures';
import { explain } from '../words/refusals';
import { ShotCards } from './shot_cards';
import { HeatLegend, ShotMap } from './shot_map';
import { sideName, SituationControls } from './situation_controls';
import { type CoachAtTable, type Coached, useCoach } from './use_coach';
import './coach.css';

interface CoachPanelProps extends Coached {
  radius: number; // of the weights
  onThrow: (shot: Shot) => void;
  onSelect: (shot: Shot) => void; // it is drawn now
  onClose: () => void;
}

export function CoachPanel(props: CoachPanelProps) {
  const here = useCoach(props);
  const text = studyWords.coach;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    props.onClose();
  };
  return (
    <section class="stack gap-3 coach-panel" aria-labelledby="coach-title" onKeyDown={closeByKey}>
      <header class="line coach-head">
        <h2 id="coach-title" ref={heading} tabIndex={-1}>
          {text.title}
        </h2>
        <CoachState here={here} />
        <Button kind="quiet" icon="close" label={text.close} onClick={props.onClose} />
      </header>
      {here && <Advising {...props} here={here} />}
    </section>
  );
}

function Advising({ here, ...props }: CoachPanelProps & { here: CoachAtTable }) {
  const text = studyWords.coach;
  const { coach } = here;
  const [answer, fault] = [coach.answer.value, coach.fault.value];
  const shot = coach.shot.value;
  const canThrow = props.table.inHand.value !== null;
  useAnnouncements(answer);
  useEffect(() => {
    if (shot) props.onSelect(shot.aim);
  }, [shot]);
  return (
    <>
      {fault !== null && (
        <Note fault>
          {text.cannot} {explain(fault)}
        </Note>
      )}
      {!answer && fault === null && !coach.thinking.value && !props.table.sliding.value && <p class="soft">{text.nothing}</p>}
      {answer && (
        <>
          <SituationLine answer={answer} />
          <ShotCards advice={answer.advice} chosen={coach.chosen.value} onChoose={(index) => coach.choose(index)} />
        </>
      )}
      {answer && shot && <SelectedShot {...props} here={here} answer={answer} shot={shot} canThrow={canThrow} />}
      <details class="coach-change">
        <summary>{text.situation}</summary>
        <SituationControls
          table={props.table}
          game={here.game}
          sides={here.sides.value}
          position={answer?.line ?? props.table.position()}
          own={here.own.value}
          otherHand={here.otherHand}
        />
      </details>
      {answer && <LineDetails answer={answer} times={coach.times.value} />}
    </>
  );
}

// How far the coach has got.
function CoachState({ here }: { here: CoachAtTable | null }) {
  const text = studyWords.coach;
  const answer = here?.coach.answer.value;
  const isThinking = !here || here.coach.thinking.value;
  const said = answer?.isFinal ? text.thoughtThrough : answer ? text.firstThoughts : isThinking ? text.thinking : '';
  return (
    <p class={isThinking ? 'coach-state small soft working' : 'coach-state small soft'} role="status">
      {said}
    </p>
  );
}

// "Red to throw, 3 weights left · Blue has the hammer"
function SituationLine({ answer: { line, advice } }: { answer: CoachAnswer }) {
  const text = studyWords.coach;
  const parts = [text.toThrow(sideName(advice.to_shoot), text.left(advice.weights_left))];
  if (line.hammer !== undefined) parts.push(text.hasHammer(sideName(line.hammer)));
  if (line.score) parts.push(text.scoreIs(Object.entries(line.score).map(([side, points]) => [sideName(side), points])));
  return <p>{parts.join(' · ')}</p>;
}

interface SelectedShotProps extends CoachPanelProps {
  here: CoachAtTable;
  answer: CoachAnswer;
  shot: AdvisedShot;
  canThrow: boolean;
}

function SelectedShot({ here, answer, shot, canThrow, ...props }: SelectedShotProps) {
  const text = studyWords.coach;
  const { picture } = here;
  const position = answer.line;
  const heat = picture.heat.value;
  const weights = position.weights.map((weight, id) => ({ ...weight, id }));
  return (
    <div class="stack selected-shot">
      <div class="stack gap-2 shot-picture">
        <ShotMap
          board={props.board}
          radius={props.radius}
          weights={weights}
          shot={shot}
          color={props.table.inHand.value?.color ?? props.table.color.value}
          steady={picture.steady.value}
          heat={heat}
          label={text.map(shotText(shot, colorOfFour(shot.aim)))}
        />
        <DotKey />
      </div>
      <div class="stack gap-3 shot-words">
        {shot.reasons.length > 0 && (
          <ul class="stack gap-2 shot-reasons" aria-label={text.why}>
            {shot.reasons.map((reason) => (
              <li key={reason.code}>{reasonText(reason, answer.advice.to_shoot)}</li>
            ))}
          </ul>
        )}
        <Button kind="primary" disabled={!canThrow} onClick={() => props.onThrow(shot.aim)}>
          {text.throwIt}
        </Button>
        <Toggle label={text.heat} help={text.heatHelp} value={picture.wantsHeat.value} onChange={(wants) => (picture.wantsHeat.value = wants)} />
        {picture.wantsHeat.value && !heat && picture.heatFault.value === null && <p class="small soft">{text.heatWorking}</p>}
        {picture.heatFault.value !== null && (
          <p class="small soft">
            {text.heatFailed} {explain(picture.heatFault.value)}
          </p>
        )}
        {heat && <HeatLegend heat={heat} table={props.board} />}
      </div>
    </div>
  );
}

function DotKey() {
  const { dots } = studyWords.coach;
  return (
    <ul class="cluster dot-key small soft">
      {(['worked', 'missed', 'fell'] as const).map((kind) => (
        <li key={kind}>
          <span class={`dot dot-mark ${kind}`} aria-hidden="true" /> {dots[kind]}
        </li>
      ))}
    </ul>
  );
}

// Says the best shot to screen readers, once the answer is final.
function useAnnouncements(answer: CoachAnswer | null): void {
  useEffect(() => {
    const best = answer?.isFinal ? answer.advice.shots[0] : undefined;
    if (answer && best) say(studyWords.coach.best(shotText(best, colorOfFour(best.aim)), percent(best.success)));
  }, [answer]);
}

// How the numbers were made, and the command line that gives the same.
function LineDetails({ answer, times }: { answer: CoachAnswer; times: CoachTimes | null }) {
  const text = studyWords.coach;
  const id = useId();
  const command = adviseCommand(answer.line);
  const [copied, setCopied] = useState('');
  // Only secure contexts have a clipboard; the line can always be selected.
  const copy = () =>
    navigator.clipboard.writeText(command).then(
      () => {
        setCopied(command);
        say(text.copied);
      },
      () => {},
    );
  return (
    <details class="line-details">
      <summary class="small soft">{text.details}</summary>
      <div class="stack gap-2 small">
        <p class="soft numbers">{text.method(Number(answer.line.seed), decimals(answer.line.effort ?? 0, 0))}</p>
        {times?.final != null && <p class="soft numbers">{text.took(seconds(times.first / 1000), seconds(times.final / 1000))}</p>}
        <label for={id}>{text.same}</label>
        <textarea id={id} class="input tiny line-text" readOnly rows={4} value={command} onFocus={(event) => event.currentTarget.select()} />
        {'clipboard' in navigator && (
          <Button icon={copied === command ? 'check' : 'save'} onClick={() => void copy()}>
            {copied === command ? text.copied : text.copy}
          </Button>
        )}
      </div>
    </details>
  );
}

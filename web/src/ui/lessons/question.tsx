// A board and the question what the judge will say of it; then what the judge says, weight by weight, each with its rule.
import { useEffect, useRef } from 'preact/hooks';

import { choicesOf, type Answer, type QuestionStep } from '../../state/lessons/lessons';
import type { LessonMoment, LessonRun } from '../../state/lessons/lesson_run';
import { Button, WeightMark, say } from '../components';
import { useLateButton } from '../play/take_focus';
import { RuleLink, VerdictRules } from '../rules/rule_link';
import { studyWords, words } from '../words';
import { judgeSummary, judgeWhy } from '../words/judgements';

export function Question({ run, step, moment }: { run: LessonRun; step: QuestionStep; moment: LessonMoment }) {
  if (moment.kind === 'answered') return <Answered run={run} moment={moment} />;
  return <Asked key={step.key} run={run} step={step} />;
}

function Asked({ run, step }: { run: LessonRun; step: QuestionStep }) {
  const w = studyWords.lessons;
  const question = step.points ? w.howMany : w.whoScores;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    say(question);
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true }); // the button that led here is gone
  }, []);
  return (
    <section class="stack panel play-sheet lesson-question" aria-labelledby="lesson-question">
      <h2 id="lesson-question" ref={heading} tabIndex={-1}>
        {question}
      </h2>
      <div class="cluster play-choices">
        {choicesOf(step).map((choice) => (
          <Button key={choice} onClick={() => void run.answer(choice)}>
            <Choice choice={choice} />
          </Button>
        ))}
      </div>
    </section>
  );
}

function Choice({ choice }: { choice: Answer }) {
  const w = studyWords.lessons;
  if (typeof choice === 'number') return <>{w.points(choice)}</>;
  if (choice === 'nobody') return <>{w.nobody}</>;
  return (
    <>
      <WeightMark color={choice} silent /> {words.colors[choice]}
    </>
  );
}

function Answered({ run, moment }: { run: LessonRun; moment: LessonMoment & { kind: 'answered' } }) {
  const w = studyWords.lessons;
  const late = useLateButton();
  const { given, right, judgement } = moment;
  const verdict = given === right ? w.right : w.wrong;
  useEffect(() => say(`${verdict} ${judgeSummary(judgement)}`), []);
  return (
    <section class="stack panel play-sheet lesson-question" aria-label={verdict}>
      <h2>{verdict}</h2>
      <p>
        {judgeSummary(judgement)}
        <VerdictRules judgement={judgement} />
      </p>
      <details class="result-weights">
        <summary>{w.judge}</summary>
        <ul>
          {judgement.weights.map((weight, place) => (
            <li key={place} class={weight.counts ? 'counts' : ''}>
              <WeightMark color={weight.color} />
              <span>
                {judgeWhy(judgement, weight)}
                <RuleLink rule={weight.rule} />
              </span>
            </li>
          ))}
        </ul>
      </details>
      <div class="cluster play-choices">
        <Button kind="primary" large onClick={() => run.next()} {...late}>
          {w.goOn}
        </Button>
      </div>
    </section>
  );
}

// What is shown below the board in a lesson: the question and its answer, a step that was passed, the end of the lesson.
import { useEffect, useRef } from 'preact/hooks';

import type { GameInfo, Judgement } from '../../engine/types';
import type { LessonMoment, LessonRun } from '../../state/lessons/lesson_run';
import { type Answer, choicesOf, firstLesson, lessonsFor, type QuestionStep } from '../../state/lessons/lessons';
import { Button, say, useLateButton, WeightMark } from '../components';
import { usePage } from '../page';
import { RuleLink, VerdictRules } from '../rules/rule_link';
import { studyWords, words } from '../words';
import { judgeSummary, judgeWhy } from '../words/judgements';

export function Question({ run, step, moment }: { run: LessonRun; step: QuestionStep; moment: LessonMoment }) {
  if (moment.kind === 'answered') return <AnsweredQuestion run={run} moment={moment} />;
  return <OpenQuestion key={step.key} run={run} step={step} />;
}

function OpenQuestion({ run, step }: { run: LessonRun; step: QuestionStep }) {
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

function AnsweredQuestion({ run, moment }: { run: LessonRun; moment: LessonMoment & { kind: 'answered' } }) {
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
        <VerdictRules judgement={judgement} asksWhy />
      </p>
      <details class="result-weights">
        <summary>{w.judge}</summary>
        <ul class="stack gap-1">
          {judgement.weights.map((weight, index) => (
            <li key={index} class={weight.counts ? 'small' : 'soft small'}>
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

// After a throw that passed the step: praise, and where the points matter also the judge's verdict.
export function StepPassed({ run, judgement, judges }: { run: LessonRun; judgement: Judgement; judges: boolean }) {
  const w = studyWords.lessons;
  const { well } = studyWords.exercise;
  const late = useLateButton();
  const praise = well[run.number.value % well.length] ?? '';
  useEffect(() => say(judges ? `${praise} ${judgeSummary(judgement)}` : praise), []);
  return (
    <section class="stack panel play-sheet lesson-passed" aria-label={praise}>
      <h2>{praise}</h2>
      {judges && (
        <p>
          {judgeSummary(judgement)}
          <VerdictRules judgement={judgement} asksWhy />
        </p>
      )}
      <div class="cluster play-choices">
        <Button icon="again" onClick={() => run.retry()}>
          {w.again}
        </Button>
        <Button kind="primary" large onClick={() => run.next()} {...late}>
          {w.goOn}
        </Button>
      </div>
    </section>
  );
}

export function LessonOver({ run, isFirst }: { run: LessonRun; isFirst: boolean }) {
  const w = studyWords.lessons;
  const { games } = usePage();
  const name = lessonName(run.lesson.key, games);
  const all = lessonsFor(games);
  const next = all[all.findIndex(({ key }) => key === run.lesson.key) + 1];
  const text = isFirst ? w.finishedFirst : w.finishedGame(name);
  useEffect(() => say(w.finishedSaid(text)), []);
  return (
    <section class="stack panel play-sheet lesson-over" aria-labelledby="lesson-over">
      <h2 id="lesson-over">{w.finished}</h2>
      <p>{text}</p>
      <div class="cluster play-choices">
        <Button icon="again" onClick={() => run.again()}>
          {w.from}
        </Button>
        <Button href="#/lessons">{w.all}</Button>
        {next && <Button href={`#/lessons/${encodeURIComponent(next.key)}`}>{w.nextLesson(lessonName(next.key, games))}</Button>}
        <Button kind="primary" large href="#/new">
          {w.playIt}
        </Button>
      </div>
    </section>
  );
}

export function lessonName(key: string, games: readonly GameInfo[]): string {
  if (key === firstLesson) return studyWords.lessons.first;
  return games.find((game) => game.key === key)?.name ?? key;
}

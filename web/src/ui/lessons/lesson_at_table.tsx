// A lesson at the table: its instructions, the throw or the question, and the result.
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

import { settingOfGame } from '../../state/exercise/exercise';
import { LessonRun } from '../../state/lessons/lesson_run';
import { firstLesson, keepProgress, loadLesson, progressOf } from '../../state/lessons/lessons';
import { changePreferences } from '../../state/preferences';
import { Button, Note, say } from '../components';
import { ExerciseTable, Opening, slipText, useStage } from '../exercise/exercise_table';
import { type Page, showToTests, usePage } from '../page';
import { rate } from '../parameters';
import type { PracticeStage } from '../practice/practice_stage';
import { RuleLink } from '../rules/rule_link';
import { loadLessonWords, studyWords, words } from '../words';
import { explain } from '../words/refusals';
import { lessonName, LessonOver, Question, StepPassed } from './lesson_steps';

const look = 1600; // ms that a throw stays in view

class TakenLesson {
  constructor(
    readonly lesson: LessonRun,
    readonly said: Record<string, string>,
  ) {}
  leave(): void {
    this.lesson.leave();
  }
}

export function LessonAtTable({ lessonKey, game, isFirst }: { lessonKey: string; game: string; isFirst: boolean }) {
  const page = usePage();
  const opened = useStage(lessonKey, () => settingOfGame(page, game), (stage) => begin(page, stage, lessonKey));
  if (opened.kind !== 'open') return <Opening title={studyWords.lessons.title} opened={opened} back="#/lessons" />;
  return <Lesson taken={opened.run} stage={opened.stage} isFirst={isFirst} />;
}

async function begin(page: Page, stage: PracticeStage, key: string): Promise<TakenLesson> {
  const [lesson, done] = await Promise.all([loadLesson(page.games, key), progressOf(key).catch(() => [])]);
  const said = key === firstLesson ? studyWords.lessons.firstSteps : await loadLessonWords(key);
  if (!lesson || !said) throw new Error(studyWords.lessons.unknown);
  const keep = (steps: string[]) => {
    keepProgress(key, steps, lesson.steps.length).catch(() => {}); // without storage the lesson starts over next time
    if (key === firstLesson && steps.length >= lesson.steps.length) changePreferences({ offersLesson: false });
  };
  const run = new LessonRun(lesson, { table: stage.table, board: stage.board, judge: (request) => page.engine.judge(request), keep, pause: look / rate() }, done);
  return new TakenLesson(run, said);
}

function Lesson({ taken, stage, isFirst }: { taken: TakenLesson; stage: PracticeStage; isFirst: boolean }) {
  const { games } = usePage();
  const run = taken.lesson;
  useLayoutEffect(() => showToTests({ lesson: run, practice: stage.table, scene: stage.scene, throwing: stage.throwing }), [run]);
  const step = run.step.value;
  const moment = run.moment.value;
  const name = lessonName(run.lesson.key, games);
  const sentence = step ? (taken.said[step.key] ?? '') : '';
  useAnnouncements(run, sentence);
  const [areas, setAreas] = useState(areasOf(run, stage));
  useEffect(() => setAreas(areasOf(run, stage)), [step]);
  const asks = step?.kind === 'throw' && moment.kind === 'asked';
  const head = (
    <>
      <div class="line exercise-bar">
        <Button kind="quiet" icon="close" label={words.controls.close} href="#/lessons" />
        <h2>{name}</h2>
      </div>
      {step && (
        <p class="lesson-asks">
          {sentence}
          {step.kind === 'throw' && <RuleLink rule={step.rule} asksWhy />}
        </p>
      )}
      {step && <StepButtons run={run} stage={stage} />}
    </>
  );
  return (
    <ExerciseTable
      title={name}
      stage={stage}
      head={head}
      throws={asks}
      areas={areas}
      ghosts={run.ghosts.value}
      onSkip={moment.kind === 'missed' || moment.kind === 'landed' ? () => run.lookedAt() : null}
      feedback={run.slip.value && <p class="pill exercise-told">{slipText(run.slip.value)}</p>}
    >
      {run.fault.value && <Note fault>{explain(run.fault.value)}</Note>}
      {moment.kind === 'passed' && <StepPassed run={run} judgement={moment.judgement} judges={!isFirst || step?.key === 'hammer'} />}
      {step?.kind === 'question' && <Question run={run} step={step} moment={moment} />}
      {!step && <LessonOver run={run} isFirst={isFirst} />}
    </ExerciseTable>
  );
}

function areasOf(run: LessonRun, { board }: PracticeStage) {
  const step = run.step.peek();
  return step?.kind === 'throw' ? step.exercise(board).areas : [];
}

// These skip a throw that is still sliding.
function StepButtons({ run, stage: { director } }: { run: LessonRun; stage: PracticeStage }) {
  const w = studyWords.lessons;
  const move = (step: () => void) => () => {
    step();
    director.skip();
  };
  return (
    <div class="line gap-1 soft small lesson-moves">
      <Button kind="quiet" icon="back" label={w.before} disabled={run.number.value === 0} onClick={move(() => run.back())} />
      <span class="soft numbers small rigid">{w.step(run.number.value + 1, run.lesson.steps.length)}</span>
      <Button kind="quiet" iconAfter="forward" class="lesson-skip" onClick={move(() => run.next())}>
        {w.skip}
      </Button>
    </div>
  );
}

// Screen readers hear each step, and what was wrong with a throw.
function useAnnouncements(run: LessonRun, sentence: string): void {
  const tries = run.tries.value;
  useEffect(() => say(sentence), [sentence]);
  useEffect(() => {
    const slip = run.slip.peek();
    if (tries > 0 && slip) say(slipText(slip));
  }, [tries]);
}

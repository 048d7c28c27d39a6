// A level of a drill at the table: the throws, and the result.
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

import { storageIsLasting } from '../../state/device_store';
import { type DrillRecord, keepScore, recordOf, scoreToBeat } from '../../state/drills/drill_records';
import { DrillRun, type MarkedThrow } from '../../state/drills/drill_run';
import type { Drill, DrillKey } from '../../state/drills/drills';
import { type Area, settingWith } from '../../state/exercise/exercise';
import { Button, Note, say, useLateButton } from '../components';
import { ExerciseTable, NotKept, Opening, slipText, useStage } from '../exercise/exercise_table';
import { showToTests, usePage } from '../page';
import { rate } from '../parameters';
import type { PracticeStage } from '../practice/practice_stage';
import { studyWords } from '../words';
import { ScoreChart } from './score_chart';

const look = 1400; // ms that a throw's result stays in view
const noAreas: Area[] = [];

export function DrillAtTable({ drill, levelIndex }: { drill: Drill; levelIndex: number }) {
  const page = usePage();
  const level = drill.levels[levelIndex] ?? drill.levels[0];
  const opened = useStage(
    `${drill.key} ${levelIndex}`,
    () => settingWith(page, { ...drill.needs, powder: level?.powder ?? '' }),
    async (stage) => {
      if (!level) throw new Error(studyWords.drills.unknown);
      return new DrillRun(stage.table, stage.board, drill, level, look / rate());
    },
  );
  if (opened.kind !== 'open') return <Opening title={studyWords.drills.title} opened={opened} back={`#/drills/${drill.key}`} />;
  return <Throwing drill={drill} levelIndex={levelIndex} run={opened.run} stage={opened.stage} />;
}

interface Kept {
  record: DrillRecord | null;
  before: DrillRecord | null; // this result
  fault: boolean;
}

function Throwing({ drill, levelIndex, run, stage }: { drill: Drill; levelIndex: number; run: DrillRun; stage: PracticeStage }) {
  const w = studyWords.drills;
  useLayoutEffect(() => showToTests({ drill: run, practice: stage.table, scene: stage.scene, throwing: stage.throwing }), [run]);
  const moment = run.moment.value;
  const kept = useKept(drill, levelIndex, run);
  const last = run.thrown.value.at(-1) ?? null;
  const title = w.open(w.names[drill.key], w.level(levelIndex + 1));
  useAnnouncements(run, title);
  const over = moment === 'over';
  const head = (
    <>
      <div class="line exercise-bar">
        <Button kind="quiet" icon="close" label={w.stop} href="#/drills" />
        <h2>{title}</h2>
        {!over && <span class="soft numbers small rigid">{w.throwOf(Math.min(run.thrown.value.length + (moment === 'throwing' ? 1 : 0), run.throws), run.throws)}</span>}
      </div>
      <Standing drill={drill} levelIndex={levelIndex} run={run} best={kept.before?.best.score ?? null} />
    </>
  );
  return (
    <ExerciseTable
      title={title}
      stage={stage}
      head={head}
      throws={moment === 'throwing'}
      areas={over ? noAreas : run.exercise.value.areas}
      ghosts={last?.rested ?? null}
      onSkip={moment === 'looking' ? () => run.goOn() : null}
      feedback={last && !over && <ThrowFeedback last={last} />}
    >
      {over && <DrillResult drill={drill} levelIndex={levelIndex} run={run} {...kept} />}
    </ExerciseTable>
  );
}

function ThrowFeedback({ last }: { last: MarkedThrow }) {
  const w = studyWords.drills;
  return (
    <p class={last.marks > 0 ? 'pill exercise-told well' : 'pill exercise-told'}>
      <strong>{last.marks > 0 ? w.gained(last.marks) : w.nothing}</strong>
      {throwInWords(last)}
    </p>
  );
}

function Standing({ drill, levelIndex, run, best }: { drill: Drill; levelIndex: number; run: DrillRun; best: number | null }) {
  const w = studyWords.drills;
  return (
    <dl class="cluster numbers spread drill-standing">
      <div>
        <dt>{w.score}</dt>
        <dd class="now">{run.score.value}</dd>
      </div>
      <div>
        <dt>{w.record}</dt>
        <dd>{best ?? '–'}</dd>
      </div>
      <div>
        <dt>{w.beat}</dt>
        <dd>{scoreToBeat(drill.key, levelIndex)?.score ?? '–'}</dd>
      </div>
    </dl>
  );
}

// The result is stored once, when the drill ends.
function useKept(drill: Drill, levelIndex: number, run: DrillRun): Kept {
  const [kept, setKept] = useState<Kept>({ record: null, before: null, fault: false });
  const over = run.moment.value === 'over';
  useEffect(() => {
    if (over) {
      const keep = async () => {
        const { record, before } = await keepScore(drill.key, levelIndex, { score: run.score.peek(), at: Date.now() });
        setKept({ record, before, fault: false });
      };
      keep().catch(() => setKept({ record: null, before: null, fault: true }));
    } else {
      recordOf(drill.key, levelIndex).then((before) => setKept({ record: null, before, fault: false }), () => {});
    }
  }, [over, run]);
  return kept;
}

function useAnnouncements(run: DrillRun, title: string): void {
  const w = studyWords.drills;
  const { length } = run.thrown.value;
  useEffect(() => {
    const last = run.thrown.peek().at(-1);
    if (last) say(w.throwSaid(last.marks, throwInWords(last), run.score.peek(), run.maxMarks));
    else say(title);
  }, [length]);
}

// The result: the score, the best so far, the score to beat, and the next buttons.
interface DrillResultProps {
  drill: Drill;
  levelIndex: number;
  run: DrillRun;
  record: DrillRecord | null; // this result included; null: not kept (yet)
  before: DrillRecord | null;
  fault: boolean;
}

function DrillResult({ drill, levelIndex, run, record, before, fault }: DrillResultProps) {
  const w = studyWords.drills;
  const late = useLateButton();
  const score = run.score.value;
  const toBeat = scoreToBeat(drill.key, levelIndex)?.score ?? null;
  const isLast = levelIndex + 1 >= drill.levels.length;
  return (
    <section class="stack panel play-sheet drill-result" aria-labelledby="drill-result-title">
      <h2 id="drill-result-title">{w.result}</h2>
      <p class="drill-score">
        <strong>{score}</strong> <span class="soft">{w.outOf(run.maxMarks)}</span>
      </p>
      {record && <p class={isNewBest(before, score) ? 'lit bold' : 'soft'}>{recordLine(before, score)}</p>}
      {toBeat !== null && <p class={score > toBeat ? 'lit bold' : 'soft'}>{beatLine(score, toBeat)}</p>}
      {fault ? <Note fault>{w.notKept}</Note> : <NotKept />}
      {record && record.last.length > 1 && <ScoreChart scores={record.last} max={run.maxMarks} toBeat={toBeat} />}
      <div class="cluster play-choices">
        <Button href="#/drills">{w.all}</Button>
        {!isLast && <Button href={`#/drills/${drill.key}/${levelIndex + 2}`}>{w.next}</Button>}
        <Button kind="primary" large onClick={() => run.again()} {...late}>
          {w.again}
        </Button>
      </div>
    </section>
  );
}

function isNewBest(before: DrillRecord | null, score: number): boolean {
  return before === null || score > before.best.score;
}

function recordLine(before: DrillRecord | null, score: number): string {
  const w = studyWords.drills;
  if (before === null) return storageIsLasting.value ? w.firstRecord : w.newRecord;
  return isNewBest(before, score) ? w.newRecord : w.bestIs(before.best.score);
}

function beatLine(score: number, toBeat: number): string {
  const w = studyWords.drills;
  if (score > toBeat) return w.beatIt(toBeat);
  return score === toBeat ? w.levelBeat(toBeat) : w.belowBeat(toBeat - score, toBeat);
}

export function marksInWords(drill: DrillKey, level: number): string {
  const marks: string | string[] = studyWords.drills.marks[drill];
  return typeof marks === 'string' ? marks : (marks[level] ?? '');
}

// What is said about a throw: praise, or what was wrong.
function throwInWords({ marks, slip }: MarkedThrow): string {
  const { well } = studyWords.exercise;
  return slip ? slipText(slip) : (well[marks % well.length] ?? '');
}

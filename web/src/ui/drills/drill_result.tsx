// What a go came to: the score, the best, the score to beat, and the way on.
import type { Drill } from '../../state/drills/drills';
import { scoreToBeat, type DrillRecord } from '../../state/drills/drill_records';
import type { DrillRun } from '../../state/drills/drill_run';
import { storageIsLasting } from '../../state/device_store';
import { Button, Note } from '../components';
import { NotKept } from '../exercise/not_kept';
import { useLateButton } from '../play/take_focus';
import { studyWords } from '../words';
import { ScoreChart } from './score_chart';

interface DrillResultProps {
  drill: Drill;
  place: number;
  run: DrillRun;
  record: DrillRecord | null; // this result included; null: not kept (yet)
  before: DrillRecord | null;
  fault: boolean;
}

export function DrillResult({ drill, place, run, record, before, fault }: DrillResultProps) {
  const w = studyWords.drills;
  const late = useLateButton();
  const score = run.score.value;
  const toBeat = scoreToBeat(drill.key, place)?.score ?? null;
  const isLast = place + 1 >= drill.levels.length;
  return (
    <section class="stack panel play-sheet drill-result" aria-labelledby="drill-result-title">
      <h2 id="drill-result-title">{w.result}</h2>
      <p class="drill-score">
        <strong>{score}</strong> <span class="soft">{w.outOf(run.maxMarks)}</span>
      </p>
      {record && <p class={isNewBest(before, score) ? 'drill-praise' : 'soft'}>{recordLine(before, score)}</p>}
      {toBeat !== null && <p class={score > toBeat ? 'drill-praise' : 'soft'}>{beatLine(score, toBeat)}</p>}
      {fault ? <Note fault>{w.notKept}</Note> : <NotKept />}
      {record && record.last.length > 1 && <ScoreChart scores={record.last} most={run.maxMarks} toBeat={toBeat} />}
      <div class="cluster play-choices">
        <Button href="#/drills">{w.all}</Button>
        {!isLast && <Button href={`#/drills/${drill.key}/${place + 2}`}>{w.next}</Button>}
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

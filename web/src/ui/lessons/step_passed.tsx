import { useEffect } from 'preact/hooks';

import type { Judgement } from '../../engine/types';
import type { LessonRun } from '../../state/lessons/lesson_run';
import { Button, say } from '../components';
import { useLateButton } from '../play/take_focus';
import { VerdictRules } from '../rules/rule_link';
import { judgeSummary } from '../words/judgements';
import { studyWords } from '../words';

// A throw that did what was asked; where points are the point of it, what the judge would say.
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
          <VerdictRules judgement={judgement} />
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

import { useEffect } from 'preact/hooks';

import type { LessonRun } from '../../state/lessons/lesson_run';
import { lessonsFor } from '../../state/lessons/lessons';
import { Button, say } from '../components';
import { usePage } from '../page';
import { studyWords } from '../words';
import { lessonName } from './naming';

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

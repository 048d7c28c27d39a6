// #/lessons[/KEY]: the list, and a lesson being taken.
import { useEffect, useState } from 'preact/hooks';

import { allProgress, firstLesson, firstSteps, type LessonProgress, lessonsFor } from '../../state/lessons/lessons';
import { Button, Card, Icon, Note, Screen } from '../components';
import { NotKept } from '../exercise/exercise_table';
import { usePage } from '../page';
import { route } from '../route';
import { studyWords } from '../words';
import { LessonAtTable } from './lesson_at_table';
import { lessonName } from './lesson_steps';
import './lessons.css';

export function LessonScreens() {
  const { games } = usePage();
  const key = route.value[1];
  if (key === undefined) return <LessonList />;
  const offered = lessonsFor(games).find((one) => one.key === key);
  if (!offered) {
    return (
      <Screen title={studyWords.lessons.title} back="#/lessons">
        <Note fault>{studyWords.lessons.unknown}</Note>
      </Screen>
    );
  }
  return <LessonAtTable key={key} lessonKey={key} game={offered.game} isFirst={key === firstLesson} />;
}

function LessonList() {
  const w = studyWords.lessons;
  const { games } = usePage();
  const [progress, setProgress] = useState<LessonProgress[]>([]);
  const [fault, setFault] = useState(false);
  useEffect(() => {
    let left = false;
    allProgress().then((found) => !left && setProgress(found), () => !left && setFault(true));
    return () => void (left = true);
  }, []);
  const of = (key: string) => progress.find(({ id }) => id === key) ?? null;
  const first = of(firstLesson);
  return (
    <Screen title={w.title} back="#/learn" backByHistory>
      <NotKept fault={fault} />
      <Card title={w.first}>
        <p>{w.firstHelp}</p>
        {first && <p class="soft">{w.stepsDone(first.done.length, firstSteps.length)}</p>}
        <Button kind="primary" large href={`#/lessons/${firstLesson}`}>
          {first && first.done.length < firstSteps.length ? w.goOn : w.start}
        </Button>
      </Card>
      <Card title={w.ofGames}>
        <p class="soft">{w.ofGamesHelp}</p>
        <ul class="stack gap-2">
          {lessonsFor(games)
            .filter(({ key }) => key !== firstLesson)
            .map(({ key }) => (
              <li key={key}>
                <a class="row raised lesson-link" href={`#/lessons/${encodeURIComponent(key)}`}>
                  <strong>{lessonName(key, games)}</strong>
                  <Kept progress={of(key)} />
                  <Icon name="forward" />
                </a>
              </li>
            ))}
        </ul>
      </Card>
    </Screen>
  );
}

function Kept({ progress }: { progress: LessonProgress | null }) {
  if (!progress) return null;
  const { done, of } = progress;
  return (
    <span class={done.length >= of ? 'icon-text brass' : 'soft small'}>
      {done.length >= of && <Icon name="check" />}
      {done.length >= of ? studyWords.lessons.complete : studyWords.lessons.stepsDone(done.length, of)}
    </span>
  );
}

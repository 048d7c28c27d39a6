// #/lessons[/KEY]: the list, and a lesson being taken.
import { firstLesson, lessonsFor } from '../../state/lessons/lessons';
import { Note, Screen } from '../components';
import { usePage } from '../page';
import { route } from '../route';
import { studyWords } from '../words';
import { LessonAtTable } from './lesson_at_table';
import { LessonList } from './lesson_list';
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

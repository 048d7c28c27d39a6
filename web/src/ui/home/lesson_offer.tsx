// For whoever has never played: the first lesson, until it has been taken or waved away.
import { changePreferences, preferences } from '../../state/preferences';
import { Button, Icon } from '../components';
import { words } from '../words';

export function LessonOffer() {
  if (!preferences.value.offersLesson) return null;
  return (
    <div class="line gap-0 panel home-offer">
      <a class="line gap-3 panel home-go-on" href="#/lessons/first">
        <Icon name="lesson" />
        <span class="stack gap-0 home-place-words">
          <strong>{words.home.firstLesson}</strong>
          <span>{words.home.firstLessonHelp}</span>
        </span>
      </a>
      <Button kind="quiet" icon="close" label={words.home.noLesson} onClick={() => changePreferences({ offersLesson: false })} />
    </div>
  );
}

// #/drills[/KEY[/LEVEL]]: the list, one drill with its levels, and a level being thrown.
import { drills } from '../../state/drills/drills';
import { Note, Screen } from '../components';
import { route } from '../route';
import { studyWords } from '../words';
import { DrillAtTable } from './drill_at_table';
import { DrillList } from './drill_list';
import { DrillPage } from './drill_page';
import './drills.css';

export function DrillScreens() {
  const [, key, level] = route.value;
  if (key === undefined) return <DrillList />;
  const drill = drills.find((one) => one.key === key);
  const place = level === undefined ? -1 : Number(level) - 1;
  if (!drill || (level !== undefined && !drill.levels[place])) {
    return (
      <Screen title={studyWords.drills.title} back="#/drills">
        <Note fault>{studyWords.drills.unknown}</Note>
      </Screen>
    );
  }
  return level === undefined ? <DrillPage drill={drill} /> : <DrillAtTable key={`${key} ${level}`} drill={drill} place={place} />;
}

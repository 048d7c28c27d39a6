// What lies behind two doors of the first screen: everything to learn from, and everything of one's own.
import { Face, Screen } from '../components';
import { ladderStanding } from '../match_actions';
import { usePage } from '../page';
import { studyWords, words } from '../words';
import { opponentName } from '../words/setup';
import { PlaceLink } from './place_link';

export function Learn() {
  const text = studyWords.places;
  return (
    <Screen title={words.home.learn} back="#/">
      <nav class="stack gap-2" aria-label={words.home.learn}>
        <PlaceLink to="#/lessons" icon="lesson" name={text.lessons} help={text.lessonsHelp} />
        <PlaceLink to="#/practice" icon="target" name={text.practice} help={text.practiceHelp} />
        <PlaceLink to="#/drills" icon="flag" name={text.drills} help={text.drillsHelp} />
        <PlaceLink to="#/rules" icon="book" name={words.home.rules} help={text.rulesHelp} />
      </nav>
    </Screen>
  );
}

export function Me() {
  const page = usePage();
  const text = studyWords.places;
  const level = page.levels[ladderStanding(page).rung]?.name ?? '';
  return (
    <Screen title={words.home.mine} back="#/">
      <nav class="stack gap-2" aria-label={words.home.mine}>
        <PlaceLink to="#/ladder" picture={<Face level={level} />} name={text.ladder} help={text.ladderHelp(opponentName(level))} />
        <PlaceLink to="#/statistics" icon="chart" name={text.statistics} help={text.statisticsHelp} />
        <PlaceLink to="#/matches" icon="list" name={text.matches} help={text.matchesHelp} />
        <PlaceLink to="#/device" icon="save" name={text.device} help={text.deviceHelp} />
        <PlaceLink to="#/hand" icon="hand" name={text.hand} help={text.handHelp} />
        <PlaceLink to="#/settings" icon="settings" name={text.settings} help={text.settingsHelp} />
      </nav>
    </Screen>
  );
}

// Which game the judge and the coach go by, its rules, and the table: chosen as for a match.
import { useState } from 'preact/hooks';

import { draftOf, settingOf, type PracticeSetting } from '../../state/practice/layout';
import { Button, Dialog, Note } from '../components';
import { GameCard } from '../new_match/game_card';
import '../new_match/new_match.css';
import { explained, usePlanner } from '../new_match/planner';
import { RulesCard } from '../new_match/rules_card';
import { TableCard } from '../new_match/table_card';
import { usePage } from '../page';
import { studyWords, words } from '../words';

export function SettingDialog({ setting, onUse, onClose }: { setting: PracticeSetting; onUse: (setting: PracticeSetting) => void; onClose: () => void }) {
  const w = studyWords.practice;
  const page = usePage();
  const [first] = useState(() => draftOf(page, setting));
  const planner = usePlanner('practice', first);
  const fault = explained(planner);
  const buttons = (
    <>
      <Button onClick={onClose}>{words.controls.cancel}</Button>
      <Button kind="primary" disabled={fault !== null} onClick={() => onUse(settingOf(planner.draft))}>
        {w.use}
      </Button>
    </>
  );
  return (
    <Dialog open title={w.settingTitle} class="practice-setting" onClose={onClose} buttons={buttons}>
      <p class="field-help">{w.settingHelp}</p>
      <GameCard planner={planner} />
      <TableCard planner={planner} />
      <RulesCard planner={planner} />
      {fault !== null && <Note fault>{fault}</Note>}
    </Dialog>
  );
}

// Plans a match at the page's table: a game, an opponent, and everything else for those who want it.
import { useEffect, useRef, useState } from 'preact/hooks';

import { toPlan } from '../../state/new_match';
import { Screen } from '../components';
import { beginMatch } from '../match_actions';
import { opponentWords, words } from '../words';
import { explain } from '../words/refusals';
import { naming } from '../words/setup';
import { StartBar, TableCard } from './plan_cards';
import { explained, usePlanner } from './planner';
import { PlayersCard } from './players_card';
import { GamePictures, OpponentFaces } from './quick_cards';
import { RulesCard } from './rules_card';
import './new_match.css';

export function NewMatch() {
  const planner = usePlanner('table');
  const [refused, setRefused] = useState<string | null>(null);
  // It opens where something is wrong, and stays open.
  const customise = useRef<HTMLDetailsElement>(null);
  const isWrong = planner.refusal !== null;
  useEffect(() => {
    if (isWrong && customise.current) customise.current.open = true;
  }, [isWrong]);
  const start = async () => {
    const begun = await beginMatch(toPlan(planner.draft, naming), 'table');
    setRefused(begun.ok ? null : explain(begun.error));
  };
  return (
    <Screen title={words.newMatch.title} back="#/" wide class="new-match">
      <div class="stack gap-3 quick-plan">
        <GamePictures planner={planner} />
        <OpponentFaces planner={planner} />
      </div>
      <details class="panel customise" ref={customise}>
        <summary>{opponentWords.choose.customise}</summary>
        <div class="stack plan">
          <div class="plan-column">
            <PlayersCard planner={planner} />
            <TableCard planner={planner} />
          </div>
          <div class="plan-column">
            <RulesCard planner={planner} />
          </div>
        </div>
      </details>
      <StartBar fault={explained(planner) ?? refused} name={words.newMatch.start} onStart={() => void start()} />
    </Screen>
  );
}

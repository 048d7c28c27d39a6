// #/real plans a match beside a real board, #/real/ID scores it.
import { useState } from 'preact/hooks';

import { tableOf, toPlan } from '../../state/new_match';
import { Screen } from '../components';
import { beginMatch } from '../match_actions';
import { GameCard, StartBar, TableCard } from '../new_match/plan_cards';
import { explained, usePlanner } from '../new_match/planner';
import { PlayersCard } from '../new_match/players_card';
import { RulesCard } from '../new_match/rules_card';
import { route } from '../route';
import { realWords, words } from '../words';
import { explain } from '../words/refusals';
import { naming } from '../words/setup';
import { LagTimer } from './lag_timer';
import { RealTable } from './real_table';
import '../new_match/new_match.css';

export function RealTableScreens() {
  const id = route.value[1];
  return id === undefined ? <RealSetup /> : <RealTable key={id} id={id} />;
}

// Plans a match beside a real board: people only, and the powder can be measured by timing a lag.
function RealSetup() {
  const planner = usePlanner('real');
  const [refused, setRefused] = useState<string | null>(null);
  const table = tableOf(planner.catalogue, planner.draft);
  const start = async () => {
    const begun = await beginMatch(toPlan(planner.draft, naming), 'real');
    setRefused(begun.ok ? null : explain(begun.error));
  };
  return (
    <Screen title={realWords.title} back="#/" wide class="new-match">
      <p class="soft">{realWords.setupHelp}</p>
      <div class="stack plan">
        <div class="plan-column">
          <GameCard planner={planner} />
          <PlayersCard planner={planner} />
        </div>
        <div class="plan-column">
          <RulesCard planner={planner} />
          <TableCard planner={planner}>
            {table && (
              <details>
                <summary>{realWords.lag}</summary>
                <LagTimer table={table} onUse={(powder) => planner.change({ powder })} />
              </details>
            )}
          </TableCard>
        </div>
      </div>
      <StartBar fault={explained(planner) ?? refused} name={words.newMatch.toScore} onStart={() => void start()} />
    </Screen>
  );
}

// Planning a match beside a real board: people only, and the board's own powder by timing a lag.
import { useState } from 'preact/hooks';

import { tableOf, toPlan } from '../../state/new_match';
import { beginMatch } from '../begin_match';
import { Screen } from '../components';
import { GameCard } from '../new_match/game_card';
import '../new_match/new_match.css';
import { explained, usePlanner } from '../new_match/planner';
import { PlayersCard } from '../new_match/players_card';
import { RulesCard } from '../new_match/rules_card';
import { StartBar } from '../new_match/start_bar';
import { TableCard } from '../new_match/table_card';
import { realWords, words } from '../words';
import { naming } from '../words/setup';
import { explain } from '../words/refusals';
import { LagTimer } from './lag_timer';

export function RealSetup() {
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
          <RulesCard planner={planner} />
        </div>
        <div class="plan-column">
          <PlayersCard planner={planner} />
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

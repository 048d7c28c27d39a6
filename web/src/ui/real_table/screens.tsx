// #/real plans a match beside a real board, #/real/ID scores it, #/real/judge judges one weight.
import { useState } from 'preact/hooks';

import { matchLibrary } from '../../state/match_library';
import { tableOf, toPlan } from '../../state/new_match';
import { Button, Screen } from '../components';
import { beginMatch } from '../match_actions';
import { GameCard, StartBar, TableCard } from '../new_match/plan_cards';
import { explained, usePlanner } from '../new_match/planner';
import { PlayersCard } from '../new_match/players_card';
import { RulesCard } from '../new_match/rules_card';
import { route } from '../route';
import { realWords, words } from '../words';
import { explain } from '../words/refusals';
import { naming } from '../words/setup';
import { DisputedWeight } from './disputed_weight';
import { LagTimer } from './lag_timer';
import { RealTable } from './real_table';
import '../new_match/new_match.css';

export function RealTableScreens() {
  const id = route.value[1];
  if (id === 'judge') return <DisputedWeight />;
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
      <div class="row spread">
        <p class="soft grow">{realWords.setupHelp}</p>
        {matchLibrary().saved.value.some(({ kind }) => kind === 'real') && (
          <Button icon="people" href="#/evening">
            {realWords.evening.title}
          </Button>
        )}
        <Button icon="scales" href="#/real/judge">
          {realWords.disputed.title}
        </Button>
      </div>
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

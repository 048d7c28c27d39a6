import type { ComponentChildren } from 'preact';

import type { GameInfo, TableInfo } from '../../engine/types';
import { tablesFor } from '../../state/match_options';
import { tableOf, withGame } from '../../state/new_match';
import { preferences } from '../../state/preferences';
import { numbersOfSides, teamSizes } from '../../state/seating';
import { Button, Card, Choice, ListChoice, Note, NumberField } from '../components';
import { words } from '../words';
import { decimals, distance, length } from '../words/measures';
import { errorAt, gameChosen, type Planner } from './planner';

export function GameCard({ planner }: { planner: Planner }) {
  const { catalogue, draft, change } = planner;
  const chosen = gameChosen(planner);
  const rules = (
    <Button kind="quiet" icon="book" href={`#/rules/${chosen.key}`} label={words.newMatch.rulesOf(chosen.name)}>
      {words.home.rules}
    </Button>
  );
  return (
    <Card title={words.newMatch.game} beside={rules}>
      <div class="columns gap-2 game-choice" role="radiogroup" aria-label={words.newMatch.game}>
        {catalogue.games.map((game) => (
          <label key={game.key} class="stack raised ringed">
            <input
              class="covers-label"
              type="radio"
              name="game"
              value={game.key}
              checked={game.key === draft.game}
              onChange={() => change(withGame(catalogue, draft, game.key))}
            />
            <strong>{game.name}</strong>
            <span>{words.newMatch.playersOf(numbersOfPlayers(game))}</span>
          </label>
        ))}
      </div>
    </Card>
  );
}

function numbersOfPlayers(game: GameInfo): number[] {
  const all = teamSizes(game).flatMap((size) => numbersOfSides(game, size).map((sides) => sides * size));
  return [...new Set(all)].sort((a, b) => a - b);
}

const measured = 'measured';

export function TableCard({ planner, children }: { planner: Planner; children?: ComponentChildren }) {
  const { draft, rules, change } = planner;
  const table = tableOf(planner.catalogue, draft);
  const { units } = preferences.value;
  return (
    <Card title={words.newMatch.table}>
      <div class="columns">
        <ListChoice
          label={words.newMatch.table}
          hiddenLabel
          options={tablesFor(rules).map((name) => ({ value: name, label: words.newMatch.tableNames(name) }))}
          value={draft.table}
          help={table && words.newMatch.tableIs(length(table.length, units), distance(table.width, units))}
          error={errorAt(planner, 'table')}
          onChange={(name) => change({ table: name })}
        />
        {table && <WeightSize planner={planner} table={table} />}
      </div>
      {table && <Powder planner={planner} table={table} />}
      {children}
    </Card>
  );
}

function WeightSize({ planner, table }: { planner: Planner; table: TableInfo }) {
  const { draft, change } = planner;
  const size = table.weights[draft.weight];
  const { units } = preferences.value;
  return (
    <Choice
      label={words.newMatch.weight}
      options={Object.keys(table.weights).map((value) => ({ value, label: words.options.weight(value) }))}
      value={draft.weight}
      help={size && words.newMatch.weightHelp(distance(2 * size.radius, units), decimals(size.mass * 1000, 0))}
      onChange={(weight) => change({ weight })}
    />
  );
}

function Powder({ planner, table }: { planner: Planner; table: TableInfo }) {
  const { draft, change } = planner;
  const names = Object.keys(table.deceleration) as (keyof TableInfo['deceleration'])[];
  const named = names.find((name) => name === draft.powder);
  const value = named ? table.deceleration[named] : Number(draft.powder);
  return (
    <div class="columns">
      <Choice
        label={words.newMatch.powder}
        options={[
          ...names.map((name) => ({ value: name as string, label: words.options.powder(name) })),
          { value: measured, label: words.newMatch.powderOther },
        ]}
        value={named ?? measured}
        help={words.newMatch.powderHelp(decimals(value, 2))}
        error={named ? errorAt(planner, 'powder') : null}
        onChange={(name) => change({ powder: name === measured ? value : name })}
      />
      {!named && (
        <NumberField
          label={words.newMatch.powderNumber}
          value={value}
          low={0.02}
          high={5}
          step={0.01}
          error={errorAt(planner, 'powder')}
          onChange={(powder) => powder !== null && change({ powder })}
        />
      )}
    </div>
  );
}

// Stays visible at the bottom of the plan, with the engine's refusal right above the button.
export function StartBar({ fault, name, onStart }: { fault: string | null; name: string; onStart: () => void }) {
  return (
    <div class="stack gap-2 start-bar">
      {fault !== null && (
        <Note fault>
          {words.newMatch.amiss} {fault}
        </Note>
      )}
      <Button kind="primary" large wide icon="play" disabled={fault !== null} onClick={onStart}>
        {name}
      </Button>
    </div>
  );
}

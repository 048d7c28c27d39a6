import { peopleOf } from '../../state/evening';
import { matchLibrary } from '../../state/match_library';
import { nameSides, seatOfField } from '../../state/new_match';
import { movedUp, numbersOfSides, seatsFor, teamSizes, withPlayer, withSide, type DraftSide } from '../../state/seating';
import { Button, Card, Choice, ListChoice, TextField } from '../components';
import { words } from '../words';
import { lineOf, naming, opponentName } from '../words/setup';
import { explained, gameChosen, type Planner } from './planner';

export function PlayersCard({ planner }: { planner: Planner }) {
  const { draft, change } = planner;
  const game = gameChosen(planner);
  const size = draft.sides[0]?.players.length ?? 1;
  const sizes = teamSizes(game);
  const counts = numbersOfSides(game, size);
  const reseat = (sides: number, teamSize: number) =>
    change({
      sides: seatsFor(
        game,
        draft.sides.map(({ players }) => players),
        sides,
        teamSize,
        draft.sides,
      ),
    });
  return (
    <Card title={words.newMatch.players}>
      {(sizes.length > 1 || counts.length > 1) && (
        <div class="columns">
          {sizes.length > 1 && (
            <Choice
              label={words.newMatch.teams}
              options={sizes.map((value) => ({ value, label: words.newMatch.teamSize(value) }))}
              value={size}
              onChange={(value) => reseat(draft.sides.length, value)}
            />
          )}
          {counts.length > 1 && (
            <Choice
              label={words.newMatch.sides}
              options={counts.map((value) => ({ value, label: String(value) }))}
              value={draft.sides.length}
              onChange={(value) => reseat(value, size)}
            />
          )}
        </div>
      )}
      <div class={size > 1 ? 'columns' : 'stack'}>
        {draft.sides.map((side, index) => (
          <Side key={index} planner={planner} side={side} index={index} />
        ))}
      </div>
      {size > 1 && <p class="field-help">{game.shares_board ? words.newMatch.partnersShared : words.newMatch.partnersAlone}</p>}
      <Opening planner={planner} />
    </Card>
  );
}

function Side({ planner, side, index }: { planner: Planner; side: DraftSide; index: number }) {
  const { draft, change } = planner;
  const seats = side.players.map((_, player) => <Seat key={player} planner={planner} side={index} player={player} />);
  if (side.players.length === 1) return <>{seats}</>;
  const defaultName = nameSides(draft.sides, naming)[index]?.name ?? '';
  return (
    <fieldset class="stack gap-2 team">
      <legend class="visually-hidden">{words.newMatch.side(index + 1)}</legend>
      <TextField
        label={words.newMatch.teamName}
        value={side.name}
        placeholder={side.name === '' ? defaultName : ''}
        onChange={(name) => change({ sides: withSide(draft.sides, index, () => ({ name })) })}
      />
      {seats}
    </fieldset>
  );
}

function Seat({ planner, side, player }: { planner: Planner; side: number; player: number }) {
  const { draft, change, catalogue, kind, refusal } = planner;
  const seat = draft.sides[side]?.players[player];
  if (!seat) return null;
  const partners = draft.sides[side]?.players.length ?? 1;
  const number = draft.sides.slice(0, side).reduce((sum, { players }) => sum + players.length, 0) + player + 1;
  const named = nameSides(draft.sides, naming)[side]?.players[player]?.name ?? '';
  const blamed = seatOfField(draft, refusal?.field ?? null);
  const error = blamed?.side === side && blamed.player === player ? explained(planner) : null;
  const set = (seatChange: Partial<typeof seat>) => change({ sides: withPlayer(draft.sides, side, player, seatChange) });
  const levels = [
    { value: '', label: words.newMatch.person },
    ...catalogue.levels.map(({ name }) => ({ value: name, label: opponentName(name) })),
  ];
  return (
    <div class="row seat">
      {kind === 'table' && (
        <ListChoice
          label={words.newMatch.seatKind(number)}
          hiddenLabel
          options={levels}
          value={seat.level ?? ''}
          onChange={(level) => set({ level: level === '' ? null : level })}
        />
      )}
      {seat.level === null ? (
        <TextField
          label={words.newMatch.seatName(number)}
          hiddenLabel
          value={seat.name}
          placeholder={named}
          error={error}
          {...(kind === 'real' ? { suggestions: knownPeople() } : {})}
          onChange={(name) => set({ name })}
        />
      ) : (
        <p class="field-help">{lineOf(seat.level)}</p>
      )}
      {partners > 1 && player === 0 && (
        <Button
          kind="quiet"
          icon="down"
          label={words.newMatch.partnerDown(named)}
          onClick={() => change({ sides: movedUp(draft.sides, side, 1) })}
        />
      )}
      {player > 0 && (
        <Button
          kind="quiet"
          icon="up"
          label={words.newMatch.partnerUp(named)}
          onClick={() => change({ sides: movedUp(draft.sides, side, player) })}
        />
      )}
    </div>
  );
}

// Whoever has played at a real table here.
function knownPeople(): string[] {
  return peopleOf(matchLibrary().saved.value.filter(({ kind }) => kind === 'real')).reverse();
}

function Opening({ planner }: { planner: Planner }) {
  const { draft, change } = planner;
  const sides = nameSides(draft.sides, naming).map(({ name }, value) => ({ value, label: name }));
  return (
    <div class="columns">
      <Choice
        label={words.newMatch.opening}
        options={[
          { value: 'toss', label: words.newMatch.toss },
          { value: 'agreed', label: words.newMatch.agreed },
        ]}
        value={draft.first === null ? 'toss' : 'agreed'}
        onChange={(how) => change({ first: how === 'toss' ? null : 0 })}
      />
      {draft.first !== null && (
        <ListChoice
          label={words.newMatch.firstSide}
          options={sides}
          value={draft.first}
          onChange={(first) => change({ first })}
        />
      )}
    </div>
  );
}

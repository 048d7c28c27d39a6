// Sides, partners, and who takes which seat: oneself, whoever joins, or a machine.
import { isMine, type OnlineDraft, type SeatPlace } from '../../../state/online/match_request';
import { numbersOfSides, seatsFor, teamSizes, withPlayer, withSide } from '../../../state/seating';
import { Card, Choice, ListChoice, TextField } from '../../components';
import { gameChosen, type Planner } from '../../new_match/planner';
import { onlineWords, words } from '../../words';

interface Props {
  planner: Planner;
  online: OnlineDraft;
  onChange: (change: Partial<OnlineDraft>) => void;
}

export function SeatsCard(props: Props) {
  const { draft } = props.planner;
  const size = draft.sides[0]?.players.length ?? 1;
  return (
    <Card title={onlineWords.making.seats}>
      <HowMany planner={props.planner} />
      <div class={size > 1 ? 'columns' : 'stack'}>
        {draft.sides.map((_, side) => (
          <Side key={side} {...props} side={side} />
        ))}
      </div>
    </Card>
  );
}

function HowMany({ planner }: { planner: Planner }) {
  const { draft, change } = planner;
  const game = gameChosen(planner);
  const size = draft.sides[0]?.players.length ?? 1;
  const sizes = teamSizes(game);
  const counts = numbersOfSides(game, size);
  const players = draft.sides.map((side) => side.players);
  const reseat = (sides: number, teamSize: number) => change({ sides: seatsFor(game, players, sides, teamSize, draft.sides) });
  if (sizes.length === 1 && counts.length === 1) return null;
  return (
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
  );
}

function Side({ planner, online, onChange, side }: Props & { side: number }) {
  const { draft, change } = planner;
  const { players = [], name = '' } = draft.sides[side] ?? {};
  const seats = players.map((_, player) => <Seat key={player} planner={planner} online={online} onChange={onChange} place={{ side, player }} />);
  if (players.length === 1) return <>{seats}</>;
  return (
    <fieldset class="stack gap-2 team">
      <legend class="visually-hidden">{words.newMatch.side(side + 1)}</legend>
      <TextField
        label={words.newMatch.teamName}
        value={name}
        maxLength={24}
        placeholder={words.newMatch.side(side + 1)}
        onChange={(given) => change({ sides: withSide(draft.sides, side, () => ({ name: given })) })}
      />
      {seats}
    </fieldset>
  );
}

const me = ':me';
const open = ':open';

function Seat({ planner, online, onChange, place }: Props & { place: SeatPlace }) {
  const { draft, change, catalogue } = planner;
  const text = onlineWords.making;
  const { side, player } = place;
  const size = draft.sides[0]?.players.length ?? 1;
  const level = draft.sides[side]?.players[player]?.level ?? null;
  const value = isMine(online, place) ? me : (level ?? open);
  const choose = (who: string) => {
    if (who === me) return onChange({ mine: place });
    change({ sides: withPlayer(draft.sides, side, player, { level: who === open ? null : who }) });
  };
  return (
    <ListChoice
      label={text.seat(side * size + player + 1)}
      options={[
        { value: me, label: text.me },
        // One's own seat is given up by taking another.
        ...(value === me ? [] : [{ value: open, label: `${text.open} · ${text.openHelp}` }]),
        ...(value === me ? [] : catalogue.levels.map(({ name }) => ({ value: name, label: words.options.level(name) }))),
      ]}
      value={value}
      onChange={choose}
    />
  );
}

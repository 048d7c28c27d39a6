// Before the first weight: a toss here, or what was agreed at the table.
import { useState } from 'preact/hooks';

import type { Color, Command, End } from '../../engine/types';
import { Button, Card, Choice, ListChoice, WeightMark } from '../components';
import { realWords, words } from '../words';
import { Kept } from './more';
import type { AtBoard } from './real_table';

const ends: { value: End; label: string }[] = [
  { value: 'A', label: 'A' },
  { value: 'B', label: 'B' },
];

export function Opening({ awake, ...board }: AtBoard & { awake: boolean | null }) {
  return (
    <>
      <p class="soft">{realWords.ends}</p>
      <Toss {...board} />
      <Settled {...board} />
      <Kept awake={awake} />
    </>
  );
}

function Toss({ session }: AtBoard) {
  const sides = Object.keys(session.state.value.score);
  const [caller, setCaller] = useState(sides[0] ?? '');
  const [end, setEnd] = useState<End>('A');
  const named = session.setup.options['start_end'] === 'designated';
  const toss = (command: Omit<Extract<Command, { cmd: 'toss' }>, 'cmd'>) =>
    void session.send({ cmd: 'toss', ...command, ...(named ? { end } : {}) });
  return (
    <Card title={realWords.toss}>
      {named && <Choice label={realWords.startFrom} options={ends} value={end} onChange={setEnd} />}
      {sides.length > 2 ? (
        <Button kind="primary" large wide onClick={() => toss({})}>
          {realWords.drawLots}
        </Button>
      ) : (
        <>
          <Choice
            label={realWords.calls}
            options={sides.map((side) => ({ value: side, label: side }))}
            value={caller}
            onChange={setCaller}
          />
          <div class="columns gap-2 real-pair">
            <Button kind="primary" large onClick={() => toss({ side: caller, call: 'heads' })}>
              {realWords.heads}
            </Button>
            <Button kind="primary" large onClick={() => toss({ side: caller, call: 'tails' })}>
              {realWords.tails}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

function Settled({ session, game }: AtBoard) {
  const state = session.state.value;
  const sides = Object.keys(state.score);
  const [first, setFirst] = useState(sides[0] ?? '');
  const [end, setEnd] = useState<End>(state.end);
  const [color, setColor] = useState<Color>('red');
  // Sides named after a colour already have it.
  const choosesColor = game.shares_board && Object.keys(state.colors).length === 0;
  const open = () => void session.send({ cmd: 'open', first, end, ...(choosesColor ? { color } : {}) });
  return (
    <Card title={realWords.settled}>
      <ListChoice
        label={realWords.settledFirst}
        options={sides.map((side) => ({ value: side, label: side }))}
        value={first}
        onChange={setFirst}
      />
      <div class="columns">
        {choosesColor && (
          <Choice label={realWords.settledColor(first)} options={colorOptions} value={color} onChange={setColor} />
        )}
        <Choice label={realWords.startFrom} options={ends} value={end} onChange={setEnd} />
      </div>
      <Button large wide onClick={open}>
        {realWords.open}
      </Button>
    </Card>
  );
}

const colorOptions = (['red', 'blue'] as const).map((value) => ({
  value,
  label: (
    <>
      <WeightMark color={value} silent /> {words.colors[value]}
    </>
  ),
}));

export function Choosing({ session }: AtBoard) {
  const asked = session.state.value.to_choose;
  if (!asked) return null;
  const choose = (command: Omit<Extract<Command, { cmd: 'choose' }>, 'cmd'>) => () =>
    void session.send({ cmd: 'choose', ...command });
  return (
    <Card title={realWords.chooses(asked.side)}>
      {asked.take.includes('hammer') && (
        <Button large wide icon="hammer" onClick={choose({ take: 'hammer' })}>
          {realWords.take.hammer}
        </Button>
      )}
      {asked.take.includes('first') && (
        <Button large wide onClick={choose({ take: 'first' })}>
          {realWords.take.first}
        </Button>
      )}
      {asked.take.includes('color') &&
        (['red', 'blue'] as const).map((color) => (
          <Button key={color} large wide onClick={choose({ take: 'color', color })}>
            <WeightMark color={color} silent /> {realWords.take[color]}
          </Button>
        ))}
    </Card>
  );
}

// What the coach assumes besides the weights, and how to change it: turn, weights thrown, hammer, score, hands.
import type { Signal } from '@preact/signals';

import type { HandEstimate, Position } from '../../engine/study';
import type { Color, GameInfo } from '../../engine/types';
import type { Situation } from '../../state/practice/layout';
import type { PracticeTable } from '../../state/practice/practice_table';
import { changePreferences, preferences } from '../../state/preferences';
import { Button, Choice, NumberField, WeightMark } from '../components';
import { HandChoice } from '../hand/hand_choice';
import { studyWords, words } from '../words';
import { nameOfRounds } from '../words/setup';

interface SituationProps {
  table: PracticeTable;
  game: GameInfo;
  sides: readonly string[];
  position: Position; // as the engine took it
  own: HandEstimate | null;
  otherHand: Signal<string>; // '': the same
}

export function SituationControls(props: SituationProps) {
  const { table, game, sides, position, own, otherHand } = props;
  const text = studyWords.coach;
  const situation = table.situation.value;
  const change = (more: PartialOrUndefined<Situation>) => (table.situation.value = without({ ...situation, ...more }));
  const hammer = { label: text.hammer, options: sides.map(named), value: situation.hammer ?? position.hammer ?? null };
  return (
    <div class="columns coach-situation">
      <WhoseThrow {...props} />
      <NumberField
        label={text.thrown}
        help={text.thrownHelp}
        whole
        low={0}
        value={situation.thrown ?? null}
        placeholder={String(position.thrown ?? '')}
        onChange={(thrown) => change({ thrown: thrown ?? undefined, hammer: undefined })}
      />
      {game.shares_board ? (
        <Choice {...hammer} onChange={(side) => change({ hammer: side, thrown: undefined })} />
      ) : (
        <NumberField label={nameOfRounds(game)} whole low={1} value={situation.round ?? 1} onChange={(round) => change({ round: round ?? undefined })} />
      )}
      {sides.map((side) => (
        <NumberField
          key={side}
          label={text.score(sideName(side))}
          whole
          low={0}
          value={situation.score?.[side] ?? 0}
          onChange={(points) => change({ score: { ...situation.score, [side]: points ?? 0 } })}
        />
      ))}
      <HandChoice label={text.handOf} own={own} value={preferences.value.hand} onChange={(hand) => changePreferences({ hand })} />
      <HandChoice
        label={text.handOther}
        own={own}
        also={{ value: '', label: text.sameHand }}
        value={otherHand.value}
        onChange={(hand) => (otherHand.value = hand)}
      />
      <Button kind="quiet" icon="undo" onClick={() => (table.situation.value = situation.seats ? { seats: situation.seats } : {})}>
        {text.reset}
      </Button>
    </div>
  );
}

// Where sides share the board, the colour in the hand decides.
function WhoseThrow({ table, game, sides, position }: SituationProps) {
  const text = studyWords.coach;
  if (game.shares_board && sides.length === 2) {
    const mark = (color: Color, side: string) => ({ value: color, label: <><WeightMark color={color} silent /> {sideName(side)}</> });
    const options = [mark('red', sides[0] ?? ''), mark('blue', sides[1] ?? '')];
    return <Choice label={text.whose} options={options} value={table.color.value} onChange={(color) => throwsNext(table, color)} />;
  }
  const toShoot = (side: string) => (table.situation.value = { ...table.situation.value, toShoot: side });
  return <Choice label={text.whose} options={sides.map(named)} value={table.situation.value.toShoot ?? position.to_shoot} onChange={toShoot} />;
}

// What was set for the other side's throw no longer holds.
function throwsNext(table: PracticeTable, color: Color): void {
  const { thrown: _, hammer: _h, toShoot: _s, ...situation } = table.situation.peek();
  table.situation.value = situation;
  table.color.value = color;
}

function named(side: string): { value: string; label: string } {
  return { value: side, label: sideName(side) };
}

type PartialOrUndefined<T> = { [Key in keyof T]?: T[Key] | undefined };

function without(situation: PartialOrUndefined<Situation>): Situation {
  return Object.fromEntries(Object.entries(situation).filter(([, value]) => value !== undefined)) as Situation;
}

// "Red", "First side", or the players' own name for it.
export function sideName(side: string): string {
  const known = (words.colors as Record<string, string>)[side] ?? studyWords.coach.sides[side];
  return known ? known.charAt(0).toUpperCase() + known.slice(1) : side;
}

// What the person who is to throw has in the hand.
import type { Color, Command, MatchState, Shot, ShotOfFour } from '../../engine/types';
import type { Moment } from '../table_session';

export interface InHand {
  color: Color | null; // null: the shooter chooses
  four: boolean;
}

export function inHand(moment: Moment, state: MatchState): InHand | null {
  if (moment.kind !== 'aiming' || !state.to_shoot) return null;
  return { color: state.to_shoot.color, four: state.to_shoot.throws === 4 };
}

export function commandFor(shot: Shot | ShotOfFour, hand: InHand, color: Color): Command {
  return hand.four ? { cmd: 'throw-four', color, ...shot } : { cmd: 'shoot', ...shot };
}

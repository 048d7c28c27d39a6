// What became of a throw, in one short line: "2 · 4.1 cm short of the 3".
import type { Color, Edge, Zone } from '../../engine/types';
import { preferences } from '../../state/preferences';
import type { ByColor, NextZone, Outcome, ThrowResult, Wobble } from '../../state/throw_result';
import { words } from './index';
import { distance } from './measures';

export interface ResultWords {
  by: (player: string, result: string) => string;
  worth: (zone: Zone, value: number) => string; // "3", "Hanger! 4 points"
  short: Record<NextZone['over'], (distance: string, value: number) => string>; // of the next line, ring, or of hanging
  fell: Record<Edge, string>;
  dead: (distance: string) => string; // it lies short of the foul line
  deadRemoved: string;
  noCushion: string;
  takenOff: string;
  onBoard: string; // nobody may look where
  fourStay: string;
  fourFell: string;
  fourShort: string;
  knockedOff: (weights: string, count: number) => string;
  moved: (weights: string, count: number) => string;
  weights: (count: number, whose: Color | 'own') => string; // "1 blue", "1 of your own"
  wobbleOn: string; // when a match begins
  wobble: (how: string) => string;
  wobbleNone: string;
  wobbleHidden: string; // it left the board, as it would have done
  long: (distance: string) => string;
  tooShort: (distance: string) => string;
  left: (distance: string) => string;
  right: (distance: string) => string;
  atLeast: (distance: string) => string;
}

const separator = ' · ';

// Told to the one who threw, or about somebody.
export function resultText(result: ThrowResult, isToThrower: boolean): string {
  const { knockedOff, moved, wobble, outcome } = result;
  const text = words.result;
  const own = isToThrower ? result.color : null;
  const others = counted(knockedOff, own, text.knockedOff) || counted(moved, own, text.moved);
  return [outcomeText(outcome), others, wobble && wobbleText(wobble)].filter(Boolean).join(separator);
}

function counted(by: ByColor, own: Color | null, say: ResultWords['moved']): string {
  const parts = (['red', 'blue'] as const).filter((color) => by[color] > 0).map((color) => words.result.weights(by[color], color === own ? 'own' : color));
  return parts.length > 0 ? say(parts.join(', '), by.red + by.blue) : '';
}

function outcomeText(outcome: Outcome): string {
  const text = words.result;
  const { units } = preferences.value;
  switch (outcome.kind) {
    case 'fell': return text.fell[outcome.edge];
    case 'no_cushion': return text.noCushion;
    case 'taken_off': return text.takenOff;
    case 'dead': return outcome.removed ? text.deadRemoved : text.dead(distance(outcome.short / 1000, units));
    case 'unseen': return text.onBoard;
    case 'four_stay': return text.fourStay;
    case 'four_failed': return outcome.fell ? text.fourFell : text.fourShort;
    case 'rests': {
      const { zone, value, next } = outcome;
      const worth = text.worth(zone, value);
      return next ? `${worth}${separator}${text.short[next.over](distance(next.mm / 1000, units), next.value)}` : worth;
    }
  }
}

const exact = 0.0095; // m: less is not worth a word

export function wobbleText({ along, across, isAtLeast }: Wobble): string {
  const text = words.result;
  const { units } = preferences.value;
  const parts: string[] = [];
  if (along !== null && Math.abs(along) >= exact) {
    const far = (along > 0 ? text.long : text.tooShort)(distance(along, units));
    parts.push(isAtLeast ? text.atLeast(far) : far);
  }
  if (Math.abs(across) >= exact) parts.push((across > 0 ? text.left : text.right)(distance(across, units)));
  if (parts.length > 0) return text.wobble(parts.join(', '));
  return along === null ? text.wobbleHidden : text.wobbleNone;
}

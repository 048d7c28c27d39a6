// What can be asked of a throw. Whether a weight is in play, what it is worth and who scores is the engine's answer; here
// it is only compared with what was wanted.
import type { Color, Judgement, Place } from '../../engine/types';
import { isIn, middleOf, type Area, type Check, type MovedWeight, type OffArea, type Rested, type SlipCode } from './exercise';

export const inPlay: Check = ({ thrown, board }) => {
  const [weight] = thrown;
  if (!weight || weight.fate !== 'on') return whyGone(weight, board.cushions);
  return weight.judged?.zone === 'dead' ? 'not_in_play' : null;
};

export function restsIn(area: Area): Check {
  return (outcome) => inPlay(outcome) ?? missDirection(area, outcome.thrown[0]);
}

// By its zone in this game. The area shows where such weights lie.
export function worth(value: number, area: Area): Check {
  return (outcome) => {
    const fault = inPlay(outcome);
    if (fault || (outcome.thrown[0]?.judged?.value ?? 0) >= value) return fault;
    return missDirection(area, outcome.thrown[0]) ?? 'not_deep';
  };
}

// All of the other colour.
export const knocksOff: Check = ({ thrown, others, path, board }) => {
  const [weight] = thrown;
  const targets = others.filter(({ color }) => color !== weight?.color);
  if (targets.every(({ fate }) => fate === 'fell')) return null;
  if (weight?.fate === 'taken_off') return board.cushions ? 'no_cushion' : 'taken_off';
  return missed(targets.filter(({ fate }) => fate !== 'fell'), path) ?? 'too_soft';
};

export const staysOn: Check = ({ thrown }) => (thrown[0]?.fate === 'on' ? null : 'own_fell');

export const scores: Check = (outcome) => scoresMoreThan(0)(outcome);

export function scoresMoreThan(points: number): Check {
  return ({ thrown, judgement, board }) => {
    const [weight] = thrown;
    if (weight && pointsOf(weight.color, judgement) > points) return null;
    return weight && weight.fate !== 'on' ? whyGone(weight, board.cushions) : 'no_score';
  };
}

function pointsOf(color: Color, { score }: Judgement): number {
  return 'turn' in score ? score.turn : score[color];
}

// Own weights that lay there are still where they were.
export const leavesOwn: Check = ({ thrown, others }) => {
  const own = others.filter(({ color }) => color === thrown[0]?.color);
  return own.some(({ touched }) => touched) ? 'moved_own' : null;
};

// Knocking an opponent's weight off is undone, and the thrown one taken off.
export const isTakenOff: Check = ({ thrown, others, path, board }) => {
  const [weight] = thrown;
  if (weight?.fate === 'taken_off') return null;
  const targets = others.filter(({ color }) => color !== weight?.color);
  return missed(targets, path) ?? (weight?.fate === 'fell' ? whyGone(weight, board.cushions) : 'too_soft');
};

// Own weights got further up the board.
export function pushesOn(metres: number): Check {
  return ({ thrown, others, path, board }) => {
    const own = others.filter(({ color }) => color === thrown[0]?.color);
    if (own.some(({ fate, x, from }) => fate === 'on' && x - from.x >= metres)) return null;
    const lost = own.find(({ fate }) => fate !== 'on');
    return missed(own, path) ?? (lost ? whyGone(lost, board.cushions) : 'not_forward');
  };
}

export const fourStand: Check = ({ failed, thrown }) => {
  if (!failed) return null;
  return thrown.some(({ fate }) => fate === 'fell') ? 'some_fell' : 'some_short';
};

// All of them; the first that fails gives the reason.
export function all(...checks: Check[]): Check {
  return (outcome) => {
    for (const check of checks) {
      const slip = check(outcome);
      if (slip) return slip;
    }
    return null;
  };
}

function whyGone(weight: Rested | undefined, cushions: boolean): SlipCode {
  if (weight?.fate === 'taken_off') return cushions ? 'no_cushion' : 'taken_off';
  if (weight?.fate !== 'fell') return 'not_in_play';
  return weight.edge === 'left' || weight.edge === 'right' ? 'over_the_side' : 'over_the_end';
}

// On which side of the area a weight lies; null: in it.
function missDirection(area: Area, weight: Place | undefined): OffArea | null {
  if (!weight || isIn(area, weight)) return null;
  const middle = middleOf(area);
  const along = area.shape === 'spot' ? weight.x - middle.x : beyond(weight.x, area.x0, area.x1);
  const across = area.shape === 'spot' ? weight.y - middle.y : beyond(weight.y, area.y0, area.y1);
  if (Math.abs(along) >= Math.abs(across)) return { side: along < 0 ? 'short' : 'long', by: Math.abs(along) };
  return { side: across > 0 ? 'left' : 'right', by: Math.abs(across) };
}

function beyond(value: number, low: number, high: number): number {
  return value < low ? value - low : value > high ? value - high : 0;
}

// How the thrown weight got past them without a touch; null: it touched one.
function missed(targets: readonly MovedWeight[], path: readonly Place[]): SlipCode | null {
  const [target] = targets;
  if (!target) return 'untouched';
  if (targets.some(({ touched }) => touched)) return null;
  const across = acrossAt(path, target.from.x);
  if (across === null) return 'too_slow';
  return across > target.from.y ? 'missed_left' : 'missed_right';
}

// Where a path crosses the line x; null: it does not get there.
function acrossAt(path: readonly Place[], x: number): number | null {
  for (let k = 1; k < path.length; ++k) {
    const [a, b] = [path[k - 1], path[k]];
    if (a && b && a.x <= x && b.x >= x && b.x > a.x) return a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x);
  }
  return null;
}


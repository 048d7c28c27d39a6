// What the coach says.
import type { AdviceWords, NamedWeight, Worth } from '../../saying/said_words';
import { plural } from '../plural';
import { possessive } from '../said/sides';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const lanes = { left: ' on the left', middle: ' in the middle', right: ' on the right' };

const noun = (worth: Worth) => (worth === 'dead' ? 'dead weight' : worth === 'corner_hanger' ? 'corner hanger' : worth);
const owned = ({ side, color, worth }: NamedWeight) => `${side === null ? `the ${color}` : possessive(side)} ${noun(worth)}`;
const counted = (amount: string, one: string) => `${amount} ${one}${amount === '1' ? '' : 's'}`;

function ranked({ place, of, by }: NonNullable<NamedWeight['rank']>): string {
  const [first, last, two] = [place === 1, place === of, of === 2];
  if (by === 'depth') {
    if (first) return two ? 'deeper' : 'deepest';
    if (last) return two ? 'shorter' : 'shortest';
    return `${ordinals[place - 1]} deepest`;
  }
  if (first) return two ? 'left one' : 'leftmost';
  if (last) return two ? 'right one' : 'rightmost';
  return `${ordinals[place - 1]} from the left`;
}

export const advice: AdviceWords = {
  weight: (named) => `${named.rank ? `the ${ranked(named.rank)} of ${owned(named)}s` : owned(named)}${named.lane ? lanes[named.lane] : ''}`,
  both: (named) => `both of ${owned(named)}s`,
  and: (one, other) => `${one} and ${other}`,
  place: (hanger, value) => (hanger ? `a hanger, worth ${value}` : `a ${value}`),

  lag: (place) => `lag for ${place} or better`,
  hanger: (place) => `try for ${place}`,
  guard: (named) => `guard ${named}: rest short, in front of it`,
  takeOut: (named) => `knock ${named} off`,
  stick: (named) => `knock ${named} off and stay in play`,
  takeOutTwo: (named) => `knock ${named} off with one weight`,
  tap: (named) => `move ${named} without knocking it off`,
  promote: (named, place) => `push ${named} on for ${place}`,
  clear: (named) => `knock ${named} off or into play`,
  throwAway: 'throw the weight away and touch nothing',
  four: (color) => `throw the four ${color} weights together so that all stay in play`,
  offTheCushion: (shot) => `off the cushion, ${shot}`,

  points: (amount) => counted(amount, 'point'),
  chancePoints: (amount) => `${counted(amount, 'point')} of a hundred`,
  weights: (amount) => counted(amount, 'weight'),

  winsGame: (chance) => `it wins the game in ${chance} of throws`,
  removesLeader: (named, points, who, chance) => `without ${named} the round stands ${points} better for ${who}, and it goes in ${chance} of throws`,
  takesLead: (who, chance) => `${who} then leads, in ${chance} of throws`,
  addsToLead: (points) => `it adds ${points} to the lead on average`,
  cutsLoss: (points) => `it is worth ${points} on average even without taking the lead`,
  protects: (named, chance, without) => `a straight hit then removes ${named} in ${chance} of tries, against ${without} without it`,
  hardReply: (who, chance) => `the reply is hard: a straight hit at ${possessive(who)} best weight works in ${chance} of tries`,
  scoresNow: (points, who) => `nothing can answer it: the ${who === null ? 'turn' : 'round'} then comes to ${points}${who === null ? '' : ` for ${who}`} on average`,
  makesThree: (chance) => `nothing counts without a 3, and this makes one in ${chance} of throws`,
  clearsTwo: (chance) => `two or more go at once in ${chance} of throws`,
  mustClear: (weights, chance) => `the colour thrown first must go, ${plural(weights, 'weight', 'weights')} still: at least one goes in ${chance} of throws`,
  rescuesDead: (chance) => `a dead weight voids everything as it lies, and no longer does after ${chance} of throws`,
  voidRisk: (chance) => `beware: ${chance} of throws leave a dead weight, which voids everything`,
  clearsBoard: (who, weights, now) => `${who} has the last weight, and this clears the board: ${weights} on it on average, of ${now}`,
  keepsOpen: (who, weights) => `${who} has the last weight, and the board stays open: ${weights} on it on average`,
  safe: 'a miss is no worse than throwing away',
  safeAt: (points) => `a miss costs next to nothing, ${points}`,
  risky: (points) => `beware: a miss costs ${points} in chance of winning, against throwing away`,
  onlyChance: (points) => `it is the shot: ${points} better than the next`,
  othersCost: (points) => `the best other shot found costs ${points}`,
  othersGain: (points) => `the best other shot found gains no more than ${points}`,
  good: 'it is a good shot',

  meant: (shot, chance, worked) => `Meant: ${shot} It was to work in ${chance} of throws and ${worked ? 'did' : 'did not'}.`,
  nothingBetter: 'Nothing better was found.',
  better: (points, shot) => `It costs ${points} in chance of winning; better: ${shot}`,
  luck: (amount) => `Luck: ${amount ?? 'none'}.`,

  hand: (throws, speed, angle, place, level) => `From ${plural(throws, 'throw', 'throws')} the hand scatters speed by ${speed}, angle by ${angle} and place by ${place}, most like ${level.toLowerCase()}.`,
  scatter: (value, low, high, unit) => `${value} ${unit} (${low} to ${high ?? 'any amount'})`,
  placeInferred: 'Place cannot be told from these, and is inferred from the angle.',
  bias: {
    speed: [(amount) => `On average it is thrown ${amount} too hard.`, (amount) => `On average it is thrown ${amount} too softly.`],
    sideways: [(amount) => `On average it is thrown ${amount} too far to the left.`, (amount) => `On average it is thrown ${amount} too far to the right.`],
  },
};

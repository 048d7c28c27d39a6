import type { EventWords, WeightTold } from '../../saying/said_words';
import { possessive } from './sides';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const over = { near: ' over the near edge', far: ' over the far edge', left: ' over the left side', right: ' over the right side' };

const named = ({ number, color }: WeightTold) => `${ordinals[number - 1]} ${color} weight`;
const the = (weight: WeightTold) => `the ${named(weight)}`;
const The = (weight: WeightTold) => `The ${named(weight)}`;

// At the beginning of a sentence. People's names are left as they write them.
const subject = (side: string) => (side === 'red' ? 'Red' : side === 'blue' ? 'Blue' : side);

export const events: EventWords = {
  tossWon: (side, landed) => `The coin shows ${landed}: ${side} wins the toss.`,
  chooses: (side) => `${subject(side)} has to choose.`,
  opens: (side, end, hammer) => (hammer === null ? `${subject(side)} shoots first.` : `${subject(side)} shoots first from end ${end}; ${hammer} has the hammer.`),
  shot: (player, weight, stops) => `${player} shoots ${the(weight)}${stops === null ? '' : `; it stops ${stops} from the far edge`}.`,
  shotFour: (player, color) => `${player} throws the four ${color} weights together.`,
  fell: (weight, edge) => `${The(weight)} falls${over[edge]}.`,
  noCushion: (weight) => `${The(weight)} touches no cushion first.`,
  takenOff: (weight) => `${The(weight)} is taken off.`,
  putBack: (weight) => `${The(weight)} goes back where it stood.`,
  deadRemoved: (weight) => `${The(weight)} is dead and taken away.`,
  forfeited: (player, weight) => `${player} forfeits ${weight ? the(weight) : 'the throw'}.`,
  turnFailed: (side) => `${possessive(subject(side))} turn ends with nothing.`,
  scored: (side, points, total) => `${subject(side)} scores ${points > 0 ? points : 'nothing'} and has ${total}.`,
  hickey: (side, money) => `${subject(side)} puts ${money} into the jar.`,
  extraFrame: 'That does not decide the game: play goes on.',
  gameWon: (side, total) => `${subject(side)} wins the game with ${total}.`,
  jarTaken: (side, money) => `${subject(side)} takes the jar, ${money}.`,
  matchWon: (side) => `${subject(side)} wins the match.`,
  dusted: (side) => `${subject(side)} dusts the board.`,
  dustGranted: 'Dusting is granted.',
  foul: (side, kind) => `A foul is noted against ${side}: ${kind}.`,
  foulKinds: {
    foot: 'no foot behind the playing surface',
    shaking: 'striking or shaking the table',
    out_of_turn: 'shooting out of turn',
    wrong_color: 'shooting the wrong colour',
    touched_weight: 'touching a weight in play',
    peeking: 'peeking',
  },
  conceded: (side) => `${subject(side)} concedes.`,
  undone: 'The last step is undone.',
  redone: 'What was undone is done again.',
};

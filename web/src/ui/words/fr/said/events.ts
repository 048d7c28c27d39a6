import type { EventWords, WeightTold } from '../../saying/said_words';
import { de } from '../elision';

const ordinals = ['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième', 'septième', 'huitième'];
const colors = { red: 'rouge', blue: 'bleu' };
const coin = { heads: 'face', tails: 'pile' };
const over = { near: 'par le bord proche', far: 'par le bord du fond', left: 'par le côté gauche', right: 'par le côté droit' };

const le = ({ number, color }: WeightTold) => `le ${ordinals[number - 1]} palet ${colors[color]}`;
const Le = (weight: WeightTold) => `L${le(weight).slice(1)}`;

export const events: EventWords = {
  tossWon: (side, landed) => `La pièce montre ${coin[landed]} : ${side} gagne le tirage.`,
  chooses: (side) => `${side} doit choisir.`,
  opens: (side, end, hammer) => (hammer === null ? `${side} lance en premier.` : `${side} lance en premier du bout ${end} ; ${hammer} a le marteau.`),
  shot: (player, weight, stops) => `${player} lance ${le(weight)}${stops === null ? '' : ` ; il s’arrête à ${stops} du bord du fond`}.`,
  shotFour: (player, color) => `${player} lance ensemble les quatre palets ${colors[color]}s.`,
  fell: (weight, edge) => `${Le(weight)} tombe ${over[edge]}.`,
  noCushion: (weight) => `${Le(weight)} ne touche d’abord aucune bande.`,
  takenOff: (weight) => `${Le(weight)} est retiré.`,
  putBack: (weight) => `${Le(weight)} retourne à sa place.`,
  deadRemoved: (weight) => `${Le(weight)} est mort et retiré.`,
  forfeited: (player, weight) => `${player} perd ${weight ? le(weight) : 'le lancer'}.`,
  turnFailed: (side) => `Le tour ${de(side)} finit sans rien.`,
  scored: (side, points, total) => (points > 0 ? `${side} marque ${points} et a ${total}.` : `${side} ne marque rien et a ${total}.`),
  hickey: (side, money) => `${side} met ${money} dans la cagnotte.`,
  extraFrame: 'Cela ne décide pas la partie : on continue.',
  gameWon: (side, total) => `${side} gagne la partie avec ${total}.`,
  jarTaken: (side, money) => `${side} prend la cagnotte, ${money}.`,
  matchWon: (side) => `${side} gagne le match.`,
  dusted: (side) => `${side} saupoudre le plateau.`,
  dustGranted: 'Le saupoudrage est permis.',
  foul: (side, kind) => `Une faute ${de(side)} est notée : ${kind}.`,
  foulKinds: {
    foot: 'aucun pied derrière la surface de jeu',
    shaking: 'table heurtée ou secouée',
    out_of_turn: 'lancer hors de son tour',
    wrong_color: 'mauvaise couleur lancée',
    touched_weight: 'palet en jeu touché',
    peeking: 'est allé voir',
  },
  conceded: (side) => `${side} abandonne.`,
  undone: 'La dernière étape est défaite.',
  redone: 'Ce qui était défait est refait.',
};

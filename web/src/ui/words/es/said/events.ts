import type { EventWords, WeightTold } from '../../saying/said_words';

const ordinals = ['primer', 'segundo', 'tercer', 'cuarto', 'quinto', 'sexto', 'séptimo', 'octavo'];
const colors = { red: 'rojo', blue: 'azul' };
const coin = { heads: 'cara', tails: 'cruz' };
const over = { near: 'por el borde cercano', far: 'por el borde del fondo', left: 'por el lado izquierdo', right: 'por el lado derecho' };

const el = ({ number, color }: WeightTold) => `el ${ordinals[number - 1]} disco ${colors[color]}`;
const El = (weight: WeightTold) => `E${el(weight).slice(1)}`;

export const events: EventWords = {
  tossWon: (side, landed) => `Sale ${coin[landed]}: ${side} gana el sorteo.`,
  chooses: (side) => `${side} tiene que elegir.`,
  opens: (side, end, hammer) => (hammer === null ? `${side} tira primero.` : `${side} tira primero desde el extremo ${end}; ${hammer} tiene el martillo.`),
  shot: (player, weight, stops) => `${player} tira ${el(weight)}${stops === null ? '' : `; se para a ${stops} del borde del fondo`}.`,
  shotFour: (player, color) => `${player} tira a la vez los cuatro discos ${color === 'red' ? 'rojos' : 'azules'}.`,
  fell: (weight, edge) => `${El(weight)} se cae ${over[edge]}.`,
  noCushion: (weight) => `${El(weight)} no toca antes ninguna banda.`,
  takenOff: (weight) => `${El(weight)} se retira.`,
  putBack: (weight) => `${El(weight)} vuelve adonde estaba.`,
  deadRemoved: (weight) => `${El(weight)} está muerto y se retira.`,
  forfeited: (player, weight) => `${player} pierde ${weight ? el(weight) : 'el tiro'}.`,
  turnFailed: (side) => `El turno de ${side} acaba sin nada.`,
  scored: (side, points, total) => (points > 0 ? `${side} suma ${points} y tiene ${total}.` : `${side} no suma nada y tiene ${total}.`),
  hickey: (side, money) => `${side} pone ${money} en el bote.`,
  extraFrame: 'Eso no decide el juego: se sigue jugando.',
  gameWon: (side, total) => `${side} gana el juego con ${total}.`,
  jarTaken: (side, money) => `${side} se lleva el bote, ${money}.`,
  matchWon: (side) => `${side} gana la partida.`,
  dusted: (side) => `${side} espolvorea el tablero.`,
  dustGranted: 'Se permite espolvorear.',
  foul: (side, kind) => `Se anota una falta de ${side}: ${kind}.`,
  foulKinds: {
    foot: 'ningún pie detrás de la superficie de juego',
    shaking: 'golpear o mover la mesa',
    out_of_turn: 'tirar fuera de turno',
    wrong_color: 'tirar el color equivocado',
    touched_weight: 'tocar un disco en juego',
    peeking: 'ir a mirar',
  },
  conceded: (side) => `${side} se rinde.`,
  undone: 'Se ha deshecho el último paso.',
  redone: 'Se ha rehecho lo deshecho.',
};

import type { OnlineWords } from '../../en/online';
import { plural } from '../plural';

const seconds = (count: number) => plural(count, 'segundo', 'segundos');

export const table: OnlineWords['table'] = {
  opening: 'Camino de la mesa…',
  lost: 'Conexión perdida, se intenta de nuevo…',
  lostThrow: 'Conexión perdida, se intenta de nuevo… Tu tiro está guardado.',
  tooLate: 'Tu tiro llegó tarde: la partida siguió sin él.',
  watching: 'Estás mirando',
  spectators: (count) => plural(count, 'persona mira', 'personas miran'),

  waitingFor: (name) => `Le toca a ${name}`,
  waitingForToss: 'A la espera del sorteo',
  yourThrow: 'Te toca tirar',
  paused: 'La partida está en pausa.',

  gone: (name) => `${name} se ha ido.`,
  claimIn: (count) => `Si no vuelve en ${seconds(count)}, podrás reclamar la partida.`,
  claimNow: 'Puedes seguir esperando o dar la partida por ganada.',
  claim: 'Reclamar la partida',
  claimAsk: '¿Dar la partida por ganada?',
  claimText: (name) => `${name} lleva fuera bastante tiempo. La partida termina entonces en el acto.`,

  offers: {
    takeback: 'Pedir que se retire el último tiro',
    pause: 'Pedir una pausa',
    resume: 'Pedir que se siga',
    rematch: 'Pedir la revancha',
  },
  offered: {
    takeback: (name) => `${name} quiere retirar el último tiro.`,
    pause: (name) => `${name} pide una pausa.`,
    resume: (name) => `${name} quiere seguir.`,
    rematch: (name) => `${name} pide la revancha.`,
  },
  asked: {
    takeback: 'Has pedido retirar el último tiro.',
    pause: 'Has pedido una pausa.',
    resume: 'Has pedido seguir.',
    rematch: 'Has pedido la revancha.',
  },
  agree: 'De acuerdo',
  decline: 'Rechazar',
  withdraw: 'Mejor no',
  rematch: 'Revancha',
  toRematch: 'A la revancha',

  say: 'Decir',
  phrases: {
    hello: '¡Hola!',
    good_luck: '¡Suerte!',
    nice_shot: '¡Buen tiro!',
    well_played: '¡Bien jugado!',
    thanks: '¡Gracias!',
    sorry: '¡Perdón!',
    unlucky: '¡Mala suerte!',
    wow: '¡Vaya!',
    hurry: 'Sigue, por favor.',
    one_moment: 'Un momento, por favor.',
    good_match: '¡Buena partida!',
    bye: '¡Adiós!',
  },
  says: (name, phrase) => `${name}: ${phrase}`,

  concede: 'Abandonar la partida',
  concedeAsk: '¿Abandonar esta partida?',
  concedeText: (side) => `Termina en el acto y ${side} la pierde.`,
  leave: 'Dejar la mesa',
  leaveHelp: 'La partida sigue sin ti: vuelve a tiempo.',
  leaveWatching: 'Dejar de mirar',

  lobby: 'A la sala',
  watchAgain: 'Verla otra vez',
  review: 'Analizar',
  save: 'Guardar el registro en un archivo',
  seed: (seed) => `Su azar salió de la semilla ${seed}: con ella se puede comprobar cada sorteo.`,
  notTaken: 'No se pudo traer el registro.',
};

import type { OnlineWords } from '../../en/online';
import { plural } from '../plural';

export const lobby: OnlineWords['lobby'] = {
  title: 'Jugar en línea',
  you: (name) => `Eres ${name}`,
  yourProfile: 'Tus partidas y puntuaciones',
  account: 'Cuenta',

  quick: 'Partida rápida',
  quickHelp: 'Alguien de tu nivel más o menos; cuenta para la puntuación.',
  game: 'Juego',
  looking: (game) => `Buscando rival para ${game} …`,
  lookingHelp: 'La partida empieza sola; deja esta pantalla abierta. Cuanto más se tarda, más amplia es la búsqueda.',
  waiting: (players) => `${plural(players, 'jugador espera', 'jugadores esperan')}, contigo.`,
  stopLooking: 'Dejar de buscar',
  paired: 'Ya tienes rival.',
  needsAccount: 'Las partidas puntuadas necesitan una cuenta: tu nombre y una contraseña, nada más.',
  claim: 'Crear una cuenta',

  friend: 'Jugar con un amigo',
  friendHelp: 'Recibes un enlace y un código para su móvil. No le hace falta cuenta.',
  ownRules: 'Elegir juego, reglas y puestos',

  unfinished: 'Partidas sin acabar',
  goOn: 'Continuar',
  goOnOf: (what) => `Continuar: ${what}`,

  challenges: 'Retos abiertos',
  noChallenges: 'Ahora mismo nadie espera rival.',
  openOne: 'Abrir un reto',
  join: 'Unirse',
  joinOf: (what) => `Unirse: ${what}`,
  yours: 'tuyo',
  see: 'Ver',
  seeOf: (what) => `Ver: ${what}`,

  live: 'Se juega ahora',
  noLive: 'No se juega ninguna partida que otros puedan ver.',
  watch: 'Mirar',
  watchOf: (what) => `Mirar: ${what}`,

  leaders: 'Los mejores',
};

import type { OnlineWords } from '../../en/online';
import { plural } from '../plural';

const reasons: Record<string, string> = {
  name: 'Nombre ofensivo',
  stalling: 'Pierde tiempo a propósito',
  cheating: 'Juega con ayuda prohibida',
  abuse: 'Abusa de las frases',
  other: 'Otra cosa',
};

export const people: OnlineWords['people'] = {
  since: (date) => `Aquí desde el ${date}`,
  ratings: 'Puntuaciones',
  noRatings: 'Todavía ninguna partida puntuada.',
  rating: 'Puntuación',
  give: (deviation) => `más o menos ${deviation}`,
  games: (games) => plural(games, 'partida puntuada', 'partidas puntuadas'),
  chart: (game, from, to, low, high) => `Puntuación en ${game} del ${from} al ${to}, entre ${low} y ${high}`,

  history: 'Partidas',
  noHistory: 'Todavía ninguna partida.',
  more: 'Partidas anteriores',
  watch: 'Mirar',
  watchOf: (what) => `Mirar: ${what}`,
  won: 'ganada',
  lost: 'perdida',
  undecided: 'sin decidir',

  against: (name) => `Tú y ${name}`,
  noneTogether: 'Todavía no habéis jugado entre vosotros.',
  wonLost: (won, lost) => `${won} ganadas, ${lost} perdidas`,

  mute: (name) => `Silenciar a ${name}`,
  unmute: (name) => `Volver a oír a ${name}`,
  muted: (name) => `${name} está en silencio: no ves sus frases.`,
  report: (name) => `Denunciar a ${name}`,
  reportAsk: (name) => `¿Denunciar a ${name} ante quien lleva este servidor?`,
  reason: 'Motivo',
  reasons: (code) => reasons[code] ?? code.replaceAll('_', ' '),
  send: 'Enviar la denuncia',
  reported: 'La denuncia va en camino.',

  leaders: 'Los mejores',
  leadersOf: (game) => `Los mejores en ${game}`,
  place: 'Puesto',
  name: 'Nombre',
  matches: 'Partidas',
  noLeaders: 'Nadie ha jugado todavía bastantes partidas puntuadas.',
  leadersHelp: 'Por puntuación. Quien sigue jugando sigue en la lista; una puntuación que ya no es segura sale de ella.',
};

import type { StudyWords } from '../../en/study';
import { plural } from '../plural';

export const statistics: StudyWords['statistics'] = {
  title: 'Estadísticas',
  onDevice: 'Contadas de las partidas guardadas en este dispositivo, y guardadas aquí: no se envía nada a ninguna parte.',
  nothing: 'Aún no hay nada que contar.',
  nothingHelp: 'Cada partida que juegas o cuyo marcador llevas se guarda y se cuenta aquí: juegos ganados, puntos por ronda, colgantes y arrimes.',
  nobody: 'En las partidas guardadas aquí solo han jugado máquinas.',
  noneOfGame: (player, game) => `${player} no ha jugado aquí a ${game}.`,
  begin: 'Jugar una partida',

  counting: (done, all) => `Contando la partida ${done} de ${all}…`,
  counted: (matches) => `${plural(matches, 'partida contada', 'partidas contadas')}.`,
  cancel: 'Dejar de contar',
  uncounted: (matches) => `${plural(matches, 'partida aún no está contada', 'partidas aún no están contadas')}.`,
  countThem: 'Contarlas',
  copies: (matches) => `${plural(matches, 'partida está repetida y se cuenta', 'partidas están repetidas y se cuentan')} una sola vez.`,
  matchOf: (match, date) => `${match} (${date})`,
  broken: (match, why) => `No se puede contar ${match}: ${why}`,
  notKept: 'Las cuentas no se han podido guardar en este dispositivo; se hacen de nuevo cada vez.',

  whose: 'De quién',
  game: 'Juego',
  allGames: 'Todos los juegos',

  gamesWon: 'Juegos ganados',
  wonOf: (won, played) => `${won} de ${played}`,
  pointsARound: 'Puntos por ronda',
  overRounds: (rounds) => `en ${plural(rounds, 'ronda', 'rondas')}`,
  hangers: 'Colgantes',
  hangersIn: (share) => `${share} por ronda`,
  goodLags: 'Arrimes al 3 o mejor',
  lagsOf: (good, lags) => `${good} de ${plural(lags, 'arrime', 'arrimes')}`,
  lagHelp: 'Un arrime es un tiro que no toca nada.',
  none: '–',

  wins: 'Juegos ganados por juego y rival',
  winsHelp: 'Un juego cuenta cuando ha terminado. Entre varios rivales, la máquina más fuerte da nombre a la fila.',
  against: (opponent) => `Contra ${opponent}`,
  people: 'personas',
  noGames: 'Aún no ha terminado ningún juego.',

  overTime: 'De partida en partida',
  noTime: 'Una partida más, y su evolución se dibujará aquí.',
  pointsChart: (from, to) => `Puntos por ronda, partida a partida, de ${from} a ${to}`,
  lagsChart: (from, to) => `Proporción de arrimes al 3 o mejor, partida a partida, de ${from} a ${to}`,
  smoothed: 'La línea es la media de las últimas cinco partidas; cada punto es una partida.',
  asTable: 'Como tabla',
  date: 'Fecha',

  best: 'Mejores rondas y turnos',
  noBest: 'Aún sin puntos.',
  bestOf: (points) => plural(points, 'punto', 'puntos'),
  watchRound: (points, game, date) => `Ver: ${points}, ${game}, ${date}`,
  reported: 'mesa real',

  export: 'Exportar',
  exportHelp: 'Una tabla para una hoja de cálculo, una línea por cada jugador de cada partida; o todo lo contado, para programas.',
  exportCsv: 'Guardar como CSV',
  exportJson: 'Guardar como JSON',
  exported: 'Guardado como archivo.',
};

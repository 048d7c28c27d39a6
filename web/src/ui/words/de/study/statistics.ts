import type { StudyWords } from '../../en/study';
import { plural } from '../plural';

export const statistics: StudyWords['statistics'] = {
  title: 'Statistik',
  onDevice: 'Gezählt aus den Matches, die auf diesem Gerät gespeichert sind, und hier aufbewahrt: Nichts wird irgendwohin geschickt.',
  nothing: 'Es gibt noch nichts zu zählen.',
  nothingHelp: 'Jedes Match, das du spielst oder mitzählst, wird gespeichert und hier gezählt: gewonnene Spiele, Punkte je Runde, Hänger und Leger.',
  nobody: 'In den hier gespeicherten Matches haben nur Maschinen gespielt.',
  noneOfGame: (player, game) => `${player} hat ${game} hier nicht gespielt.`,
  begin: 'Ein Match spielen',

  counting: (done, all) => `Match ${done} von ${all} wird gezählt …`,
  counted: (matches) => `${plural(matches, 'Match', 'Matches')} gezählt.`,
  cancel: 'Zählen anhalten',
  uncounted: (matches) => `${plural(matches, 'Match ist', 'Matches sind')} noch nicht gezählt.`,
  countThem: 'Zählen',
  copies: (matches) => `${plural(matches, 'Match ist', 'Matches sind')} doppelt vorhanden und nur einmal gezählt.`,
  matchOf: (match, date) => `${match} (${date})`,
  broken: (match, why) => `${match} lässt sich nicht zählen: ${why}`,
  notKept: 'Die Zählung konnte auf diesem Gerät nicht gespeichert werden; sie wird jedes Mal neu gemacht.',

  whose: 'Von wem',
  game: 'Spiel',
  allGames: 'Alle Spiele',

  gamesWon: 'Gewonnene Spiele',
  wonOf: (won, played) => `${won} von ${played}`,
  pointsARound: 'Punkte je Runde',
  overRounds: (rounds) => `über ${plural(rounds, 'Runde', 'Runden')}`,
  hangers: 'Hänger',
  hangersIn: (share) => `${share} je Runde`,
  goodLags: 'Leger in der 3 oder besser',
  lagsOf: (good, lags) => `${good} von ${plural(lags, 'Leger', 'Legern')}`,
  lagHelp: 'Ein Leger ist ein Wurf, der nichts berührt.',
  none: '–',

  wins: 'Gewonnene Spiele nach Spiel und Gegner',
  winsHelp: 'Ein Spiel zählt, wenn es vorbei ist. Bei mehreren Gegnern benennt die stärkste Maschine die Zeile.',
  against: (opponent) => `Gegen ${opponent}`,
  people: 'Menschen',
  noGames: 'Noch ist kein Spiel vorbei.',

  overTime: 'Von Match zu Match',
  noTime: 'Noch ein Match, und der Verlauf wird hier gezeichnet.',
  pointsChart: (from, to) => `Punkte je Runde, Match für Match, von ${from} bis ${to}`,
  lagsChart: (from, to) => `Anteil der Leger in der 3 oder besser, Match für Match, von ${from} bis ${to}`,
  smoothed: 'Die Linie ist das Mittel der letzten fünf Matches; jeder Punkt ist ein Match.',
  asTable: 'Als Tabelle',
  date: 'Datum',

  best: 'Beste Runden und Züge',
  noBest: 'Noch keine Punkte.',
  bestOf: (points) => plural(points, 'Punkt', 'Punkte'),
  watchRound: (points, game, date) => `Anschauen: ${points}, ${game}, ${date}`,
  reported: 'echter Tisch',

  export: 'Exportieren',
  exportHelp: 'Eine Tabelle für die Tabellenkalkulation, eine Zeile für jeden Spieler jedes Matches; oder alles Gezählte, für Programme.',
  exportCsv: 'Als CSV speichern',
  exportJson: 'Als JSON speichern',
  exported: 'Als Datei gespeichert.',
};

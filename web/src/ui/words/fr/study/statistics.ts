import type { StudyWords } from '../../en/study';
import { plural } from '../plural';

export const statistics: StudyWords['statistics'] = {
  title: 'Statistiques',
  onDevice: 'Comptées d’après les matchs enregistrés sur cet appareil, et gardées ici : rien n’est envoyé nulle part.',
  nothing: 'Il n’y a encore rien à compter.',
  nothingHelp: 'Chaque match que vous jouez ou dont vous tenez le score est enregistré et compté ici : parties gagnées, points par manche, suspendus et pointés.',
  nobody: 'Dans les matchs enregistrés ici, seules des machines ont joué.',
  noneOfGame: (player, game) => `${player} n’a pas joué à ${game} ici.`,
  begin: 'Jouer un match',

  counting: (done, all) => `On compte le match ${done} sur ${all}…`,
  counted: (matches) => `${plural(matches, 'match compté', 'matchs comptés')}.`,
  cancel: 'Arrêter de compter',
  uncounted: (matches) => `${plural(matches, 'match n’est pas encore compté', 'matchs ne sont pas encore comptés')}.`,
  countThem: 'Les compter',
  copies: (matches) => `${plural(matches, 'match est en double et n’est compté', 'matchs sont en double et ne sont comptés')} qu’une fois.`,
  matchOf: (match, date) => `${match} (${date})`,
  broken: (match, why) => `${match} ne peut pas être compté : ${why}`,
  notKept: 'Les comptes n’ont pas pu être enregistrés sur cet appareil ; ils sont refaits à chaque fois.',

  whose: 'De qui',
  game: 'Jeu',
  allGames: 'Tous les jeux',

  gamesWon: 'Parties gagnées',
  wonOf: (won, played) => `${won} sur ${played}`,
  pointsARound: 'Points par manche',
  overRounds: (rounds) => `sur ${plural(rounds, 'manche', 'manches')}`,
  hangers: 'Suspendus',
  hangersIn: (share) => `${share} par manche`,
  goodLags: 'Pointés dans le 3 ou mieux',
  lagsOf: (good, lags) => `${good} sur ${plural(lags, 'pointé', 'pointés')}`,
  lagHelp: 'Un pointé est un lancer qui ne touche rien.',
  none: '–',

  wins: 'Parties gagnées par jeu et adversaire',
  winsHelp: 'Une partie compte quand elle est finie. Parmi plusieurs adversaires, la machine la plus forte donne son nom à la ligne.',
  against: (opponent) => `Contre ${opponent}`,
  people: 'des personnes',
  noGames: 'Aucune partie n’est encore finie.',

  overTime: 'De match en match',
  noTime: 'Encore un match, et son évolution sera dessinée ici.',
  pointsChart: (from, to) => `Points par manche, match après match, de ${from} à ${to}`,
  lagsChart: (from, to) => `Part des pointés dans le 3 ou mieux, match après match, de ${from} à ${to}`,
  smoothed: 'La ligne est la moyenne des cinq derniers matchs ; chaque point est un match.',
  asTable: 'En tableau',
  date: 'Date',

  best: 'Meilleures manches et meilleurs tours',
  noBest: 'Pas encore de points.',
  bestOf: (points) => plural(points, 'point', 'points'),
  watchRound: (points, game, date) => `Revoir : ${points}, ${game}, ${date}`,
  reported: 'vraie table',

  export: 'Exporter',
  exportHelp: 'Un tableau pour un tableur, une ligne pour chaque joueur de chaque match ; ou tout ce qui a été compté, pour des programmes.',
  exportCsv: 'Enregistrer en CSV',
  exportJson: 'Enregistrer en JSON',
  exported: 'Enregistré dans un fichier.',
};

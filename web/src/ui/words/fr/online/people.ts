import type { OnlineWords } from '../../en/online';
import { plural } from '../plural';

const reasons: Record<string, string> = {
  name: 'Nom injurieux',
  stalling: 'Fait traîner exprès',
  cheating: 'Joue avec une aide interdite',
  abuse: 'Abuse des phrases',
  other: 'Autre chose',
};

export const people: OnlineWords['people'] = {
  since: (date) => `Ici depuis le ${date}`,
  ratings: 'Cotes',
  noRatings: 'Aucun match classé pour l’instant.',
  rating: 'Cote',
  give: (deviation) => `à ${deviation} près`,
  games: (games) => plural(games, 'match classé', 'matchs classés'),
  chart: (game, from, to, low, high) => `Cote à ${game} du ${from} au ${to}, entre ${low} et ${high}`,

  history: 'Matchs',
  noHistory: 'Aucun match pour l’instant.',
  more: 'Matchs plus anciens',
  watch: 'Regarder',
  watchOf: (what) => `Regarder : ${what}`,
  won: 'gagné',
  lost: 'perdu',
  undecided: 'sans vainqueur',

  against: (name) => `Vous et ${name}`,
  noneTogether: 'Vous n’avez pas encore joué l’un contre l’autre.',
  wonLost: (won, lost) => `${plural(won, 'gagné', 'gagnés')}, ${plural(lost, 'perdu', 'perdus')}`,

  mute: (name) => `Ne plus entendre ${name}`,
  unmute: (name) => `Entendre ${name} à nouveau`,
  muted: (name) => `${name} est en sourdine : ses phrases ne vous sont pas montrées.`,
  report: (name) => `Signaler ${name}`,
  reportAsk: (name) => `Signaler ${name} à qui tient ce serveur ?`,
  reason: 'Motif',
  reasons: (code) => reasons[code] ?? code.replaceAll('_', ' '),
  send: 'Envoyer le signalement',
  reported: 'Le signalement est parti.',

  leaders: 'Les meilleurs joueurs',
  leadersOf: (game) => `Les meilleurs joueurs de ${game}`,
  place: 'Place',
  name: 'Nom',
  matches: 'Matchs',
  noLeaders: 'Personne n’a encore joué assez de matchs classés.',
  leadersHelp: 'Par cote. Qui continue à jouer reste sur la liste ; une cote devenue incertaine la quitte.',
};

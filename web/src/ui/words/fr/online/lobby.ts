import type { OnlineWords } from '../../en/online';
import { plural } from '../plural';

export const lobby: OnlineWords['lobby'] = {
  title: 'Jouer en ligne',
  you: (name) => `Vous êtes ${name}`,
  yourProfile: 'Vos matchs et vos cotes',
  account: 'Compte',

  quick: 'Match rapide',
  quickHelp: 'Quelqu’un d’à peu près votre force, match classé.',
  game: 'Jeu',
  looking: (game) => `Recherche d’un adversaire pour ${game} …`,
  lookingHelp: 'Le match commence de lui-même ; laissez cet écran ouvert. Plus l’attente dure, plus la recherche s’élargit.',
  waiting: (players) => `${plural(players, 'joueur attend', 'joueurs attendent')}, vous compris.`,
  stopLooking: 'Arrêter la recherche',
  paired: 'Voici votre adversaire.',
  needsAccount: 'Les matchs classés demandent un compte : votre nom et un mot de passe, rien de plus.',
  claim: 'Créer un compte',

  friend: 'Jouer avec un ami',
  friendHelp: 'Vous recevez un lien et un code pour son téléphone. Il n’a pas besoin de compte.',
  ownRules: 'Choisir jeu, règles et places',

  unfinished: 'À poursuivre',
  goOn: 'Continuer',
  goOnOf: (what) => `Continuer : ${what}`,

  challenges: 'Défis ouverts',
  noChallenges: 'Personne n’attend d’adversaire pour le moment.',
  openOne: 'Lancer un défi',
  join: 'Rejoindre',
  joinOf: (what) => `Rejoindre : ${what}`,
  yours: 'le vôtre',
  see: 'Voir',
  seeOf: (what) => `Voir : ${what}`,

  live: 'En cours',
  noLive: 'Aucun match ouvert aux spectateurs n’est en cours.',
  watch: 'Regarder',
  watchOf: (what) => `Regarder : ${what}`,

  leaders: 'Les meilleurs joueurs',
};

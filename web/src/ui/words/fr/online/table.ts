import type { OnlineWords } from '../../en/online';
import { plural } from '../plural';

const seconds = (count: number) => plural(count, 'seconde', 'secondes');

export const table: OnlineWords['table'] = {
  opening: 'En route vers la table…',
  lost: 'Connexion perdue, nouvel essai…',
  lostThrow: 'Connexion perdue, nouvel essai… Votre lancer est gardé.',
  tooLate: 'Votre lancer est arrivé trop tard : la partie a continué sans lui.',
  watching: 'Vous regardez',
  spectators: (count) => plural(count, 'personne regarde', 'personnes regardent'),

  waitingFor: (name) => `À ${name} de jouer`,
  waitingForToss: 'En attente du tirage au sort',
  yourThrow: 'À vous de lancer',
  paused: 'La partie est en pause.',

  gone: (name) => `${name} est parti.`,
  claimIn: (count) => `Sans retour d’ici ${seconds(count)}, vous pourrez réclamer la partie.`,
  claimNow: 'Vous pouvez attendre encore, ou prendre la partie comme gagnée.',
  claim: 'Réclamer la partie',
  claimAsk: 'Prendre la partie comme gagnée ?',
  claimText: (name) => `${name} est absent depuis assez longtemps. La partie s’arrête alors aussitôt.`,

  offers: {
    takeback: 'Demander à reprendre le dernier lancer',
    pause: 'Demander une pause',
    resume: 'Demander à continuer',
    rematch: 'Demander une revanche',
  },
  offered: {
    takeback: (name) => `${name} voudrait reprendre le dernier lancer.`,
    pause: (name) => `${name} demande une pause.`,
    resume: (name) => `${name} voudrait continuer.`,
    rematch: (name) => `${name} demande une revanche.`,
  },
  asked: {
    takeback: 'Vous avez demandé à reprendre le dernier lancer.',
    pause: 'Vous avez demandé une pause.',
    resume: 'Vous avez demandé à continuer.',
    rematch: 'Vous avez demandé une revanche.',
  },
  agree: 'D’accord',
  decline: 'Refuser',
  withdraw: 'Tant pis',
  rematch: 'Revanche',
  toRematch: 'Vers la revanche',

  say: 'Dire',
  phrases: {
    hello: 'Bonjour !',
    good_luck: 'Bonne chance !',
    nice_shot: 'Joli lancer !',
    well_played: 'Bien joué !',
    thanks: 'Merci !',
    sorry: 'Désolé !',
    unlucky: 'Pas de chance !',
    wow: 'Waouh !',
    hurry: 'Continuez, s’il vous plaît.',
    one_moment: 'Un instant, s’il vous plaît.',
    good_match: 'Belle partie !',
    bye: 'Au revoir !',
  },
  says: (name, phrase) => `${name} : ${phrase}`,

  concede: 'Abandonner la partie',
  concedeAsk: 'Abandonner cette partie ?',
  concedeText: (side) => `Elle s’arrête aussitôt, et ${side} l’a perdue.`,
  leave: 'Quitter la table',
  leaveHelp: 'La partie continue sans vous : revenez à temps.',
  leaveWatching: 'Ne plus regarder',

  lobby: 'Vers le salon',
  watchAgain: 'Revoir la partie',
  review: 'Analyser',
  save: 'Enregistrer la partie dans un fichier',
  seed: (seed) => `Son hasard venait de la graine ${seed} : avec elle, chacun peut vérifier chaque tirage.`,
  notTaken: 'La partie n’a pas pu être reprise.',
};

import type { Words } from '../en';
import { de } from './elision';

export const faults: Words['faults'] = {
  engineNotStarted: () => 'Le moteur de jeu n’a pas pu démarrer : rechargez la page.',
  engineNotUnderstood: () => 'Le moteur de jeu n’a pas été compris : rechargez la page.',
  engineNotLoaded: (why) => `Le moteur de jeu n’a pas pu être chargé : ${why}`,
  engineStopped: (why) => `Le moteur de jeu s’est arrêté (${why}) : rechargez la page.`,
  networkNotLoaded: (why) => `Ce que le joueur doit savoir n’a pas pu être chargé : ${why}`,
  otherVersion: () => 'La page et son moteur sont de versions différentes : rechargez la page.',
  serverAnswered: (status) => `Le serveur a répondu ${status}.`,
  noConnection: () => 'Il n’y a pas de connexion au serveur.',
  noWebgl: () => 'Ce navigateur ne peut pas dessiner la table : WebGL 2 manque ou est désactivé.',
  unknownGame: () => 'Le moteur de jeu ne connaît plus ce jeu ou sa table.',
  notReached: (table) => `Aucun lancer n’atteint le fond ${de(table)}.`,
  recordRefused: () => 'L’enregistrement ne peut pas être repris.',
  courseMissing: () => 'Le parcours de ce lancer ne peut pas être calculé.',
};

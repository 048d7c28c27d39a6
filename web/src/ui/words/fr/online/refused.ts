import type { OnlineWords } from '../../en/online';

export const refused: OnlineWords['refused'] = {
  away: 'Le serveur est injoignable.',
  awayHelp: 'Sans lui, pas de jeu en ligne ; tout le reste de cette page marche comme avant.',
  noOnline: 'Ce serveur ne propose pas le jeu en ligne.',
  noOnlineHelp: 'Il ne fait que fournir la page. Lancez-le par « hammer serve », de cette version ou plus récent.',
  retry: 'Réessayer',
  busy: 'Le serveur a trop à faire. Réessayez dans un moment.',
  full: 'Le serveur ne peut plus rien garder : son disque est plein.',
  failed: 'Le serveur a fait une erreur. Réessayez.',
  tooMany: (seconds) => `Trop d’essais. Réessayez dans ${seconds} secondes.`,
  tooManySoon: 'Trop d’essais. Réessayez dans un moment.',
  nameTaken: (name) => `Le nom ${name} est pris.`,
  nameUnfit: 'Un nom a de 1 à 24 caractères visibles.',
  passwordUnfit: 'Un mot de passe a de 8 à 256 caractères.',
  wrongPassword: 'Le nom ou le mot de passe est faux.',
  wrongCurrent: 'Le mot de passe actuel est faux.',
  signedOut: 'Vous n’êtes plus connecté sur cet appareil.',
  noMatch: 'Ce match n’existe pas. Il a peut-être été annulé il y a longtemps, ou le lien est incomplet.',
  noPerson: (name) => `Personne ici ne s’appelle ${name}.`,
  seatTaken: 'Cette place vient d’être prise.',
  guestsUnrated: 'Les invités ne peuvent pas jouer de match classé : créez d’abord un compte.',
};

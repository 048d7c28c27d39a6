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
  signedOut: 'Vous n’êtes plus connecté sur cet appareil.',
  notAllowed: 'Vous n’avez pas le droit de faire cela.',
  notThere: 'Cela n’existe pas, ou plus.',
  notNow: 'Ce n’est pas possible maintenant.',
  notAccepted: 'Le serveur n’accepte pas cela. Rechargez la page et réessayez.',
};

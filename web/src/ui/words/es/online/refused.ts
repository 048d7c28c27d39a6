import type { OnlineWords } from '../../en/online';

export const refused: OnlineWords['refused'] = {
  away: 'No se puede llegar al servidor.',
  awayHelp: 'Sin él no se puede jugar en línea; todo lo demás de esta página funciona como antes.',
  noOnline: 'Este servidor no ofrece juego en línea.',
  noOnlineHelp: 'Solo entrega la página. Arráncalo con «hammer serve», de esta versión o más nueva.',
  retry: 'Intentar de nuevo',
  busy: 'El servidor tiene demasiado trabajo. Inténtalo dentro de un momento.',
  full: 'El servidor no puede guardar nada más: su disco está lleno.',
  failed: 'El servidor ha fallado. Inténtalo de nuevo.',
  tooMany: (seconds) => `Demasiados intentos. Inténtalo dentro de ${seconds} segundos.`,
  tooManySoon: 'Demasiados intentos. Inténtalo dentro de un momento.',
  signedOut: 'En este dispositivo ya no tienes la sesión abierta.',
  notAllowed: 'No tienes permiso para hacer esto.',
  notThere: 'Esto no existe, o ya no.',
  notNow: 'Eso no es posible ahora.',
  notAccepted: 'El servidor no acepta esto. Recarga la página e inténtalo de nuevo.',
};

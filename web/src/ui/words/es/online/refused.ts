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
  nameTaken: (name) => `El nombre ${name} ya está ocupado.`,
  nameUnfit: 'Un nombre tiene de 1 a 24 caracteres visibles.',
  passwordUnfit: 'Una contraseña tiene de 8 a 256 caracteres.',
  wrongPassword: 'El nombre o la contraseña no son correctos.',
  wrongCurrent: 'La contraseña actual no es correcta.',
  signedOut: 'En este dispositivo ya no tienes la sesión abierta.',
  noMatch: 'No existe esa partida. Quizá se canceló hace mucho, o el enlace está incompleto.',
  noPerson: (name) => `Aquí nadie se llama ${name}.`,
  seatTaken: 'Ese puesto se acaba de ocupar.',
  guestsUnrated: 'Los invitados no pueden jugar partidas puntuadas: crea antes una cuenta.',
};

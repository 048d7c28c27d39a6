import type { Words } from '../en';

export const faults: Words['faults'] = {
  engineNotStarted: () => 'El motor de juego no ha podido arrancar: vuelve a cargar la página.',
  engineNotUnderstood: () => 'No se ha entendido al motor de juego: vuelve a cargar la página.',
  engineNotLoaded: (why) => `No se ha podido cargar el motor de juego: ${why}`,
  engineStopped: (why) => `El motor de juego se ha parado (${why}): vuelve a cargar la página.`,
  networkNotLoaded: (why) => `No se ha podido cargar lo que el jugador necesita saber: ${why}`,
  otherVersion: () => 'La página y su motor son de versiones distintas: vuelve a cargar la página.',
  serverAnswered: (status) => `El servidor ha respondido ${status}.`,
  noConnection: () => 'No hay conexión con el servidor.',
  noWebgl: () => 'Este navegador no puede dibujar la mesa: no tiene WebGL 2 o está desactivado.',
  unknownGame: () => 'El motor de juego ya no conoce este juego o su mesa.',
  notReached: (table) => `Ningún tiro llega al fondo de ${table}.`,
  recordRefused: () => 'El registro no se puede retomar.',
  courseMissing: () => 'No se puede calcular el recorrido de este tiro.',
};

import type { Words } from '../en';

export const keeper: Words['keeper'] = {
  noSuchMatch: 'Esa partida no está en este dispositivo.',
  noSetup: 'Al registro le falta la preparación de la partida.',
  notOpen: 'Esta partida ya no está abierta.',
  elsewhere: 'Esta partida se juega en otra ventana o se ha borrado allí. Vuelve a cargar la página para seguir.',
  notSaved: 'No se ha podido guardar en este dispositivo, así que no cuenta. Vuelve a cargar la página para seguir.',
  noRoom: 'No se ha podido guardar la partida: no queda sitio en este dispositivo.',
  closeOther: 'Hay una versión anterior de esta página abierta en otra ventana. Ciérrala para seguir aquí.',
};

import type { Words } from '../en';

export const controls: Words['controls'] = {
  back: 'Atrás',
  cancel: 'Cancelar',
  close: 'Cerrar',
  start: 'Empezar',
  delete: 'Borrar',
  reset: 'Restablecer',
  more: (name) => (name === '' ? 'Más' : `Más: ${name}`),
  less: (name) => (name === '' ? 'Menos' : `Menos: ${name}`),
  loading: 'Un momento…',
};

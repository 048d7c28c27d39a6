import type { Words } from '../en';
import { plural } from './plural';

export const table: Words['table'] = {
  farEnd: 'El fondo del tablero',
  weights: (count) => plural(count, 'disco', 'discos'),
  counted: (red, blue) => (red + blue === 0 ? 'ningún disco' : `${red} ${red === 1 ? 'rojo' : 'rojos'}, ${blue} ${blue === 1 ? 'azul' : 'azules'}`),
  mapOf: (weights) => `Mapa del fondo: ${weights}`,
  weightPlace: (color, number, fromEdge, side) => `Disco ${number}, ${color}, a ${fromEdge} del borde del fondo, ${side}`,
  marked: (place, mark) => `${place}: ${mark}`,
  left: (distance) => `${distance} a la izquierda del centro`,
  right: (distance) => `${distance} a la derecha del centro`,
  middle: 'en el centro',
  weightRole: 'disco',
};

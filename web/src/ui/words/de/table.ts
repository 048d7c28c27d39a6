import type { Words } from '../en';
import { plural } from './plural';

export const table: Words['table'] = {
  farEnd: 'Das hintere Ende des Bretts',
  weights: (count) => plural(count, 'Stein', 'Steine'),
  counted: (red, blue) => (red + blue === 0 ? 'keine Steine' : `${red} rote, ${blue} blaue`),
  mapOf: (weights) => `Karte des hinteren Endes: ${weights}`,
  weightPlace: (color, number, fromEdge, side) => `Stein ${number}, ${color}, ${fromEdge} vor der hinteren Kante, ${side}`,
  marked: (place, mark) => `${place}: ${mark}`,
  left: (distance) => `${distance} links der Mitte`,
  right: (distance) => `${distance} rechts der Mitte`,
  middle: 'in der Mitte',
  weightRole: 'Stein',
};

import type { Words } from '../en';
import { plural } from './plural';

export const table: Words['table'] = {
  farEnd: 'Le fond du plateau',
  weights: (count) => plural(count, 'palet', 'palets'),
  counted: (red, blue) => (red + blue === 0 ? 'aucun palet' : `${plural(red, 'rouge', 'rouges')}, ${plural(blue, 'bleu', 'bleus')}`),
  mapOf: (weights) => `Carte du fond : ${weights}`,
  weightPlace: (color, number, fromEdge, side) => `Palet ${number}, ${color}, à ${fromEdge} du bord du fond, ${side}`,
  marked: (place, mark) => `${place} : ${mark}`,
  left: (distance) => `${distance} à gauche du milieu`,
  right: (distance) => `${distance} à droite du milieu`,
  middle: 'au milieu',
  weightRole: 'palet',
};

import type { Words } from '../en';

export const rules: Words['rules'] = {
  title: 'Règles',
  all: 'Toutes les règles',
  missing: 'Cette page de règles n’existe pas.',
  missingRule: 'Cette règle n’est pas dans les pages.',
  rule: (id) => `Règle ${id}`,
  onItsPage: (page) => `La lire sur sa page : ${page}`,
  inEnglish: 'Les pages de règles sont en anglais.',
};

import type { Words } from '../en';

export const controls: Words['controls'] = {
  back: 'Retour',
  cancel: 'Annuler',
  close: 'Fermer',
  start: 'Commencer',
  delete: 'Supprimer',
  reset: 'Réinitialiser',
  more: (name) => (name === '' ? 'Plus' : `Plus : ${name}`),
  less: (name) => (name === '' ? 'Moins' : `Moins : ${name}`),
  loading: 'Un instant…',
};

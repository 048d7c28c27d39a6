import type { Words } from '../en';

export const controls: Words['controls'] = {
  back: 'Zurück',
  cancel: 'Abbrechen',
  close: 'Schließen',
  start: 'Los',
  delete: 'Löschen',
  reset: 'Zurücksetzen',
  more: (name) => (name === '' ? 'Mehr' : `Mehr: ${name}`),
  less: (name) => (name === '' ? 'Weniger' : `Weniger: ${name}`),
  loading: 'Einen Moment …',
};

import type { Words } from '../en';

export const rules: Words['rules'] = {
  title: 'Regeln',
  all: 'Alle Regeln',
  missing: 'Diese Regelseite gibt es nicht.',
  missingRule: 'Diese Regel steht nicht auf den Seiten.',
  rule: (id) => `Regel ${id}`,
  onItsPage: (page) => `Auf ihrer Seite lesen: ${page}`,
  inEnglish: 'Die Regelseiten sind auf Englisch.',
};

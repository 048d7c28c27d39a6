import type { Words } from '../en';

export const rules: Words['rules'] = {
  title: 'Reglas',
  all: 'Todas las reglas',
  missing: 'No existe esa página de reglas.',
  missingRule: 'Esta regla no está en las páginas.',
  rule: (id) => `Regla ${id}`,
  onItsPage: (page) => `Leerla en su página: ${page}`,
  inEnglish: 'Las páginas de reglas están en inglés.',
};

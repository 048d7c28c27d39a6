export const rules = {
  title: 'Rules',
  all: 'All the rules',
  missing: 'There is no such page of rules.',
  missingRule: 'This rule is not in the pages.',
  rule: (id: string) => `Rule ${id}`,
  onItsPage: (page: string) => `Read it on its page: ${page}`,
  inEnglish: 'The rules pages are in English.',
};

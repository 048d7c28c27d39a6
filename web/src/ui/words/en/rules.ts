export const rules = {
  title: 'Rules',
  all: 'All the rules',
  missing: 'There is no such page of rules.',
};

import type { OnlineWords } from '../../en/online';

export const who: OnlineWords['who'] = {
  title: 'Wie dürfen wir dich nennen?',
  name: 'Dein Name',
  help: 'Die anderen am Tisch sehen ihn. Sonst wird nichts gefragt.',
  goOn: 'Weiter',
  haveAccount: 'Ich habe ein Konto',
  unnamed: 'Gib zuerst einen Namen ein.',
  takeSuggestion: (name) => `${name} nehmen`,
  kinds: { guest: 'Gast', person: 'Konto', bot: 'Bot', machine: 'Computer' },
};

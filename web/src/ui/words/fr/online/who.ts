import type { OnlineWords } from '../../en/online';

export const who: OnlineWords['who'] = {
  title: 'Comment vous appeler ?',
  name: 'Votre nom',
  help: 'Les autres à la table le voient. Rien d’autre n’est demandé.',
  goOn: 'Continuer',
  haveAccount: 'J’ai un compte',
  unnamed: 'Saisissez d’abord un nom.',
  takeSuggestion: (name) => `Prendre ${name}`,
  kinds: { guest: 'invité', person: 'compte', bot: 'robot', machine: 'ordinateur' },
};

// Who one is to the others.
export const who = {
  title: 'What may we call you?',
  name: 'Your name',
  help: 'The others at the table see it. Nothing else is asked for.',
  goOn: 'Go on',
  haveAccount: 'I have an account',
  unnamed: 'Type a name first.',
  takeSuggestion: (name: string) => `Take ${name}`,
  kinds: { guest: 'guest', person: 'account', bot: 'bot', machine: 'machine' },
};

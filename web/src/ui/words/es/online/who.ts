import type { OnlineWords } from '../../en/online';

export const who: OnlineWords['who'] = {
  title: '¿Cómo te llamamos?',
  name: 'Tu nombre',
  help: 'Lo ven los demás en la mesa. No se pide nada más.',
  goOn: 'Seguir',
  haveAccount: 'Tengo una cuenta',
  unnamed: 'Escribe primero un nombre.',
  takeSuggestion: (name) => `Usar ${name}`,
  kinds: { guest: 'invitado', person: 'cuenta', bot: 'robot', machine: 'máquina' },
};

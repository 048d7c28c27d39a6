import type { OnlineWords } from '../../en/online';

export const making: OnlineWords['making'] = {
  title: 'Partida nueva en línea',
  seats: 'Puestos',
  seat: (number) => `Puesto ${number}`,
  me: 'Tú',
  open: 'Libre',
  openHelp: 'quien llegue primero',

  whoMayCome: 'Quién puede venir',
  byLink: 'Con el enlace',
  byLinkHelp: 'Solo la encuentra quien reciba el enlace de ti.',
  listed: 'Todos',
  listedHelp: 'Aparece entre los retos abiertos, con tu nombre y tu puntuación.',

  rated: 'Puntuada',
  ratedHelp: 'Uno contra uno, cada cual con su cuenta y con las mismas reglas para todos.',
  ratedRules: 'En las partidas puntuadas la mesa, el polvo y las reglas están fijados; solo eliges el juego.',
  make: 'Crear la partida',
};

import type { OnlineWords } from '../../en/online';

export const making: OnlineWords['making'] = {
  title: 'Nouveau match en ligne',
  seats: 'Places',
  seat: (number) => `Place ${number}`,
  me: 'Vous',
  open: 'Libre',
  openHelp: 'au premier venu',

  whoMayCome: 'Qui peut venir',
  byLink: 'Avec le lien',
  byLinkHelp: 'Seuls ceux à qui vous donnez le lien le trouvent.',
  listed: 'Tout le monde',
  listedHelp: 'Il figure parmi les défis ouverts, avec votre nom et votre cote.',

  rated: 'Classé',
  ratedHelp: 'Un contre un, chacun avec un compte, les mêmes règles pour tous.',
  ratedRules: 'Table, poudre et règles des matchs classés sont fixées ; vous ne choisissez que le jeu.',
  make: 'Créer le match',
};

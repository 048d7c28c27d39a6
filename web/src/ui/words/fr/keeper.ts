import type { Words } from '../en';

export const keeper: Words['keeper'] = {
  noSuchMatch: 'Ce match n’est pas sur cet appareil.',
  noSetup: 'Il manque à l’enregistrement la préparation du match.',
  notOpen: 'Ce match n’est plus ouvert.',
  elsewhere: 'Ce match se joue dans une autre fenêtre ou y a été supprimé. Rechargez la page pour continuer.',
  notSaved: 'Cela n’a pas pu être enregistré sur cet appareil et ne compte donc pas. Rechargez la page pour continuer.',
  noRoom: 'Le match n’a pas pu être enregistré : il n’y a plus de place sur cet appareil.',
  closeOther: 'Une version plus ancienne de cette page est ouverte dans une autre fenêtre. Fermez-la pour continuer ici.',
};

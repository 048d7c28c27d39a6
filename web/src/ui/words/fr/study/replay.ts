import type { StudyWords } from '../../en/study';

export const replay: StudyWords['replay'] = {
  title: 'Rediffusion',
  opening: 'On rejoue l’enregistrement…',
  cannotOpen: 'Ce match ne peut pas être revu',
  nothing: 'Il ne s’est encore rien passé dans ce match.',
  onlyTold: 'Cet enregistrement a été fait avec d’autres règles ou une autre physique : ses lancers ne peuvent pas être montrés, mais il raconte ce qui s’est passé.',

  controls: 'Commandes de la rediffusion',
  play: 'Lecture',
  pause: 'Pause',
  fromStart: 'Revoir depuis le début',
  shotBack: 'Lancer précédent',
  shotForward: 'Lancer suivant',
  roundBack: 'Au début de la manche',
  roundForward: 'À la manche suivante',
  turnBack: 'Au début du tour',
  turnForward: 'Au tour suivant',

  match: 'Match',
  throw: 'Lancer',
  rate: 'Vitesse',
  rateOf: (rate) => `${rate}×`,
  camera: 'Caméra',
  cameras: { follow: 'Suivre', shooter: 'Lanceur', far: 'Fond', above: 'Dessus', free: 'Libre' },
  freeHint: 'Glissez pour tourner, pincez ou utilisez la molette pour approcher ; aux touches : flèches, + et −.',

  turnOf: (frame, side) => `${frame}, ${side}`,
  stopOf: (stop, stops) => `${stop} / ${stops}`,
  atStop: (stop, stops, round) => `Étape ${stop} sur ${stops}, ${round}`,
  atTime: (time, all) => `${time} / ${all}`,
  timeSpoken: (time, all) => `${time} sur ${all}`,
  atRest: 'à l’arrêt',
  toThrow: (player) => `${player} lance`,
  beforeStart: 'Avant le match',
  result: 'Ce que la manche a donné',

  practise: 'S’entraîner d’ici',
  noPosition: 'Ce moment ne peut pas aller sur la table d’entraînement :',
  nothingToThrow: 'rien n’est lancé ici. Allez à un lancer.',
  review: 'Analyse',
  keys: 'Touches : espace lit et met en pause ; gauche et droite vont de lancer en lancer, virgule et point un peu à l’intérieur du lancer, Page haut et Page bas de manche en manche, Début et Fin aux extrémités.',
};

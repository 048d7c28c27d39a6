import type { Words } from '../en';

const ways = { left: 'à gauche', right: 'à droite', more: 'plus', less: 'moins' };

export const throwing: Words['throwing'] = {
  title: 'Lancer',
  ways: { flick: 'Élan', pull: 'Recul', keyboard: 'Touches' },
  by: 'Lancer avec',
  options: 'Façons de lancer et effet',
  how: 'Comment ça marche',
  forReaders: 'Les flèches gauche et droite déplacent le palet, haut et bas règlent la vitesse, A et D tournent la visée, Q et E donnent de l’effet ; Entrée lance. Les curseurs ici font la même chose.',
  throw: 'Lancer',
  enter: 'Entrée',

  hints: {
    flick: 'Lancez le palet d’un élan vers le fond',
    pull: 'Tirez le palet en arrière et lâchez',
    keyboard: 'Réglez le lancer, puis Entrée',
    tap: 'Tenez le palet et lancez-le d’un élan vers le fond',
    tapPull: 'Tenez le palet et tirez-le en arrière',
    stopped: 'Lâchez pendant que le palet bouge',
    back: 'Lancez-le loin de vous',
    sideways: 'Lancez-le vers le fond',
    slow: 'Un peu plus vite',
    guided: 'Le côté le guide tout droit',
  },

  place: 'Place',
  aim: 'Visée',
  speed: 'Vitesse',
  spin: 'Effet',
  spread: 'Éventail',
  color: 'Couleur des quatre',
  guide: 'Le long du côté',
  reset: 'Recommencer',

  middle: 'milieu',
  straight: 'tout droit',
  none: 'aucun',
  left: (amount) => `${amount} à gauche`,
  right: (amount) => `${amount} à droite`,
  degrees: (amount) => `${amount}°`,
  leadsTo: (direction, place) => `${direction}, vers ${place} du fond`,
  middleOfEnd: 'le milieu',
  toTheLeft: (distance) => `un point à ${distance} à gauche du milieu`,
  toTheRight: (distance) => `un point à ${distance} à droite du milieu`,
  spins: (amount) => `Effet ${amount}`,
  turns: (amount) => `${amount} tours par seconde`,
  towards: (name, way) => `${name} : ${ways[way]}`,
  besides: {
    flick: 'Glissez le palet en travers pour le placer ; contre un côté, le côté le guide. Pour l’effet, courbez l’élan, tournez avec un second doigt ou la molette ; écartez deux doigts pour écarter les quatre.',
    pull: 'Glissez le palet en travers pour le placer ; contre un côté, le côté le guide. Pour l’effet, tournez avec un second doigt ou la molette ; écartez deux doigts pour écarter les quatre.',
  },

  keys: 'Les touches',
  keyList: [
    ['← →', 'place'],
    ['A D', 'visée'],
    ['↑ ↓', 'vitesse'],
    ['Q E', 'effet'],
    ['G', 'le long du côté'],
    ['Maj', 'plus fin'],
    ['Entrée', 'lancer'],
    ['Échap', 'recommencer'],
  ],
  keyListFour: [
    ['Z X', 'éventail'],
    ['C', 'couleur'],
  ],

  calibration: {
    title: 'Apprendre mon élan',
    ask: (wanted) => `Lancez le palet ${wanted} fois comme pour atteindre le fond d’un long plateau. N’y pensez pas trop.`,
    count: (done, wanted) => `${done} sur ${wanted}`,
    keysNeedNone: 'Le recul et les touches n’ont rien à apprendre.',
    noScene: 'Le plateau ne peut pas être dessiné ici, il n’y a donc rien à lancer. Utilisez les touches.',
    keepOn: 'Continuez pour une meilleure mesure, ou prenez celle-ci.',
    natural: 'Votre élan naturel envoie maintenant un palet jusqu’au fond.',
    hands: {
      steady: (percent) => `Vos élans sont très réguliers (à ${percent} % près) : le palet suit donc votre main de près.`,
      usual: (percent) => `Vos élans sont à peu près aussi réguliers que ceux des autres (à ${percent} % près) : les petites différences sont un peu lissées.`,
      scattered: (percent) => `Vos élans varient de ${percent} % : les différences sont donc lissées ; gardez le même mouvement souple.`,
    },
    use: 'L’utiliser',
    used: 'Enregistré. Votre élan est réglé.',
    again: 'Recommencer',
    usual: 'Revenir au réglage habituel',
  },
};

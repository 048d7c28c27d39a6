import type { Words } from '../en';

const ways = { left: 'nach links', right: 'nach rechts', more: 'mehr', less: 'weniger' };

export const throwing: Words['throwing'] = {
  title: 'Wurf',
  ways: { flick: 'Schwung', pull: 'Zurückziehen', keyboard: 'Tasten' },
  by: 'Werfen mit',
  options: 'Wurfarten und Drall',
  how: 'So geht es',
  forReaders: 'Die Pfeiltasten links und rechts bewegen den Stein, auf und ab stellen das Tempo, A und D drehen das Ziel, Q und E geben Drall; Eingabe wirft. Die Regler hier tun dasselbe.',
  throw: 'Werfen',
  enter: 'Eingabe',

  hints: {
    flick: 'Schieb den Stein mit Schwung das Brett hinauf',
    pull: 'Zieh den Stein zurück und lass los',
    keyboard: 'Stell den Wurf ein, dann Eingabe',
    tap: 'Halte den Stein und schieb ihn mit Schwung das Brett hinauf',
    tapPull: 'Halte den Stein und zieh ihn zurück',
    stopped: 'Lass los, während sich der Stein bewegt',
    back: 'Schieb ihn von dir weg',
    sideways: 'Schieb ihn zum hinteren Ende',
    slow: 'Etwas schneller',
    guided: 'Die Seite führt ihn gerade',
  },

  place: 'Platz',
  aim: 'Ziel',
  speed: 'Tempo',
  spin: 'Drall',
  spread: 'Fächer',
  color: 'Farbe der vier',
  guide: 'An der Seite entlang',
  reset: 'Von vorn',

  middle: 'Mitte',
  straight: 'gerade',
  none: 'keiner',
  left: (amount) => `${amount} links`,
  right: (amount) => `${amount} rechts`,
  degrees: (amount) => `${amount}°`,
  leadsTo: (direction, place) => `${direction}, auf ${place} am hinteren Ende zu`,
  middleOfEnd: 'die Mitte',
  toTheLeft: (distance) => `${distance} links der Mitte`,
  toTheRight: (distance) => `${distance} rechts der Mitte`,
  spins: (amount) => `Drall ${amount}`,
  turns: (amount) => `${amount} Umdrehungen je Sekunde`,
  towards: (name, way) => `${name}: ${ways[way]}`,
  besides: {
    flick: 'Schieb den Stein quer, um ihn zu setzen; an einer Seite führt ihn die Seite. Für Drall krümme den Schwung, drehe mit einem zweiten Finger oder am Mausrad; spreize zwei Finger, um vier zu fächern.',
    pull: 'Schieb den Stein quer, um ihn zu setzen; an einer Seite führt ihn die Seite. Für Drall drehe mit einem zweiten Finger oder am Mausrad; spreize zwei Finger, um vier zu fächern.',
  },

  keys: 'Die Tasten',
  keyList: [
    ['← →', 'Platz'],
    ['A D', 'Ziel'],
    ['↑ ↓', 'Tempo'],
    ['Q E', 'Drall'],
    ['G', 'an der Seite entlang'],
    ['Umschalt', 'feiner'],
    ['Eingabe', 'werfen'],
    ['Esc', 'von vorn'],
  ],
  keyListFour: [
    ['Z X', 'Fächer'],
    ['C', 'Farbe'],
  ],

  calibration: {
    title: 'Meinen Schwung lernen',
    ask: (wanted) => `Wirf den Stein ${wanted}-mal so, wie du das hintere Ende eines langen Bretts erreichen würdest. Denk nicht viel darüber nach.`,
    count: (done, wanted) => `${done} von ${wanted}`,
    keysNeedNone: 'Zurückziehen und Tasten brauchen nichts zu lernen.',
    noScene: 'Das Brett kann hier nicht gezeichnet werden, also lässt sich hier kein Schwung lernen. Wirf stattdessen mit Tasten.',
    keepOn: 'Mach weiter für ein besseres Maß oder nimm dieses.',
    natural: 'Dein lockerer Schwung bringt einen Stein jetzt ans hintere Ende.',
    hands: {
      steady: (percent) => `Du schwingst sehr gleichmäßig (auf ${percent} %), deshalb folgt der Stein deiner Hand genau.`,
      usual: (percent) => `Du schwingst etwa so gleichmäßig wie die meisten (auf ${percent} %), deshalb werden kleine Unterschiede etwas geglättet.`,
      scattered: (percent) => `Deine Schwünge weichen um ${percent} % voneinander ab, deshalb werden Unterschiede geglättet: Bleib bei derselben lockeren Bewegung.`,
    },
    use: 'Übernehmen',
    used: 'Gespeichert. Dein Schwung ist eingestellt.',
    again: 'Von vorn',
    usual: 'Zurück zur üblichen Einstellung',
  },
};

import type { Words } from '../en';

const ways = { left: 'a la izquierda', right: 'a la derecha', more: 'más', less: 'menos' };

export const throwing: Words['throwing'] = {
  title: 'Tiro',
  ways: { flick: 'Impulso', pull: 'Arrastre', keyboard: 'Teclas' },
  by: 'Tirar con',
  options: 'Formas de tirar y efecto',
  how: 'Cómo funciona',
  forReaders: 'Las flechas izquierda y derecha mueven el disco, arriba y abajo fijan la velocidad, A y D giran la puntería, Q y E dan efecto; Intro tira. Los deslizadores de aquí hacen lo mismo.',
  throw: 'Tirar',
  enter: 'Intro',

  hints: {
    flick: 'Impulsa el disco tablero arriba',
    pull: 'Lleva el disco hacia atrás y suelta',
    keyboard: 'Prepara el tiro y pulsa Intro',
    tap: 'Sujeta el disco e impúlsalo tablero arriba',
    tapPull: 'Sujeta el disco y llévalo hacia atrás',
    stopped: 'Suelta mientras el disco se mueve',
    back: 'Impúlsalo lejos de ti',
    sideways: 'Impúlsalo hacia el fondo',
    slow: 'Un poco más rápido',
    guided: 'El lado lo guía recto',
  },

  place: 'Sitio',
  aim: 'Puntería',
  speed: 'Velocidad',
  spin: 'Efecto',
  spread: 'Abanico',
  color: 'Color de los cuatro',
  guide: 'Por el lado',
  reset: 'Empezar de nuevo',

  middle: 'centro',
  straight: 'recto',
  none: 'ninguno',
  left: (amount) => `${amount} a la izquierda`,
  right: (amount) => `${amount} a la derecha`,
  degrees: (amount) => `${amount}°`,
  leadsTo: (direction, place) => `${direction}, hacia ${place} en el fondo`,
  middleOfEnd: 'el centro',
  toTheLeft: (distance) => `un punto a ${distance} a la izquierda del centro`,
  toTheRight: (distance) => `un punto a ${distance} a la derecha del centro`,
  spins: (amount) => `Efecto ${amount}`,
  turns: (amount) => `${amount} vueltas por segundo`,
  towards: (name, way) => `${name}: ${ways[way]}`,
  besides: {
    flick: 'Desliza el disco de lado para colocarlo; junto a un lado, el lado lo guía. Para dar efecto, curva el impulso, gira con un segundo dedo o con la rueda; separa dos dedos para abrir los cuatro.',
    pull: 'Desliza el disco de lado para colocarlo; junto a un lado, el lado lo guía. Para dar efecto, gira con un segundo dedo o con la rueda; separa dos dedos para abrir los cuatro.',
  },

  keys: 'Las teclas',
  keyList: [
    ['← →', 'sitio'],
    ['A D', 'puntería'],
    ['↑ ↓', 'velocidad'],
    ['Q E', 'efecto'],
    ['G', 'por el lado'],
    ['Mayús', 'más fino'],
    ['Intro', 'tirar'],
    ['Esc', 'empezar de nuevo'],
  ],
  keyListFour: [
    ['Z X', 'abanico'],
    ['C', 'color'],
  ],

  calibration: {
    title: 'Aprender mi impulso',
    ask: (wanted) => `Impulsa el disco ${wanted} veces como lo harías para llegar al fondo de un tablero largo. No lo pienses mucho.`,
    count: (done, wanted) => `${done} de ${wanted}`,
    keysNeedNone: 'El arrastre y las teclas no necesitan aprender nada.',
    noScene: 'Aquí no se puede dibujar el tablero, así que no hay nada que impulsar. Tira con teclas.',
    keepOn: 'Sigue para medir mejor, o quédate con esta medida.',
    natural: 'Tu impulso cómodo lleva ahora un disco hasta el fondo.',
    hands: {
      steady: (percent) => `Impulsas con mucha regularidad (dentro del ${percent} %), así que el disco sigue tu mano de cerca.`,
      usual: (percent) => `Impulsas con la regularidad de casi todos (dentro del ${percent} %), así que las pequeñas diferencias se suavizan un poco.`,
      scattered: (percent) => `Tus impulsos difieren un ${percent} %, así que las diferencias se suavizan: mantén el mismo movimiento cómodo.`,
    },
    use: 'Usarlo',
    used: 'Guardado. Tu impulso está listo.',
    again: 'Empezar de nuevo',
    usual: 'Volver al ajuste habitual',
  },
};

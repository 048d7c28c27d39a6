import type { Color } from '../../../../engine/types';
import type { JudgeWords, Rival } from '../../saying/said_words';

const numbers = ['ningún', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'];
const rojo = (color: Color) => (color === 'red' ? 'rojo' : 'azul');
const rojos = (color: Color) => (color === 'red' ? 'rojos' : 'azules');
const who = { red: 'rojo', blue: 'azul', turn: 'el turno' };

const deepest = ({ color, remaining }: Rival) => `el disco ${rojo(color)} más profundo${remaining ? ' que queda' : ''}`;
const ofDeepest = (rival: Rival) => `d${deepest(rival)}`;

const nouns = { hanger: ['colgante', 'colgantes'], corner_hanger: ['colgante de esquina', 'colgantes de esquina'] };
const listed = (parts: string[]) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`);

const line = (name: string) => ({
  past: (distance: string) => `rebasa la ${name} por ${distance}`,
  touching: `toca la ${name}`,
  short: (distance: string) => `a ${distance} de rebasar la ${name}`,
});
const edge = (name: string) => ({
  past: (distance: string) => `sobresale ${distance} del ${name}`,
  touching: `a ras del ${name}`,
  short: (distance: string) => `a ${distance} de colgar sobre el ${name}`,
});
const ring = (name: string) => ({
  past: (distance: string) => `dentro del anillo ${name} por ${distance}`,
  touching: `toca el anillo ${name}`,
  short: (distance: string) => `a ${distance} de quedar dentro del anillo ${name}`,
});

export const judge: JudgeWords = {
  zone: (zone, value) => {
    if (zone === 'dead') return 'Un disco muerto';
    if (zone === 'hanger' || zone === 'corner_hanger') return `Un ${nouns[zone][0]}, vale ${value}`;
    return zone === String(value) ? `Un ${zone}` : `En la zona del ${zone}, vale ${value}`;
  },
  lines: {
    foul_line: line('línea de falta'),
    deuce_line: line('línea del dos'),
    trey_line: line('línea del tres'),
    five_line: line('línea del cinco'),
    far_edge: edge('borde del fondo'),
    side_edge: edge('borde lateral'),
    outer_ring: ring('exterior'),
    middle_ring: ring('medio'),
    inner_ring: {
      past: (distance) => `sobre el anillo interior por ${distance}`,
      touching: 'toca justo el anillo interior',
      short: (distance) => `a ${distance} del anillo interior`,
    },
    inner_ring_covered: {
      past: (distance) => `cubre el anillo interior y le sobran ${distance}`,
      touching: 'cubre justo el anillo interior',
      short: (distance) => `a ${distance} de cubrir el anillo interior`,
    },
  },
  why: (zone, place, reason) => `${zone}, ${place}; ${reason}.`,

  deeperThanAny: (color) => `más profundo que todos los discos ${rojos(color)}`,
  deeperBy: (distance, rival) => `${distance} más profundo que ${deepest(rival)}`,
  levelWith: (rival) => `a la altura ${ofDeepest(rival)}`,
  levelWithin: (distance, rival) => `a la altura ${ofDeepest(rival)}, con solo ${distance} de diferencia`,
  behindBy: (distance, rival) => `${distance} por detrás ${ofDeepest(rival)}`,
  best: ({ color, remaining }, value) =>
    `el mejor disco ${rojo(color)}${remaining ? ' que queda' : ''}${value === null ? '' : `, que vale ${value}`}`,

  counts: 'cuenta',
  dead: 'no está en juego y no cuenta nada',
  countsDeeper: (depth) => `cuenta, ${depth}`,
  behind: (depth) => `no cuenta nada, ${depth}`,
  levelLeaders: 'nadie puntúa, porque el disco rojo y el azul más profundos están a la misma altura',
  countsBetter: (best) => `cuenta y vale más que ${best}`,
  notBetter: (best) => `no cuenta nada y no vale más que ${best}`,
  equalBest: 'nadie puntúa, porque el mejor disco rojo y el mejor azul valen lo mismo',
  cancelled: (opponent) => `se ignora, porque se anula con un disco ${rojo(opponent)}`,
  noThree: (color) => (color ? `no cuenta nada, porque ningún disco ${rojo(color)} vale 3 o más` : 'no cuenta nada, porque ningún disco vale 3 o más'),
  voidedByDead: (color) => (color ? `no cuenta nada, porque hay un disco ${rojo(color)} muerto en el tablero` : 'no cuenta nada, porque hay un disco muerto en el tablero'),
  firstColor: (color) => `no cuenta nada, porque el ${rojo(color)} se tiró primero`,
  firstColorRemains: (opponent) => `no cuenta nada, porque no se han sacado todos los discos ${rojos(opponent)}`,

  scores: (side, points, what) => `${who[side]} suma ${points}: ${what}`,
  scoresNothing: (side, why) => `${who[side]} no suma nada: ${why}`,
  nobodyScores: (why) => `nadie puntúa: ${why}`,
  counted: (parts) =>
    listed(parts.map(([worth, count]) => (typeof worth === 'number' ? `${numbers[count] ?? count} de ${worth}` : `${numbers[count] ?? count} ${nouns[worth][count === 1 ? 0 : 1]}`).replace(/^un de/, 'uno de'))),
  nothing: {
    noneInPlay: (ofOne) => (ofOne ? 'ninguno de sus discos está en juego' : 'ningún disco está en juego'),
    noThree: (ofOne) => (ofOne ? 'ninguno de sus discos vale 3 o más' : 'ningún disco vale 3 o más'),
    voided: (ofOne) => (ofOne ? 'uno de sus discos está muerto' : 'hay un disco muerto en el tablero'),
    equalBest: 'los mejores discos valen lo mismo',
    level: 'los discos más profundos están a la misma altura',
    allCancelled: 'todos los discos en juego se anulan entre sí',
    firstColorRemains: 'el color tirado primero no se ha sacado del todo',
    other: 'nada cuenta',
  },
};

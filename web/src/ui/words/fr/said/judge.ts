import type { Color } from '../../../../engine/types';
import type { JudgeWords, Rival } from '../../saying/said_words';

const numbers = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'];
const rouge = (color: Color) => (color === 'red' ? 'rouge' : 'bleu');
const who = { red: 'rouge', blue: 'bleu', turn: 'le tour' };

const deepest = ({ color, remaining }: Rival) => `palet ${rouge(color)} le plus profond${remaining ? ' qui reste' : ''}`;

const nouns = { hanger: ['suspendu', 'suspendus'], corner_hanger: ['suspendu d’angle', 'suspendus d’angle'] };
const listed = (parts: string[]) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`);

const line = (name: string) => ({
  past: (distance: string) => `au-delà de la ${name} de ${distance}`,
  touching: `touche la ${name}`,
  short: (distance: string) => `à ${distance} de franchir la ${name}`,
});
const edge = (name: string) => ({
  past: (distance: string) => `dépasse le ${name} de ${distance}`,
  touching: `au ras du ${name}`,
  short: (distance: string) => `à ${distance} de dépasser le ${name}`,
});
const ring = (name: string) => ({
  past: (distance: string) => `dans l’anneau ${name} de ${distance}`,
  touching: `touche l’anneau ${name}`,
  short: (distance: string) => `à ${distance} d’être dans l’anneau ${name}`,
});

export const judge: JudgeWords = {
  zone: (zone, value) => {
    if (zone === 'dead') return 'Un palet mort';
    if (zone === 'hanger' || zone === 'corner_hanger') return `Un ${nouns[zone][0]}, vaut ${value}`;
    return zone === String(value) ? `Un ${zone}` : `Dans la zone du ${zone}, vaut ${value}`;
  },
  lines: {
    foul_line: line('ligne de faute'),
    deuce_line: line('ligne du deux'),
    trey_line: line('ligne du trois'),
    five_line: line('ligne du cinq'),
    far_edge: edge('bord du fond'),
    side_edge: edge('bord latéral'),
    outer_ring: ring('extérieur'),
    middle_ring: ring('moyen'),
    inner_ring: {
      past: (distance) => `sur l’anneau intérieur de ${distance}`,
      touching: 'touche tout juste l’anneau intérieur',
      short: (distance) => `à ${distance} de l’anneau intérieur`,
    },
    inner_ring_covered: {
      past: (distance) => `couvre l’anneau intérieur avec ${distance} de marge`,
      touching: 'couvre exactement l’anneau intérieur',
      short: (distance) => `à ${distance} de couvrir l’anneau intérieur`,
    },
  },
  why: (zone, place, reason) => `${zone}, ${place} ; ${reason}.`,

  deeperThanAny: (color) => `plus profond que tous les palets ${rouge(color)}s`,
  deeperBy: (distance, rival) => `${distance} plus profond que le ${deepest(rival)}`,
  levelWith: (rival) => `à égalité avec le ${deepest(rival)}`,
  levelWithin: (distance, rival) => `à égalité, à ${distance} près, avec le ${deepest(rival)}`,
  behindBy: (distance, rival) => `${distance} derrière le ${deepest(rival)}`,
  best: ({ color, remaining }, value) =>
    `le meilleur palet ${rouge(color)}${remaining ? ' qui reste' : ''}${value === null ? '' : `, qui vaut ${value}`}`,

  counts: 'il compte',
  dead: 'il n’est pas en jeu et ne compte pas',
  countsDeeper: (depth) => `il compte, ${depth}`,
  behind: (depth) => `il ne compte pas, ${depth}`,
  levelLeaders: 'personne ne marque, car les palets rouge et bleu les plus profonds sont à égalité',
  countsBetter: (best) => `il compte et vaut plus que ${best}`,
  notBetter: (best) => `il ne compte pas et ne vaut pas plus que ${best}`,
  equalBest: 'personne ne marque, car le meilleur palet rouge et le meilleur bleu valent autant',
  cancelled: (opponent) => `il est ignoré, car lui et un palet ${rouge(opponent)} s’annulent`,
  noThree: (color) => (color ? `il ne compte pas, car aucun palet ${rouge(color)} ne vaut 3 ou plus` : 'il ne compte pas, car aucun palet ne vaut 3 ou plus'),
  voidedByDead: (color) => (color ? `il ne compte pas, car un palet ${rouge(color)} mort est sur le plateau` : 'il ne compte pas, car un palet mort est sur le plateau'),
  firstColor: (color) => `il ne compte pas, car le ${rouge(color)} a été lancé en premier`,
  firstColorRemains: (opponent) => `il ne compte pas, car les palets ${rouge(opponent)}s n’ont pas tous été sortis`,

  scores: (side, points, what) => `${who[side]} marque ${points} : ${what}`,
  scoresNothing: (side, why) => `${who[side]} ne marque rien : ${why}`,
  nobodyScores: (why) => `personne ne marque : ${why}`,
  counted: (parts) =>
    listed(parts.map(([worth, count]) => `${numbers[count] ?? count} ${typeof worth === 'number' ? worth : nouns[worth][count === 1 ? 0 : 1]}`)),
  nothing: {
    noneInPlay: (ofOne) => (ofOne ? 'aucun de ses palets n’est en jeu' : 'aucun palet n’est en jeu'),
    noThree: (ofOne) => (ofOne ? 'aucun de ses palets ne vaut 3 ou plus' : 'aucun palet ne vaut 3 ou plus'),
    voided: (ofOne) => (ofOne ? 'l’un de ses palets est mort' : 'un palet mort est sur le plateau'),
    equalBest: 'les meilleurs palets valent autant',
    level: 'les palets les plus profonds sont à égalité',
    allCancelled: 'tous les palets en jeu s’annulent',
    firstColorRemains: 'la couleur lancée en premier n’a pas été entièrement sortie',
    other: 'rien ne compte',
  },
};

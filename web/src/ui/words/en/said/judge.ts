import type { JudgeWords, Rival } from '../../saying/said_words';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const who = { red: 'red', blue: 'blue', turn: 'the turn' };

const weightOf = (superlative: string, { color, remaining }: Rival) => `${color}'s ${superlative}${remaining ? ' remaining' : ''} weight`;
const deepest = (rival: Rival) => weightOf('deepest', rival);

const nouns = { hanger: 'hanger', corner_hanger: 'corner hanger' };
const listed = (parts: string[]) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`);

const line = (name: string) => ({
  past: (distance: string) => `clear of the ${name} line by ${distance}`,
  touching: `touching the ${name} line`,
  short: (distance: string) => `${distance} short of clearing the ${name} line`,
});
const edge = (name: string) => ({
  past: (distance: string) => `over the ${name} edge by ${distance}`,
  touching: `level with the ${name} edge`,
  short: (distance: string) => `${distance} short of hanging over the ${name} edge`,
});
const ring = (name: string) => ({
  past: (distance: string) => `inside the ${name} ring by ${distance}`,
  touching: `touching the ${name} ring`,
  short: (distance: string) => `${distance} short of lying inside the ${name} ring`,
});

export const judge: JudgeWords = {
  zone: (zone, value) => {
    if (zone === 'dead') return 'A dead weight';
    if (zone === 'hanger' || zone === 'corner_hanger') return `A ${nouns[zone]}, worth ${value}`;
    return zone === String(value) ? `A ${zone}` : `In the ${zone} zone, worth ${value}`;
  },
  lines: {
    foul_line: line('foul'),
    deuce_line: line('deuce'),
    trey_line: line('trey'),
    five_line: line('five'),
    far_edge: edge('far'),
    side_edge: edge('side'),
    outer_ring: ring('outer'),
    middle_ring: ring('middle'),
    inner_ring: {
      past: (distance) => `over the inner ring by ${distance}`,
      touching: 'just touching the inner ring',
      short: (distance) => `${distance} away from the inner ring`,
    },
    inner_ring_covered: {
      past: (distance) => `covering the inner ring with room of ${distance}`,
      touching: 'covering the inner ring exactly',
      short: (distance) => `${distance} short of covering the inner ring`,
    },
  },
  why: (zone, place, reason) => `${zone}, ${place}; ${reason}.`,

  deeperThanAny: (color) => `deeper than any of ${color}'s weights`,
  deeperBy: (distance, rival) => `${distance} deeper than ${deepest(rival)}`,
  levelWith: (rival) => `level with ${deepest(rival)}`,
  levelWithin: (distance, rival) => `level with ${deepest(rival)} to within ${distance}`,
  behindBy: (distance, rival) => `behind ${deepest(rival)} by ${distance}`,
  best: (rival, value) => `${weightOf('best', rival)}${value === null ? '' : `, which is worth ${value}`}`,

  counts: 'it counts',
  dead: 'it is not in play and counts nothing',
  countsDeeper: (depth) => `it counts, ${depth}`,
  behind: (depth) => `it counts nothing, ${depth}`,
  levelLeaders: 'nobody scores, because the deepest red and the deepest blue weight are level',
  countsBetter: (best) => `it counts, worth more than ${best}`,
  notBetter: (best) => `it counts nothing, not worth more than ${best}`,
  equalBest: 'nobody scores, because the best red and the best blue weight are worth the same',
  cancelled: (opponent) => `it is ignored, because it and a ${opponent} weight cancel each other`,
  noThree: (color) => `it counts nothing, because ${color ? `none of ${color}'s weights` : 'no weight'} is worth 3 or more`,
  voidedByDead: (color) => `it counts nothing, because a dead weight${color ? ` of ${color}'s` : ''} lies on the board`,
  firstColor: (color) => `it counts nothing, because ${color} was thrown first`,
  firstColorRemains: (opponent) => `it counts nothing, because the ${opponent} weights have not all been knocked off`,

  scores: (side, points, what) => `${who[side]} scores ${points}: ${what}`,
  scoresNothing: (side, why) => `${who[side]} scores nothing: ${why}`,
  nobodyScores: (why) => `nobody scores: ${why}`,
  counted: (parts) => listed(parts.map(([worth, count]) => `${numbers[count] ?? count} ${typeof worth === 'number' ? worth : nouns[worth]}${count === 1 ? '' : 's'}`)),
  nothing: {
    noneInPlay: (ofOne) => (ofOne ? 'none of its weights is in play' : 'no weight is in play'),
    noThree: (ofOne) => (ofOne ? 'none of its weights is worth 3 or more' : 'no weight is worth 3 or more'),
    voided: (ofOne) => (ofOne ? 'one of its weights is dead' : 'a dead weight lies on the board'),
    equalBest: 'the best weights are worth the same',
    level: 'the deepest weights are level',
    allCancelled: 'all weights in play cancel each other',
    firstColorRemains: 'the colour thrown first has not all been knocked off',
    other: 'nothing counts',
  },
};

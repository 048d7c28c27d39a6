import type { Color } from '../../../../engine/types';
import type { JudgeWords, Rival } from '../../saying/said_words';

const numbers = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];
const rote = (color: Color) => (color === 'red' ? 'rote' : 'blaue');
const roten = (color: Color) => `${rote(color)}n`;
const roter = (color: Color) => `${rote(color)}r`;
const who = { red: 'Rot', blue: 'Blau', turn: 'der Zug' };
const brings = (side: Color | 'turn') => (side === 'turn' ? 'bringt' : 'macht');

const deepest = ({ color, remaining }: Rival) => `der tiefste ${remaining ? 'verbliebene ' : ''}${rote(color)} Stein`;
const toDeepest = ({ color, remaining }: Rival) => `dem tiefsten ${remaining ? 'verbliebenen ' : ''}${roten(color)} Stein`;

const nouns = { hanger: 'Hänger', corner_hanger: 'Eckhänger' };
const listed = (parts: string[]) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`);

const line = (name: string) => ({
  past: (distance: string) => `${distance} frei hinter der ${name}`,
  touching: `an der ${name}`,
  short: (distance: string) => `${distance} zu kurz für die ${name}`,
});
const edge = (name: string, toIt: string) => ({
  past: (distance: string) => `${distance} über die ${name} hinaus`,
  touching: `bündig mit der ${toIt}`,
  short: (distance: string) => `${distance} zu kurz, um über die ${name} zu hängen`,
});
const ring = (name: string) => ({
  past: (distance: string) => `${distance} innerhalb des ${name} Rings`,
  touching: `am ${name} Ring`,
  short: (distance: string) => `${distance} zu weit außen für den ${name} Ring`,
});

export const judge: JudgeWords = {
  zone: (zone, value) => {
    if (zone === 'dead') return 'Ein toter Stein';
    if (zone === 'hanger' || zone === 'corner_hanger') return `Ein ${nouns[zone]}, ${value} wert`;
    return zone === String(value) ? `Ein ${zone}er` : `In der Zone ${zone}, ${value} wert`;
  },
  lines: {
    foul_line: line('Foullinie'),
    deuce_line: line('Zweierlinie'),
    trey_line: line('Dreierlinie'),
    five_line: line('Fünferlinie'),
    far_edge: edge('hintere Kante', 'hinteren Kante'),
    side_edge: edge('Seitenkante', 'Seitenkante'),
    outer_ring: ring('äußeren'),
    middle_ring: ring('mittleren'),
    inner_ring: {
      past: (distance) => `${distance} über dem inneren Ring`,
      touching: 'gerade am inneren Ring',
      short: (distance) => `${distance} neben dem inneren Ring`,
    },
    inner_ring_covered: {
      past: (distance) => `deckt den inneren Ring mit ${distance} Reserve`,
      touching: 'deckt den inneren Ring genau',
      short: (distance) => `${distance} fehlen, um den inneren Ring zu decken`,
    },
  },
  why: (zone, place, reason) => `${zone}, ${place}; ${reason}.`,

  deeperThanAny: (color) => `tiefer als alle ${roten(color)} Steine`,
  deeperBy: (distance, rival) => `${distance} tiefer als ${deepest(rival)}`,
  levelWith: (rival) => `gleichauf mit ${toDeepest(rival)}`,
  levelWithin: (distance, rival) => `bis auf ${distance} gleichauf mit ${toDeepest(rival)}`,
  behindBy: (distance, rival) => `${distance} hinter ${toDeepest(rival)}`,
  best: ({ color, remaining }, value) =>
    `der beste ${remaining ? 'verbliebene ' : ''}${rote(color)} Stein${value === null ? '' : `, der ${value} wert ist`}`,

  counts: 'er zählt',
  dead: 'er ist nicht im Spiel und zählt nichts',
  countsDeeper: (depth) => `er zählt, ${depth}`,
  behind: (depth) => `er zählt nichts, ${depth}`,
  levelLeaders: 'niemand punktet, weil der tiefste rote und der tiefste blaue Stein gleichauf sind',
  countsBetter: (best) => `er zählt und ist mehr wert als ${best}`,
  notBetter: (best) => `er zählt nichts und ist nicht mehr wert als ${best}`,
  equalBest: 'niemand punktet, weil der beste rote und der beste blaue Stein gleich viel wert sind',
  cancelled: (opponent) => `er wird gestrichen, weil er und ein ${roter(opponent)} Stein sich aufheben`,
  noThree: (color) => (color ? `er zählt nichts, weil kein ${roter(color)} Stein 3 oder mehr wert ist` : 'er zählt nichts, weil kein Stein 3 oder mehr wert ist'),
  voidedByDead: (color) => (color ? `er zählt nichts, weil ein toter ${roter(color)} Stein auf dem Brett liegt` : 'er zählt nichts, weil ein toter Stein auf dem Brett liegt'),
  firstColor: (color) => `er zählt nichts, weil ${color === 'red' ? 'Rot' : 'Blau'} zuerst geworfen wurde`,
  firstColorRemains: (opponent) => `er zählt nichts, weil noch nicht alle ${roten(opponent)} Steine hinuntergestoßen sind`,

  scores: (side, points, what) => `${who[side]} ${brings(side)} ${points}: ${what}`,
  scoresNothing: (side, why) => `${who[side]} ${brings(side)} nichts: ${why}`,
  nobodyScores: (why) => `niemand punktet: ${why}`,
  counted: (parts) => listed(parts.map(([worth, count]) => `${numbers[count] ?? count} ${typeof worth === 'number' ? `${worth}er` : nouns[worth]}`)),
  nothing: {
    noneInPlay: (ofOne) => (ofOne ? 'kein eigener Stein ist im Spiel' : 'kein Stein ist im Spiel'),
    noThree: (ofOne) => (ofOne ? 'kein eigener Stein ist 3 oder mehr wert' : 'kein Stein ist 3 oder mehr wert'),
    voided: (ofOne) => (ofOne ? 'ein eigener Stein ist tot' : 'ein toter Stein liegt auf dem Brett'),
    equalBest: 'die besten Steine sind gleich viel wert',
    level: 'die tiefsten Steine sind gleichauf',
    allCancelled: 'alle Steine im Spiel heben sich auf',
    firstColorRemains: 'die zuerst geworfene Farbe ist noch nicht ganz hinuntergestoßen',
    other: 'nichts zählt',
  },
};

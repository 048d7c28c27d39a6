// The list of pictures. Each is made from the tables of `hammer tables --json` and the worked examples.
import { bullseye, clearOfALine, hangers, levelLeaders, puttingBack, slidingCheck } from './close_ups.mjs';
import { card, text, weight } from './drawing.mjs';
import { FarEnd, examplePanel } from './far_end.mjs';
import { cushionBoards, wholeBoard } from './whole_board.mjs';

// Numbers in the zones, and from the `inWeight`th on a weight that has its number. The numbers are the judge's, by
// example.
function zonesPanel(table, example, inWeight) {
  const end = new FarEnd(table);
  const things = example.line.weights.map((one, index) => {
    const value = example.points[index];
    return index >= inWeight ? end.weightAt(one, value) : end.bigNumber(one.x, one.y, value);
  });
  return end.panel(things.join(''));
}

// The narrow 5 zone has no room for a large number.
function nineFootBank(table, examples, caption) {
  const end = new FarEnd(table, { depth: 0.54, scale: 600 });
  const [one, two, three, five, hanger] = examples.flatMap((example) => example.line.weights);
  const [a, b, c, d, e] = examples.flatMap((example) => example.points);
  const numbers = end.bigNumber(one.x, one.y, a) + end.bigNumber(two.x, two.y, b) + end.bigNumber(three.x, three.y, c, 40);
  return end.panel(numbers + end.weightAt(five, d) + end.weightAt(hanger, e), caption);
}

function twoWeights() {
  const words = text(68, 38, 'red', { size: 14 }) + text(168, 38, 'blue', { size: 14 });
  const weights = weight(33, 33, 30, { color: 'red' }) + weight(133, 33, 30, { color: 'blue' });
  return { width: 190, height: 66, body: weights + words };
}

function boardPictures(table, examples) {
  const full = table('22ft');
  const target = table('22ft-target');
  const bank = table('9ft-bank');
  const rings = new FarEnd(target, { depth: 0.6, labels: false });
  return [
    ['board', 'A whole board with the names of its lines and zones', [wholeBoard(full)]],
    ['clear-of-a-line', 'Clear of a line, touching it, and on it', clearOfALine(full, examples.g2)],
    ['hangers', 'Not hanging, a hanger, a corner hanger, and overhanging a side only', [hangers(full, examples.g7)]],
    ['sliding-check', 'Sliding a weight along the end to see whether another one hangs', [slidingCheck(full)]],
    ['weights', 'Red weights have a round cap, blue ones a square cap', [twoWeights()]],
    ['zones-home-board', 'The far end of a home board', [zonesPanel(table('9ft'), examples['zones-9ft-knock-off'], 3)]],
    ['zones-knock-off', 'Knock Off: what the zones are worth', [zonesPanel(full, examples['zones-22ft-knock-off'], 3)]],
    ['zones-horse-collar', 'Horse Collar: what the zones are worth', [
      zonesPanel(full, examples['zones-22ft-horse-collar'], 3)]],
    ['zones-target', 'Target: what the rings are worth', [
      examplePanel(rings, examples['zones-target'], ['1, 2 and 3', 'outside, and inside the rings'], { letters: false }),
      bullseye(target, examples['zones-target-4'], ['4', 'touches the inner ring']),
      bullseye(target, examples['zones-target-5'], ['5', 'covers it completely'])]],
    ['cushion-boards', 'The two cushion boards, with a banked shot', [cushionBoards(table('12ft-bank'), bank)]],
    ['zones-9ft-bank', 'The far end of the 9 ft cushion board', [
      nineFootBank(bank, [examples['zones-9ft-bank-one'], examples['zones-9ft-bank-knock-off']],
        ['Knock Off, Crazy Eight', '5 zone 5, a hanger no less']),
      nineFootBank(bank, [examples['zones-9ft-bank-horse-collar']],
        ['Horse Collar and its kin', '5 zone counts as trey'])]],
  ];
}

function examplePictures(table, examples) {
  const full = table('22ft');
  const one = (name, caption, view = {}) =>
    examplePanel(new FarEnd(table(examples[name].line.table), view), examples[name], caption);
  const strip = (line, name) => ({ x: line, line, reach: 0.075, name });
  const shortFoul = strip(full.foul_line, 'short foul line');
  const longFoul = strip(full.length - full.foul_line, 'long foul line');
  return [
    ['ko9', 'KO9: a hanger and a deuce ahead of the loser’s leader', [one('ko9', ['Red scores 4 + 2 = 6'])]],
    ['ko4', 'KO4 and X4: level leaders', [
      levelLeaders(full, examples.ko4, ['tied_leaders: void', 'A and B are level: nobody scores']),
      levelLeaders(full, examples['ko4-cancel'], ['tied_leaders: cancel', 'A and B are ignored: C scores 2'])]],
    ['ko3-alone', 'KO3: the other side has nothing in play', [
      one('ko3-alone', ['Blue scores 3 + 1 = 4'], { depth: 0.82, scale: 430, strip: longFoul })]],
    ['tg3', 'TG3: a round of Target', [one('tg3', ['Red scores 4 + 3 = 7'], { depth: 0.58, labels: false })]],
    ['putting-back', 'Tap & Draw: an opponent’s weight was knocked off', puttingBack(full)],
    ['td8', 'TD8: Tap & Draw with Horse Collar scoring', [
      one('td8', ['Red scores 3 + 2 + 1 + 1 = 7, blue nothing'], { depth: 0.5, strip: shortFoul })]],
    ['hc7', 'HC7: one 3, two 2s, three 1s', [one('hc7', ['3 + 2 + 2 + 1 + 1 + 1 = 10'])]],
    ['hc5', 'HC5: a corner hanger and a hanger', [one('hc5', ['26 + 13 + 2 + 1 = 42'], { depth: 0.42 })]],
    ['hc4', 'HC4: no weight is worth 3', [one('hc4', ['No 3: the turn scores nothing'], { depth: 0.48 })]],
    ['hc6', 'HC6: a dead weight voids the turn', [
      one('hc6', ['D is dead: the turn is void'], { depth: 0.37, strip: shortFoul })]],
    ['bb1', 'BB1: one inning', [one('bb1', ['13 + 3 + 3 + 2 + 1 = 22'], { depth: 0.45 })]],
    ['ce', 'CE4 and CE5: two turns of Crazy Eight', [
      one('ce5', ['All four blue are off', '4 + 2 + 1 = 7'], { depth: 0.5 }),
      one('ce4', ['D is still there', 'the turn scores nothing'], { depth: 0.5 })]],
    ['bk5', 'BK5: the same weights in two games', [
      one('bk5', ['Knock Off', 'red: 5 + 5 + 3 = 13'], { depth: 0.42, scale: 600 }),
      one('bk5-horse-collar', ['Horse Collar', '13 + 3 + 3 + 2 + 1 = 22'], { depth: 0.42, scale: 600 })]],
  ];
}

// Pairs of a name and the text of an SVG.
export function makePictures(tables, examples) {
  const table = (name) => tables.find((one) => one.name === name);
  const pictures = [...boardPictures(table, examples), ...examplePictures(table, examples)];
  return pictures.map(([name, title, panels]) => [name, card(panels, { title })]);
}

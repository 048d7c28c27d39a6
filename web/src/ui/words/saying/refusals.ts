// The engine's refusals read back from its English sentences, and said in another language. They all have one form:
// what is wrong with a field, and what is accepted. Whatever is not known here is said by its field alone.
import type { Color } from '../../../engine/types';
import { words as page } from '../index';
import { localNumber } from '../measures';
import type { RefusalWords, SideWords } from './said_words';
import type { PlayerOf, RefusalSayer } from './sayer';

interface Saying {
  words: RefusalWords;
  side: SideWords;
  playerOf: PlayerOf;
}

type Phrase = [pattern: RegExp, say: (saying: Saying, ...found: string[]) => string];

const number = '(-?[\\d.]+(?:e[-+]?\\d+)?)';
const range = `a (whole )?number from ${number} to ${number}(?: (\\S+))?`;

// The first that fits. `^(.+?)` at the beginning is the field.
const phrases: Phrase[] = [
  [/^the record is empty$/, ({ words }) => words.recordEmpty],
  [/^(\d+)\|the record is cut off/, ({ words }, line) => words.recordCut(line)],
  [/^(\d+)\|the sum is not that of the text/, ({ words }, line) => words.recordChanged(line)],
  [/recorded with physics revision/, ({ words }) => words.recordOther],
  [/^(\d+)\|(?:simulated again|drawn again|this cannot happen|scores are not|winner is not|hash is|events is not|something follows)/, ({ words }, line) => words.recordImpossible(line)],
  [/^(\d+)\|/, ({ words }, line) => words.notARecord(line)],
  [/^(?:not JSON|not UTF-8|nested deeper)/, ({ words }) => words.notARecord('1')],

  [/^the match has not been opened/, ({ words }) => words.notOpened],
  [/^"(.+)" has to choose/, ({ words, side }, who) => words.toChoose(side(who))],
  [/^"(.+)" has to shoot/, ({ words, side }, who) => words.toShoot(side(who))],
  [/^the match is over/, ({ words }) => words.over],
  [/^four weights are to be thrown together now/, ({ words }) => words.fourNow],
  [/^one weight is to be shot now/, ({ words }) => words.oneNow],
  [/^stopped after \d+ contacts/, ({ words }) => words.capped],
  [/^powder does not wear/, ({ words }) => words.nothingWorn],
  [/^dusting has to be granted/, ({ words }) => words.dustNotGranted],
  [/^dusting needs no grant/, ({ words }) => words.grantNotNeeded],
  [/^there is nothing to undo/, ({ words }) => words.nothingToUndo],
  [/^there is nothing to redo/, ({ words }) => words.nothingToRedo],
  [/(?:is where another weight lies|lets go where a weight lies);/, ({ words }) => words.releaseBlocked],
  [/^weights are too many of a colour/, ({ words }) => words.weightsMisplaced],
  [/^first_color is missing/, ({ words }) => words.firstColorMissing],
  [/^score gives points to both sides/, ({ words }) => words.bothScore],
  [/^area is whole; accepted is edges/, ({ words }) => words.edgesOnly],
  [/is peeking, which is allowed/, ({ words }) => words.peekingAllowed],
  [/^score\.(.+) is (\d+), which no (round|turn) of (.+) is worth; accepted is (.+)$/, ({ words, side }, who, value, kind, game, accepted) =>
    words.points(side(who), value, game, listed(accepted.replace(/(\d) to (\d)/g, '$1–$2'), (one) => one), kind === 'round')],
  [/^(weights\[\d+\])\.[xy] is (\S+), (?:off the board|past the|before the|into the)(?:.*accepted is .*from (\S+) to (\S+)|.*\((\S+) to (\S+)\))?/, (saying, weight, value, low, high, from, to) =>
    saying.words.offTheBoard(saying.words.placeOf(fieldOf(saying, weight)), localNumber(value), localNumber(low ?? from ?? ''), localNumber(high ?? to ?? ''))],
  [/^(weights\[\d+\]) overlaps (weights\[\d+\])/, (saying, one, other) => saying.words.overlap(fieldOf(saying, one), fieldOf(saying, other))],
  [/makes five (red|blue) weights/, ({ words }, color) => words.fiveOfColor(color as Color)],
  [/^weights has \d+ weights; accepted are at most (\d+)/, ({ words }, most) => words.tooManyWeights(most)],
  [/^(weights\[\d+\]) is not clear of the foul line, and dead weights are removed/, (saying, weight) => saying.words.deadThere(fieldOf(saying, weight))],
  [/^weights do not have all/, ({ words }) => words.fourEnded],
  [/^score has (.+) as the winner of the game already/, ({ words, side }, who) => words.wonAlready(side(who))],
  [/^thrown is \d+, so nothing is left to shoot/, ({ words }) => words.nothingLeft],
  [/^thrown is |; thrown is how many were thrown|shoots last when/, ({ words }) => words.thrownMiscounted],

  [/^options\.handicap gives "(.+)" (\d+); accepted/, ({ words, side }, who, points) => words.handicapTooHigh(side(who), points)],
  [/^options\.handicap\.(.+) is a side and also a player/, ({ words }, name) => words.sideAndPlayer(name)],
  [/^options\.handicap\.(.+) names a side that has its points already/, ({ words }, name) => words.handicapTwice(name)],
  [/^(.+?) is .*the foul line is always the centre line/, (saying, field) => saying.words.centreLine(fieldOf(saying, field))],
  [/^(.+?) is .*there are no side edges/, (saying, field) => saying.words.noSideEdges(fieldOf(saying, field))],
  [/^(.+?) is true, but dead weights are removed/, (saying, field) => saying.words.noDeadToVoid(fieldOf(saying, field))],
  [/^(.+?) is for (.+) only with/, (saying, field, game) => saying.words.needsOther(fieldOf(saying, field), game)],
  [/^(.+?) is no option of (.+); it has/, (saying, field, game) => saying.words.notInGame(fieldOf(saying, field), game)],
  [/^(.+?) is (\S+); accepted is an odd number/, (saying, field, value) => saying.words.odd(fieldOf(saying, field), localNumber(value))],

  [/^(.+?) holds a control character/, (saying, field) => saying.words.controlCharacter(fieldOf(saying, field))],
  [/^(.+?) holds a character that turns the text/, (saying, field) => saying.words.turnsText(fieldOf(saying, field))],
  [/^(.+?) is blank;/, (saying, field) => saying.words.blank(fieldOf(saying, field))],
  [/^(.+?) begins or ends with a space/, (saying, field) => saying.words.spaces(fieldOf(saying, field))],
  [/^(.+?) has (\d+) bytes; accepted are at most (\d+)/, (saying, field, bytes, most) => saying.words.tooLong(fieldOf(saying, field), bytes, most)],
  [/^(.+?) is the same as (seats\[\d+\]\.name)/, (saying, field, other) => saying.words.sameName(fieldOf(saying, field), fieldOf(saying, other))],
  [/^seats has (\d+) sides?; accepted in (.+) are (.+)$/, ({ words }, count, game, accepted) => words.sides(count, game, accepted.replace(' to ', '–'))],
  [/^seats (?:gives|has unequal)/, ({ words }) => words.unequalTeams],
  [/^seats has (\d+) players? a side; accepted in (.+) (?:is|are) (.+)$/, ({ words }, count, game, accepted) => words.teamSize(count, game, listed(accepted, (one) => one))],
  [new RegExp(`^powder is (.+); accepted is (.+), or ${range}`), ({ words }, value, names, _, low, high) =>
    words.powder(localNumber(value), listed(names, page.options.powder), localNumber(low), localNumber(high))],
  [/^table is (\S+), where (.+) is not played with these options; accepted is (.+)$/, ({ words }, table, game, accepted) =>
    words.noSuchTable(page.newMatch.tableNames(table), game, listed(accepted, page.newMatch.tableNames))],
  [/^(.+?) has conceded/, ({ words, side }, who) => words.alreadyOut(side(who))],

  [new RegExp(`^(.+?) is (?:(missing)|(.+)|not within what can be thrown); accepted is ${range}$`), (saying, field, missing, value, whole, low, high, unit) =>
    sayRange(saying, fieldOf(saying, field), missing ? '' : value, low, high, whole !== undefined, unit ?? '')],
  [/^(.+?) is (missing); accepted is (?!a |an |the |one)(.+)$/, (saying, field, _, accepted) =>
    saying.words.missing(fieldOf(saying, field), listed(accepted, page.options.value))],
  [/^(.+?) is (.+?)(?:;|, did you mean .*\?) accepted is (?!a |an |the |one)([^,]+(?:, [^,]+)*)$/, (saying, field, value, accepted) =>
    saying.words.only(fieldOf(saying, field), localNumber(value), listed(accepted, page.options.value))],
];

const isEngines = /[;,] accepted (?:is|are|with) |; leave (?:it|them) out| is not accepted$| is not a (?:known field|finite number)/;

export function refusalSayerOf(words: RefusalWords, side: SideWords): RefusalSayer {
  return (sentence, playerOf) => sayRefusal({ words, side, playerOf }, sentence);
}

function sayRefusal(saying: Saying, sentence: string): string {
  const plain = sentence.replace(/\.$/, '').replace(/^Refused: /, '').replace(/^line (\d+): /, '$1|');
  for (const [pattern, say] of phrases) {
    const found = pattern.exec(plain);
    if (found) return say(saying, ...found.slice(1).map((part) => part as string));
  }
  if (!isEngines.test(plain)) return sentence; // the page said it, in the reader's language
  const [, field] = /^([a-z_]+(?:\[\d+\])?(?:\.[a-z_]+)*)(?= (?:is|are|has|gives|makes|names|holds)\b)/.exec(plain) ?? [];
  return field === undefined ? saying.words.unknown : saying.words.other(fieldOf(saying, field));
}

function sayRange({ words }: Saying, field: string, value: string | undefined, low: string, high: string, whole: boolean, unit: string): string {
  const shown = value === undefined || value === '' ? '' : localNumber(value);
  return words.range(field, shown, localNumber(low), localNumber(high), whole, unit);
}

// "seats[1].name", "options.game_score", "weights[2].x", "powder" …
function fieldOf({ words, side, playerOf }: Saying, path: string): string {
  const [, handicapOf] = /^options\.handicap\.(.+)$/.exec(path) ?? [];
  if (handicapOf !== undefined) return `${page.options.name('handicap')} (${side(handicapOf)})`;
  const [, option] = /^options\.(\w+)/.exec(path) ?? [];
  if (option !== undefined) return page.options.name(option);
  const [, seat, what] = /^seats\[(\d+)\]\.(\w+)$/.exec(path) ?? [];
  if (seat !== undefined) return (what === 'side' ? words.teamOf : words.nameOf)(playerOf(Number(seat)));
  const [, weight, place] = /^weights\[(\d+)\](\.[xy])?/.exec(path) ?? [];
  if (weight !== undefined) return place ? words.placeOf(words.weight(Number(weight) + 1)) : words.weight(Number(weight) + 1);
  const [, scorer] = /^score\.(.+)$/.exec(path) ?? [];
  return scorer === undefined ? (words.fields[path] ?? path) : side(scorer);
}

// "slow, medium or fast", each in words.
function listed(names: string, inWords: (name: string) => string): string {
  const all = names.split(/, | or | and /).filter((name) => name !== '');
  return all.map(inWords).join(', ');
}

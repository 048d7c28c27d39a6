// The judge's reasons in the reader's language: the page's counterpart of protocol/src/english/judgement.cpp.
import type { Color, JudgedLine, JudgedWeight, Judgement, RoundJudgement, Verdict } from '../../engine/types';
import { preferences } from '../../state/preferences';
import { nobody, otherThanYou, type Reader } from './events';
import { words } from './index';
import { distance } from './measures';

export interface LineWords {
  past: (distance: string) => string; // "clear of the foul line by 3.1 mm"
  touching: string;
  short: (distance: string) => string; // "3.1 mm short of clearing the foul line"
}

// What a weight counts as.
export type Worth = 'dead' | 'hanger' | 'corner_hanger' | number;

// The opponent's weight that decides: the deepest or the best, of those that are left where others were cancelled.
export interface Rival {
  color: Color;
  name: string | null; // of their side, where there is a match
  remaining: boolean;
}

// Whom the colours belong to, and whose the turn is: by name, or `you`; nobody where weights are only laid.
export type Sides = Partial<Record<Color | 'turn', string>>;

export function sidesOf(colors: Record<string, Color | null>, turn?: string, reader: Reader = nobody): Sides {
  const called = (name: string) => (reader.has(name) ? words.you : otherThanYou(name));
  const sides: Sides = turn === undefined ? {} : { turn: called(turn) };
  for (const [side, color] of Object.entries(colors)) if (color) sides[color] = called(side);
  return sides;
}

// Whose weights a sentence speaks of.
export type Whose = 'everybody' | 'theirs' | 'yours';

export interface JudgeWords {
  zone: (zone: JudgedWeight['zone'], value: number) => string; // begins the sentence
  lines: Record<JudgedLine, LineWords>;
  why: (zone: string, place: string, reason: string) => string;

  deeperThanAny: (rival: Rival) => string;
  deeperBy: (distance: string, rival: Rival) => string;
  levelWith: (rival: Rival) => string;
  levelWithin: (distance: string, rival: Rival) => string;
  behindBy: (distance: string, rival: Rival) => string;
  best: (rival: Rival, value: number | null) => string; // as in "worth more than …"

  counts: string;
  dead: string;
  countsDeeper: (depth: string) => string;
  behind: (depth: string) => string;
  levelLeaders: string;
  countsBetter: (best: string) => string;
  notBetter: (best: string) => string;
  equalBest: string;
  cancelled: (opponent: Color) => string;
  noThree: (color: Color | null) => string; // null: the board is one side's
  voidedByDead: (color: Color | null) => string;
  firstColor: (color: Color) => string;
  firstColorRemains: (opponent: Color) => string;

  scores: (who: Color | 'turn', name: string | null, points: number, what: string) => string;
  scoresNothing: (who: Color | 'turn', name: string | null, why: string) => string;
  semicolon: string; // between what the two sides score
  nobodyScores: (why: string) => string;
  counted: (parts: [worth: Exclude<Worth, 'dead'>, count: number][]) => string; // "one hanger and two 2s"
  nothing: {
    noneInPlay: (whose: Whose) => string;
    noThree: (whose: Whose) => string;
    voided: (whose: Whose) => string;
    equalBest: string;
    level: string;
    allCancelled: string;
    firstColorRemains: string;
    other: string;
  };
}

const touching = 1e-6; // mm: closer is level

// Why a weight counts, or does not.
export function judgeWhy(judgement: Judgement, weight: JudgedWeight, sides: Sides = {}): string {
  const zone = words.judge.zone(weight.zone, weight.value);
  return words.judge.why(zone, placeOf(weight), reasonOf(judgement, weight, sides));
}

export function judgeSummary(judgement: Judgement, sides: Sides = {}): string {
  return `${begun(summaryOf(judgement, sides), sides)}.`;
}

function placeOf({ line, clearance_mm }: JudgedWeight): string {
  const at = words.judge.lines[line];
  const clearance = clearance_mm ?? 0;
  if (Math.abs(clearance) <= touching) return at.touching;
  return (clearance > 0 ? at.past : at.short)(distance(clearance / 1000, preferences.value.units));
}

function reasonOf(judgement: Judgement, weight: JudgedWeight, sides: Sides): string {
  const own = isShared(judgement) ? weight.color : null;
  const opponent = otherColor(weight.color);
  switch (weight.reason) {
    case 'dead': return words.judge.dead;
    case 'counts_deeper': return words.judge.countsDeeper(depthOf(judgement, weight, sides));
    case 'behind': return words.judge.behind(depthOf(judgement, weight, sides));
    case 'level_leaders': return words.judge.levelLeaders;
    case 'counts_better': return words.judge.countsBetter(bestOf(judgement, weight, sides));
    case 'not_better': return words.judge.notBetter(bestOf(judgement, weight, sides));
    case 'equal_best': return words.judge.equalBest;
    case 'cancelled': return words.judge.cancelled(opponent);
    case 'no_three': return words.judge.noThree(own);
    case 'voided_by_dead': return words.judge.voidedByDead(own);
    case 'first_color': return words.judge.firstColor(weight.color);
    case 'first_color_remains': return words.judge.firstColorRemains(opponent);
    default: return words.judge.counts;
  }
}

function rivalOf(judgement: Judgement, weight: JudgedWeight, sides: Sides): Rival {
  const color = otherColor(weight.color);
  return { color, name: nameOf(color, sides), remaining: judgement.weights.some((one) => one.color === color && one.reason === 'cancelled') };
}

function decider(judgement: Judgement, { other }: JudgedWeight): JudgedWeight | undefined {
  return other === null ? undefined : judgement.weights[other];
}

function depthOf(judgement: Judgement, weight: JudgedWeight, sides: Sides): string {
  const rival = rivalOf(judgement, weight, sides);
  const theirs = decider(judgement, weight);
  if (!theirs) return words.judge.deeperThanAny(rival);
  const ahead = (weight.x - theirs.x) * 1000;
  const by = distance(ahead / 1000, preferences.value.units);
  if (ahead > 0 && weight.reason === 'counts_deeper') return words.judge.deeperBy(by, rival);
  if (Math.abs(ahead) <= touching) return words.judge.levelWith(rival);
  return ahead > 0 ? words.judge.levelWithin(by, rival) : words.judge.behindBy(by, rival);
}

function bestOf(judgement: Judgement, weight: JudgedWeight, sides: Sides): string {
  return words.judge.best(rivalOf(judgement, weight, sides), decider(judgement, weight)?.value ?? null);
}

function summaryOf(judgement: Judgement, sides: Sides): string {
  if (!isShared(judgement)) return sideSummary(judgement, 'turn', sides, judgement.score.turn, judgement.verdict.turn);
  const { verdict, score } = judgement;
  const of = (color: Color) => sideSummary(judgement, color, sides, score[color], verdict[color]);
  if (verdict.blue === 'other_side_scores') return of('red');
  if (verdict.red === 'other_side_scores') return of('blue');
  const nothing = score.red === 0 && score.blue === 0 && verdict.red === verdict.blue;
  if (nothing) return words.judge.nobodyScores(whyNothing(judgement, verdict.red, 'everybody'));
  return `${of('red')}${words.judge.semicolon}${of('blue')}`;
}

function sideSummary(judgement: Judgement, who: Color | 'turn', sides: Sides, points: number, verdict: Verdict): string {
  const name = nameOf(who, sides);
  if (points > 0) return words.judge.scores(who, name, points, words.judge.counted(whatCounted(judgement, who)));
  const whose = who === 'turn' ? 'everybody' : name === words.you ? 'yours' : 'theirs';
  return words.judge.scoresNothing(who, name, whyNothing(judgement, verdict, whose));
}

function nameOf(who: Color | 'turn', sides: Sides): string | null {
  const name = sides[who];
  return name === undefined ? null : words.side(name);
}

function worthOf({ zone, value }: JudgedWeight): Exclude<Worth, 'dead'> {
  return zone === 'hanger' || zone === 'corner_hanger' ? zone : value;
}

// Best first, those alike together.
function whatCounted(judgement: Judgement, who: Color | 'turn'): [worth: Exclude<Worth, 'dead'>, count: number][] {
  const counted = judgement.weights.filter(({ color, counts }) => counts && (who === 'turn' || color === who));
  const depth = ({ zone }: JudgedWeight) => ['dead', '1', '2', '3', '4', '5', 'hanger', 'corner_hanger'].indexOf(zone);
  const best = [...counted].sort((a, b) => b.value - a.value || depth(b) - depth(a));
  const parts: [Exclude<Worth, 'dead'>, number][] = [];
  for (const weight of best) {
    const last = parts.at(-1);
    if (last?.[0] === worthOf(weight)) ++last[1];
    else parts.push([worthOf(weight), 1]);
  }
  return parts;
}

function whyNothing(judgement: Judgement, verdict: Verdict, whose: Whose): string {
  const { nothing } = words.judge;
  const has = (reason: JudgedWeight['reason']) => judgement.weights.some((weight) => weight.reason === reason);
  switch (verdict) {
    case 'none_in_play': return nothing.noneInPlay(whose);
    case 'level': return has('equal_best') ? nothing.equalBest : has('level_leaders') ? nothing.level : nothing.allCancelled;
    case 'no_three': return nothing.noThree(whose);
    case 'voided': return nothing.voided(whose);
    case 'first_color_remains': return nothing.firstColorRemains;
    default: return nothing.other;
  }
}

// A reader that knows nothing of the game takes score by colour, or the turn's.
function isShared(judgement: Judgement): judgement is RoundJudgement {
  return 'red' in judgement.score;
}

function otherColor(color: Color): Color {
  return color === 'red' ? 'blue' : 'red';
}

// A sentence begins with a capital, but people's names are left as they write them.
function begun(sentence: string, sides: Sides): string {
  const isName = Object.entries(sides).some(([color, name]) => name !== color && name !== words.you && sentence.startsWith(name));
  return isName ? sentence : sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

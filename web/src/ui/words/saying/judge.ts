// The judge's sentences from its codes: what protocol/src/english/judge.cpp says in English.
import type { Color, JudgedWeight, Judgement, RoundJudgement, Verdict } from '../../../engine/types';
import { judged, type Units } from '../measures';
import type { JudgeWords, Rival, Worth } from './said_words';

const touching = 1e-6; // mm: closer is level

export function sayWhy(words: JudgeWords, judgement: Judgement, weight: JudgedWeight, units: Units): string {
  const zone = words.zone(weight.zone, weight.value);
  return words.why(zone, placeOf(words, weight, units), reasonOf(words, judgement, weight, units));
}

export function saySummary(words: JudgeWords, judgement: Judgement): string {
  return `${capital(summaryOf(words, judgement))}.`;
}

function placeOf(words: JudgeWords, { line, clearance_mm }: JudgedWeight, units: Units): string {
  const at = words.lines[line];
  const clearance = clearance_mm ?? 0;
  if (Math.abs(clearance) <= touching) return at.touching;
  return (clearance > 0 ? at.past : at.short)(judged(clearance, units));
}

function reasonOf(words: JudgeWords, judgement: Judgement, weight: JudgedWeight, units: Units): string {
  const own = isShared(judgement) ? weight.color : null;
  const opponent = otherColor(weight.color);
  switch (weight.reason) {
    case 'dead': return words.dead;
    case 'counts_deeper': return words.countsDeeper(depthOf(words, judgement, weight, units));
    case 'behind': return words.behind(depthOf(words, judgement, weight, units));
    case 'level_leaders': return words.levelLeaders;
    case 'counts_better': return words.countsBetter(bestOf(words, judgement, weight));
    case 'not_better': return words.notBetter(bestOf(words, judgement, weight));
    case 'equal_best': return words.equalBest;
    case 'cancelled': return words.cancelled(opponent);
    case 'no_three': return words.noThree(own);
    case 'voided_by_dead': return words.voidedByDead(own);
    case 'first_color': return words.firstColor(weight.color);
    case 'first_color_remains': return words.firstColorRemains(opponent);
    default: return words.counts;
  }
}

function rivalOf(judgement: Judgement, weight: JudgedWeight): Rival {
  const color = otherColor(weight.color);
  return { color, remaining: judgement.weights.some((one) => one.color === color && one.reason === 'cancelled') };
}

function decider(judgement: Judgement, { other }: JudgedWeight): JudgedWeight | undefined {
  return other === null ? undefined : judgement.weights[other];
}

function depthOf(words: JudgeWords, judgement: Judgement, weight: JudgedWeight, units: Units): string {
  const rival = rivalOf(judgement, weight);
  const theirs = decider(judgement, weight);
  if (!theirs) return words.deeperThanAny(rival.color);
  const ahead = (weight.x - theirs.x) * 1000;
  const distance = judged(ahead, units);
  if (ahead > 0 && weight.reason === 'counts_deeper') return words.deeperBy(distance, rival);
  if (Math.abs(ahead) <= touching) return words.levelWith(rival);
  return ahead > 0 ? words.levelWithin(distance, rival) : words.behindBy(distance, rival);
}

function bestOf(words: JudgeWords, judgement: Judgement, weight: JudgedWeight): string {
  return words.best(rivalOf(judgement, weight), decider(judgement, weight)?.value ?? null);
}

function summaryOf(words: JudgeWords, judgement: Judgement): string {
  if (!isShared(judgement)) return sideSummary(words, judgement, 'turn', judgement.score.turn, judgement.verdict.turn);
  const { verdict, score } = judgement;
  const of = (color: Color) => sideSummary(words, judgement, color, score[color], verdict[color]);
  if (verdict.blue === 'other_side_scores') return of('red');
  if (verdict.red === 'other_side_scores') return of('blue');
  const nothing = score.red === 0 && score.blue === 0 && verdict.red === verdict.blue;
  if (nothing) return words.nobodyScores(whyNothing(words, judgement, verdict.red, false));
  return `${of('red')}; ${of('blue')}`;
}

function sideSummary(words: JudgeWords, judgement: Judgement, who: Color | 'turn', points: number, verdict: Verdict): string {
  if (points > 0) return words.scores(who, points, words.counted(whatCounted(judgement, who)));
  return words.scoresNothing(who, whyNothing(words, judgement, verdict, who !== 'turn'));
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

function whyNothing(words: JudgeWords, judgement: Judgement, verdict: Verdict, ofOne: boolean): string {
  const { nothing } = words;
  const has = (reason: JudgedWeight['reason']) => judgement.weights.some((weight) => weight.reason === reason);
  switch (verdict) {
    case 'none_in_play': return nothing.noneInPlay(ofOne);
    case 'level': return has('equal_best') ? nothing.equalBest : has('level_leaders') ? nothing.level : nothing.allCancelled;
    case 'no_three': return nothing.noThree(ofOne);
    case 'voided': return nothing.voided(ofOne);
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

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

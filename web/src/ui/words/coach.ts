// What the coach says, in the reader's language: the page's counterpart of protocol/src/english/advice.cpp. For screens that
// have loaded the study's words.
import type { AdviceReason, AimedShot, Bias, Deviation, HandEstimate, NamedShot, Rating, WeightName } from '../../engine/study';
import type { Color } from '../../engine/types';
import { preferences } from '../../state/preferences';
import { studyWords, words as page } from './index';
import type { Worth } from './judgements';
import { brief, percent, percentSaid } from './measures';

// A weight as the coach names it, so that it cannot be mistaken for another.
export interface NamedWeight {
  side: string | null; // already in words; null: the colour tells
  color: Color;
  worth: Worth;
  lane: 'left' | 'middle' | 'right' | null;
  rank: { place: number; of: number; by: 'depth' | 'place' } | null;
}

export interface AdviceWords {
  weight: (weight: NamedWeight) => string; // as the object of a verb
  both: (weight: NamedWeight) => string; // both of blue's 3s
  and: (one: string, other: string) => string;
  place: (hanger: boolean, value: number) => string; // "a hanger, worth 4"

  lag: (place: string) => string;
  hanger: (place: string) => string;
  guard: (weight: string) => string;
  takeOut: (weight: string) => string;
  stick: (weight: string) => string;
  takeOutTwo: (weights: string) => string;
  tap: (weight: string) => string;
  promote: (weight: string, place: string) => string;
  clear: (weight: string) => string;
  throwAway: string;
  four: (color: Color) => string;
  offTheCushion: (shot: string) => string;

  points: (amount: string) => string; // "1 point", "2.5 points"
  chancePoints: (amount: string) => string; // "3 percentage points"
  weights: (amount: string) => string;

  winsGame: (chance: string) => string;
  removesLeader: (weight: string, points: string, who: string, chance: string) => string;
  takesLead: (who: string, chance: string) => string;
  addsToLead: (points: string) => string;
  cutsLoss: (points: string) => string;
  protects: (weight: string, chance: string, without: string) => string;
  hardReply: (who: string, chance: string) => string;
  scoresNow: (points: string, who: string | null) => string; // null: the turn
  makesThree: (chance: string) => string;
  clearsTwo: (chance: string) => string;
  mustClear: (weights: number, chance: string) => string;
  rescuesDead: (chance: string) => string;
  voidRisk: (chance: string) => string;
  clearsBoard: (who: string, left: string, now: number) => string; // of the weights that are there now
  keepsOpen: (who: string, weights: string) => string;
  safe: string;
  safeAt: (points: string) => string;
  risky: (points: string) => string;
  onlyChance: (points: string) => string;
  othersCost: (points: string) => string;
  othersGain: (points: string) => string;
  good: string;

  meant: (shot: string, chance: string, worked: boolean) => string;
  nothingBetter: string;
  better: (points: string, shot: string) => string;
  luck: (amount: string | null) => string;

  hand: (throws: number, speed: string, angle: string, place: string, level: string) => string;
  scatter: (value: string, low: string, high: string | null, unit: string) => string; // null: any amount
  placeInferred: string;
  bias: { speed: [more: (amount: string) => string, less: (amount: string) => string]; sideways: [left: (amount: string) => string, right: (amount: string) => string] };
}

// The colour of the four that are to be thrown together.
export function colorOfFour(aim: AimedShot): Color | undefined {
  return 'color' in aim ? aim.color : undefined;
}

// `color`: of the weights in hand, where four are thrown.
export function shotText(shot: NamedShot, color: Color = 'red'): string {
  return sentence(shotPhrase(shot, color));
}

// `toShoot`: the side that the advice is for.
export function reasonText(reason: AdviceReason, toShoot: string): string {
  return sentence(reasonPhrase(reason, page.side(toShoot)));
}

function sentence(phrase: string): string {
  return `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`;
}

function worthOf(zone: string, value: number): Worth {
  return zone === 'dead' || zone === 'hanger' || zone === 'corner_hanger' ? zone : value;
}

function named(name: WeightName | undefined): NamedWeight {
  if (!name) return { side: null, color: 'red', worth: 'dead', lane: null, rank: null };
  const rank = name.rank && name.of && name.by ? { place: name.rank, of: name.of, by: name.by } : null;
  return {
    side: name.side === undefined ? null : page.side(name.side),
    color: name.color,
    worth: worthOf(name.zone, name.value),
    lane: name.lane ?? null,
    rank,
  };
}

function bothWeights(one: WeightName | undefined, other: WeightName | undefined): string {
  const [first, second] = [named(one), named(other)];
  const alike = first.color === second.color && first.worth === second.worth;
  return alike && one?.alike === 2 ? studyWords.advice.both(first) : studyWords.advice.and(studyWords.advice.weight(first), studyWords.advice.weight(second));
}

// `color`: of the weights in hand.
function shotPhrase(shot: NamedShot, color: Color): string {
  const said = shotOfKind(shot, color);
  return shot.bank ? studyWords.advice.offTheCushion(said) : said;
}

function shotOfKind(shot: NamedShot, color: Color): string {
  const target = () => studyWords.advice.weight(named(shot.target_name));
  const place = studyWords.advice.place(shot.zone.endsWith('hanger'), shot.value);
  switch (shot.kind) {
    case 'lag': return studyWords.advice.lag(place);
    case 'hanger': return studyWords.advice.hanger(place);
    case 'guard': return studyWords.advice.guard(target());
    case 'take_out': return studyWords.advice.takeOut(target());
    case 'stick': return studyWords.advice.stick(target());
    case 'take_out_two': return studyWords.advice.takeOutTwo(bothWeights(shot.target_name, shot.second_name));
    case 'tap': return studyWords.advice.tap(target());
    case 'promote': return studyWords.advice.promote(target(), place);
    case 'clear': return studyWords.advice.clear(target());
    case 'throw_away': return studyWords.advice.throwAway;
    case 'four': return studyWords.advice.four(color);
  }
}

// A difference between two chances.
function chancePoints(win: number): string {
  return studyWords.advice.chancePoints(percentSaid(Math.abs(win)));
}

function reasonPhrase(reason: AdviceReason, who: string): string {
  const points = (amount: number) => studyWords.advice.points(brief(amount));
  const win = (amount: number) => chancePoints(amount);
  const weight = (name: WeightName) => studyWords.advice.weight(named(name));
  switch (reason.code) {
    case 'wins_game': return studyWords.advice.winsGame(percent(reason.chance));
    case 'removes_leader': return studyWords.advice.removesLeader(weight(reason.weight_name), points(reason.points), who, percent(reason.chance));
    case 'takes_lead': return studyWords.advice.takesLead(who, percent(reason.chance));
    case 'adds_to_lead': return studyWords.advice.addsToLead(points(reason.points));
    case 'cuts_loss': return studyWords.advice.cutsLoss(points(reason.points));
    case 'protects': return studyWords.advice.protects(weight(reason.weight_name), percent(reason.chance), percent(reason.chance_without));
    case 'hard_reply': return studyWords.advice.hardReply(who, percent(reason.chance));
    case 'scores_now': return studyWords.advice.scoresNow(points(reason.points), reason.shared ? who : null);
    case 'makes_three': return studyWords.advice.makesThree(percent(reason.chance));
    case 'clears_two': return studyWords.advice.clearsTwo(percent(reason.chance));
    case 'must_clear': return studyWords.advice.mustClear(reason.weights, percent(reason.chance));
    case 'rescues_dead': return studyWords.advice.rescuesDead(percent(reason.chance));
    case 'void_risk': return studyWords.advice.voidRisk(percent(reason.chance));
    case 'keeps_open': return openBoard(reason, who);
    case 'safe': return reason.win > -0.0005 ? studyWords.advice.safe : studyWords.advice.safeAt(win(reason.win));
    case 'risky': return studyWords.advice.risky(win(reason.win));
    case 'only_chance': return studyWords.advice.onlyChance(win(reason.win));
    case 'nothing_better': return reason.win < 0 ? studyWords.advice.othersCost(win(reason.win)) : studyWords.advice.othersGain(win(reason.win));
    default: return studyWords.advice.good;
  }
}

type KeepsOpen = Extract<AdviceReason, { code: 'keeps_open' }>;

function openBoard({ weights, weights_now }: KeepsOpen, who: string): string {
  const left = brief(weights);
  return weights < weights_now - 0.25 ? studyWords.advice.clearsBoard(who, left, weights_now) : studyWords.advice.keepsOpen(who, studyWords.advice.weights(left));
}

// `color`: of the weights in hand, where four are thrown.
export function ratingText(rating: Rating, color: Color = 'red'): string {
  const played = shotText(rating.played, color);
  const best = shotText(rating.best, colorOfFour(rating.best.aim) ?? color);
  const meant = studyWords.advice.meant(played, percent(rating.played.success), rating.played.succeeded);
  const verdict = rating.grade === 'best' ? studyWords.advice.nothingBetter : studyWords.advice.better(chancePoints(rating.loss), best);
  const none = percentSaid(Math.abs(rating.luck)) === percentSaid(0);
  const luck = studyWords.advice.luck(none ? null : `${rating.luck < 0 ? '−' : '+'}${chancePoints(rating.luck)}`);
  return `${meant} ${verdict} ${luck}`;
}

function scatter({ value, low, high }: Deviation, unit: number, name: string): string {
  return studyWords.advice.scatter(brief(value * unit), brief(low * unit), high === null ? null : brief(high * unit), name);
}

// Where it is surely there.
function biasText({ value, error }: Bias, [more, less]: [(amount: string) => string, (amount: string) => string], unit: number, name: string): string[] {
  if (Math.abs(value) <= 2 * error) return [];
  return [(value > 0 ? more : less)(`${brief(Math.abs(value) * unit)} ${name}`)];
}

export function handText({ throws, deviation, bias, place_measured, nearest }: HandEstimate): string {
  const { units } = preferences.value;
  const length = units === 'mm' ? 1000 : 1 / 0.0254;
  const speed = scatter(deviation.speed, 100, '%');
  const angle = scatter(deviation.angle, 1000, 'mrad');
  const place = scatter(deviation.place, length, units);
  return [
    studyWords.advice.hand(throws, speed, angle, place, page.options.level(nearest)),
    ...(place_measured ? [] : [studyWords.advice.placeInferred]),
    ...biasText(bias.speed, studyWords.advice.bias.speed, 100, '%'),
    ...biasText(bias.angle, studyWords.advice.bias.sideways, 1000, 'mrad'),
    ...biasText(bias.place, studyWords.advice.bias.sideways, length, units),
  ].join(' ');
}

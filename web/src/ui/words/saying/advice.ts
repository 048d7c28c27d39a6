// What the coach says, from its codes: what protocol/src/english/advice.cpp says in English.
import type { AdviceReason, Bias, Deviation, HandEstimate, NamedShot, Rating, WeightName } from '../../../engine/study';
import type { Color } from '../../../engine/types';
import { words as page } from '../index';
import { brief, percentSaid, type Units } from '../measures';
import type { AdviceWords, NamedWeight, SideWords, Worth } from './said_words';

export interface AdviceSayer {
  shot(shot: NamedShot, color: Color): string;
  reason(reason: AdviceReason, toShoot: string): string;
  rating(rating: Rating, color: Color): string;
  hand(estimate: HandEstimate, units: Units): string;
}

export function adviceSayerOf(words: AdviceWords, side: SideWords): AdviceSayer {
  const shot = (named: NamedShot, color: Color) => sentence(sayShot(words, side, named, color));
  return {
    shot,
    reason: (reason, toShoot) => sentence(sayReason(words, side, reason, side(toShoot))),
    rating: (rating, color) => sayRating(words, rating, shot(rating.played, color), shot(rating.best, 'color' in rating.best.aim ? rating.best.aim.color : color)),
    hand: (estimate, units) => sayHand(words, estimate, units),
  };
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

function worthOf(zone: string, value: number): Worth {
  return zone === 'dead' || zone === 'hanger' || zone === 'corner_hanger' ? zone : value;
}

function named(side: SideWords, name: WeightName | undefined): NamedWeight {
  if (!name) return { side: null, color: 'red', worth: 'dead', lane: null, rank: null };
  const rank = name.rank && name.of && name.by ? { place: name.rank, of: name.of, by: name.by } : null;
  return {
    side: name.side === undefined ? null : side(name.side),
    color: name.color,
    worth: worthOf(name.zone, name.value),
    lane: name.lane ?? null,
    rank,
  };
}

function sayTwo(words: AdviceWords, side: SideWords, one: WeightName | undefined, other: WeightName | undefined): string {
  const [first, second] = [named(side, one), named(side, other)];
  const alike = first.color === second.color && first.worth === second.worth;
  return alike && one?.alike === 2 ? words.both(first) : words.and(words.weight(first), words.weight(second));
}

// `color`: of the weights in hand.
function sayShot(words: AdviceWords, side: SideWords, shot: NamedShot, color: Color): string {
  const said = sayKind(words, side, shot, color);
  return shot.bank ? words.offTheCushion(said) : said;
}

function sayKind(words: AdviceWords, side: SideWords, shot: NamedShot, color: Color): string {
  const target = () => words.weight(named(side, shot.target_name));
  const place = words.place(shot.zone.endsWith('hanger'), shot.value);
  switch (shot.kind) {
    case 'lag': return words.lag(place);
    case 'hanger': return words.hanger(place);
    case 'guard': return words.guard(target());
    case 'take_out': return words.takeOut(target());
    case 'stick': return words.stick(target());
    case 'take_out_two': return words.takeOutTwo(sayTwo(words, side, shot.target_name, shot.second_name));
    case 'tap': return words.tap(target());
    case 'promote': return words.promote(target(), place);
    case 'clear': return words.clear(target());
    case 'throw_away': return words.throwAway;
    case 'four': return words.four(color);
  }
}

function share(chance: number): string {
  return `${percentSaid(chance)}\u00a0%`;
}

// A difference between two chances.
function chancePoints(words: AdviceWords, win: number): string {
  return words.chancePoints(percentSaid(Math.abs(win)));
}

function sayReason(words: AdviceWords, side: SideWords, reason: AdviceReason, who: string): string {
  const points = (amount: number) => words.points(brief(amount));
  const win = (amount: number) => chancePoints(words, amount);
  const weight = (name: WeightName) => words.weight(named(side, name));
  switch (reason.code) {
    case 'wins_game': return words.winsGame(share(reason.chance));
    case 'removes_leader': return words.removesLeader(weight(reason.weight_name), points(reason.points), who, share(reason.chance));
    case 'takes_lead': return words.takesLead(who, share(reason.chance));
    case 'adds_to_lead': return words.addsToLead(points(reason.points));
    case 'cuts_loss': return words.cutsLoss(points(reason.points));
    case 'protects': return words.protects(weight(reason.weight_name), share(reason.chance), share(reason.chance_without));
    case 'hard_reply': return words.hardReply(who, share(reason.chance));
    case 'scores_now': return words.scoresNow(points(reason.points), reason.shared ? who : null);
    case 'makes_three': return words.makesThree(share(reason.chance));
    case 'clears_two': return words.clearsTwo(share(reason.chance));
    case 'must_clear': return words.mustClear(reason.weights, share(reason.chance));
    case 'rescues_dead': return words.rescuesDead(share(reason.chance));
    case 'void_risk': return words.voidRisk(share(reason.chance));
    case 'keeps_open': return sayOpen(words, reason, who);
    case 'safe': return reason.win > -0.0005 ? words.safe : words.safeAt(win(reason.win));
    case 'risky': return words.risky(win(reason.win));
    case 'only_chance': return words.onlyChance(win(reason.win));
    case 'nothing_better': return reason.win < 0 ? words.othersCost(win(reason.win)) : words.othersGain(win(reason.win));
    default: return words.good;
  }
}

type KeepsOpen = Extract<AdviceReason, { code: 'keeps_open' }>;

function sayOpen(words: AdviceWords, { weights, weights_now }: KeepsOpen, who: string): string {
  const left = words.weights(brief(weights));
  return weights < weights_now - 0.25 ? words.clearsBoard(who, left, weights_now) : words.keepsOpen(who, left);
}

function sayRating(words: AdviceWords, rating: Rating, played: string, best: string): string {
  const meant = words.meant(played, share(rating.played.success), rating.played.succeeded);
  const verdict = rating.grade === 'best' ? words.nothingBetter : words.better(chancePoints(words, rating.loss), best);
  const none = percentSaid(Math.abs(rating.luck)) === percentSaid(0);
  const luck = words.luck(none ? null : `${rating.luck < 0 ? '−' : '+'}${chancePoints(words, rating.luck)}`);
  return `${meant} ${verdict} ${luck}`;
}

function sayScatter(words: AdviceWords, { value, low, high }: Deviation, unit: number, name: string): string {
  return words.scatter(brief(value * unit), brief(low * unit), high === null ? null : brief(high * unit), name);
}

// Where it is surely there.
function sayBias({ value, error }: Bias, [more, less]: [(amount: string) => string, (amount: string) => string], unit: number, name: string): string[] {
  if (Math.abs(value) <= 2 * error) return [];
  return [(value > 0 ? more : less)(`${brief(Math.abs(value) * unit)} ${name}`)];
}

function sayHand(words: AdviceWords, { throws, deviation, bias, place_measured, nearest }: HandEstimate, units: Units): string {
  const length = units === 'mm' ? 1000 : 1 / 0.0254;
  const speed = sayScatter(words, deviation.speed, 100, '%');
  const angle = sayScatter(words, deviation.angle, 1000, 'mrad');
  const place = sayScatter(words, deviation.place, length, units);
  return [
    words.hand(throws, speed, angle, place, page.options.level(nearest)),
    ...(place_measured ? [] : [words.placeInferred]),
    ...sayBias(bias.speed, words.bias.speed, 100, '%'),
    ...sayBias(bias.angle, words.bias.sideways, 1000, 'mrad'),
    ...sayBias(bias.place, words.bias.sideways, length, units),
  ].join(' ');
}

// How a flick feels: what is learnt of a person's flicks, silently and from every one of them, and how fast and how straight
// a flick then throws. A faster flick always throws faster, whatever was learnt and however it is set.
import type { Help, LearntFlick, PointerKind, Preferences } from '../preferences';
import { clamp } from './aim';

// Of one board, by the engine: m/s that stop a weight in the middle of the deuce zone.
export interface EasySpeeds {
  here: number; // with the board's own powder
  medium: number; // with medium powder
}

export interface Feel {
  natural: number; // m/s, where `pixelsPerMetre` are a metre: a flick of this speed throws at `easy`
  easy: number; // m/s of the weight
  response: number; // 0..1: the share of a small difference that is thrown. 1 is raw, less is more help
  force: number; // that this board needs, against one with medium powder
}

type Chosen = Pick<Preferences, 'help' | 'throwPower' | 'flicks'>;

const usual: LearntFlick = { recent: [], natural: 1.85, scatter: 0.15 }; // an easy flick of 1,400 px/s, by a beginner
const limits = { natural: { low: 0.3, high: 9 }, scatter: { low: 0.003, high: 0.6 } };

// The first flick of all is its own measure, but for this share: a faster one must still throw faster.
const shareOfUsual = 0.1;
// So is the second near the usual one, and then any between the first ones: which of them was the slip is not known yet.
const nearUsual = 0.6; // as a logarithm of speed: 760 to 2,530 px/s
const fewFlicks = 4;
// Until so many flicks the natural one is their median. Later the median of the last ones pulls it along on a leash: a
// person who throws a little harder on purpose is not undone, and identical flicks stay identical throws.
const firstFlicks = 20;
const remembered = 31;
const leash = { least: 0.04, ofScatter: 0.5 }; // as a logarithm of speed
const pulled = 0.06; // of the way, by each flick
// The scatter is learnt from each flick by a share, which in the end is this; hard hits count as a bad flick, and no more.
const lastShare = 0.006;
const asManyAtFirst = 8; // flicks that the usual scatter counts for
const worst = 2.5; // scatters

// Help leaves this scatter of a very unsteady hand, and hardly touches a steadier one: the steadier the flicks, the steadier
// the throws, at every level of skill.
const leftScatter = 0.03;
const responses: Record<Exclude<Help, 'auto'>, number> = { off: 1, some: 0.5, strong: 0.18 };

// Differences up to this are scatter, and are reduced by the response. What is beyond is meant, and thrown in full.
const meantSpeed = 0.35; // as a logarithm: a flick half as fast again
const meantAside = 0.12; // rad on the board

export function feelOf({ help, throwPower, flicks }: Chosen, pointer: PointerKind, gesture: number, easy: EasySpeeds): Feel {
  const learnt = known(flicks[pointer]) ?? usual;
  const response = responseOf(help, learnt);
  const force = forceNeeded(easy, response);
  return { natural: naturalOf(learnt, gesture / force) * force, easy: easy.here * throwPower, response, force };
}

// One slip among the first flicks, much too soft or too hard, must not spoil the next one.
function naturalOf({ recent, natural }: LearntFlick, gesture: number): number {
  if (recent.length > fewFlicks) return natural;
  const own = usual.natural ** shareOfUsual * gesture ** (1 - shareOfUsual);
  const [first, ...others] = [...recent].sort((a, b) => a - b);
  if (first === undefined) return own;
  if (others.length === 0) {
    const width = Math.exp(Math.max(nearUsual, Math.abs(Math.log(first / usual.natural))));
    return clamp(own, usual.natural / width, usual.natural * width);
  }
  return recent.length < fewFlicks ? clamp(own, first, others.at(-1)!) : clamp(own, others[0]!, others.at(-2)!);
}

export function thrownSpeed({ natural, easy, response }: Feel, gesture: number): number {
  return easy * Math.exp(damped(Math.log(gesture / natural), response, meantSpeed));
}

// `direction` in rad on the board, 0 straight up it.
export function thrownDirection(direction: number, { response }: Feel): number {
  return damped(direction, response, meantAside);
}

// What is known after one more flick. `feel`: with which it was thrown.
export function withFlick(flicks: Preferences['flicks'], pointer: PointerKind, gesture: number, { force }: Feel): Preferences['flicks'] {
  const before = known(flicks[pointer]);
  const fair = gesture / force; // as on a board with medium powder
  const recent = [...(before?.recent ?? []), rounded(fair)].slice(-remembered);
  const middle = median(recent.map(Math.log));
  const from = Math.log(before?.natural ?? usual.natural);
  const scatter = before ? steppedScatter(before, Math.log(fair) - from, recent.length) : usual.scatter;
  const free = Math.max(leash.least, leash.ofScatter * scatter);
  const to = recent.length <= firstFlicks ? middle : from + pulled * (clamp(from, middle - free, middle + free) - from);
  return { ...flicks, [pointer]: { recent, natural: within(Math.exp(to), limits.natural), scatter: within(scatter, limits.scatter) } };
}

// 0..1: how much of a small difference between flicks is taken away.
export function helpGiven({ help, flicks }: Pick<Chosen, 'help' | 'flicks'>, pointer: PointerKind): number {
  return 1 - responseOf(help, known(flicks[pointer]) ?? usual);
}

export function levelOfHelp(given: number): Exclude<Help, 'auto'> {
  return given >= 0.65 ? 'strong' : given >= 0.2 ? 'some' : 'off';
}

function responseOf(help: Help, { scatter }: LearntFlick): number {
  return help === 'auto' ? leftScatter / (leftScatter + scatter) : responses[help];
}

// Slow powder needs more force and fast powder less; with help the difference is smaller too.
function forceNeeded({ here, medium }: EasySpeeds, response: number): number {
  return (here / medium) ** response;
}

// Increasing: as steep as `slope` near 0, and 1 further away than `width`.
function damped(value: number, slope: number, width: number): number {
  const size = Math.abs(value);
  return Math.sign(value) * (slope * Math.min(size, width) + Math.max(0, size - width));
}

function steppedScatter({ scatter }: LearntFlick, off: number, count: number): number {
  const share = count < remembered ? 1 / (count + asManyAtFirst) : lastShare;
  const seen = 1.25 * Math.min(Math.abs(off), worst * scatter); // 1.25 times the mean distance is a standard deviation
  return scatter + share * (seen - scatter);
}

// Stored preferences may hold anything.
function known(learnt: LearntFlick | undefined): LearntFlick | undefined {
  const isRight = learnt && Array.isArray(learnt.recent) && [...learnt.recent, learnt.natural, learnt.scatter].every((value) => Number.isFinite(value) && value > 0);
  return isRight ? learnt : undefined;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half]! + sorted[half - 1]!) / 2;
}

function rounded(value: number): number {
  return Math.round(within(value, limits.natural) * 1000) / 1000;
}

function within(value: number, { low, high }: { low: number; high: number }): number {
  return clamp(value, low, high);
}

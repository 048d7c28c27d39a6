// What a newcomer's first minutes come to: node scripts/measure_first_minutes.mjs [--seed N] [--hand beginner|learner|good]
//                                              [--rounds N] [--people N] [--device phone|desktop]
// A robot plays *Play now* in a real browser by real touch and mouse events, with hands like people's: each person has an easy
// flick of their own speed, and every throw strays from it, in speed and direction, by the standard deviations below. It throws
// straight up the lane that is freest, and knows nothing of what the page has learnt of it. Prints where its weights came to
// lie in the first round and after it, where they would have with nothing in their way, and how far apart ten identical flicks
// end at last. Fails if one of its bars is missed. About 20 minutes for everything.
import { execFileSync } from 'node:child_process';

import { desktop, launch, phone } from '../web/tests/harness/browser.mjs';
import { flick, mouseFlick } from '../web/tests/harness/gestures.mjs';
import { program, startServer } from '../web/tests/harness/server.mjs';

const hands = {
  beginner: { speed: 0.15, degrees: 4, bars: { offEnd: 0.3, far: 0.2 } },
  learner: { speed: 0.08, degrees: 2, bars: { far: 0.35 } },
  good: { speed: 0.03, degrees: 1, bars: {} },
};
const devices = {
  phone: { size: phone, stroke: flick, jitter: 0.6, hertz: 120 },
  desktop: { size: desktop, stroke: mouseFlick, jitter: 0.3, hertz: 125 },
};
const identical = { flicks: 10, within: 0.01 }; // m
const settledAfter = 40; // flicks
const lanes = [0, 0.08, -0.08, 0.16, -0.16]; // m from the middle
const ends = ['off the end', 'off the side', 'handed back', 'short', '1', '2', '3', 'hanger'];

const given = (name) => process.argv[process.argv.indexOf(`--${name}`) + 1];
const number = (name, fallback) => (process.argv.includes(`--${name}`) ? Number(given(name)) : fallback);
const chosen = (name, all) => (process.argv.includes(`--${name}`) ? [given(name)] : Object.keys(all));

const seed = number('seed', 1);
const rounds = number('rounds', 4);
const people = number('people', 13);
const { key: game } = JSON.parse(execFileSync(program, ['games', '--json'])).games[0]; // the engine's first

let isMissed = false;
const server = await startServer();
const browser = await launch();
try {
  for (const device of chosen('device', devices)) {
    for (const hand of chosen('hand', hands)) await measure(device, hand);
  }
} finally {
  await browser.close();
  await server.stop();
}
process.exitCode = isMissed ? 1 : 0;

async function measure(device, hand) {
  const throws = [];
  const spreads = [];
  for (let person = 0; person < people; ++person) {
    const played = await onePerson(device, hands[hand], 1000 * seed + person, person % 6 === 0);
    throws.push(...played.throws);
    if (played.spread !== null) spreads.push(played.spread);
  }
  const later = throws.filter(({ round }) => round > 1);
  const first = sharesOf(throws.filter(({ round }) => round === 1));
  const after = sharesOf(later);
  const alone = sharesOf(later.map((one) => ({ end: one.alone ?? one.end })));
  const { bars } = hands[hand];
  const far = after['2'] + after['3'] + after.hanger;
  const worst = Math.max(...spreads);
  console.log(`${hand}, ${device}: ${throws.length} throws by ${people} people`);
  console.log(`  first round  ${inWords(first)}`);
  console.log(`  after it     ${inWords(after)}   [${percent(far)} in 2, 3 or hanging]`);
  console.log(`  undisturbed  ${inWords(alone)}`);
  console.log(`  ${identical.flicks} identical flicks end ${spreads.map((spread) => (1000 * spread).toFixed(1)).join(', ')} mm apart`);
  const missed = [
    bars.offEnd !== undefined && after['off the end'] > bars.offEnd && `more than ${percent(bars.offEnd)} off the end`,
    bars.far !== undefined && far < bars.far && `less than ${percent(bars.far)} in 2 or 3`,
    worst > identical.within && 'identical flicks apart',
  ].filter(Boolean);
  if (missed.length > 0) console.log(`  MISSED: ${missed.join(', ')}`);
  isMissed ||= missed.length > 0;
}

// Plays on a new device. `repeats`: makes the identical flicks too.
async function onePerson(device, hand, number, repeats) {
  const { size, stroke, jitter, hertz } = devices[device];
  const random = chance(number);
  const natural = 900 + 1600 * random(); // px/s
  const context = await browser.newContext({ ...size, locale: 'en-GB' });
  context.setDefaultTimeout(180_000);
  await context.addInitScript(() => navigator.serviceWorker && (navigator.serviceWorker.register = () => new Promise(() => {})));
  const page = await context.newPage();
  await sitDown(page, number);
  const throwOnce = async (speed, aside, draws, lane) => {
    const { weight, heading } = await weightInHand(page, lane);
    const path = strokeOf({ weight, speed, aside: heading + aside, jitter, hertz, random: draws });
    return released(page, () => stroke(page, { path, ms: 1000 * path.at(-1).after }));
  };
  const throws = [];
  try {
    for (let round = 1; round <= rounds; ) {
      const speed = natural * Math.max(0.3, 1 + hand.speed * normal(random));
      throws.push({ round, ...(await throwOnce(speed, (hand.degrees / 180) * Math.PI * normal(random), random)) });
      round = await roundNow(page);
    }
    if (!repeats) return { throws, spread: null };
    for (let i = throws.length; i < settledAfter; ++i) await throwOnce(natural * (1 + hand.speed * normal(random)), 0, random);
    const rests = [];
    while (rests.length < identical.flicks) rests.push((await throwOnce(natural, 0, chance(7), 0)).rest);
    return { throws, spread: spreadOf(rests) };
  } finally {
    await context.close();
  }
}

// Begins a match against a machine, without wobble, and records what becomes of the person's throws.
async function sitDown(page, number) {
  await page.goto(`${server.url}?q=none&rate=200&seed=${number}`);
  await page.getByRole('button', { name: /play now/i }).waitFor();
  await page.evaluate((played) => {
    const seats = [{ name: 'Player' }, { name: 'Casual', hand: 'casual' }];
    const lastPlan = { setup: { game: played, options: { game_score: 99 }, seats }, levels: { Casual: 'casual' }, first: 'Player' };
    localStorage.setItem('hammer.preferences', JSON.stringify({ lastPlan }));
  }, game);
  await page.reload();
  await page.getByRole('button', { name: /play now/i }).click();
  await page.waitForFunction(() => window.hammer.session?.moment.value.kind === 'aiming');
  await page.evaluate(() => {
    const { session } = window.hammer;
    window.thrown = [];
    // After the throw itself is known: its events come next.
    session.events.subscribe((events) => {
      const shot = events.find(({ event, player }) => event === 'shot' && player === 'Player');
      if (!shot) return;
      const fell = events.find(({ event, weight }) => event === 'fell' && weight === shot.weight);
      const rest = session.lastThrow.peek().alone.at(-1);
      window.thrown.push({ edge: fell?.edge ?? null, fromEnd: shot.from_far_edge_mm ?? null, rest: { x: rest.x, y: rest.y } });
    });
    // Rounds are judged, and then left.
    session.moment.subscribe(({ kind }) => kind === 'judging' && setTimeout(() => session.continueToNextRound()));
  });
}

// Where to take the weight, and which way is straight up the board from there: rad of the screen, to the left.
async function weightInHand(page, lane) {
  await page.waitForFunction(() => window.hammer.session.moment.value.kind === 'aiming' && window.hammer.throwing.thrower.listening.value && window.hammer.throwing.thrower.held.value);
  return page.evaluate(([given, all]) => {
    const { scene, throwing, session } = window.hammer;
    const free = (y) => Math.min(0.07, ...session.state.peek().weights.map((weight) => Math.abs(weight.y - y)));
    const y = given ?? [...all].sort((a, b) => free(b) - free(a))[0];
    scene.arrive();
    const weight = scene.screenPoint(throwing.thrower.held.value.x, y);
    const on = scene.screenPoint(1.2, y);
    return { weight, heading: Math.atan2(weight.x - on.x, weight.y - on.y) };
  }, [lane, lanes]);
}

// What became of the throw: { end, rest }.
async function released(page, act) {
  const before = await page.evaluate(() => window.thrown.length);
  await act();
  const what = await page.waitForFunction((count) => {
    const { thrower } = window.hammer.throwing;
    if (window.thrown.length > count) return window.thrown.at(-1);
    const isBack = thrower.held.value && !thrower.gripped && thrower.hint.value !== 'flick' && thrower.hint.value !== 'guided';
    return isBack ? { refused: thrower.hint.value } : null;
  }, before);
  const found = await what.jsonValue();
  if (found.refused === 'soft') return { end: 'handed back' };
  if (found.refused) throw new Error(`the robot's flick was refused: ${found.refused}`);
  const { length, width } = await page.evaluate(() => window.hammer.throwing.table);
  const { rest, edge, fromEnd } = found;
  const alone = Math.abs(rest.y) >= width / 2 ? 'off the side' : rest.x >= length - 1e-6 ? 'off the end' : await zoneAt(page, rest.x);
  if (edge) return { end: edge === 'far' ? 'off the end' : 'off the side', rest, alone };
  return { end: await zoneAt(page, length - fromEnd / 1000), rest, alone };
}

function zoneAt(page, x) {
  return page.evaluate(async ([played, at]) => {
    const { engine, session } = window.hammer;
    const { weights } = await engine.judge({ game: played, table: session.setup.table, weights: [{ color: 'red', x: at, y: 0 }] });
    return /hanger/.test(weights[0].zone) ? 'hanger' : weights[0].value > 0 ? String(weights[0].value) : 'short';
  }, [game, x]);
}

function roundNow(page) {
  return page.waitForFunction(() => window.hammer.session.moment.value.kind === 'aiming' && window.hammer.session.state.value.round).then((round) => round.jsonValue());
}

// A stroke of the finger or the mouse: it gathers speed, keeps it, bends a little, and trembles.
function strokeOf({ weight, speed, aside, jitter, hertz, random }) {
  const bend = 0.08 * normal(random); // rad either way
  const path = [{ x: weight.x + 5 * normal(random), y: weight.y + 5 * normal(random), after: 0 }];
  const [gathers, lasts] = [0.06, 0.19]; // s
  let { x, y } = path[0];
  for (let t = 0; t < lasts; ) {
    const step = (1 + 0.3 * (random() - 0.5)) / hertz;
    t += step;
    const heading = aside + bend * ((2 * t) / lasts - 1);
    const now = speed * Math.min(1, 0.3 + (0.7 * t) / gathers);
    x -= now * step * Math.sin(heading);
    y -= now * step * Math.cos(heading);
    path.push({ x: x + jitter * normal(random), y: y + jitter * normal(random), after: t });
  }
  return path;
}

function sharesOf(throws) {
  return Object.fromEntries(ends.map((end) => [end, throws.filter((one) => one.end === end).length / throws.length]));
}

function inWords(shares) {
  return ends.map((end) => `${end} ${percent(shares[end])}`).join(' · ');
}

function percent(share) {
  return `${Math.round(100 * share)} %`;
}

function spreadOf(rests) {
  const far = (name) => Math.max(...rests.map((rest) => rest[name])) - Math.min(...rests.map((rest) => rest[name]));
  return Math.hypot(far('x'), far('y'));
}

// The same numbers each time.
function chance(from) {
  let state = Math.imul(from + 1, 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 2 ** 32;
  };
}

function normal(random) {
  return Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
}

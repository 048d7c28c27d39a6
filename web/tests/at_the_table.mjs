// A person at the page's table: acts through what the page shows, and reads results from its state.
import assert from 'node:assert/strict';

import { savedFile, until } from './harness/index.mjs';

// What the session says: look(page, (session) => session.moment.value.kind)
export function look(page, read) {
  return page.evaluate(`(${read})(window.hammer.session)`);
}

export const momentOf = (page) => look(page, (session) => session.moment.value.kind);
export const stateOf = (page) => look(page, (session) => session.state.value);

export async function untilMoment(page, ...kinds) {
  await page.waitForFunction((wanted) => wanted.includes(window.hammer?.session?.moment.value.kind), kinds);
  return momentOf(page);
}

export async function playNow(page) {
  await page.getByRole('button', { name: /play now/i }).click();
  await untilMoment(page, 'aiming');
}

// The plan of a first Play now, for a match that only has to be one.
const usual = { setup: { game: 'knock-off', seats: [{ name: 'Player' }, { name: 'Amir', hand: 'casual' }] }, levels: { Amir: 'casual' }, first: 'Player' };

// Begins a match from a plan, { setup, levels, first }, as the page's screens do.
export async function playPlan(page, plan) {
  await page.evaluate(() => (location.hash = '#/'));
  await page.reload();
  await page.waitForFunction(() => window.hammer?.library);
  await page.evaluate(async (given) => {
    const seed = new URLSearchParams(location.search).get('seed');
    const setup = seed === null ? given.setup : { seed: Number(seed), ...given.setup };
    const begun = await window.hammer.library.start({ ...given, setup }, 'table');
    if (!begun.ok) throw new Error(begun.error);
    location.hash = `#/play/${begun.id}`;
  }, plan ?? usual);
  await untilMoment(page, 'toss', 'choice', 'aiming', 'thinking', 'sliding', 'judging', 'over');
}

// A new match through its form: { game, against: level or null for a second person, option: [label, value] }.
export async function newMatch(page, { game, against, score }) {
  await page.getByRole('radio', { name: game }).check();
  await page.getByText('Customise', { exact: true }).click();
  const second = page.getByLabel('Who plays in seat 2');
  await second.selectOption(against ?? '');
  await page.getByText('All options').click();
  const goal = page.getByLabel(/^(Game score|Innings)$/);
  await goal.fill(String(score));
  await goal.blur();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL(/#\/play\//);
  await untilMoment(page, 'toss', 'choice', 'aiming', 'thinking');
}

export async function throwBy(page, way) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('dialog[open]').getByRole('radio', { name: way }).check();
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.locator('dialog[open]').waitFor({ state: 'hidden' });
}

// Every throw is a little beside the one before, and a few are hard.
export async function throwByKeys(page, count) {
  await page.waitForFunction(() => window.hammer.throwing.thrower.listening.value);
  const aside = count % 2 === 0 ? 'ArrowLeft' : 'ArrowRight';
  for (let i = 0; i < count % 7; ++i) await page.keyboard.press(aside);
  for (let i = 0; i < count % 3; ++i) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
}

// Plays to the end, throwing by `throwOnce(page, count)`. Returns the last state.
export function playToTheEnd(page, throwOnce = throwByKeys) {
  return playUntil(page, 'over', throwOnce);
}

// Waits for that moment.
export async function playUntil(page, wanted, throwOnce = throwByKeys) {
  for (let count = 0; count < 1000; ++count) {
    const kind = await untilMoment(page, 'toss', 'choice', 'aiming', 'judging', 'over');
    if (kind === wanted) return stateOf(page);
    await step(page, kind, () => throwOnce(page, count));
  }
  assert.fail(`the match comes to no ${wanted}`);
}

// Does one thing that the page waits for.
async function step(page, kind, throwOnce) {
  const before = await stamp(page);
  if (kind === 'toss') await page.getByRole('button', { name: /^(Heads|Draw the order)$/ }).click();
  if (kind === 'choice') await page.locator('.play-choices button').first().click();
  if (kind === 'judging') await leaveJudge(page);
  if (kind === 'aiming') await throwOnce();
  await page.waitForFunction((was) => was !== window.hammer.session.moment.value.kind + window.hammer.session.state.value.hash, before);
}

// Sends a command directly instead of by hand, and waits for its effect.
export async function send(page, command) {
  const before = await stamp(page);
  await page.evaluate((sent) => void window.hammer.session.send(sent), command);
  await page.waitForFunction((was) => was !== window.hammer.session.moment.value.kind + window.hammer.session.state.value.hash, before);
}

const stamp = (page) => page.evaluate(() => window.hammer.session.moment.value.kind + window.hammer.session.state.value.hash);

// Skips the weights to the score, and continues. The view may advance by itself at any time, which replaces the button.
export async function leaveJudge(page) {
  const continueButton = page.getByRole('button', { name: /^(Next round|Continue|Score)$/ });
  const isLeft = async () => (await momentOf(page)) !== 'judging';
  await until(
    async () => {
      if (await isLeft()) return true;
      await continueButton.first().click({ timeout: 2000 }).catch((error) => assert.equal(error.name, 'TimeoutError'));
      return isLeft();
    },
    () => 'the judge is not to be left',
  );
}

// The record as the page exports it.
export async function savedRecord(page) {
  await page.getByRole('button', { name: 'Menu' }).click();
  const path = await savedFile(page, () => page.getByRole('button', { name: /save the (record|match)/i }).click());
  await page.getByRole('button', { name: 'Resume' }).click();
  return path;
}

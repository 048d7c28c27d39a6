// People who play over the network: each has a page of their own, and does what it asks.
import { goToScreen, shown } from './harness/index.mjs';
import { leaveJudge, look, momentOf, stateOf, untilMoment } from './at_the_table.mjs';

// Under a name that nobody else has, by the page's own form.
export async function beGuest(page, name) {
  await goToScreen(page, '#/online');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.waitForFunction(() => localStorage.getItem('hammer.token') !== null);
}

// The same in any language: a name by a call, and the page loaded anew.
export async function introduce(page, name) {
  const { token } = await ask(page, 'POST', 'guests', { name });
  await page.evaluate((secret) => localStorage.setItem('hammer.token', secret), token);
  await page.reload();
  await shown(page);
}

// A call as the page makes it. Answers with what came back; fails where it was refused.
export function ask(page, method, path, body) {
  return page.evaluate(
    async ([verb, where, sent]) => {
      const token = localStorage.getItem('hammer.token');
      const headers = { ...(token ? { authorization: `Bearer ${token}` } : {}), 'content-type': 'application/json' };
      const response = await fetch(`api/${where}`, { method: verb, headers, ...(sent ? { body: JSON.stringify(sent) } : {}) });
      const text = await response.text();
      if (!response.ok) throw new Error(`${verb} ${where}: ${response.status} ${text}`);
      return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
    },
    [method, path, body ?? null],
  );
}

export async function invite(page, asked) {
  const { id } = await ask(page, 'POST', 'matches', asked);
  await goToScreen(page, `#/online/match/${id}`);
  return id;
}

// From the link to a seat.
export async function accept(page, name) {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down', exact: true }).click();
}

export async function atTheTable(page) {
  await page.waitForURL(/#\/online\/table\//);
  await untilMoment(page, 'toss', 'choice', 'aiming', 'waiting', 'thinking');
  await page.evaluate(() => {
    const { preferences } = window.hammer;
    preferences.value = { ...preferences.value, throwBy: 'keyboard' };
  });
}

// A lag by the keys, a little aside of the one before: most of them stay on the board, so that somebody scores.
export async function lagByKeys(page, count) {
  await page.waitForFunction(() => window.hammer.throwing.thrower.listening.value);
  const aside = count % 2 === 0 ? 'ArrowLeft' : 'ArrowRight';
  for (let i = 0; i < count % 5; ++i) await page.keyboard.press(aside);
  await page.keyboard.press('Enter');
}

// The same without a hand.
export const lag = (count) => ({ cmd: 'shoot', y: 0.05 * ((count % 5) - 2), speed: 1.85, angle: 0, spin: 0 });

const lagNow = (page, count) => page.evaluate((sent) => void window.hammer.session.send(sent), lag(count));

// Whatever the pages ask for, one thing after the other, until it is so.
export async function playOn(pages, isEnough, throwOnce = lagNow) {
  for (let count = 0; count < 1000; ++count) {
    if (await isEnough()) return;
    for (const page of pages) await takePart(page, () => throwOnce(page, count));
  }
  throw new Error(`they play on and on: ${JSON.stringify(await Promise.all(pages.map(momentOf)))}`);
}

export async function areOver(pages) {
  return (await Promise.all(pages.map(momentOf))).every((kind) => kind === 'over');
}

export async function untilSame(pages) {
  const hashes = async () => Promise.all(pages.map((page) => stateOf(page).then(({ hash }) => hash)));
  for (let tries = 0; new Set(await hashes()).size > 1; ++tries) {
    if (tries > 400) throw new Error(`they see different matches: ${await hashes()}`);
    await pages[0].waitForTimeout(50);
  }
}

async function takePart(page, throwOnce) {
  const kind = await momentOf(page);
  const before = await stampOf(page);
  if (kind === 'judging') return leaveJudge(page);
  if (kind === 'toss') await page.getByRole('button', { name: /^(Heads|Draw the order)$/ }).click({ timeout: 5000 }).catch(() => {});
  else if (kind === 'choice') await page.locator('.play-choices button').first().click({ timeout: 5000 }).catch(() => {});
  else if (kind === 'aiming') await throwOnce();
  else return page.waitForTimeout(20);
  // Another may have called the toss meanwhile.
  await page.waitForFunction((was) => was !== window.hammer.session.moment.value.kind + window.hammer.session.state.value.hash, before, { timeout: 30_000 });
}

const stampOf = (page) => look(page, (session) => session.moment.value.kind + session.state.value.hash);

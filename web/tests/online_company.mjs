// People who play online: each has a page, and does what it asks.
import { desktop, goToScreen, phone, quickly, shown, until } from './harness/index.mjs';
import { leaveJudge, look, momentOf, stateOf, untilMoment } from './at_the_table.mjs';

// Signs in under an unused name, through the page's form.
export async function signInAsGuest(page, name) {
  await goToScreen(page, '#/online');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForFunction(() => localStorage.getItem('hammer.token') !== null);
}

export const password = 'correct horse battery';

// With an account, so that matches can be rated.
export async function registerAccount(page, name) {
  await signInAsGuest(page, name);
  await ask(page, 'POST', 'accounts', { password });
  await page.reload();
  await page.getByText(`You are ${name}`).waitFor();
}

// The same in any language: by a call, and the page is reloaded.
export async function introduce(page, name) {
  const { token } = await ask(page, 'POST', 'guests', { name });
  await page.evaluate((secret) => localStorage.setItem('hammer.token', secret), token);
  await page.reload();
  await shown(page);
}

// A call as the page makes it. Returns the response; fails if it was refused.
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

// The server limits how many matches a person makes at once.
function askPatiently(page, ...call) {
  const answered = () => ask(page, ...call).catch((error) => (/ 429 /.test(error.message) ? null : Promise.reject(error)));
  return until(answered, () => 'the server only asks to wait');
}

// A round by calls alone: what comes next is said by whichever of the two may.
async function playRound(pages, id) {
  for (const page of pages) await ask(page, 'POST', `matches/${id}/number`, { number: '5a'.repeat(16) }); // the toss waits for them
  const opening = [{ cmd: 'toss', call: 'heads' }, { cmd: 'choose', take: 'hammer' }, { cmd: 'choose', take: 'color', color: 'red' }];
  for (const [count, command] of [...opening, ...Array.from({ length: 8 }, (_, thrown) => lag(thrown))].entries()) {
    const say = (page) => ask(page, 'POST', `matches/${id}/commands`, { shot_id: `r${count}`, ...command });
    await say(pages[0]).catch((error) => (/ 409 /.test(error.message) ? say(pages[1]) : Promise.reject(error)));
  }
}

// Matches between two people, conceded in turn: the first three are rated and conceded after a round, so that they count; all
// others are unrated and conceded at once, which nobody may do often in rated ones.
export async function playRated(one, other, count) {
  for (let played = 0; played < count; ++played) {
    const { id } = await askPatiently(one, 'POST', 'matches', played < 3 ? { game: 'knock-off', rated: true, listed: true } : short);
    await ask(other, 'POST', `matches/${id}/seats`, {});
    if (played < 3) await playRound([one, other], id);
    await ask(played % 3 === 1 ? one : other, 'POST', `matches/${id}/commands`, { shot_id: 'only', cmd: 'concede' });
  }
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

// A lag by keys, a little beside the one before: most stay on the board, so that somebody scores.
export async function lagByKeys(page, count) {
  await page.waitForFunction(() => window.hammer.throwing.thrower.listening.value);
  const aside = count % 2 === 0 ? 'ArrowLeft' : 'ArrowRight';
  for (let i = 0; i < count % 5; ++i) await page.keyboard.press(aside);
  await page.keyboard.press('Enter');
}

// The same without a hand.
export const lag = (count) => ({ cmd: 'shoot', y: 0.05 * ((count % 5) - 2), speed: 1.85, angle: 0, spin: 0 });

const lagNow = (page, count) => page.evaluate((sent) => void window.hammer.session.send(sent), lag(count));

// Moments in which a page waits for its person, and those in which nothing happens by itself.
const asking = ['judging', 'toss', 'choice', 'aiming'];
const resting = ['toss', 'choice', 'aiming', 'waiting', 'paused', 'over'];

// Does what the pages wait for, one thing after another, until `isEnough`. It is checked before every action, when all pages
// have seen the one before: no state is missed, however slow a page is.
export async function playOn(pages, isEnough, throwOnce = lagNow) {
  for (let count = 0; count < 1000; ++count) {
    const seen = await until(
      async () => {
        const now = await Promise.all(pages.map(seenBy));
        if (!isAtRest(now)) return null;
        if (await isEnough()) return [];
        return now.some(({ kind }) => asking.includes(kind)) ? now : null; // else it is another person's turn
      },
      async () => `they come to nothing more: ${JSON.stringify(await Promise.all(pages.map(seenBy)))}`,
    );
    if (seen.length === 0) return;
    const next = asking.map((wanted) => seen.findIndex(({ kind }) => kind === wanted)).find((index) => index >= 0);
    await takePart(pages[next], seen[next], () => throwOnce(pages[next], count));
  }
  throw new Error(`they play on and on: ${JSON.stringify(await Promise.all(pages.map(momentOf)))}`);
}

// A page in the judge's view is advanced; otherwise all have seen the same, and wait for each other.
function isAtRest(seen) {
  if (seen.some(({ kind }) => kind === 'judging')) return true;
  return seen.every(({ kind }) => resting.includes(kind)) && new Set(seen.map(({ hash }) => hash)).size === 1;
}

const seenBy = (page) => look(page, (session) => ({ kind: session.moment.value.kind, hash: session.state.value.hash }));

export async function areOver(pages) {
  return (await Promise.all(pages.map(momentOf))).every((kind) => kind === 'over');
}

export async function untilSame(pages) {
  const hashes = async () => Promise.all(pages.map((page) => stateOf(page).then(({ hash }) => hash)));
  await until(async () => new Set(await hashes()).size === 1, async () => `they see different matches: ${await hashes()}`);
}

async function takePart(page, { kind, hash }, throwOnce) {
  if (kind === 'judging') return leaveJudge(page);
  if (kind === 'toss') await page.locator('[aria-labelledby=toss-title] .button.primary').first().click(); // heads, or draw the order
  else if (kind === 'choice') await page.locator('.play-choices button').first().click();
  else await throwOnce();
  await page.waitForFunction((was) => was !== window.hammer.session.moment.value.kind + window.hammer.session.state.value.hash, kind + hash);
}

// ---- whole matches

export const short = { game: 'knock-off', options: { game_score: 1 }, seats: [{ who: 'me' }, { who: 'open' }] };

// A score that nobody reaches: the match outlasts the test.
export const long = { ...short, options: { game_score: 1000 } };

// Two people at a table: the host, and a guest who followed the link.
export async function pair(arrive, asked = short, names = ['Ann', 'Bob'], more = {}) {
  const ann = await arrive({ size: desktop, ...more });
  await signInAsGuest(ann, names[0]);
  const id = await invite(ann, asked);
  const bob = await arrive({ size: phone, at: `${quickly}#/online/match/${id}`, ...more });
  await accept(bob, names[1]);
  await atTheTable(ann);
  await atTheTable(bob);
  return { ann, bob, id };
}

// Without waiting for its effect.
export const send = (page, command) => page.evaluate((sent) => void window.hammer.session.send(sent), command);

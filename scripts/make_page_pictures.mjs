// Pictures of the page for docs/pictures/, taken from the served page as it is.
// Usage: node scripts/make_page_pictures.mjs [NAME ...]     all of them, or those named
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { momentOf, playPlan, untilMoment } from '../web/tests/at_the_table.mjs';
import { desktop, launch, phone, phoneAcross } from '../web/tests/harness/browser.mjs';
import { program, startServer } from '../web/tests/harness/server.mjs';
import { machineRecord, importMatch } from '../web/tests/saved_records.mjs';

const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
const patience = 180_000; // ms: the browser draws in software

// The way to a picture is played quickly and drawn coarsely; then the page is reopened at the best quality.
const preparing = '?q=low&dpr=0.25&rate=100&seed=7';
const fine = '?q=high&rate=1&seed=7';

// A drawn room is a large file: no more pixels than the docs pages can show.
const drawn = (size, deviceScaleFactor) => ({ ...size, deviceScaleFactor });
const room = drawn(desktop, 0.72);

const { games } = JSON.parse(execFileSync(program, ['games', '--json']));
const duel = {
  setup: { game: games[0].key, options: { hand: 'none' }, seats: [{ name: 'Ann' }, { name: 'Bob', hand: 'pro' }] },
  levels: { Bob: 'pro' },
  first: 'Ann',
};

// Ann's throws, good ones: lags to the far end, each in its own lane.
const throws = [
  { y: 0.1, speed: 1.83, angle: -0.006, spin: 0 },
  { y: -0.12, speed: 1.86, angle: 0.012, spin: 0 },
  { y: 0.02, speed: 1.8, angle: 0.012, spin: 0 },
  { y: 0, speed: 1.845, angle: -0.018, spin: 0 },
];

// The given number of them, with Bob's throws in between.
async function throwSome(page, count) {
  for (const shot of throws.slice(0, count)) {
    await page.evaluate((thrown) => window.hammer.session.send({ cmd: 'shoot', ...thrown }), shot);
    await untilMoment(page, 'aiming', 'judging', 'over');
  }
}

// The same match on a page with the best quality.
async function drawFinely(page, parameters = fine) {
  const address = new URL(page.url());
  await page.goto(`${address.origin}/${parameters}${address.hash}`);
  await page.waitForFunction(() => window.hammer?.scene, null, { timeout: patience });
}

function atTheTable(count) {
  return async (page) => {
    await playPlan(page, duel);
    await throwSome(page, count);
    await drawFinely(page);
    await untilMoment(page, 'aiming');
    await page.evaluate(() => window.hammer.scene.arrive());
  };
}

// The last weights of the round are thrown at the best quality: the judge's view does not survive a reload.
async function toTheJudge(page) {
  await playPlan(page, duel);
  await throwSome(page, 3);
  await drawFinely(page, '?q=high&rate=5&seed=7');
  await untilMoment(page, 'aiming');
  await page.evaluate((shot) => void window.hammer.session.send({ cmd: 'shoot', ...shot }), throws[3]);
  while ((await momentOf(page)) !== 'judging') {
    await page.evaluate(() => window.hammer.scene.skip());
    await page.waitForTimeout(500);
  }
}

async function showBestWeight(page) {
  await toTheJudge(page);
  const place = await page.evaluate(() => {
    const { weights } = window.hammer.session.moment.value.judged;
    const best = weights.reduce((a, b) => (b.judged.value > a.judged.value ? b : a));
    return weights.indexOf(best);
  });
  const again = page.getByRole('button', { name: 'Back to the weights' });
  await again.click();
  for (let step = 0; step < place; ++step) await page.getByRole('button', { name: 'Next weight' }).click();
  await page.getByText(`Weight ${place + 1} of`).waitFor();
  await page.waitForTimeout(1000); // until the camera has arrived
  await page.evaluate(() => window.hammer.scene.arrive());
}

async function scoreRealTable(page) {
  const button = (name) => page.getByRole('button', { name, exact: true });
  for (const [place, name] of ['Ann', 'Bob'].entries()) await page.getByLabel(`Name of player ${place + 1}`).fill(name);
  await button('Start keeping score').click();
  await button('Heads').click();
  await button('Shoot first').click();
  await button('Red weights').click();
  await page.waitForTimeout(500); // a tap is not the next turn's while that begins
  for (const [side, points] of [['Ann', '3'], ['Bob', '5'], ['Ann', '4']]) {
    await page.locator('.real-side', { hasText: side }).click();
    await button(points).click();
    await page.waitForTimeout(500);
  }
  await page.locator('.real-side', { hasText: 'Bob' }).click();
  await page.evaluate(() => scrollTo(0, 0));
}

// ---- coach, replay and review

// An interesting board: red leads, and blue has the hammer.
const laid = [
  { color: 'red', x: 6.2, y: 0.05 },
  { color: 'blue', x: 5.95, y: -0.06 },
  { color: 'red', x: 5.62, y: -0.12 },
  { color: 'blue', x: 5.4, y: 0.14 },
];

async function practise(page) {
  await page.waitForFunction(() => window.hammer.practice?.stage.table.inHand.value, null, { timeout: patience });
  await page.evaluate((weights) => window.hammer.practice.stage.table.lay(weights), laid);
}

async function askCoach(page) {
  await practise(page);
  await page.getByRole('button', { name: 'Coach', exact: true }).click();
  await page.waitForFunction(() => window.hammer.coach?.answer.value?.isFinal, null, { timeout: patience });
}

async function showWhereToAim(page) {
  await askCoach(page);
  await page.getByRole('switch', { name: 'Where to aim' }).check();
  await page.getByText('Chance of winning').waitFor();
}

async function scatter(page) {
  await practise(page);
  await page.evaluate((shot) => window.hammer.practice.stage.table.throw(shot), { y: 0.1, speed: 1.82, angle: -0.012, spin: 0 });
  await page.getByRole('button', { name: 'Scatter', exact: true }).click();
  await page.getByRole('button', { name: /^Throw it/ }).click();
}

// A close match between machines, imported as a file; then the page is reopened where the match is viewed.
function savedMatch(place) {
  return async (page) => {
    const id = await importMatch(page, machineRecord({ game: games[0].key, players: 'pro,league', seed: 6, options: { game_score: 11 } }));
    await page.goto(`${new URL(page.url()).origin}/${fine}#/${place(id)}`);
    await page.locator('h1').first().waitFor();
  };
}

async function replayMidSlide(page) {
  await savedMatch((id) => `replay/${id}/12`)(page);
  await page.waitForFunction(() => window.hammer.replay?.duration.value, null, { timeout: patience });
  await page.keyboard.press('.');
  await page.waitForTimeout(3000);
}

async function wholeReview(page) {
  await savedMatch((id) => `review/${id}`)(page);
  await page.waitForFunction(() => window.hammer.review?.progress?.value === null || document.querySelector('[role=progressbar]') === null, null, { timeout: patience });
  await page.waitForTimeout(10_000);
}

const pictures = {
  replay: { size: room, prepare: replayMidSlide },
  'practice-scatter': { size: room, at: `${fine}#/practice`, prepare: scatter },
  coach: { size: room, at: `${fine}#/practice`, prepare: askCoach },
  'heat-map': { size: drawn(phone, 1.25), at: `${fine}#/practice`, prepare: showWhereToAim },
  review: { size: desktop, prepare: wholeReview },
  lesson: { size: drawn(phone, 1.25), at: `${fine}#/lessons/first` },
  home: { size: room, at: `${fine}#/` },
  'new-match': { size: desktop, at: `${fine}#/new` },
  table: { size: room, prepare: atTheTable(3) },
  'mid-slide': {
    size: room,
    async prepare(page) {
      await playPlan(page, duel);
      await throwSome(page, 2);
      await drawFinely(page, '?q=high&rate=0.12&seed=7');
      await untilMoment(page, 'aiming');
      await page.evaluate((shot) => void window.hammer.session.send({ cmd: 'shoot', ...shot }), throws[2]);
      await untilMoment(page, 'sliding');
      await page.waitForTimeout(45_000); // at this rate, some of the slide
    },
  },
  judge: { size: room, prepare: showBestWeight },
  'round-result': {
    size: room,
    async prepare(page) {
      await toTheJudge(page);
      await page.getByRole('button', { name: 'Next round' }).waitFor();
      await page.waitForTimeout(1000);
      await page.evaluate(() => window.hammer.scene.arrive());
    },
  },
  'real-table': { size: drawn(phone, 2), at: `${fine}#/real`, prepare: scoreRealTable },
  'score-sheet': {
    size: drawn(phone, 1.25),
    at: `${fine}#/real`,
    async prepare(page) {
      await scoreRealTable(page);
      await page.getByRole('button', { name: 'Score sheet' }).click();
    },
  },
  'judge-one': { size: drawn(phone, 1.25), at: `${fine}#/real/judge` },
  phone: { size: drawn(phone, 1.25), prepare: atTheTable(2) },
  'phone-landscape': { size: drawn(phoneAcross, 1.25), prepare: atTheTable(2) },
};

async function take(browser, url, name) {
  const { size, at = `${preparing}#/`, prepare = async () => {} } = pictures[name];
  const context = await browser.newContext({ locale: 'en-GB', ...size });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.goto(url + at);
  await page.locator('h1').first().waitFor();
  await prepare(page);
  await page.waitForTimeout(4000); // cameras come to rest
  await page.screenshot({ path: `${folder}${name}.png`, timeout: patience });
  await context.close();
}

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(pictures);
const unknown = wanted.filter((name) => !(name in pictures));
if (unknown.length > 0) throw new Error(`there is no picture ${unknown.join(', ')}; there are ${Object.keys(pictures).join(', ')}`);

mkdirSync(folder, { recursive: true });
const [browser, server] = await Promise.all([launch(), startServer()]);
try {
  for (const name of wanted) {
    await take(browser, server.url, name);
    console.log(`docs/pictures/${name}.png`);
  }
} finally {
  await Promise.all([browser.close(), server.stop()]);
}

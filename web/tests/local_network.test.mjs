// A phone in the same network has http:// and another machine's name: a browser does not trust that. All but installing
// and keeping the page works there, and the page says why that does not.
import assert from 'node:assert/strict';

import { elsewhere, flick, goToScreen, pageTest, phone, quickly, shown } from './harness/index.mjs';
import { look, playNow } from './at_the_table.mjs';

const screens = ['#/new', '#/matches', '#/real', '#/rules', '#/settings'];
const there = (url) => url.replace('127.0.0.1', elsewhere);

pageTest('a phone in the network plays', { size: phone, at: null, anyOrigin: true }, async ({ page, url }) => {
  await page.goto(there(url) + quickly);
  await shown(page);
  assert.equal(await page.evaluate(() => isSecureContext), false);
  await page.getByText('open it over https://, or on the computer that runs the server').waitFor();
  await playNow(page);
  await page.waitForFunction(() => window.hammer.throwing.thrower.listening.value);
  const from = await page.evaluate(() => (window.hammer.scene.arrive(), window.hammer.scene.screenPoint(0.3, 0)));
  await flick(page, { from, to: { x: from.x, y: from.y - 300 }, ms: 200 });
  await page.waitForFunction(() => window.hammer.session.lastThrow.value !== null);
  assert.ok((await look(page, (session) => session.lastThrow.value)).aimed.speed > 1);
});

pageTest('the screen stays on while a score is kept, by a film that never ends', { size: phone, at: null, anyOrigin: true }, async ({ page, url }) => {
  await page.goto(`${there(url) + quickly}#/real`);
  await page.getByRole('button', { name: 'Start keeping score' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForFunction(() => {
    const film = document.querySelector('.awake-film');
    return film && !film.paused && film.currentTime > 0;
  });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByText('The screen stays on.').waitFor();
  await goToScreen(page, '#/');
  assert.equal(await page.locator('.awake-film').count(), 0, 'only there');
});

pageTest('every screen comes up on a phone in the network', { size: phone, at: null, anyOrigin: true }, async ({ page, url }) => {
  await page.goto(there(url) + quickly);
  const headings = new Set();
  for (const hash of [...screens, '#/nowhere']) {
    await goToScreen(page, hash);
    headings.add(await page.locator('h1').first().innerText());
  }
  assert.equal(headings.size, screens.length + 1, `each has its own, and none is that of a screen that is not there: ${[...headings]}`);
});

pageTest('a phone in the network gets its files compressed', { size: phone, at: null, anyOrigin: true }, async ({ page, url }) => {
  const codings = new Map();
  page.on('response', (response) => {
    const { 'content-length': length, 'content-encoding': coding } = response.headers();
    if (coding || Number(length) > 200) codings.set(new URL(response.url()).pathname, coding); // less only grows by it
  });
  await page.goto(there(url) + quickly);
  await shown(page);
  const scripts = [...codings].filter(([path]) => /\.(js|wasm)$/.test(path));
  assert.ok(scripts.length >= 2);
  for (const [path, coding] of scripts) assert.equal(coding, 'gzip', path);
});

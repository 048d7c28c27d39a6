// Pictures of the page for docs/pictures/, taken from the served page as it is.
// Usage: node scripts/make_page_pictures.mjs [NAME ...]     all of them, or those named
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { playNow, throwBy, throwByKeys, untilMoment } from '../web/tests/at_the_table.mjs';
import { desktop, launch, phone, phoneAcross } from '../web/tests/harness/browser.mjs';
import { startServer } from '../web/tests/harness/server.mjs';

const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url));

// At life's speed nothing would be finished in this browser's time; the same match every time.
const quick = '?q=high&rate=20&seed=7';
const slow = '?q=high&rate=0.05&seed=7';

// Throws until something else is to be done than throwing.
async function playRound(page) {
  await throwBy(page, 'Keys');
  for (let count = 0; (await untilMoment(page, 'aiming', 'judging', 'over')) === 'aiming'; ++count) {
    await throwByKeys(page, count);
    await untilMoment(page, 'sliding', 'thinking', 'judging', 'over');
  }
}

const scenes = {
  home: { size: desktop, at: `${quick}#/`, prepare: async () => {} },
  'new-match': { size: desktop, at: `${quick}#/new`, prepare: async () => {} },
  table: { size: desktop, at: `${quick}#/`, prepare: playNow },
  sliding: {
    size: desktop,
    at: `${slow}#/`,
    async prepare(page) {
      await playNow(page);
      await throwBy(page, 'Keys');
      await throwByKeys(page, 0);
      await untilMoment(page, 'sliding');
      await page.waitForTimeout(15_000);
    },
  },
  judge: {
    size: desktop,
    at: `${quick}#/`,
    async prepare(page) {
      await playNow(page);
      await playRound(page);
    },
  },
  'round-result': {
    size: desktop,
    at: `${quick}#/`,
    async prepare(page) {
      await playNow(page);
      await playRound(page);
      await page.getByRole('button', { name: 'To the score' }).click({ timeout: 5000 }).catch(() => {});
    },
  },
  'real-table': { size: phone, at: `${quick}#/real`, prepare: async () => {} },
  'phone-portrait': { size: phone, at: `${quick}#/`, prepare: playNow },
  'phone-landscape': { size: phoneAcross, at: `${quick}#/`, prepare: playNow },
};

async function take(browser, url, name) {
  const { size, at, prepare } = scenes[name];
  const context = await browser.newContext(size);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(url + at);
  await page.locator('h1').first().waitFor();
  await prepare(page);
  await page.waitForTimeout(3000); // cameras come to rest
  await page.screenshot({ path: `${folder}${name}.png`, timeout: 120_000 });
  await context.close();
}

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(scenes);
const unknown = wanted.filter((name) => !(name in scenes));
if (unknown.length > 0) throw new Error(`there is no picture ${unknown.join(', ')}; there are ${Object.keys(scenes).join(', ')}`);

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

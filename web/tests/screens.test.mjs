// Every screen, for everyone: axe finds nothing, and nothing is cut off or covered, on a narrow phone and with letters
// twice as large.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';

import { axe, desktop, enlargeText, goToScreen, overlaps, pageTest, phone, settled, smallPhone, tablet } from './harness/index.mjs';

const rules = readdirSync(new URL('../../docs/rules/', import.meta.url))
  .filter((name) => name.endsWith('.md') && name !== 'README.md')
  .map((name) => `#/rules/${name.replace('.md', '')}`);
const screens = ['#/', '#/new', '#/matches', '#/real', '#/rules', '#/settings', '#/settings/flick', '#/nowhere', '#/play/nobody', '#/replay/nobody', '#/statistics', '#/practice', '#/hand', '#/review/nobody', '#/drills', '#/drills/lag', '#/drills/attack/3', '#/drills/nothing', '#/lessons', '#/lessons/first', '#/lessons/nothing', '#/online', '#/online/new', '#/online/match/nothing', '#/online/people/nobody', '#/online/leaders', '#/online/account', '#/online/nothing'];

// What `find` finds on each of the screens.
async function findOn(page, hashes, find) {
  assert.ok(rules.length > 5);
  const found = [];
  for (const hash of hashes) {
    await goToScreen(page, hash);
    for (const one of await find(page)) found.push(`${hash}: ${one}`);
  }
  return found;
}

for (const [name, size] of Object.entries({ phone, desktop })) {
  pageTest(`axe finds nothing on any screen of a ${name}`, { size }, async ({ page }) => {
    assert.deepEqual(await findOn(page, [...screens, ...rules], axe), []);
  });
}

for (const [name, size] of Object.entries({ smallPhone, phone, tablet, desktop })) {
  pageTest(`nothing is cut off or covered: ${name}`, { size }, async ({ page }) => {
    assert.deepEqual(await findOn(page, [...screens, ...rules], overlaps), []);
  });
}

for (const [name, size] of Object.entries({ smallPhone, desktop })) {
  pageTest(`nothing is cut off or covered with letters of 200 %: ${name}`, { size }, async ({ page }) => {
    await enlargeText(page, 200);
    assert.deepEqual(await findOn(page, [...screens, ...rules], overlaps), []);
  });
}

for (const [name, size] of Object.entries({ smallPhone, desktop })) {
  pageTest(`every option of a new match is there to read: ${name}`, { size }, async ({ page }) => {
    await goToScreen(page, '#/new');
    await page.getByText('All options').click();
    await settled(page);
    assert.deepEqual(await overlaps(page), []);
    assert.deepEqual(await axe(page), []);
    await enlargeText(page, 200);
    assert.deepEqual(await overlaps(page), []);
  });
}

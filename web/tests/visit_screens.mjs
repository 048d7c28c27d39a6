// Every screen that can be gone to, with nothing kept on the device.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';

import { axe, goToScreen, overlaps, pageTest } from './harness/index.mjs';

const rules = readdirSync(new URL('../../docs/rules/', import.meta.url))
  .filter((name) => name.endsWith('.md') && name !== 'README.md')
  .map((name) => `#/rules/${name.replace('.md', '')}`);
const screens = ['#/', '#/new', '#/matches', '#/real', '#/rules', '#/settings', '#/settings/flick', '#/nowhere', '#/play/nobody', '#/replay/nobody', '#/statistics', '#/practice', '#/hand', '#/review/nobody', '#/drills', '#/drills/lag', '#/drills/attack/3', '#/drills/nothing', '#/lessons', '#/lessons/first', '#/lessons/nothing', '#/online', '#/online/new', '#/online/match/nothing', '#/online/people/nobody', '#/online/leaders', '#/online/account', '#/online/nothing'];

// What `find` finds on any of them.
export async function findOnAll(page, find) {
  assert.ok(rules.length > 5);
  const found = [];
  for (const hash of [...screens, ...rules]) {
    await goToScreen(page, hash);
    for (const one of await find(page)) found.push(`${hash}: ${one}`);
  }
  return found;
}

// In a window of that size; `isForAxe`: axe is asked, too.
export function screensFit(name, size, isForAxe = false) {
  const find = async (page) => [...(isForAxe ? await axe(page) : []), ...(await overlaps(page))];
  pageTest(`nothing is cut off or covered${isForAxe ? ', and axe finds nothing' : ''}: ${name}`, { size }, async ({ page }) => {
    assert.deepEqual(await findOnAll(page, find), []);
  });
}

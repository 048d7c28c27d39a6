// Every screen, with nothing stored on the device: axe finds nothing, and nothing is cut off or covered.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';

import { devices, faultsOn, goToScreen, pageTest } from './harness/index.mjs';

const rules = readdirSync(new URL('../../docs/rules/', import.meta.url))
  .filter((name) => name.endsWith('.md') && name !== 'README.md')
  .map((name) => `#/rules/${name.replace('.md', '')}`);
const screens = {
  'at home': ['#/', '#/new', '#/learn', '#/me', '#/ladder', '#/matches', '#/real', '#/settings', '#/statistics', '#/hand', '#/nowhere', '#/play/nobody', '#/replay/nobody', '#/review/nobody'],
  'to practise': ['#/practice', '#/drills', '#/drills/lag', '#/drills/attack/3', '#/drills/nothing', '#/lessons', '#/lessons/first', '#/lessons/nothing'],
  online: ['#/online', '#/online/new', '#/online/match/nothing', '#/online/people/nobody', '#/online/leaders', '#/online/account', '#/online/nothing'],
  'of the rules': ['#/rules', ...rules],
};

for (const device of devices) {
  for (const [kind, hashes] of Object.entries(screens)) {
    pageTest(`screens ${kind}: ${device.name}`, { size: device.size }, async ({ page }) => {
      const found = [];
      for (const hash of hashes) {
        await goToScreen(page, hash);
        found.push(...(await faultsOn(page, device, hash)));
      }
      assert.ok(hashes.length > 5);
      assert.deepEqual(found, []);
    });
  }

  pageTest(`every option of a new match is there to read: ${device.name}`, { size: device.size }, async ({ page }) => {
    await goToScreen(page, '#/new');
    await page.getByText('Customise', { exact: true }).click();
    await page.getByText('All options').click();
    assert.deepEqual(await faultsOn(page, device, 'all options'), []);
  });
}

// Every panel of the practice table can be read and pressed.
import assert from 'node:assert/strict';

import { axe, desktop, enlargeText, overlaps, pageTest, phoneAcross, settled, smallPhone } from './harness/index.mjs';
import { at, button, lay, ready, shot } from './at_practice.mjs';

const sizes = { 'small phone': [smallPhone, 100, axe], 'phone across': [phoneAcross, 100], desktop: [desktop, 100, axe], 'small phone, letters of 200 %': [smallPhone, 200] };
for (const [name, [size, percent, alsoAxe = () => []]] of Object.entries(sizes)) {
  pageTest(`every panel can be read and pressed: ${name}`, { size, at }, async ({ page }) => {
    await lay(page, [['blue', 0.3, 0.1], ['red', 0.1, -0.05]]);
    await enlargeText(page, percent);
    const found = [];
    const faults = async (state) => {
      await settled(page);
      found.push(...[...(await alsoAxe(page)), ...(await overlaps(page))].map((one) => `${state}: ${one}`));
    };
    await ready(page);
    await page.evaluate((one) => window.hammer.practice.stage.table.throw(one), shot);
    await faults('after a throw');
    await page.evaluate((one) => window.hammer.practice.scatter.run(one, 'casual', 100, 1), shot);
    await page.evaluate(() => (window.hammer.practice.stage.table.aimFor.value = { x: 6, y: 0 }));
    for (const panel of ['Lay', 'Aim', 'Scatter', 'Saved']) {
      await button(page, panel).click();
      await faults(panel);
    }
    await page.locator('.practice-what').click();
    await faults('game and table');
    assert.deepEqual(found, []);
  });
}

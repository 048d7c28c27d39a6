// Every panel of the practice table can be read and pressed.
import assert from 'node:assert/strict';

import { devices, faultsOn, pageTest } from './harness/index.mjs';
import { at, button, lay, ready, shot } from './at_practice.mjs';

for (const device of devices) {
  pageTest(`every panel can be read and pressed: ${device.name}`, { size: device.size, at }, async ({ page }) => {
    await lay(page, [['blue', 0.3, 0.1], ['red', 0.1, -0.05]]);
    await ready(page);
    await page.evaluate((one) => window.hammer.practice.stage.table.throw(one), shot);
    const found = await faultsOn(page, device, 'after a throw');
    await page.evaluate(() => window.hammer.practice.scatter.run(window.hammer.practice.scatterables.value[0], 'casual', 100, 1));
    await page.evaluate(() => (window.hammer.practice.stage.table.aimFor.value = { x: 6, y: 0 }));
    for (const panel of ['Set up', 'Aim', 'Scatter', 'Saved']) {
      await button(page, panel).click();
      found.push(...(await faultsOn(page, device, panel)));
    }
    await page.locator('.practice-what').click();
    found.push(...(await faultsOn(page, device, 'game and table')));
    assert.deepEqual(found, []);
  });
}

// Every screen, for everyone, on phones: axe finds nothing, and nothing is cut off or covered.
import assert from 'node:assert/strict';

import { axe, desktop, enlargeText, goToScreen, overlaps, pageTest, phone, settled, smallPhone } from './harness/index.mjs';
import { screensFit } from './visit_screens.mjs';

screensFit('smallPhone', smallPhone);
screensFit('phone', phone, true);

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

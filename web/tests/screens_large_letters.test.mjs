// Every screen with letters twice as large.
import assert from 'node:assert/strict';

import { desktop, enlargeText, overlaps, pageTest, smallPhone } from './harness/index.mjs';
import { findOnAll } from './visit_screens.mjs';

for (const [name, size] of Object.entries({ smallPhone, desktop })) {
  pageTest(`nothing is cut off or covered with letters of 200 %: ${name}`, { size }, async ({ page }) => {
    await enlargeText(page, 200);
    assert.deepEqual(await findOnAll(page, overlaps), []);
  });
}

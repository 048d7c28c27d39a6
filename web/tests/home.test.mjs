// The first screen, as someone meets it who has never been here.
import assert from 'node:assert/strict';

import { desktop, drawn, pageTest, phone, tablet } from './harness/index.mjs';

for (const [name, size] of Object.entries({ phone, tablet, desktop })) {
  pageTest(`the page comes up on a ${name}`, { size, at: drawn }, async ({ page }) => {
    assert.equal(await page.title(), 'Hammer');
    await page.getByRole('button', { name: /play now/i }).waitFor();
  });
}

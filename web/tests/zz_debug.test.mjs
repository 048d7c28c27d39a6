import { goToScreen, pageTest, quickly, settled, smallPhone } from './harness/index.mjs';
for (const first of ['#/drills/lag', '#/new', '#/hand', '#/settings/flick', '#/statistics'])
pageTest('dbg ' + first, { size: smallPhone, at: `${quickly}#/`, context: { locale: 'de' } }, async ({ page }) => {
  await goToScreen(page, first);
  await goToScreen(page, '#/practice');
  await page.waitForTimeout(5000);
  console.log(first, await page.evaluate(() => [location.href, Object.keys(window.hammer), !!window.hammer.practice?.stage, document.body.innerText.slice(0, 300)]));
});

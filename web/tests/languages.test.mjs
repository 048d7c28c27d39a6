// The language is the browser's, or the one chosen in the settings. A round is played and judged in another language.
import assert from 'node:assert/strict';

import { axe, goToScreen, overlaps, pageTest, quickly, smallPhone } from './harness/index.mjs';
import { look, untilMoment } from './at_the_table.mjs';
import { english, langOf } from './every_screen.mjs';

pageTest('a round in German, with the judge', { size: smallPhone, at: `${quickly}#/`, context: { locale: 'de' } }, async ({ page }) => {
  await page.getByRole('button', { name: /Jetzt spielen/ }).click();
  await untilMoment(page, 'aiming');
  assert.deepEqual([...(await overlaps(page)), ...(await english(page))], []);
  await playARound(page);
  await page.locator('.round-result').waitFor();
  const { weights, summary } = await look(page, (session) => session.moment.value.judged.judgement);
  assert.ok(weights.length > 0);
  await page.getByText('Warum', { exact: true }).click();
  const shown = await page.locator('.round-result').innerText();
  const numbers = (text) => (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => number.replace(',', '.'));
  for (const number of numbers([summary, ...weights.map(({ why }) => why)].join(' '))) assert.ok(numbers(shown).includes(number), `${number} in ${shown}`);
  assert.match(shown, /zählt/);
  assert.deepEqual([...(await overlaps(page)), ...(await english(page)), ...(await axe(page))], []);

  await page.getByRole('button', { name: 'Steine noch einmal ansehen' }).click();
  await page.getByText(`Stein 1 von ${weights.length}`).waitFor();
  assert.deepEqual([...(await overlaps(page)), ...(await english(page))], []);
});

// The machine throws too; a person's throws are sent as the keys would.
async function playARound(page) {
  for (let count = 0; (await untilMoment(page, 'aiming', 'judging')) === 'aiming'; ++count) {
    const before = await look(page, (session) => session.state.value.hash);
    await page.evaluate((i) => void window.hammer.session.send({ cmd: 'shoot', y: 0.05 * ((i % 5) - 2), speed: 1.75 + 0.02 * (i % 4), angle: 0, spin: 0 }), count);
    await page.waitForFunction((was) => window.hammer.session.state.value.hash !== was || window.hammer.session.moment.value.kind === 'judging', before);
  }
}

pageTest('the language is the browser’s until another is chosen, and all else stays', { size: smallPhone, at: `${quickly}#/settings`, context: { locale: 'pt-BR' } }, async ({ page, goTo }) => {
  assert.equal(await langOf(page), 'en');
  await page.getByLabel('Your name').fill('Zoë');
  await page.getByLabel('inches').check();
  await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
  await page.waitForFunction(() => document.documentElement.lang === 'de' && document.querySelector('h1'));
  assert.equal(new URL(page.url()).hash, '#/settings');
  assert.equal(await page.getByLabel('Dein Name').inputValue(), 'Zoë');
  assert.ok(await page.getByLabel('Zoll').isChecked());
  assert.equal(await page.title(), 'Einstellungen · Hammer');

  await goTo(`${quickly}#/rules/knock-off`);
  assert.equal(await langOf(page), 'de');
  assert.equal(await page.locator('article').getAttribute('lang'), 'en');
  await page.getByText('Die Regelseiten sind auf Englisch.').waitFor();

  // Numbers as they are written here.
  await goToScreen(page, '#/new');
  await page.getByText('Alle Optionen', { exact: true }).click();
  const tolerance = page.getByLabel('Gleichauf bis (mm)', { exact: true });
  await tolerance.fill('0,3');
  await tolerance.blur();
  assert.equal(await tolerance.inputValue(), '0,3');
  await tolerance.fill('11');
  await page.getByText('Gleichauf bis (mm) ist 11; möglich ist eine Zahl von 0 bis 10.').first().waitFor();

  await goToScreen(page, '#/settings');
  await page.getByLabel('Sprache').selectOption({ index: 0 });
  await page.waitForFunction(() => document.documentElement.lang === 'en');
});

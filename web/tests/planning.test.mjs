// Planning a match: games, seats, options, house rules; and the saved matches.
import assert from 'node:assert/strict';

import { goToScreen, pageTest, phone, quickly, savedFile, settled } from './harness/index.mjs';
import { stateOf, untilMoment } from './at_the_table.mjs';

const at = `${quickly}#/new`;
const customise = (page) => page.getByText('Customise', { exact: true }).click();
const button = (page, name) => page.getByRole('button', { name, exact: typeof name === 'string' });

pageTest('a game of three, of people and machines, with an option changed', { size: phone, at }, async ({ page }) => {
  await page.getByRole('radio', { name: /Crazy Eight/ }).check();
  await customise(page);
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByLabel('Name of player 1').fill('Ann');
  await page.getByLabel('Who plays in seat 2').selectOption('casual');
  await page.getByLabel('Who plays in seat 3').selectOption('novice');
  await page.getByLabel('Game score', { exact: true }).fill('9');
  await page.getByRole('radio', { name: 'Agreed' }).check();
  await button(page, 'Start').click();
  await untilMoment(page, 'aiming');
  const setup = await page.evaluate(() => window.hammer.session.setup);
  assert.equal(setup.options.game_score, 9);
  assert.deepEqual(setup.seats.map(({ name, hand }) => [name, hand ?? null]), [['Ann', null], ['Amir', 'casual'], ['Rosa', 'novice']]);
  assert.equal((await stateOf(page)).to_shoot.player, 'Ann');
});

pageTest('nothing is changed at first, and keys go through what is seen in its order', { size: phone, at }, async ({ page }) => {
  await customise(page);
  assert.deepEqual(await page.locator('.tag.marked').allInnerTexts(), []);
  await page.getByText('All options').click();
  // Where each press of Tab leads, until the button that starts the match.
  const passed = [];
  for (let last = ''; last !== 'Start'; last = passed.at(-1).name) {
    await page.keyboard.press('Tab');
    passed.push(
      await page.evaluate(() => {
        const at = document.activeElement;
        return { name: at.textContent.trim(), card: at.closest('.card')?.querySelector('h2')?.textContent ?? null };
      }),
    );
  }
  const cards = passed.flatMap(({ card }) => card ?? []).filter((card, index, all) => card !== all[index - 1]);
  assert.equal(new Set(cards).size, cards.length, `each card once: ${cards}`);
  const shown = await page.locator('.card h2').evaluateAll((all) => all.map((each) => [each.getBoundingClientRect().top, each.textContent]).sort(([a], [b]) => a - b).map(([, text]) => text));
  assert.deepEqual(cards, shown.filter((card) => cards.includes(card)));

  // The focus stays with what was chosen, and goes to the field when its change is taken back.
  const focused = () => page.evaluate(() => document.activeElement.closest('label, .field')?.textContent.trim() ?? document.activeElement.tagName);
  await page.getByRole('radio', { name: /Knock Off/ }).focus();
  await page.keyboard.press('ArrowDown');
  assert.match(await focused(), /^Target/);
  await page.getByRole('switch').first().focus();
  const option = await focused();
  await page.keyboard.press('Space');
  await page.getByText('1 change', { exact: true }).waitFor();
  await page.getByRole('button', { name: /: back to/ }).press('Enter');
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute('role')), 'switch');
  assert.ok((await focused()).startsWith(option));
  assert.deepEqual(await page.locator('.tag.marked').allInnerTexts(), []);
});

pageTest('what cannot be played is said where it was chosen', { at }, async ({ page }) => {
  await customise(page);
  await page.getByLabel('Game score', { exact: true }).fill('0');
  await page.getByText('Game score: 0 isn’t possible; choose a whole number from 1 to 1,000,000.', { exact: true }).waitFor();
  assert.equal(await button(page, 'Start').isDisabled(), true);
  await button(page, 'Game score: back to 15').click();
  await settled(page);
  assert.equal(await button(page, 'Start').isDisabled(), false);
});

pageTest('tables are those of the game and its options', { at }, async ({ page }) => {
  await customise(page);
  const tables = () => page.getByLabel('Table', { exact: true }).locator('option').allInnerTexts();
  assert.ok((await tables()).includes('9 ft with cushions'));
  await page.getByRole('radio', { name: /Tap & Draw/ }).check();
  await page.getByText('All options').click();
  await page.getByRole('radio', { name: 'target', exact: true }).check();
  assert.deepEqual(await tables(), ['22 ft with rings']);
});

pageTest('house rules are named, kept, used again and deleted', { at }, async ({ page }) => {
  const score = page.getByLabel('Game score', { exact: true });
  await customise(page);
  await score.fill('21');
  await page.getByText('House rules', { exact: true }).click();
  await page.getByLabel('Save these options as house rules').fill('The Crown');
  await button(page, 'Save').click();
  await page.reload();
  await customise(page);
  await page.getByText('House rules', { exact: true }).click();
  assert.equal(await score.inputValue(), '15');
  await button(page, 'Play by The Crown').click();
  await settled(page);
  assert.equal(await score.inputValue(), '21');
  await button(page, 'Delete The Crown').click();
  await button(page, 'Delete').click();
  await settled(page);
  assert.equal(await button(page, 'Play by The Crown').count(), 0);
});

pageTest('a match is given away as a file, deleted, and taken in again', { size: phone, at: `${quickly}#/real` }, async ({ page }) => {
  await button(page, 'Start keeping score').click();
  await button(page, 'Begin').click();
  await page.locator('.points-keys').waitFor();
  await goToScreen(page, '#/matches');
  const record = await savedFile(page, () => button(page, /^Save as a file/).click());
  await button(page, /^Delete/).click();
  await button(page, 'Delete').click();
  await page.getByText('No matches yet').waitFor();
  await page.setInputFiles('input[type=file]', record);
  await page.locator('.saved').waitFor();
  await page.setInputFiles('input[type=file]', { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear Ann') });
  await page.getByText('letter.txt can’t be opened:').waitFor();
  assert.equal(await page.locator('.saved').count(), 1);
});

pageTest('the rules lead from page to page, and back', { size: phone, at: `${quickly}#/rules` }, async ({ page }) => {
  await page.getByRole('link', { name: 'Knock Off' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Knock Off' }).waitFor();
  assert.ok((await page.locator('.rules img').count()) > 0);
  await page.getByRole('link', { name: 'those that every game has' }).click();
  await page.getByRole('heading', { name: 'Options', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Knock Off' }).waitFor();
});

pageTest('what is set in the settings is kept', { at: `${quickly}#/settings` }, async ({ page }) => {
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('radio', { name: 'inches' }).check();
  await page.getByRole('radio', { name: 'Keyboard' }).check();
  await page.reload();
  assert.equal(await page.getByLabel('Your name').inputValue(), 'Ann');
  assert.equal(await page.getByRole('radio', { name: 'inches' }).isChecked(), true);
  await goToScreen(page, '#/');
  assert.match(await button(page, /Play now/).innerText(), /Ann vs/);
  await goToScreen(page, '#/settings');
  await button(page, 'Reset settings').click();
  await button(page, 'Reset').click();
  assert.equal(await page.getByLabel('Your name').inputValue(), '');
});

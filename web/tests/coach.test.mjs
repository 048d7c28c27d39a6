// The coach beside the practice table.
import assert from 'node:assert/strict';

import { axe, desktop, enlargeText, overlaps, pageTest, phone, quickly, settled, smallPhone } from './harness/index.mjs';
import { advise, board, isFinal, layWeights, openCoach, withoutSentences } from './at_practice.mjs';

const at = `${quickly}#/practice`;

pageTest('what the coach says is what hammer advise says; a shot is drawn, thrown, and asked for anew', { at }, async ({ page }) => {
  await layWeights(page, board);
  await openCoach(page);
  await isFinal(page);
  const { line, advice } = await page.evaluate(() => window.hammer.coach.answer.value);
  const told = advise(line);
  assert.deepEqual(advice, withoutSentences(told));
  // In the page's words: coach.test.ts has the sentences.
  const shots = page.getByRole('radiogroup', { name: 'Best shots' }).getByRole('radio');
  assert.equal(await shots.count(), told.shots.length);
  assert.ok(await shots.first().isChecked());

  await page.getByText('How this was worked out').click();
  const command = await page.getByLabel(/“hammer advise” gives the same/).inputValue();
  assert.match(command, /^echo '.*' \| hammer advise$/);
  assert.deepEqual(JSON.parse(command.slice(6, -"' | hammer advise".length)), line);

  // Another shot, and where to aim.
  await shots.nth(1).check();
  await page.waitForFunction((speed) => window.hammer.picture.steady.value?.aimed.speed === speed, advice.shots[1].aim.speed);
  await page.getByRole('switch', { name: 'Where to aim' }).check();
  await page.getByText('Chance of winning').waitFor();
  assert.ok((await page.locator('.heat-layer rect').count()) > 300);

  await page.getByRole('button', { name: 'Throw this shot' }).click();
  await page.waitForFunction((speed) => window.hammer.practice.stage.table.last.value?.aimed.speed === speed, advice.shots[1].aim.speed);
  // What lies there now is another question.
  await page.waitForFunction((before) => window.hammer.coach.answer.value?.isFinal && window.hammer.coach.answer.value.line.thrown !== before, line.thrown);
});

pageTest('the situation can be changed, and what cannot be is said', { at, size: phone }, async ({ page }) => {
  await layWeights(page, board);
  await openCoach(page);
  await isFinal(page);
  await page.getByText('Change the situation').click();
  const asked = (wanted) =>
    page.waitForFunction(
      (fields) => {
        const line = window.hammer.coach.answer.value?.line;
        return line && Object.entries(fields).every(([path, value]) => path.split('.').reduce((part, name) => part?.[name], line) === value);
      },
      wanted,
    );
  await page.locator('.coach-situation').getByRole('radio', { name: 'Blue' }).first().check();
  await asked({ to_shoot: 'blue', hammer: 'blue' });
  await page.getByRole('group', { name: 'Hammer' }).getByRole('radio', { name: 'Red' }).check();
  await asked({ to_shoot: 'blue', hammer: 'red' });
  await page.getByRole('textbox', { name: 'Score for Red' }).fill('12');
  await asked({ 'score.red': 12 });
  await page.getByLabel('Accuracy of the thrower').selectOption({ label: 'Novice' });
  await asked({ 'hand.blue': 'novice', 'hand.red': 'novice' });
  await page.getByLabel('Accuracy of the other side').selectOption({ label: 'Champion' });
  await asked({ 'hand.blue': 'novice', 'hand.red': 'champion' });
  await page.getByRole('textbox', { name: 'Score for Red' }).fill('99');
  await page.getByText(/has already won the game/).first().waitFor();
  await page.getByRole('textbox', { name: 'Score for Red' }).fill('0');
  await isFinal(page);
});

for (const [name, size] of Object.entries({ smallPhone, desktop })) {
  pageTest(`the coach is there for everyone: ${name}`, { at, size }, async ({ page }) => {
    await layWeights(page, board);
    await openCoach(page);
    await isFinal(page);
    await page.getByRole('switch', { name: 'Where to aim' }).check();
    await page.getByText('Change the situation').click();
    await page.getByText('How this was worked out').click();
    await page.locator('.heat-legend').waitFor();
    await settled(page);
    assert.deepEqual(await axe(page), []);
    assert.deepEqual(await overlaps(page), []);
    await enlargeText(page, 200);
    assert.deepEqual(await overlaps(page), []);
  });
}

// Was the luck fair? Two play a whole match, and each page checks its luck; forged records are named as such.
import assert from 'node:assert/strict';

import { axe, enlargeText, goToScreen, multiUserTest, overlaps, phone, quickly, settled } from './harness/index.mjs';
import { untilMoment } from './at_the_table.mjs';
import { areOver, ask, pair, playOn, send, short } from './online_company.mjs';
import { withRightSums } from './record_sums.mjs';

const question = 'Was the luck fair?';
const dialog = (page) => page.locator('dialog[open]');
const said = (page, text) => dialog(page).getByText(text).waitFor();
const seenLuck = (page, id) => page.evaluate((match) => JSON.parse(localStorage.getItem('hammer.luck') ?? '[]').find((seen) => seen.match === match), id);

async function check(page) {
  await page.getByRole('button', { name: question }).click();
  await dialog(page).waitFor();
}

async function close(page) {
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await dialog(page).waitFor({ state: 'hidden' });
}

const withHand = { ...short, options: { ...short.options, hand: 'natural' } };

multiUserTest('both devices add a number, and after a whole match both pages say that the luck was fair', {}, async ({ arrive }) => {
  const { ann, bob, id } = await pair(arrive, withHand);
  const pages = [ann, bob];
  assert.equal(await ann.getByRole('button', { name: question }).count(), 0); // it is not over
  await playOn(pages, () => areOver(pages));
  for (const page of pages) {
    await check(page);
    await said(page, 'Yes, it all checks out.');
    await said(page, /It’s the very seal this device saw while you played\./);
    await said(page, 'You added a random number: the one this device sent.');
    await said(page, `${page === ann ? 'Bob' : 'Ann'} added a random number.`);
    await said(page, /^All \d+ draws – toss and wobble – come out the same\.$/);
    await settled(page);
    assert.deepEqual(await axe(page), []);
    assert.deepEqual(await overlaps(page), []);
  }

  // The numbers themselves are behind a word, by keys.
  const { secret, luck } = await ask(ann, 'GET', `matches/${id}`);
  const { number } = await seenLuck(ann, id);
  assert.equal(number.state, 'accepted');
  assert.equal(await dialog(ann).getByText(secret).isVisible(), false);
  await dialog(ann).getByText('Details').focus();
  await ann.keyboard.press('Enter');
  for (const shown of [secret, luck.commitment, number.value, 'hammer replay']) assert.ok(await dialog(ann).getByText(shown).isVisible(), shown);
  assert.deepEqual(await axe(ann), []);
  await dialog(bob).getByText('Details').click();
  await enlargeText(bob, 200);
  await settled(bob);
  assert.deepEqual(await overlaps(bob), []);
  await enlargeText(bob, 100);
  await ann.keyboard.press('Escape');
  await dialog(ann).waitFor({ state: 'hidden' });
  assert.equal(await ann.evaluate(() => document.activeElement?.textContent), question);

  // It can be asked again wherever the match is found later: where its link leads, and in the replay on this device.
  await close(bob);
  await goToScreen(bob, `#/online/match/${id}`);
  await check(bob);
  await said(bob, 'Yes, it all checks out.');
  await close(bob);
  await ann.getByRole('button', { name: 'Replay' }).click();
  await ann.waitForURL(/#\/replay\//);
  await check(ann);
  await said(ann, 'Yes, it all checks out.');
  await close(ann);

  // With the record on this device goes what the device knew of its luck.
  await goToScreen(ann, '#/matches');
  await ann.getByRole('button', { name: /^Delete/ }).click();
  await dialog(ann).getByRole('button', { name: 'Delete' }).click();
  await ann.waitForFunction(() => !localStorage.getItem('hammer.luck')?.includes('commitment'));

  // Whoever only looks on is told the same, less what their device cannot know.
  const eve = await arrive({ size: phone, at: `${quickly}#/online/table/${id}` });
  await untilMoment(eve, 'over');
  await check(eve);
  await said(eve, 'The draws fit the record.');
  await said(eve, /^You were watching: /);
  await said(eve, 'Ann added a random number.');
  assert.equal(await dialog(eve).getByText(/seal this device saw/).count(), 0);
});

multiUserTest('a forged record is named as such, and a server that is away is no forger', { mayBeOffline: true }, async ({ arrive }) => {
  const { ann, bob, id } = await pair(arrive, withHand, ['Cid', 'Dan']);
  await playOn([ann, bob], async () => (await ask(ann, 'GET', `matches/${id}`)).seq > 6);
  await send(bob, { cmd: 'concede' });
  await untilMoment(ann, 'over');
  const record = await ask(ann, 'GET', `matches/${id}/record`);
  const { secret } = JSON.parse(record.trimEnd().split('\n').at(-1));
  let handOut = (route) => route.continue();
  await ann.route(/\/record$/, (route) => handOut(route));
  const handing = (text) => (route) => route.fulfill({ body: text, contentType: 'application/x-ndjson' });

  handOut = (route) => route.abort('connectionrefused');
  await check(ann);
  await said(ann, 'The check didn’t get through.');
  handOut = (route) => route.continue();
  await dialog(ann).getByRole('button', { name: 'Try again' }).click();
  await said(ann, 'Yes, it all checks out.');
  await close(ann);

  // One digit, and the sum of its line no longer fits.
  handOut = handing(record.replace(/"speed":1\.85/, '"speed":1.86'));
  await check(ann);
  await said(ann, 'No. Something is wrong.');
  await said(ann, /^The match file has been changed: the checksum in line \d+ is wrong\.$/);
  await settled(ann);
  assert.deepEqual(await axe(ann), []);
  await close(ann);

  // By somebody who puts the sums right.
  const other = (secret.startsWith('0') ? '1' : '0') + secret.slice(1);
  handOut = handing(withRightSums(record.replace(secret, other)));
  await check(ann);
  await said(ann, /^The secret doesn’t fit the seal\./);
  await close(ann);

  // All of it fits, but it is not what this device saw and sent.
  handOut = (route) => route.continue();
  await ann.evaluate((match) => {
    const all = JSON.parse(localStorage.getItem('hammer.luck'));
    const number = { seat: 0, value: '0'.repeat(32), state: 'accepted' };
    localStorage.setItem('hammer.luck', JSON.stringify(all.map((seen) => (seen.match === match ? { ...seen, number } : seen))));
  }, id);
  await check(ann);
  await said(ann, 'The number in the record isn’t the one this device sent for you.');
});

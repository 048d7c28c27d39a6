// Accounts of online play: names, ratings, tokens, and profiles.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';

import { axe, multiUserTest, desktop, enlargeText, goToScreen, overlaps, phone, quickly, savedFile, settled, smallPhone } from './harness/index.mjs';
import { ask, signInAsGuest, registerAccount, password, playRated } from './online_company.mjs';

const button = (page, name) => page.getByRole('button', { name, exact: typeof name === 'string' });
const link = (page, name) => page.getByRole('link', { name, exact: typeof name === 'string' });

// Whether a token is still valid.
function statusFor(page, token) {
  return page.evaluate(async (secret) => {
    const response = await fetch('api/me', { headers: { authorization: `Bearer ${secret}` } });
    await response.arrayBuffer(); // a request is open until its answer is read
    return response.status;
  }, token);
}

multiUserTest('an account is claimed, signed in to elsewhere, renamed and signed out of', {}, async ({ arrive }) => {
  const home = await arrive({ size: desktop });
  await signInAsGuest(home, 'Zoë');
  await link(home, 'Account').click();
  await home.getByLabel('Password').first().fill('short');
  await button(home, 'Create account').click();
  await home.getByText('A password needs 8 to 256 characters.').waitFor();
  await home.getByLabel('Password').first().fill(password);
  await button(home, 'Create account').click();
  await home.getByText('You are signed in as Zoë.').waitFor();

  const away = await arrive({ size: phone, at: `${quickly}#/online/account` });
  const signIn = async (secret) => {
    await away.getByLabel('Name', { exact: true }).first().fill('zoë');
    await away.getByLabel('Password').fill(secret);
    await button(away, 'Sign in').click();
  };
  await signIn('something else');
  await away.getByText('Wrong name or password.').waitFor();
  await signIn(password);
  await away.getByText('You are signed in as Zoë.').waitFor();

  const other = await arrive({ at: `${quickly}#/online` });
  await other.getByLabel('Your name').fill('ZOË');
  await button(other, 'Continue').click();
  await other.getByText('The name ZOË is taken.').waitFor();
  await button(other, /^Take /).click();
  await other.getByText(/You are ZOË.+\./).waitFor();

  await home.getByLabel('Name', { exact: true }).fill('Zoë II');
  await button(home, 'Change the name').click();
  await home.getByText('You are signed in as Zoë II.').waitFor();
  await button(away, 'Sign out on this device').click();
  await away.getByText('Nobody is signed in on this device.').waitFor();
  await home.reload();
  await home.getByText('You are signed in as Zoë II.').waitFor();
});

multiUserTest('ratings, matches and who is best after rated matches', {}, async ({ arrive }) => {
  const [ann, bob] = [await arrive({ size: desktop }), await arrive({ size: phone })];
  await registerAccount(ann, 'Rater');
  await registerAccount(bob, 'Rated');
  await goToScreen(ann, '#/online/leaders/knock-off');
  await ann.getByText('Nobody has played enough rated matches of this game yet.').waitFor();
  await playRated(ann, bob, 24);

  await goToScreen(ann, '#/online/people/Rated');
  await ann.getByText('3 rated matches').waitFor();
  await ann.getByRole('img', { name: /^Rating at Knock Off from .+ between \d+ and \d+$/ }).waitFor();
  await ann.getByText('16 won, 8 lost').waitFor();
  assert.equal(await link(ann, /^Watch: Knock Off, Rater vs Rated/).count(), 10);
  await button(ann, 'Earlier matches').click();
  await ann.waitForFunction(() => document.querySelectorAll('.online-row').length === 20);

  // It takes days until a rating is established: until then the board has none of the two.
  await goToScreen(bob, '#/online/leaders');
  await bob.getByText('Nobody has played enough rated matches of this game yet.').waitFor();
  const people = ['Rater', 'Rated'].map((name, index) => ({ name, kind: 'person', rating: 1700 - 100 * index, deviation: 60, games: 24 }));
  await bob.route(/\/api\/leaderboards\//, (request) => request.fulfill({ json: { game: 'knock-off', people } }));
  await bob.reload();
  const rows = bob.getByRole('row');
  await rows.nth(2).waitFor();
  assert.match(await rows.nth(1).innerText(), /^1\s+Rater\s+1\d\d\d\s+24$/);
  assert.match(await rows.nth(2).innerText(), /^2\s+Rated\s+1\d\d\d\s+24$/);

  await goToScreen(bob, '#/online/people/Rater');
  await button(bob, 'Mute Rater').click();
  await bob.getByText(/^Rater is muted/).waitFor();
  await button(bob, 'Report Rater').click();
  await bob.getByLabel('Reason').selectOption('stalling');
  await button(bob, 'Send the report').click();
  await bob.getByRole('dialog').waitFor({ state: 'detached' });
  await bob.reload();
  await button(bob, 'Unmute Rater').click();
  await button(bob, 'Mute Rater').waitFor();
});

multiUserTest('a token for a program is made, used and revoked', {}, async ({ arrive }) => {
  const ann = await arrive({ size: phone });
  await registerAccount(ann, 'Maker');
  await goToScreen(ann, '#/online/account');
  await ann.getByText('Create a token', { exact: true }).first().click();
  await ann.getByLabel('What it is for').fill('My bot');
  await button(ann, 'Create a token').click();
  const token = await ann.getByLabel('Token', { exact: true }).inputValue();
  assert.match(token, /^hmr_/);
  assert.equal(await statusFor(ann, token), 200);
  await button(ann, 'Revoke My bot').click();
  await ann.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await button(ann, 'Revoke My bot').waitFor({ state: 'detached' });
  assert.equal(await statusFor(ann, token), 401);
});

multiUserTest('everything known about oneself is a file, and the account is deleted for good', {}, async ({ arrive }) => {
  const ann = await arrive({ size: phone });
  await registerAccount(ann, 'Gone Soon');
  await goToScreen(ann, '#/online/account');
  const file = await savedFile(ann, () => button(ann, 'Save my data').click());
  assert.match(await readFile(file, 'utf8'), /"Gone Soon"/);
  const token = await ann.evaluate(() => localStorage.getItem('hammer.token'));

  await button(ann, 'Delete my account').click();
  const dialog = ann.getByRole('dialog');
  const sure = dialog.getByRole('button', { name: 'Delete my account' });
  assert.equal(await sure.isDisabled(), true);
  await dialog.getByLabel('To confirm, type Gone Soon').fill('Gone Soon');
  await dialog.getByLabel('Current password').fill('not this one');
  await sure.click();
  await dialog.getByText('That’s not your current password.').waitFor();
  await dialog.getByLabel('Current password').fill(password);
  await sure.click();
  await ann.getByText('Nobody is signed in on this device.').waitFor();
  assert.equal(await statusFor(ann, token), 401);
  assert.equal(await ann.evaluate(() => localStorage.getItem('hammer.token')), null);
  await goToScreen(ann, '#/online/people/Gone%20Soon');
  await ann.getByText('Nobody here is called Gone Soon.').waitFor();
});

for (const [name, size] of Object.entries({ smallPhone, desktop })) {
  multiUserTest(`the screens of somebody who plays online are for everyone: ${name}`, {}, async ({ arrive }) => {
    const [ann, bob] = [await arrive({ size }), await arrive({ size: desktop })];
    await registerAccount(ann, `Annabelle ${name}`);
    await registerAccount(bob, `Bob of ${name}`);
    await playRated(ann, bob, 3);
    const { id: waiting } = await ask(bob, 'POST', 'matches', { game: 'crazy-eight', listed: true, seats: ['me', 'open', 'open'].map((who) => ({ who })) });
    const { id: own } = await ask(ann, 'POST', 'matches', { game: 'knock-off', rated: true, listed: true });
    const screens = ['', '/new', '/new/listed', `/match/${waiting}`, `/match/${own}`, `/people/${encodeURIComponent(`Bob of ${name}`)}`, '/leaders', '/account'];
    const found = [];
    for (const screen of screens) {
      await goToScreen(ann, `#/online${screen}`);
      await settled(ann);
      for (const one of [...(await axe(ann)), ...(await overlaps(ann))]) found.push(`${screen}: ${one}`);
      await enlargeText(ann, 200);
      for (const one of await overlaps(ann)) found.push(`${screen} at 200 %: ${one}`);
      await enlargeText(ann, 100);
    }
    assert.deepEqual(found, []);
  });
}

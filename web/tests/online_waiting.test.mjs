// Waiting online: being called back, looking at the far end meanwhile, a machine until an opponent is found, and an account made
// where one was needed.
import assert from 'node:assert/strict';

import { multiUserTest, desktop, goToScreen, phone, quickly, until } from './harness/index.mjs';
import { look, momentOf, stateOf, untilMoment } from './at_the_table.mjs';
import { ask, atTheTable, lag, long, pair, password, playOn, registerAccount, send, signInAsGuest } from './online_company.mjs';

const button = (page, name) => page.getByRole('button', { name, exact: typeof name === 'string' });
const link = (page, name) => page.getByRole('link', { name, exact: typeof name === 'string' });

// As if another tab were in front of it, or no longer.
const hide = (page, isHidden) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

// Notifications are recorded instead of shown.
const recordNotices = (page) =>
  page.evaluate(() => {
    window.notices = [];
    window.Notification = class {
      static permission = 'default';
      static requestPermission = async () => (window.Notification.permission = 'granted');
      constructor(title, { body }) {
        window.notices.push(`${title}: ${body}`);
      }
      close() {
        window.notices.push('closed');
      }
    };
  });

async function untilBobWaits(arrive, names) {
  const both = await pair(arrive, long, names);
  await playOn([both.ann, both.bob], async () => (await momentOf(both.bob)) === 'waiting' && (await stateOf(both.bob)).weights.length > 0);
  return both;
}

multiUserTest('who looks elsewhere is called by the title, and by a notification that was asked for by a tap', {}, async ({ arrive }) => {
  const { ann, bob } = await untilBobWaits(arrive, ['Uma', 'Vic']);
  const usual = await bob.title();
  await recordNotices(bob);
  await bob.evaluate(() => (window.hammer.preferences.value = { ...window.hammer.preferences.value })); // looks at the permission again
  await button(bob, 'Tell me when it’s my turn').click();
  await button(bob, 'Tell me when it’s my turn').waitFor({ state: 'detached' });
  await hide(bob, true);
  await send(ann, lag(3));
  await bob.waitForFunction(() => document.title.startsWith('Your turn · '));
  await untilMoment(bob, 'aiming');
  await bob.waitForFunction(() => window.notices.length > 0);
  assert.deepEqual(await bob.evaluate(() => window.notices), ['Your turn: Knock Off']);
  await bob.waitForFunction((title) => document.title === title, usual); // it flashes
  await hide(bob, false);
  await bob.waitForFunction(() => window.notices.includes('closed'));
  assert.equal(await bob.title(), usual);

  // Who looks on is not called.
  await playOn([ann, bob], async () => (await momentOf(bob)) === 'aiming' && (await stateOf(bob)).weights.length !== 2);
  assert.equal((await bob.evaluate(() => window.notices)).filter((notice) => notice !== 'closed').length, 1);
  await bob.getByRole('button', { name: 'Menu' }).click();
  assert.equal(await bob.getByRole('checkbox', { name: 'Tell me when it’s my turn' }).or(bob.getByRole('switch', { name: 'Tell me when it’s my turn' })).isChecked(), true);
});

multiUserTest('nobody is asked twice, and where it cannot be the menu says why', {}, async ({ arrive }) => {
  const { bob } = await untilBobWaits(arrive, ['Wes', 'Xia']);
  await recordNotices(bob);
  await bob.evaluate(() => (window.hammer.preferences.value = { ...window.hammer.preferences.value }));
  await button(bob, 'Not now').click();
  await button(bob, 'Not now').waitFor({ state: 'detached' });
  await bob.reload();
  await atTheTable(bob);
  assert.equal(await button(bob, 'Not now').count(), 0);
  await bob.evaluate(() => Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true }));
  await bob.getByRole('button', { name: 'Menu' }).click();
  await bob.getByText('To be told when it’s your turn, open this page over https.').waitFor();
});

multiUserTest('the far end can be looked at while others throw', {}, async ({ arrive }) => {
  const { bob } = await untilBobWaits(arrive, ['Yve', 'Zac']);
  const camera = () => bob.evaluate(() => window.hammer.scene.viewpoint.view.kind);
  assert.equal(await momentOf(bob), 'waiting');
  const before = await camera();
  await bob.locator('.play-look').click();
  assert.notEqual(await camera(), before);
  await bob.locator('.play-look').click();
  assert.equal(await camera(), before);
  assert.deepEqual(new Set([before, 'far', 'shooter']).size, 2);
});

multiUserTest('a machine passes the time until an opponent is found, and its match is kept', {}, async ({ arrive }) => {
  const [ann, bob] = [await arrive({ size: desktop }), await arrive({ size: phone })];
  await registerAccount(ann, 'Idler');
  await registerAccount(bob, 'Comer');
  await ann.getByLabel('Game').selectOption('target');
  await button(ann, /^Quick match/).click();
  await button(ann, 'Play the computer for now').click();
  await ann.waitForURL(/#\/play\//);
  await untilMoment(ann, 'aiming');
  await ann.getByText('Looking for an opponent…').waitFor();
  await look(ann, (session) => void session.send({ cmd: 'shoot', y: 0, speed: 1.85, angle: 0, spin: 0 }));
  await until(async () => (({ weights, off }) => weights.length + off.length)(await stateOf(ann)) >= 2 && (await momentOf(ann)) === 'aiming', () => 'the machine does not throw');
  const { hash } = await stateOf(ann);
  const local = await ann.evaluate(() => window.hammer.session.id);

  await bob.getByLabel('Game').selectOption('target');
  await button(bob, /^Quick match/).click();
  for (const page of [ann, bob]) await page.waitForURL(/#\/online\/table\//);
  await ann.getByText('Opponent found! Your match against the computer is saved.').first().waitFor();
  await untilMoment(ann, 'toss', 'choice', 'aiming', 'waiting');

  await goToScreen(ann, `#/play/${local}`);
  await ann.waitForFunction((id) => window.hammer.session.id === id, local);
  await untilMoment(ann, 'aiming');
  assert.equal((await stateOf(ann)).hash, hash);
  assert.equal(await ann.getByText('Looking for an opponent…').count(), 0);
});

multiUserTest('the search ends from the table of the machine, and when one goes elsewhere', {}, async ({ arrive }) => {
  const ann = await arrive({ size: phone });
  await registerAccount(ann, 'Loner');
  await button(ann, /^Quick match/).click();
  await button(ann, 'Play the computer for now').click();
  await ann.waitForURL(/#\/play\//);
  await goToScreen(ann, '#/online');
  await ann.getByText('Looking for an opponent for Knock Off…').waitFor();
  await ann.goBack();
  await button(ann, 'Stop looking').click();
  await button(ann, 'Stop looking').waitFor({ state: 'detached' });
  await goToScreen(ann, '#/online');
  await button(ann, /^Quick match/).click();
  await ann.getByText('Looking for an opponent for Knock Off…').waitFor();
  await goToScreen(ann, '#/matches');
  await goToScreen(ann, '#/online');
  await button(ann, /^Quick match/).waitFor();
});

multiUserTest('after making an account where one was needed, one is back there', {}, async ({ arrive }) => {
  const ann = await arrive({ size: phone });
  await signInAsGuest(ann, 'Nova');
  await ann.getByLabel('Game').selectOption('horse-collar');
  await link(ann, /^Quick match/).click();
  await ann.getByLabel('Password').first().fill(password);
  await button(ann, 'Create account').click();
  await button(ann, /^Quick match/).waitFor();
  assert.equal(new URL(ann.url()).hash, '#/online');
  assert.equal(await ann.getByLabel('Game').inputValue(), 'horse-collar');

  const eve = await arrive({ size: phone });
  await signInAsGuest(eve, 'Orla');
  await goToScreen(eve, '#/online/new/listed');
  await eve.getByLabel('Game score', { exact: true }).fill('9');
  await eve.getByLabel('Game score', { exact: true }).blur();
  await link(eve, 'Create an account').click();
  await eve.getByLabel('Name', { exact: true }).last().fill('Nova');
  await eve.getByLabel('Password').last().fill(password);
  await button(eve, 'Sign in').click();
  await eve.getByLabel('Rated').waitFor();
  assert.equal(new URL(eve.url()).hash, '#/online/new/listed');
  assert.equal(await eve.getByLabel('Game score', { exact: true }).inputValue(), '9');
});

multiUserTest('one’s own session is no program, and another device can be signed out', {}, async ({ arrive }) => {
  const home = await arrive({ size: phone });
  await registerAccount(home, 'Penny');
  await goToScreen(home, '#/online/account');
  await home.getByText('None yet.').waitFor();
  assert.equal(await button(home, 'Sign out').count(), 0);
  const away = await arrive({ size: phone, at: `${quickly}#/online/account` });
  await away.getByLabel('Name', { exact: true }).first().fill('Penny');
  await away.getByLabel('Password').fill(password);
  await button(away, 'Sign in').click();
  await away.getByText('You are signed in as Penny.').waitFor();
  await home.reload();
  await button(home, 'Sign out').click();
  await home.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await button(home, 'Sign out').waitFor({ state: 'detached' });
  await home.getByText('You are signed in as Penny.').waitFor();
  await away.reload();
  await away.getByText('Nobody is signed in on this device.').waitFor();
  await ask(home, 'GET', 'me');
});

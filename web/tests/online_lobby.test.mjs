// Meeting over the network: names and accounts, invitations, challenges, pairing, profiles; and a server that is away.
import assert from 'node:assert/strict';
import { createReadStream, existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { axe, builtPage, companyTest, desktop, enlargeText, goToScreen, overlaps, phone, quickly, savedFile, settled, smallPhone, startServer, until } from './harness/index.mjs';
import { accept, ask, beGuest } from './online_company.mjs';

const password = 'correct horse battery';
const button = (page, name) => page.getByRole('button', { name, exact: typeof name === 'string' });
const link = (page, name) => page.getByRole('link', { name, exact: typeof name === 'string' });
const tableOf = (page) => page.waitForURL(/#\/online\/table\/\w+/).then(() => new URL(page.url()).hash.split('/').at(-1));

async function beSomebody(page, name) {
  await beGuest(page, name);
  await ask(page, 'POST', 'accounts', { password });
  await page.reload();
  await page.getByText(`You are ${name}`).waitFor();
}

// Whether a token is still good for anything.
function statusFor(page, token) {
  return page.evaluate(async (secret) => {
    const response = await fetch('api/me', { headers: { authorization: `Bearer ${secret}` } });
    await response.arrayBuffer(); // a request is open until its answer is read
    return response.status;
  }, token);
}

// Nobody may make many matches at once: after a while the server asks to wait.
function askPatiently(page, ...call) {
  const answered = () => ask(page, ...call).catch((error) => (/ 429 /.test(error.message) ? null : Promise.reject(error)));
  return until(answered, () => 'the server only asks to wait');
}

// Rated matches between two, each conceded at once, by turns.
async function playRated(one, other, count) {
  for (let played = 0; played < count; ++played) {
    const { id } = await askPatiently(one, 'POST', 'matches', { game: 'knock-off', rated: true });
    await ask(other, 'POST', `matches/${id}/seats`, {});
    await ask(played % 3 === 1 ? one : other, 'POST', `matches/${id}/commands`, { shot_id: 'only', cmd: 'concede' });
  }
}

companyTest('a friend follows the link, gives a name, and sits down with one tap', {}, async ({ arrive }) => {
  const ann = await arrive({ size: desktop });
  await link(ann, /^Play online/).click();
  await ann.getByLabel('Your name').fill('Ann');
  await button(ann, 'Go on').click();
  await button(ann, /^Play a friend/).click();
  await ann.getByText('Waiting for the others').waitFor();
  const where = await ann.getByLabel('Link to this match').inputValue();
  await ann.getByRole('img', { name: `QR code of the link ${where}` }).waitFor();

  const bob = await arrive({ size: phone, at: `${quickly}${new URL(where).hash}` });
  await bob.getByText('Ann invites you to a match of Knock Off').waitFor();
  await accept(bob, 'Bob');
  assert.equal(await tableOf(ann), await tableOf(bob));

  const eve = await arrive({ size: phone, at: `${quickly}${new URL(where).hash}` });
  await eve.getByText('It is being played.').waitFor();
  assert.equal(await button(eve, 'Sit down').count(), 0);
  await link(eve, 'Watch').click();
  assert.equal(await tableOf(eve), await tableOf(ann));
});

companyTest('an open challenge stands in the lobby with its rules until somebody joins', {}, async ({ arrive }) => {
  const ann = await arrive({ size: desktop });
  await beGuest(ann, 'Challenger');
  await link(ann, 'Open a challenge').click();
  await ann.getByLabel('Game score', { exact: true }).fill('7');
  await button(ann, 'Make the match').click();
  await ann.getByText('Waiting for the others').waitFor();

  const bob = await arrive({ size: phone, at: `${quickly}#/online` });
  await bob.getByText(/Game score: 7/).waitFor();
  await bob.getByLabel('Your name').fill('Joiner');
  await button(bob, 'Go on').click();
  await link(bob, /^Join: Knock Off, Challenger v\. open seat/).click();
  await button(bob, 'Sit down').click();
  const id = await tableOf(bob);
  assert.equal(await tableOf(ann), id);
  const { setup } = await ask(ann, 'GET', `matches/${id}`);
  assert.equal(setup.options.game_score, 7);

  // Both find it again in the lobby, and a third can watch it.
  await goToScreen(ann, '#/online');
  await link(ann, /^Continue: Knock Off/).waitFor();
  const eve = await arrive({ at: `${quickly}#/online` });
  await link(eve, /^Watch: Knock Off, Challenger v\. Joiner/).click();
  assert.equal(await tableOf(eve), id);
});

companyTest('seats are taken, given back and called off, and everybody with the link sees it', {}, async ({ arrive }) => {
  const ann = await arrive({ size: desktop });
  await beGuest(ann, 'Host');
  await link(ann, /^Choose game, rules and seats/).click();
  await ann.getByRole('radio', { name: 'Two', exact: true }).check();
  await ann.getByLabel('Name of the team').first().fill('The Crown');
  await ann.getByLabel('Seat 4').selectOption('pro');
  await button(ann, 'Make the match').click();
  await ann.getByText('The Crown').waitFor();
  await ann.getByText('Pro', { exact: true }).waitFor();

  const bob = await arrive({ size: phone, at: `${quickly}${new URL(ann.url()).hash}` });
  await accept(bob, 'Partner');
  await ann.getByText('Partner').waitFor();
  await button(bob, 'Stand up again').click();
  await button(bob, 'Take seat 2').click();
  await ann.getByText('1 seat free').waitFor();
  assert.deepEqual((await ask(bob, 'GET', `matches/${new URL(ann.url()).hash.split('/').at(-1)}`)).you.seats, [1]);

  await button(ann, 'Cancel the match').click();
  await ann.getByRole('dialog').getByRole('button', { name: 'Cancel the match' }).click();
  for (const page of [ann, bob]) await page.getByText('This match was cancelled.').waitFor();
});

companyTest('two people who look for an opponent find each other', {}, async ({ arrive }) => {
  const [ann, bob] = [await arrive({ size: desktop }), await arrive({ size: phone })];
  await beGuest(ann, 'Seeker');
  await link(ann, /^Quick match Rated matches need an account/).waitFor();
  await ask(ann, 'POST', 'accounts', { password });
  await ann.reload();
  await beSomebody(bob, 'Finder');
  await button(ann, /^Quick match/).click();
  await ann.getByText('Looking for an opponent for Knock Off …').waitFor();
  await button(ann, 'Stop looking').click();
  await button(ann, /^Quick match/).click();
  await button(bob, /^Quick match/).click();
  const id = await tableOf(ann);
  assert.equal(await tableOf(bob), id);
  assert.equal((await ask(ann, 'GET', `matches/${id}`)).rated, true);
});

companyTest('an account is claimed, signed in to elsewhere, renamed and signed out of', {}, async ({ arrive }) => {
  const home = await arrive({ size: desktop });
  await beGuest(home, 'Zoë');
  await link(home, 'Account').click();
  await home.getByLabel('Password').first().fill('short');
  await button(home, 'Make the account').click();
  await home.getByText('A password has 8 to 256 characters.').waitFor();
  await home.getByLabel('Password').first().fill(password);
  await button(home, 'Make the account').click();
  await home.getByText('You are signed in as Zoë.').waitFor();

  const away = await arrive({ size: phone, at: `${quickly}#/online/account` });
  const signIn = async (secret) => {
    await away.getByLabel('Name', { exact: true }).first().fill('zoë');
    await away.getByLabel('Password').fill(secret);
    await button(away, 'Sign in').click();
  };
  await signIn('something else');
  await away.getByText('Name or password are wrong.').waitFor();
  await signIn(password);
  await away.getByText('You are signed in as Zoë.').waitFor();

  const other = await arrive({ at: `${quickly}#/online` });
  await other.getByLabel('Your name').fill('ZOË');
  await button(other, 'Go on').click();
  await other.getByText('The name ZOË is taken.').waitFor();
  await button(other, /^Take /).click();
  await other.getByText(/You are ZOË.+\./).waitFor();

  await home.getByLabel('Name', { exact: true }).fill('Zoë II');
  await button(home, 'Change the name').click();
  await home.getByText('You are signed in as Zoë II.').waitFor();
  await button(away, 'Sign out on this device').click();
  await away.getByText('On this device nobody is signed in.').waitFor();
  await home.reload();
  await home.getByText('You are signed in as Zoë II.').waitFor();
});

companyTest('ratings, matches and who is best after rated matches', {}, async ({ arrive }) => {
  const [ann, bob] = [await arrive({ size: desktop }), await arrive({ size: phone })];
  await beSomebody(ann, 'Rater');
  await beSomebody(bob, 'Rated');
  await goToScreen(ann, '#/online/leaders/knock-off');
  await ann.getByText('Nobody has played enough rated matches of it yet.').waitFor();
  await playRated(ann, bob, 24);

  await goToScreen(ann, '#/online/people/Rated');
  await ann.getByText('24 rated matches').waitFor();
  await ann.getByRole('img', { name: /^Rating at Knock Off from .+ between \d+ and \d+$/ }).waitFor();
  await ann.getByText('16 won, 8 lost').waitFor();
  assert.equal(await link(ann, /^Watch: Knock Off, Rater v\. Rated/).count(), 10);
  await button(ann, 'Earlier matches').click();
  await ann.waitForFunction(() => document.querySelectorAll('.online-row').length === 20);

  await goToScreen(bob, '#/online/leaders');
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
  await button(bob, 'Hear Rater again').click();
  await button(bob, 'Mute Rater').waitFor();
});

companyTest('a token for a program is made, used and revoked', {}, async ({ arrive }) => {
  const ann = await arrive({ size: phone });
  await beSomebody(ann, 'Maker');
  await goToScreen(ann, '#/online/account');
  await ann.getByText('Make a token', { exact: true }).first().click();
  await ann.getByLabel('What it is for').fill('My bot');
  await button(ann, 'Make a token').click();
  const token = await ann.getByLabel('Token', { exact: true }).inputValue();
  assert.match(token, /^hmr_/);
  assert.equal(await statusFor(ann, token), 200);
  await button(ann, 'Revoke My bot').click();
  await ann.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await button(ann, 'Revoke My bot').waitFor({ state: 'detached' });
  assert.equal(await statusFor(ann, token), 401);
});

companyTest('everything known about oneself is a file, and the account is deleted for good', {}, async ({ arrive }) => {
  const ann = await arrive({ size: phone });
  await beSomebody(ann, 'Gone Soon');
  await goToScreen(ann, '#/online/account');
  const file = await savedFile(ann, () => button(ann, 'Save my data').click());
  assert.match(await readFile(file, 'utf8'), /"Gone Soon"/);
  const token = await ann.evaluate(() => localStorage.getItem('hammer.token'));

  await button(ann, 'Delete my account').click();
  const dialog = ann.getByRole('dialog');
  const sure = dialog.getByRole('button', { name: 'Delete my account' });
  assert.equal(await sure.isDisabled(), true);
  await dialog.getByLabel('To go on, type Gone Soon').fill('Gone Soon');
  await dialog.getByLabel('Present password').fill('not this one');
  await sure.click();
  await dialog.getByText('The present password is wrong.').waitFor();
  await dialog.getByLabel('Present password').fill(password);
  await sure.click();
  await ann.getByText('On this device nobody is signed in.').waitFor();
  assert.equal(await statusFor(ann, token), 401);
  assert.equal(await ann.evaluate(() => localStorage.getItem('hammer.token')), null);
  await goToScreen(ann, '#/online/people/Gone%20Soon');
  await ann.getByText('Nobody here is called Gone Soon.').waitFor();
});

companyTest('a name with HTML in it is shown as it is', {}, async ({ arrive }) => {
  const name = '<img src=x onerror=a>';
  const ann = await arrive({ size: smallPhone });
  await beGuest(ann, name);
  const { id } = await ask(ann, 'POST', 'matches', { game: 'knock-off', listed: true, seats: [{ who: 'me' }, { who: 'open' }] });
  const bob = await arrive({ size: phone, at: `${quickly}#/online` });
  for (const [page, where] of [[ann, '#/online'], [bob, '#/online'], [bob, `#/online/match/${id}`], [ann, `#/online/people/${encodeURIComponent(name)}`]]) {
    await goToScreen(page, where);
    await page.getByText(name).first().waitFor();
    assert.equal(await page.locator('#app img').count(), 0);
  }
});

companyTest('a server that is away is said so, and found again when it is back', { mayBeOffline: true }, async ({ arrive }) => {
  const folder = await mkdtemp(join(tmpdir(), 'hammer-away-'));
  const database = join(folder, 'hammer.db');
  let server = await startServer({ database });
  try {
    const { url, port } = server;
    const ann = await arrive({ size: phone, url });
    await beGuest(ann, 'Patient');
    await server.stop();
    await ann.getByText('The server cannot be reached.').waitFor();
    for (const place of ['account', 'leaders', 'people/Patient', 'match/abcdefghjkmn', 'new']) {
      await goToScreen(ann, `#/online/${place}`);
      await ann.getByText('The server cannot be reached.').waitFor();
    }
    await goToScreen(ann, '#/');
    assert.equal(await ann.getByText('cannot be reached').count(), 0);
    await button(ann, /^Play now/).click();
    await ann.waitForURL(/#\/play\//);

    server = await startServer({ database, port });
    await goToScreen(ann, '#/online/account');
    await ann.getByText('You are the guest Patient.').waitFor();
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

companyTest('a server that only hands out files has no online play, and it is said so', {}, async ({ arrive }) => {
  const files = createServer((request, response) => {
    const path = join(builtPage, new URL(request.url, 'http://here').pathname.replace(/\/$/, '/index.html'));
    const isThere = existsSync(path);
    response.writeHead(isThere ? 200 : 404, { 'content-type': typeOf(path) });
    if (isThere) createReadStream(path).pipe(response);
    else response.end('not found');
  });
  await new Promise((resolve) => files.listen(0, '127.0.0.1', resolve));
  try {
    const page = await arrive({ url: `http://127.0.0.1:${files.address().port}/`, at: `${quickly}#/online` });
    await page.getByText('This server does not offer play over the network.').waitFor();
    await button(page, 'Try again').waitFor();
  } finally {
    files.closeAllConnections();
    files.close();
  }
});

function typeOf(path) {
  const types = { html: 'text/html', js: 'text/javascript', css: 'text/css', wasm: 'application/wasm', svg: 'image/svg+xml', webmanifest: 'application/manifest+json' };
  return types[path.split('.').at(-1)] ?? 'application/octet-stream';
}

for (const [name, size] of Object.entries({ smallPhone, desktop })) {
  companyTest(`the screens of somebody who plays online are for everyone: ${name}`, {}, async ({ arrive }) => {
    const [ann, bob] = [await arrive({ size }), await arrive({ size: desktop })];
    await beSomebody(ann, `Annabelle ${name}`);
    await beSomebody(bob, `Bob of ${name}`);
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

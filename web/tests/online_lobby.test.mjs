// Finding opponents online: invitations, challenges, pairing; and a server that is away.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { builtPage, multiUserTest, desktop, goToScreen, phone, program, quickly, settled, smallPhone, startServer } from './harness/index.mjs';
import { accept, ask, signInAsGuest, registerAccount, password } from './online_company.mjs';

const button = (page, name) => page.getByRole('button', { name, exact: typeof name === 'string' });
const link = (page, name) => page.getByRole('link', { name, exact: typeof name === 'string' });
const tableOf = (page) => page.waitForURL(/#\/online\/table\/\w+/).then(() => new URL(page.url()).hash.split('/').at(-1));

multiUserTest('a friend follows the link, gives a name, and sits down with one tap', {}, async ({ arrive }) => {
  const ann = await arrive({ size: desktop });
  await link(ann, /^Online/).click();
  await ann.getByLabel('Your name').fill('Ann');
  await button(ann, 'Continue').click();
  await button(ann, /^Play a friend/).click();
  await ann.getByText('Waiting for the others').waitFor();
  const where = await ann.getByLabel('Link to this match').inputValue();
  await ann.getByRole('img', { name: `QR code of the link ${where}` }).waitFor();

  const bob = await arrive({ size: phone, at: `${quickly}${new URL(where).hash}` });
  await bob.getByText('Ann invites you to a match of Knock Off').waitFor();
  await accept(bob, 'Bob');
  assert.equal(await tableOf(ann), await tableOf(bob));

  const eve = await arrive({ size: phone, at: `${quickly}${new URL(where).hash}` });
  await eve.getByText('The match is under way.').waitFor();
  assert.equal(await button(eve, 'Sit down').count(), 0);
  await link(eve, 'Watch').click();
  assert.equal(await tableOf(eve), await tableOf(ann));
});

multiUserTest('an open challenge stands in the lobby with its rules until somebody joins', {}, async ({ arrive }) => {
  const ann = await arrive({ size: desktop });
  await signInAsGuest(ann, 'Challenger');
  await link(ann, 'Open a challenge').click();
  await ann.getByLabel('Game score', { exact: true }).fill('7');
  await button(ann, 'Create match').click();
  await ann.getByText('Waiting for the others').waitFor();

  const bob = await arrive({ size: phone, at: `${quickly}#/online` });
  await bob.getByText(/Game score: 7/).waitFor();
  await bob.getByLabel('Your name').fill('Joiner');
  await button(bob, 'Continue').click();
  await link(bob, /^Join: Knock Off, Challenger vs open seat/).click();
  await button(bob, 'Sit down').click();
  const id = await tableOf(bob);
  assert.equal(await tableOf(ann), id);
  const { setup } = await ask(ann, 'GET', `matches/${id}`);
  assert.equal(setup.options.game_score, 7);

  // Both find it again in the lobby, and a third can watch it.
  await goToScreen(ann, '#/online');
  await link(ann, /^Continue: Knock Off/).waitFor();
  const eve = await arrive({ at: `${quickly}#/online` });
  await link(eve, /^Watch: Knock Off, Challenger vs Joiner/).click();
  assert.equal(await tableOf(eve), id);
});

multiUserTest('seats are taken, given back and called off, and everybody with the link sees it', {}, async ({ arrive }) => {
  const ann = await arrive({ size: desktop });
  await signInAsGuest(ann, 'Host');
  await link(ann, /^Choose game, rules and seats/).click();
  await ann.getByRole('radio', { name: 'Two', exact: true }).check();
  await ann.getByLabel('Name of the team').first().fill('The Crown');
  await ann.getByLabel('Seat 4').selectOption('pro');
  await button(ann, 'Create match').click();
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

multiUserTest('two people who look for an opponent find each other', {}, async ({ arrive }) => {
  const [ann, bob] = [await arrive({ size: desktop }), await arrive({ size: phone })];
  await signInAsGuest(ann, 'Seeker');
  await link(ann, /^Quick match Rated matches need an account/).waitFor();
  await ask(ann, 'POST', 'accounts', { password });
  await ann.reload();
  await registerAccount(bob, 'Finder');
  await button(ann, /^Quick match/).click();
  await ann.getByText('Looking for an opponent for Knock Off…').waitFor();
  await button(ann, 'Stop looking').click();
  await button(ann, /^Quick match/).click();
  await button(bob, /^Quick match/).click();
  const id = await tableOf(ann);
  assert.equal(await tableOf(bob), id);
  assert.equal((await ask(ann, 'GET', `matches/${id}`)).rated, true);
});

multiUserTest('a name with HTML in it is shown as it is', {}, async ({ arrive }) => {
  const name = '<img src=x onerror=a>';
  const ann = await arrive({ size: smallPhone });
  await signInAsGuest(ann, name);
  const { id } = await ask(ann, 'POST', 'matches', { game: 'knock-off', listed: true, seats: [{ who: 'me' }, { who: 'open' }] });
  const bob = await arrive({ size: phone, at: `${quickly}#/online` });
  for (const [page, where] of [[ann, '#/online'], [bob, '#/online'], [bob, `#/online/match/${id}`], [ann, `#/online/people/${encodeURIComponent(name)}`]]) {
    await goToScreen(page, where);
    await page.getByText(name).first().waitFor();
    assert.equal(await page.locator('#app img').count(), 0);
  }
});

multiUserTest('a server that is away is said so, and found again when it is back', { mayBeOffline: true }, async ({ arrive }) => {
  const folder = await mkdtemp(join(tmpdir(), 'hammer-away-'));
  const database = join(folder, 'hammer.db');
  let server = await startServer({ database });
  try {
    const { url, port } = server;
    const ann = await arrive({ size: phone, url });
    await signInAsGuest(ann, 'Patient');
    await server.stop();
    await ann.getByText('The server can’t be reached.').waitFor();
    for (const place of ['account', 'leaders', 'people/Patient', 'match/abcdefghjkmn', 'new']) {
      await goToScreen(ann, `#/online/${place}`);
      await ann.getByText('The server can’t be reached.').waitFor();
    }
    await goToScreen(ann, '#/');
    assert.equal(await ann.getByText('can’t be reached').count(), 0);
    await button(ann, /^Play now/).click();
    await ann.waitForURL(/#\/play\//);

    server = await startServer({ database, port });
    await goToScreen(ann, '#/online/account');
    await ann.getByText('You’re playing as a guest: Patient.').waitFor();
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

multiUserTest('the page as files below any address plays, and says that there is no online play', { allowed: /404 \(Not Found\) \(.*\/club\/api\// }, async ({ arrive }) => {
  const folder = await mkdtemp(join(tmpdir(), 'hammer-files-'));
  execFileSync(program, ['page', '--export', join(folder, 'site'), '--root', builtPage]);
  const files = createServer((request, response) => {
    const asked = /^\/club\/(.*)$/.exec(new URL(request.url, 'http://here').pathname)?.[1];
    const path = join(folder, 'site', asked || 'index.html');
    const isThere = asked !== undefined && existsSync(path);
    response.writeHead(isThere ? 200 : 404, { 'content-type': typeOf(path) });
    if (isThere) createReadStream(path).pipe(response);
    else response.end('not found');
  });
  await new Promise((resolve) => files.listen(0, '127.0.0.1', resolve));
  try {
    const page = await arrive({ url: `http://127.0.0.1:${files.address().port}/club/` });
    for (const place of ['#/real', '#/learn', '#/rules/knock-off', '#/']) await goToScreen(page, place);
    await button(page, /^Play now/).click();
    await page.waitForURL(/#\/play\//);
    await page.waitForFunction(() => window.hammer.session);
    await settled(page);
    await goToScreen(page, '#/online');
    await page.getByText('This server doesn’t offer online play.').waitFor();
    await button(page, 'Try again').waitFor();
  } finally {
    files.closeAllConnections();
    files.close();
    await rm(folder, { recursive: true, force: true });
  }
});

function typeOf(path) {
  const types = { html: 'text/html', js: 'text/javascript', css: 'text/css', wasm: 'application/wasm', svg: 'image/svg+xml', webmanifest: 'application/manifest+json' };
  return types[path.split('.').at(-1)] ?? 'application/octet-stream';
}

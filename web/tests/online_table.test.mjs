// Online matches, each person on a device of their own. Interruptions are in online_interrupted.test.mjs.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { axe, multiUserTest, desktop, enlargeText, overlaps, phone, phoneAcross, program, quickly, settled, tablet } from './harness/index.mjs';
import { look, momentOf, stateOf, untilMoment } from './at_the_table.mjs';
import { accept, areOver, ask, atTheTable, signInAsGuest, invite, lag, lagByKeys, long, pair, playOn, send, short, untilSame } from './online_company.mjs';

async function replayed(text) {
  const folder = await mkdtemp(join(tmpdir(), 'hammer-record-'));
  try {
    await writeFile(join(folder, 'match.ndjson'), text);
    return execFileSync(program, ['replay', join(folder, 'match.ndjson')], { encoding: 'utf8' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

multiUserTest('two play a whole match by link, see the same, and its record holds', { isKept: true }, async ({ arrive }) => {
  const { ann, bob, id } = await pair(arrive);
  const pages = [ann, bob];
  await playOn(pages, () => areOver(pages), lagByKeys);
  await untilSame(pages);
  const { winner } = await stateOf(ann);
  for (const page of pages) {
    const isOwn = await page.evaluate((side) => window.hammer.session.ownSide() === side, winner);
    await page.getByRole('heading', { name: isOwn ? 'You win' : `${winner} wins`, exact: true }).waitFor();
  }
  const told = await replayed(await ask(ann, 'GET', `matches/${id}/record`));
  assert.match(told, /Verified: \d+ events/);
  assert.match(told, /Numbers added by: Ann, Bob\./);
  assert.match(told, new RegExp(`${winner} wins? the match`));

  await ann.getByRole('button', { name: 'Rematch' }).click();
  await bob.getByText('Ann asks for a rematch.').waitFor();
  await bob.getByRole('button', { name: 'Agree' }).click();
  for (const page of pages) {
    await page.waitForURL((url) => url.hash.startsWith('#/online/table/') && !url.hash.endsWith(id));
    await untilMoment(page, 'toss', 'choice', 'aiming', 'waiting');
  }
});

multiUserTest('the match of the server can be watched again and reviewed on the device', {}, async ({ arrive }) => {
  const { ann, bob } = await pair(arrive, short, ['Cid', 'Dan']);
  await playOn([ann, bob], async () => (await stateOf(ann)).weights.length > 0);
  await bob.getByRole('button', { name: 'Menu' }).click();
  await bob.getByRole('button', { name: 'Concede' }).click();
  await bob.locator('dialog[open]').getByRole('button', { name: 'Concede' }).click();
  await untilMoment(ann, 'over');
  await ann.getByRole('button', { name: 'Replay' }).click();
  await ann.waitForURL(/#\/replay\//);
  await ann.getByRole('heading', { level: 1 }).waitFor();
});

multiUserTest('somebody watches, from the middle on, and has nothing in the hand', {}, async ({ arrive }) => {
  const { ann, bob, id } = await pair(arrive, short, ['Ida', 'Jon']);
  await playOn([ann, bob], async () => (await stateOf(ann)).weights.length > 0);
  const eye = await arrive({ size: tablet, at: `${quickly}#/online/table/${id}` });
  await untilMoment(eye, 'waiting', 'sliding', 'judging');
  await eye.getByText('You are watching').waitFor();
  assert.equal(await eye.locator('.throw-panel').count(), 0);

  await bob.getByRole('button', { name: 'Menu' }).click();
  await bob.getByRole('button', { name: 'Good luck!' }).click();
  await eye.locator('.table-bubble', { hasText: 'Good luck!' }).waitFor();

  // Every moment, also those between two checks.
  await look(eye, (session) => session.moment.subscribe(({ kind }) => (window.moments ??= []).push(kind)));
  await playOn([ann, bob], () => areOver([ann, bob, eye]));
  const moments = new Set(await eye.evaluate(() => window.moments));
  for (const kind of ['sliding', 'waiting', 'over']) assert.ok(moments.has(kind), kind);
  for (const kind of ['toss', 'choice', 'aiming']) assert.ok(!moments.has(kind), kind);
  await untilSame([ann, bob, eye]);
});

multiUserTest('four play doubles, each partner on a device of their own', {}, async ({ arrive }) => {
  const ann = await arrive({ size: phone });
  await signInAsGuest(ann, 'Kim');
  const seats = [{ side: 'East', who: 'me' }, { side: 'East', who: 'open' }, { side: 'West', who: 'open' }, { side: 'West', who: 'open' }];
  const id = await invite(ann, { ...long, seats });
  const pages = [ann];
  for (const [place, name] of ['Lea', 'Max', 'Ned'].entries()) {
    const page = await arrive({ size: [desktop, phoneAcross, tablet][place], at: `${quickly}#/online/match/${id}` });
    await accept(page, name);
    pages.push(page);
  }
  for (const page of pages) await atTheTable(page);
  // Partners stand at opposite ends: after two rounds everybody has thrown, each on the device of their own.
  const throwers = new Map(pages.map((page) => [page, new Set()]));
  await playOn(pages, async () => (await stateOf(ann)).round === 3, async (page, count) => {
    throwers.get(page).add((await stateOf(page)).to_shoot.player);
    await send(page, lag(count));
  });
  await untilSame(pages);
  assert.deepEqual([...throwers.values()].map((names) => [...names]), [['Kim'], ['Lea'], ['Max'], ['Ned']]);
  await send(ann, { cmd: 'concede' });
  for (const page of pages) await untilMoment(page, 'over');
  await untilSame(pages);
});

multiUserTest('a throw is taken back, and the match paused, when the other agrees', {}, async ({ arrive }) => {
  const { ann, bob } = await pair(arrive, long, ['Oda', 'Pia']);
  await playOn([ann, bob], async () => (await stateOf(ann)).to_shoot !== null);
  const isFirst = (await momentOf(ann)) === 'aiming'; // the toss says who throws first
  const [one, other] = isFirst ? [ann, bob] : [bob, ann];
  assert.equal((await stateOf(one)).weights.length, 0);
  await send(one, lag(0));
  await untilMoment(other, 'aiming');
  await untilMoment(one, 'waiting');
  assert.equal((await stateOf(one)).weights.length, 1);
  await one.getByRole('button', { name: 'Menu' }).click();
  await one.locator('dialog[open]').getByRole('button', { name: 'Ask to undo the throw' }).click();
  await other.getByText(`${isFirst ? 'Oda' : 'Pia'} would like to undo the last throw.`).waitFor();
  await other.getByRole('button', { name: 'Agree' }).click();
  await untilMoment(one, 'aiming');
  assert.equal((await stateOf(one)).weights.length, 0);

  await other.getByRole('button', { name: 'Menu' }).click();
  await other.getByRole('button', { name: 'Ask for a pause' }).click();
  await one.getByRole('button', { name: 'Agree' }).click();
  await untilMoment(one, 'paused');
  await untilMoment(other, 'paused');
  await other.getByRole('button', { name: 'Ask to resume' }).click();
  await one.getByRole('button', { name: 'Agree' }).click();
  await untilMoment(one, 'aiming');
});

multiUserTest('everything can be read and pressed, on a phone and with large letters', {}, async ({ arrive }) => {
  const { ann, bob } = await pair(arrive, short, ['Sue', 'Tom']);
  const look = async (page) => {
    await settled(page);
    assert.deepEqual(await axe(page), []);
    assert.deepEqual(await overlaps(page), []);
  };
  await playOn([ann, bob], async () => (await momentOf(bob)) === 'waiting');
  await ask(ann, 'POST', `matches/${(await ann.url()).split('/').at(-1)}/offers`, { kind: 'pause' });
  await bob.getByText('Sue asks for a pause.').waitFor();
  await look(bob);
  await bob.getByRole('button', { name: 'Menu' }).click();
  await look(bob);
  await enlargeText(bob, 200);
  await look(bob);
  await bob.getByRole('button', { name: 'Resume' }).click();
  await look(bob);
  await enlargeText(bob, 100);
  await bob.getByRole('button', { name: 'Decline' }).click();
  await playOn([ann, bob], () => areOver([ann, bob]));
  await look(bob);
  await enlargeText(bob, 200);
  await look(bob);
});

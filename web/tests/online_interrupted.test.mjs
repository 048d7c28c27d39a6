// Interrupted online matches: a lost connection, a closed page, a killed server.
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { multiUserTest, startServer } from './harness/index.mjs';
import { look, momentOf, stateOf, untilMoment } from './at_the_table.mjs';
import { areOver, atTheTable, lag, pair, playOn, send, short, untilSame } from './online_company.mjs';

multiUserTest('one goes offline in mid-match, throws, comes back, and nothing is lost or doubled', { mayBeOffline: true }, async ({ arrive }) => {
  const { ann, bob } = await pair(arrive, short, ['Eve', 'Fay']);
  await playOn([ann, bob], async () => (await momentOf(ann)) === 'aiming' && (await stateOf(ann)).weights.length > 0);
  const before = await stateOf(ann);
  await ann.context().setOffline(true);
  await ann.getByText(/Connection lost/).waitFor();
  await send(ann, lag(3));
  await ann.getByText(/Your throw is kept/).waitFor();
  await bob.getByText('Eve lost connection.').waitFor();
  assert.equal((await stateOf(bob)).hash, before.hash);
  await ann.context().setOffline(false);
  await untilMoment(bob, 'aiming', 'judging');
  await untilSame([ann, bob]);
  await ann.getByText(/Connection lost/).waitFor({ state: 'hidden' });
  await bob.getByText('Eve lost connection.').waitFor({ state: 'hidden' });
  const thrown = ({ weights, off }) => weights.length + off.length;
  assert.equal(thrown(await stateOf(ann)), thrown(before) + 1);
  assert.equal(await look(ann, (session) => session.fault.value), null);

  // What the other does meanwhile is there afterwards, too.
  await ann.context().setOffline(true);
  await playOn([bob], async () => (await momentOf(bob)) === 'waiting');
  await ann.context().setOffline(false);
  await untilSame([ann, bob]);
  await playOn([ann, bob], () => areOver([ann, bob]));
});

multiUserTest('a page that is closed in mid-match goes on where it was', {}, async ({ arrive }) => {
  const { ann, bob } = await pair(arrive, short, ['Gus', 'Hal']);
  await playOn([ann, bob], async () => (await stateOf(ann)).weights.length > 1);
  await untilSame([ann, bob]);
  await ann.reload();
  await atTheTable(ann);
  await untilSame([ann, bob]);
  await playOn([ann, bob], () => areOver([ann, bob]));
});

multiUserTest('killed in mid-match and started again, the server goes on with both by themselves', { mayBeOffline: true }, async ({ arrive }) => {
  const folder = await mkdtemp(join(tmpdir(), 'hammer-killed-'));
  const database = join(folder, 'hammer.db');
  let server = await startServer({ database });
  try {
    const { ann, bob } = await pair(arrive, short, ['Quin', 'Rae'], { url: server.url });
    await playOn([ann, bob], async () => (await momentOf(ann)) === 'aiming' && (await stateOf(ann)).weights.length > 0);
    await untilSame([ann, bob]);
    const { hash } = await stateOf(ann);
    await server.stop('SIGKILL');
    await bob.getByText(/Connection lost/).waitFor();
    await send(ann, lag(3));
    server = await startServer({ database, port: server.port });
    await untilMoment(bob, 'aiming', 'judging');
    await untilSame([ann, bob]);
    assert.notEqual((await stateOf(bob)).hash, hash);
    await playOn([ann, bob], () => areOver([ann, bob]));
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

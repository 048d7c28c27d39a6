// Once loaded, the page works offline; and a newer version waits until the user asks for it.
import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { builtPage, pageTest, phone, quickly, settled, shown, startServer, until } from './harness/index.mjs';

const kept = (page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active.state !== 'activated') await new Promise((resolve) => active.addEventListener('statechange', resolve));
  });

// Loads the page from a server of its own, then stops that server.
async function loadAndEnd(page) {
  const server = await startServer();
  await page.goto(server.url + quickly);
  await shown(page);
  await kept(page);
  await server.stop();
  return server.url;
}

pageTest('a reload without a connection shows every screen', { size: phone, at: null, anyOrigin: true, isKept: true }, async ({ page }) => {
  const url = await loadAndEnd(page);
  await page.reload();
  await shown(page);
  const screens = ['#/new', '#/matches', '#/real', '#/rules', '#/settings', '#/'];
  const headings = new Set();
  for (const hash of screens) {
    await page.goto(url + quickly + hash);
    await settled(page);
    headings.add(await page.locator('h1').first().innerText());
  }
  assert.equal(headings.size, screens.length, `each has its own: ${[...headings]}`);
  assert.ok((await page.evaluate(() => window.hammer.engine.games())).length > 0);
});

pageTest('the address without the rest works without a connection too', { at: null, anyOrigin: true, isKept: true }, async ({ page }) => {
  const url = await loadAndEnd(page);
  await page.goto(url);
  await shown(page);
});

pageTest('a newer page waits until it is asked for', { at: null, anyOrigin: true, isKept: true }, async ({ page }) => {
  const root = await mkdtemp(join(tmpdir(), 'hammer-newer-'));
  await cp(builtPage, root, { recursive: true });
  let server = await startServer({ root });
  try {
    await page.goto(server.url + quickly);
    await shown(page);
    await kept(page);
    await page.reload();
    await shown(page);

    await renew(root);
    await server.stop();
    server = await startServer({ root, port: server.port });
    await page.reload();
    await shown(page);
    const waiting = () => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting));
    await until(waiting, () => 'no newer page waits');
    await page.reload();
    await shown(page);
    assert.equal(await page.locator('html').getAttribute('data-newer'), null, 'the newer page came unasked');

    await page.getByRole('button', { name: 'Update to the new version' }).click();
    await page.locator('html[data-newer="yes"]').waitFor();
    await shown(page);
    assert.equal(await waiting(), false);
  } finally {
    await server.stop();
    await rm(root, { recursive: true });
  }
});

// The same page with a mark in it, as its next build would be.
async function renew(root) {
  for (const [name, from, to] of [
    ['index.html', '<html', '<html data-newer="yes"'],
    ['service_worker.js', /pageVersion="\w+"/, 'pageVersion="newer"'],
  ]) {
    const path = join(root, name);
    await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
    for (const ending of ['.br', '.gz']) await rm(path + ending, { force: true });
  }
}

// One test: a context of its own, as if on a new device, and a page in it.
import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { desktop, elsewhere, openBrowser } from './browser.mjs';
import { startServer } from './server.mjs';

// Nothing is drawn of the table, it is quick to play, and the same every time.
export const quickly = '?q=none&rate=20&seed=7';

// The same with the table drawn, roughly: for tests that look at it.
export const drawn = '?q=low&dpr=0.25&rate=20&seed=7';

// ms that anything may take. There is no other limit: a busy machine is ten times slower than a free one, and more.
export const patience = 180_000;

// For tests that hang without waiting: every wait fails earlier, with a message.
const timeout = 900_000;

let browser;
let server;

before(async () => {
  server = await startServer();
  browser = await openBrowser();
});
after(async () => {
  await Promise.all([browser?.close(), server?.stop()]);
});

// Unless a test is about it, there is no service worker: it would fetch the whole page beside every test, and answer requests
// that a test wants to hold back.
async function newDevice({ isKept = false, ...about }) {
  const context = await browser.newContext({ locale: 'en-GB', ...about });
  context.setDefaultTimeout(patience);
  if (!isKept) await context.addInitScript(() => navigator.serviceWorker && (navigator.serviceWorker.register = () => new Promise(() => {})));
  followTraffic(context);
  return context;
}

// `at` is the address after the server's; null: the test goes there itself. `context` as for Playwright, besides a
// size. With anyOrigin it may be on any server of this machine, with isKept it works without any. `work` gets
// { page, context, url, goTo }.
export function pageTest(name, options, work) {
  const { size = desktop, at = quickly, anyOrigin = false, isKept = false, context: more = {} } = options;
  test(name, { timeout }, async () => {
    const context = await newDevice({ ...size, ...more, isKept });
    const isHere = ({ hostname }) => hostname === '127.0.0.1' || hostname === elsewhere;
    const seen = await watch(context, (url) => (anyOrigin ? isHere(url) : url.origin === new URL(server.url).origin));
    try {
      const page = await context.newPage();
      const goTo = async (where) => {
        await page.goto(server.url + where);
        await shown(page);
      };
      if (at !== null) await goTo(at);
      await work({ page, context, url: server.url, goTo });
    } catch (error) {
      error.message += seen.map((one) => `\n${one}`).join('') + (await whatIsShown([context]));
      throw error;
    } finally {
      await context.close();
    }
    assert.deepEqual(seen, [], 'the page complained');
  });
}

// What stands on every page of a test that failed: it may not fail again.
async function whatIsShown(contexts) {
  const pages = contexts.flatMap((context) => context.pages());
  const told = pages.map(async (page) => {
    const text = await Promise.race([page.evaluate(() => document.body.innerText), new Promise((resolve) => setTimeout(resolve, 5000, 'it does not answer'))]);
    return `\n${page.url()} shows: ${text.replace(/\s+/g, ' ').slice(0, 600)}`;
  });
  return (await Promise.all(told.map((one) => one.catch((error) => `\n${error.message}`)))).join('');
}

// The browser logs every request that found no connection.
const isForLackOf = /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE|NETWORK_CHANGED)/;

// Several people, each on a device of their own. `work` gets { arrive }: arrive({ size, at, url }) opens another page, of this
// server or another. mayBeOffline: requests may find no connection; isKept: with the service worker; allowed: complaints that
// belong to the test.
export function multiUserTest(name, options, work) {
  const { mayBeOffline = false, isKept = false, allowed = null } = options;
  test(name, { timeout }, async () => {
    const contexts = [];
    const seen = [];
    const arrive = async ({ size = desktop, at = quickly, url = server.url } = {}) => {
      const context = await newDevice({ ...size, isKept });
      contexts.push(context);
      seen.push(await watch(context, ({ origin }) => origin === new URL(url).origin));
      const page = await context.newPage();
      await page.goto(url + at);
      await shown(page);
      return page;
    };
    const complaints = () => seen.flat().filter((one) => !(mayBeOffline && isForLackOf.test(one)) && !allowed?.test(one));
    try {
      await work({ arrive });
    } catch (error) {
      error.message += complaints().map((one) => `\n${one}`).join('') + (await whatIsShown(contexts));
      throw error;
    } finally {
      await Promise.all(contexts.map((context) => context.close()));
    }
    assert.deepEqual(complaints(), [], 'the page complained');
  });
}

// Every screen has one heading, which appears with it.
export async function shown(page) {
  await page.locator('h1').first().waitFor();
}

// To another screen without loading the page again: '#/new'.
export async function goToScreen(page, hash) {
  await page.evaluate((to) => (location.hash = to), hash);
  await settled(page);
}

// Waits until all requests and engine calls are answered, animations have ended, and nothing has changed on the screen for
// `moment` ms.
export async function settled(page, moment = 200) {
  await shown(page);
  await until(
    async () => {
      if (openRequests(page).length > 0) return false;
      await page.evaluate(quiet, moment);
      return openRequests(page).length === 0;
    },
    () => `the page still waits for ${openRequests(page).join(', ')}`,
  );
}

// In the browser.
async function quiet(moment) {
  const glides = ({ playState, effect }) => playState === 'running' && effect && effect.getComputedTiming().endTime < Infinity;
  let changes = 1;
  const watching = new MutationObserver(() => void ++changes);
  watching.observe(document.body, { subtree: true, childList: true, characterData: true });
  try {
    while (changes > 0) {
      changes = 0;
      await window.hammer?.engine?.games(); // it answers in order, so earlier calls are answered too
      await Promise.all(document.getAnimations().filter(glides).map(({ finished }) => finished.catch(() => {})));
      await new Promise((resolve) => setTimeout(resolve, moment));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  } finally {
    watching.disconnect();
  }
}

// Polls until `isSo` returns something, and returns that. `what` says what was waited for.
export async function until(isSo, what) {
  const begun = Date.now();
  for (;;) {
    const answer = await isSo();
    if (answer) return answer;
    if (Date.now() - begun > patience) throw new Error(`${await what()}, for ${patience / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

const requestsOf = new WeakMap(); // by context: requests without a response; streams never end and are left out

function followTraffic(context) {
  const open = new Set();
  requestsOf.set(context, open);
  context.on('request', (request) => {
    if (!/\/stream(\?|$)/.test(request.url())) open.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed']) context.on(end, (request) => open.delete(request));
}

const openRequests = (page) => [...(requestsOf.get(page.context()) ?? [])].map((request) => request.url());

// Watches all pages of a context for what none of ours may do, whatever a test is about: complain on the console, throw, or
// call another machine. Returns a list that grows. `isOurs` says whether an address is ours.
export async function watch(context, isOurs) {
  const seen = [];
  await context.route(
    (url) => /^(https?|wss?):/.test(url.protocol) && !isOurs(url),
    (route) => {
      seen.push(`a request left the origin: ${route.request().url()}`);
      return route.abort();
    },
  );
  context.on('console', (message) => {
    if ((message.type() === 'error' || message.type() === 'warning') && !isRefusedCall(message) && !isOfBrowser(message)) {
      seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => seen.push(`page error: ${error.error().stack ?? error.error()}`));
  return seen;
}

// Browsers log refused calls as errors, although they were answered.
function isRefusedCall(message) {
  const { url } = message.location();
  return /^Failed to load resource: the server responded with a status of 4\d\d /.test(message.text()) && new URL(url).pathname.startsWith('/api/');
}

// A warning of the browser about reading WebGL output without a graphics card.
function isOfBrowser(message) {
  return /GL Driver Message .*GPU stall due to ReadPixels/.test(message.text());
}

let folder;
let count = 0;

// The path of the file that `work` downloads. The browser may belong to another process, so the file is fetched from it.
export async function savedFile(page, work) {
  folder ??= mkdtempSync(join(tmpdir(), 'hammer-saved-'));
  const path = join(folder, String(++count));
  const [download] = await Promise.all([page.waitForEvent('download'), work()]);
  await download.saveAs(path);
  return path;
}

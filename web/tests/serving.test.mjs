// The page as the server sends it.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import jsQR from 'jsqr';

import { builtPage, program, startServer } from './harness/server.mjs';

let server;
before(async () => (server = await startServer()));
after(() => server?.stop());

const ask = (path, headers = {}) => fetch(server.url + path, { headers });

// As the service worker lists them.
async function pageFiles() {
  const text = await (await ask('service_worker.js')).text();
  return JSON.parse(/pageFiles=(\[.*?\])/.exec(text)[1]);
}

test('index.html has no script or style inside, and is asked for every time', async () => {
  const response = await ask('');
  const text = await response.text();
  assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8');
  assert.equal(response.headers.get('cache-control'), 'no-cache');
  assert.doesNotMatch(text, /<style|style=|<script(?![^>]*\bsrc=)|\son\w+=/);
  assert.match(response.headers.get('content-security-policy'), /script-src 'self' 'wasm-unsafe-eval';/);
});

test('what it loads is compressed, of the right type, and kept', async () => {
  const types = {
    js: 'text/javascript; charset=utf-8',
    css: 'text/css; charset=utf-8',
    wasm: 'application/wasm',
    svg: 'image/svg+xml',
  };
  const kept = (await pageFiles()).filter(({ hashed }) => hashed);
  assert.ok(kept.length > 20);
  for (const { path } of kept) {
    const response = await ask(path, { 'accept-encoding': 'gzip' });
    const { length } = await response.arrayBuffer().then((bytes) => new Uint8Array(bytes));
    assert.equal(response.status, 200, path);
    assert.equal(response.headers.get('content-type'), types[path.split('.').at(-1)], path);
    assert.equal(response.headers.get('cache-control'), 'public, max-age=31536000, immutable', path);
    if (length > 500) assert.equal(response.headers.get('content-encoding'), 'gzip', path);
    const again = await ask(path, { 'accept-encoding': 'gzip', 'if-none-match': response.headers.get('etag') });
    assert.equal(again.status, 304, path);
  }
});

test('compressed files are the files', async () => {
  for (const path of ['', 'manifest.webmanifest', 'service_worker.js']) {
    const [plain, gzip, brotli] = await Promise.all(
      ['identity', 'gzip', 'br'].map(async (coding) => (await ask(path, { 'accept-encoding': coding })).text()),
    );
    assert.equal(gzip, plain);
    assert.equal(brotli, plain);
  }
});

test('the manifest names icons that are there', async () => {
  const response = await ask('manifest.webmanifest');
  assert.equal(response.headers.get('content-type'), 'application/manifest+json');
  const { icons, start_url, display } = await response.json();
  assert.equal(start_url, './');
  assert.equal(display, 'standalone');
  for (const { src, type } of icons) {
    const icon = await ask(src);
    assert.equal(icon.status, 200, src);
    assert.equal(icon.headers.get('content-type'), type);
  }
});

test('the service worker keeps every file of the page and is asked for every time', async () => {
  assert.equal((await ask('service_worker.js')).headers.get('cache-control'), 'no-cache');
  const files = await pageFiles();
  for (const ending of ['index.html', '.wasm', '.css', '.webmanifest']) {
    assert.ok(files.some(({ path }) => path.endsWith(ending)), ending);
  }
  for (const { path } of files) assert.equal((await ask(path)).status, 200, path);
});

// As a camera sees it: dark and light squares of 8 pixels.
function pictureOf(lines) {
  const modules = lines.flatMap((line) => [[...line].map((block) => '▀█'.includes(block)), [...line].map((block) => '▄█'.includes(block))]);
  const scale = 8;
  const [width, height] = [modules[0].length * scale, modules.length * scale];
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; ++y)
    for (let x = 0; x < width; ++x)
      if (modules[Math.floor(y / scale)][Math.floor(x / scale)]) pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { pixels, width, height };
}

test('a terminal shows the address as a QR code that can be read', async () => {
  const address = 'https://play.example/hammer/';
  const folder = await mkdtemp(join(tmpdir(), 'hammer-terminal-'));
  const words = [program, 'serve', '--port', '0', '--root', builtPage, '--database', `sqlite:${join(folder, 'hammer.db')}`, '--url', address];
  const terminal = spawn('script', ['-qfec', words.join(' '), '/dev/null'], { stdio: ['pipe', 'pipe', 'inherit'] });
  try {
    let shown = '';
    for await (const piece of terminal.stdout) if ((shown += piece).includes('Ctrl-C')) break;
    const lines = [...shown.matchAll(/\x1b\[30;107m(.*?)\x1b\[0m/g)].map(([, line]) => line);
    const { pixels, width, height } = pictureOf(lines);
    assert.equal(jsQR(pixels, width, height)?.data, address, shown);
  } finally {
    terminal.stdin.write('\x03'); // Ctrl-C
    await new Promise((resolve) => terminal.once('exit', resolve));
    await rm(folder, { recursive: true, force: true });
  }
});

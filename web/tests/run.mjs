// node web/tests/run.mjs [--concurrency N] [--report FILE] [FILE...]: the browser tests, all of them or those of some files.
//
// Each file is a process of its own, N (two) at a time, and all share one browser. Files that measure time
// (*.timed.test.mjs) come last: one at a time, each with a browser of its own. The report has a line of JSON for each
// test: file, name, outcome (passed, failed, skipped), seconds, and what went wrong. The exit status is 1 when a test failed, or when a file
// has no test or ended early.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { launchForMany } from './harness/browser.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const reporter = new URL('../../scripts/testing/node_reporter.mjs', import.meta.url).href;
const isTimed = (file) => file.endsWith('.timed.test.mjs');
const limit = 45 * 60_000; // ms for a file: for one that does not even end

// ---- the browser that most of them share

let browser = null; // or a promise of one

async function browserAddress() {
  browser ??= launchForMany().then((server) => {
    const mine = browser;
    // Whoever was in it fails; the next get another.
    server.on('close', () => {
      if (browser === mine) browser = null;
    });
    return server;
  });
  return (await browser).wsEndpoint();
}

async function closeBrowser() {
  const closing = browser;
  browser = null;
  await (await closing?.catch(() => null))?.close();
}

// ---- one file

const running = new Set(); // processes, each the first of a group with its server

function endAll() {
  for (const { pid } of running) {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // it has ended by itself
    }
  }
}

async function runFile(file, scratch) {
  const begun = Date.now();
  const lines = join(scratch, `${basename(file)}.lines`);
  const flags = ['--test-reporter=tap', '--test-reporter-destination=stdout', `--test-reporter=${reporter}`, `--test-reporter-destination=${lines}`];
  const env = { ...process.env };
  delete env.HAMMER_BROWSER;
  if (!isTimed(file)) env.HAMMER_BROWSER = await browserAddress();
  const child = spawn(process.execPath, [...flags, file], { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  running.add(child);
  const watchdog = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), limit);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const [code, signal] = await new Promise((done) => child.once('close', (...how) => done(how)));
  clearTimeout(watchdog);
  running.delete(child);
  return { file: relative(process.cwd(), file), seconds: (Date.now() - begun) / 1000, output, ...(await judged(lines, code, signal)) };
}

// The tests it reported, and what is wrong with the file as a whole.
async function judged(lines, code, signal) {
  const said = (await readFile(lines, 'utf8').catch(() => '')).split('\n').filter((line) => line !== '').map((line) => JSON.parse(line));
  const tests = said.filter(({ isEnd }) => !isEnd);
  const hasFailed = tests.some(({ outcome }) => outcome === 'failed');
  if (!said.some(({ isEnd }) => isEnd)) return { tests, fault: `it has no test or ended early, with ${signal ?? `status ${code}`}` };
  if (!tests.some(({ outcome }) => outcome !== 'skipped')) return { tests, fault: 'it has no test' };
  if (code !== 0 && !hasFailed) return { tests, fault: `no test failed, but it ended with ${signal ?? `status ${code}`}` };
  return { tests, fault: null };
}

// ---- what is told

const count = (tests, wanted) => tests.filter(({ outcome }) => outcome === wanted).length;

// What the tests themselves have to say, such as the times that were measured.
const ownWords = /^# (?!Subtest|tests |suites |pass |fail |cancelled |skipped |todo |duration_ms )/;

function tell({ file, seconds, output, tests, fault }) {
  const failed = count(tests, 'failed');
  const isGood = failed === 0 && fault === null;
  console.log(`${isGood ? '  ok ' : 'FAIL '} ${file}: ${count(tests, 'passed')} passed, ${failed} failed, ${seconds.toFixed(1)} s`);
  if (fault !== null) console.log(`      ${fault}\n${output}`);
  else if (failed > 0) console.log((output.match(/^ *not ok[^]*?^ *\.\.\.$/gm) ?? [output]).join('\n'));
  for (const line of output.split('\n')) if (isGood && ownWords.test(line)) console.log(`      ${line}`);
}

function linesOf({ file, seconds, tests, fault }) {
  const all = tests.map((one) => ({ file, ...one }));
  if (fault !== null) all.push({ file, name: fault, outcome: 'failed', seconds });
  return all.map((one) => `${JSON.stringify(one)}\n`).join('');
}

// ---- all of them

// So many at a time, in this order.
async function runAll(files, concurrency, work) {
  const waiting = [...files];
  const next = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) await work(file);
  };
  await Promise.all(Array.from({ length: concurrency }, next));
}

async function main() {
  const { values, positionals } = parseArgs({
    options: { concurrency: { type: 'string', default: '2' }, report: { type: 'string' } },
    allowPositionals: true,
  });
  const concurrency = Number(values.concurrency);
  if (!Number.isInteger(concurrency) || concurrency < 1) throw new Error(`--concurrency is ${values.concurrency}; accepted is a whole number from 1`);
  const found = (await readdir(here)).filter((name) => name.endsWith('.test.mjs')).sort().map((name) => join(here, name));
  const files = positionals.length > 0 ? positionals.map((path) => resolve(path)) : found;
  const scratch = await mkdtemp(join(tmpdir(), 'hammer-browser-tests-'));
  const results = [];
  const work = async (file) => {
    const result = await runFile(file, scratch);
    results.push(result);
    tell(result);
  };
  try {
    await runAll(files.filter((file) => !isTimed(file)), concurrency, work);
    await closeBrowser();
    await runAll(files.filter(isTimed), 1, work);
  } finally {
    await closeBrowser();
    await rm(scratch, { recursive: true, force: true });
  }
  if (values.report) await writeFile(values.report, `${results.map(linesOf).join('')}{"isEnd":true}\n`);
  const tests = results.flatMap((result) => result.tests);
  const failed = count(tests, 'failed') + results.filter(({ fault }) => fault !== null).length;
  console.log(`${count(tests, 'passed')} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    endAll();
    process.exit(1);
  });
}
process.once('exit', endAll);

try {
  await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

// node web/tests/run.mjs [--concurrency N] [--report FILE] [FILE...]: runs the browser tests, all or those of some files.
//
// Each file is a process, N (default two) at a time, and all share one browser. Files that measure time
// (*.timed.test.mjs) come last: one at a time, each with a browser of its own. The report has a line of JSON for each
// test: file, name, outcome (passed, failed, skipped), seconds, and what went wrong. The exit status is 1 when a test
// failed, or when a file has no test or ended early.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { endAll, runCommand } from '../../scripts/testing/commands.mjs';
import { readNodeTests } from '../../scripts/testing/reports.mjs';
import { launchForMany } from './harness/browser.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const reporter = new URL('../../scripts/testing/node_reporter.mjs', import.meta.url).href;
const isTimed = (file) => file.endsWith('.timed.test.mjs');
const minutes = 20; // limit for a file that hangs

// ---- the browser that most of them share

let browser = null; // or a promise of one

async function browserAddress() {
  browser ??= launchForMany().then((server) => {
    const mine = browser;
    // Tests in it fail; the next ones get another browser.
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

async function runFile(file, scratch) {
  const lines = join(scratch, `${basename(file)}.lines`);
  const flags = ['--test-reporter=tap', '--test-reporter-destination=stdout', `--test-reporter=${reporter}`, `--test-reporter-destination=${lines}`];
  const env = { HAMMER_BROWSER: isTimed(file) ? undefined : await browserAddress() };
  const { status, seconds, output } = await runCommand([process.execPath, ...flags, file], { log: join(scratch, `${basename(file)}.log`), env, minutes });
  const tests = readNodeTests(lines) ?? [];
  return { file: relative(process.cwd(), file), seconds, output, tests, fault: faultOf(readNodeTests(lines), status) };
}

// What is wrong with the file as a whole.
function faultOf(tests, status) {
  if (status === null) return `it ran for more than ${minutes} minutes`;
  if (!tests) return `it ended early, with status ${status}`;
  if (!tests.some(({ skipped }) => !skipped)) return 'it has no test';
  return status !== 0 && tests.every(({ passed, skipped }) => passed || skipped) ? `no test failed, but it ended with status ${status}` : null;
}

// ---- output

const isFailed = ({ passed, skipped }) => !passed && !skipped;

// The tests' own output, such as measured times.
const ownWords = /^# (?!Subtest|tests |suites |pass |fail |cancelled |skipped |todo |duration_ms )/;

function tell({ file, seconds, output, tests, fault }) {
  const failed = tests.filter(isFailed);
  const isGood = failed.length === 0 && fault === null;
  console.log(`${isGood ? '  ok ' : 'FAIL '} ${file}: ${tests.filter(({ passed }) => passed).length} passed, ${failed.length} failed, ${seconds.toFixed(1)} s`);
  if (fault !== null) console.log(`      ${fault}\n${output}`);
  for (const { name, message } of failed) console.log(`      ${name}\n${message}`);
  for (const line of output.split('\n')) if (isGood && ownWords.test(line)) console.log(`      ${line}`);
}

function linesOf({ file, seconds, tests, fault }) {
  const outcomeOf = ({ passed, skipped }) => (skipped ? 'skipped' : passed ? 'passed' : 'failed');
  const all = tests.map((test) => ({ file, name: test.name, outcome: outcomeOf(test), seconds: test.seconds, message: test.message }));
  if (fault !== null) all.push({ file, name: fault, outcome: 'failed', seconds });
  return all.map((one) => `${JSON.stringify(one)}\n`).join('');
}

// ---- all of them

// Runs N at a time, in this order; starts no more after one could not be started.
async function runAll(files, concurrency, work) {
  const waiting = [...files];
  const next = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      await work(file).catch((error) => {
        waiting.length = 0;
        throw error;
      });
    }
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
  const failed = tests.filter(isFailed).length + results.filter(({ fault }) => fault !== null).length;
  console.log(`${tests.filter(({ passed }) => passed).length} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await endAll();
    process.exit(1);
  });
}

try {
  await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

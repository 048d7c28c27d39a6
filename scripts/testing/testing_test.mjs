// Tests of the test runner: failures are found, and jobs that depend on them do not count as passed.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { check, googleTests, nodeTests, unlessItFails } from './jobs.mjs';
import { planFor } from './plan.mjs';
import { runJobs } from './schedule.mjs';

const folder = mkdtempSync(join(tmpdir(), 'hammer-testing-'));
after(() => rmSync(folder, { recursive: true }));

// Runs jobs that only log when they begin and end; returns the log.
async function orderOf(jobs, slots) {
  const seen = [];
  const made = jobs.map(({ ok = true, ...job }) => ({
    ...job,
    run: async () => {
      seen.push(`+${job.name}`);
      await new Promise((resolve) => setImmediate(resolve));
      return { ok };
    },
  }));
  await runJobs(made, slots, ({ name }, { ok, missing }) => seen.push(missing ? `${name} needs ${missing}` : ok ? `-${name}` : `!${name}`));
  return seen.join(' ');
}

test('jobs run side by side as slots allow, first come first', async () => {
  assert.equal(await orderOf([{ name: 'a' }, { name: 'b' }, { name: 'c' }], 2), '+a +b -a +c -b -c');
  assert.equal(await orderOf([{ name: 'a' }, { name: 'b', slots: 2 }, { name: 'c' }], 2), '+a +c -a -c +b -b');
  assert.equal(await orderOf([{ name: 'a', slots: 8 }], 2), '+a -a');
  assert.equal(await orderOf([{ name: 'a' }, { name: 'b', slots: 0 }, { name: 'c' }], 1), '+a +b -a +c -b -c');
});

test('a job waits for what it needs, and does not run where that has failed', async () => {
  assert.equal(await orderOf([{ name: 'b', needs: ['a'] }, { name: 'a' }], 2), '+a -a +b -b');
  assert.equal(await orderOf([{ name: 'a', ok: false }, { name: 'b', needs: ['a'] }, { name: 'c', needs: ['b'] }], 2), '+a !a b needs a c needs b');
});

test('what must be alone comes when all else has ended', async () => {
  assert.equal(await orderOf([{ name: 'a', alone: true }, { name: 'b', alone: true }, { name: 'c' }, { name: 'd', needs: ['c'] }], 4), '+c -c +d -d +a -a +b -b');
});

test('a plan that cannot be carried out is refused', async () => {
  await assert.rejects(orderOf([{ name: 'a', needs: ['b'] }], 1), /needs b/);
  await assert.rejects(orderOf([{ name: 'a' }, { name: 'a' }], 1), /two jobs are named a/);
  await assert.rejects(orderOf([{ name: 'a', needs: ['a'] }], 1), /nothing can begin: a/);
});

test('each length of a run has all of the shorter one', () => {
  const [quick, standard, all] = ['quick', 'default', 'all'].map((length) => new Set(planFor(length).map(({ name }) => name.replace(/ \d+ of \d+$/, ''))));
  assert.deepEqual([...quick].filter((name) => !standard.has(name)), []);
  assert.deepEqual([...standard].filter((name) => !all.has(name)), []);
  assert.ok(all.size > standard.size && standard.size > quick.size);
});

test('a check fails by its status, by a signal, and when it does not end', async () => {
  const outcome = (script, minutes) => check('testing check', ['bash', '-c', script], { minutes }).run();
  assert.equal((await outcome('exit 0')).ok, true);
  const failed = await outcome('echo why; exit 3');
  assert.equal(failed.ok, false);
  assert.match(failed.complaint, /ended with status 3\nwhy/);
  assert.equal((await outcome('kill -SEGV $$')).ok, false);
  const late = await outcome('sleep 600 & wait', 0.001);
  assert.equal(late.ok, false);
  assert.match(late.complaint, /ran for more than/);
});

test('what is built for others counts only where it fails', async () => {
  const outcome = (script) => unlessItFails(check('testing check', ['bash', '-c', script])).run();
  assert.deepEqual((await outcome('exit 0')).tests, []);
  assert.equal((await outcome('exit 1')).tests.length, 1);
});

// A script in place of a GoogleTest program; $report is the name of its report.
async function program(script) {
  const path = join(folder, 'program');
  writeFileSync(path, `#!/usr/bin/env bash\nfor word; do case $word in --gtest_output=json:*) report=\${word#*:};; esac; done\n${script}\n`);
  chmodSync(path, 0o755);
  const [job] = googleTests('testing program', path);
  return job.run();
}

const reportOf = (...tests) => `cat >"$report" <<'END'\n${JSON.stringify({ testsuites: [{ testsuite: tests }] })}\nEND\n`;
const passing = { classname: 'Laws', name: 'Hold', status: 'RUN', result: 'COMPLETED', time: '1.5s' };
const failing = { ...passing, name: 'Break', failures: [{ failure: 'why' }] };

test('tests of a program are counted by its report', async () => {
  const { ok, tests } = await program(reportOf(passing, { ...passing, name: 'Later', status: 'NOTRUN' }));
  assert.equal(ok, true);
  assert.deepEqual(tests, [
    { name: 'testing program: Laws.Hold', passed: true, seconds: 1.5 },
    { name: 'testing program: Laws.Later', skipped: true },
  ]);
});

test('a program fails by a test, by its status, without a report and without tests', async () => {
  const one = await program(`${reportOf(passing, failing)}echo said; exit 1`);
  assert.equal(one.ok, false);
  assert.deepEqual(one.tests.map(({ passed }) => passed), [true, false]);
  assert.match(one.complaint, /1 of 2 tests[^]*Laws.Break[^]*said/);
  for (const [script, why] of [[`${reportOf(passing)}exit 1`, /status 1/], ['exit 0', /left no report/], [reportOf(), /holds no tests/]]) {
    const { ok, tests, complaint } = await program(script);
    assert.equal(ok, false, script);
    assert.equal(tests.filter(({ passed }) => !passed).length, 1);
    assert.match(complaint, why);
  }
});

test("a file of node's tests is counted test by test, and fails where it breaks", async () => {
  const run = async (text) => {
    const file = join(folder, 'some.test.mjs');
    writeFileSync(file, `import { test } from 'node:test';\n${text}`);
    return nodeTests('testing node', [file], { env: { NODE_TEST_CONTEXT: undefined } }).run();
  };
  const good = await run(`test('one', () => {}); test('two', () => {});`);
  assert.equal(good.ok, true, good.complaint);
  assert.deepEqual(good.tests.map(({ name, passed }) => [name, passed]), [['testing node: one', true], ['testing node: two', true]]);
  const bad = await run(`test('one', () => {}); test('two', () => { throw new Error('why'); });`);
  assert.equal(bad.ok, false);
  assert.deepEqual(bad.tests.map(({ passed }) => passed), [true, false]);
  assert.match(bad.complaint, /why/);
  assert.equal((await run('')).ok, false);
  assert.equal((await run(`test('one', () => {}); process.exit(1);`)).ok, false);
});

test('a run that is ended ends all that it started, and begins nothing more', async () => {
  const file = join(folder, 'ended.mjs');
  const jobs = new URL('jobs.mjs', import.meta.url).href;
  const commands = new URL('commands.mjs', import.meta.url).href;
  const schedule = new URL('schedule.mjs', import.meta.url).href;
  writeFileSync(
    file,
    `import { check } from '${jobs}';
     import { endAll } from '${commands}';
     import { runJobs } from '${schedule}';
     process.once('SIGTERM', async () => { await endAll(); process.exit(3); });
     const long = (name) => check(name, ['bash', '-c', 'echo $$ >>${folder}/pids; exec sleep 600']);
     await runJobs([long('testing one'), long('testing two')], 1, () => {});`,
  );
  const child = spawn(process.execPath, [file], { stdio: 'inherit' });
  const pids = () => (existsSync(join(folder, 'pids')) ? readFileSync(join(folder, 'pids'), 'utf8').trim().split('\n') : []);
  while (pids().length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  child.kill('SIGTERM');
  assert.equal(await new Promise((resolve) => child.once('exit', resolve)), 3);
  assert.equal(pids().length, 1);
  // An ended process stays in the list of processes until its status is read.
  const state = existsSync(`/proc/${pids()[0]}/stat`) ? readFileSync(`/proc/${pids()[0]}/stat`, 'utf8').split(') ')[1][0] : 'gone';
  assert.match(state, /^(gone|Z|X)$/);
});

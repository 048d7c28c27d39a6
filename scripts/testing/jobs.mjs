// The kinds of jobs. Each is { name, needs, slots, run }; run() resolves to { ok, tests, seconds, processor, complaint }: its
// tests, the time it took, and what went wrong, as text for people.
import { rmSync } from 'node:fs';

import { cores, runCommand } from './commands.mjs';
import { readGoogleTests, readNodeTests, readVitest } from './reports.mjs';

const folder = 'build/test';
const fileOf = (name, ending) => `${folder}/${name.replace(/[^\w-]+/g, '_')}.${ending}`;

// The reason is at the end of a long output.
const endOf = (text) => text.trimEnd().split('\n').slice(-60).join('\n');

const statusOf = (status, minutes) => (status === null ? `ran for more than ${minutes} minutes` : `ended with status ${status}`);

// A command that must end with status 0. It counts as one test.
export function check(name, command, options = {}) {
  const { needs, slots, alone, minutes = 20, env } = options;
  const run = async () => {
    const { status, seconds, processor, output } = await runCommand(command, { log: fileOf(name, 'log'), env, minutes });
    const ok = status === 0;
    return { ok, tests: [{ name, passed: ok, seconds }], seconds, processor, complaint: ok ? null : `${name} ${statusOf(status, minutes)}\n${endOf(output)}` };
  };
  return { name, needs, slots, alone, run };
}

// Builds targets of a preset of CMakePresets.json, with the functions that ./run uses. It counts as a test only if it fails.
// Two builds share the cores, so that no core is idle while one of them compiles its last file; a build that nothing can run beside gets all cores.
export function build(name, preset, targets, { needs, settings = [], slots = Math.max(1, Math.floor(cores / 2)) } = {}) {
  const script = `source scripts/setup.sh && dir=$(preset_dir "$1") && configure "$dir" --preset "$1" ${settings.join(' ')} && compile "$dir" --parallel ${slots} \${2:+--target "\${@:2}"}`;
  return unlessItFails(check(name, ['bash', '-euo', 'pipefail', '-c', script, 'bash', preset, ...targets], { needs, slots, minutes: 60 }));
}

// A preparation for other jobs: it counts as a test only if it fails.
export function unlessItFails(job) {
  const run = async () => {
    const outcome = await job.run();
    return outcome.ok ? { ...outcome, tests: [] } : outcome;
  };
  return { ...job, run };
}

// A program that writes a report of its tests. `read` gets the file.
function tests(name, command, report, read, { needs, slots, alone, env, cwd, minutes = 20 }) {
  const run = async () => {
    rmSync(report, { force: true });
    const { status, seconds, processor, output } = await runCommand(command, { log: fileOf(name, 'log'), env, cwd, minutes });
    const found = read(report);
    const failed = found?.filter(({ passed, skipped }) => !passed && !skipped) ?? [];
    const answer = (ok, more, complaint) => ({ ok, tests: [...(found ?? []), ...more].map((test) => ({ ...test, name: `${name}: ${test.name}` })), seconds, processor, complaint });
    const says = (failed.map(({ name: test, message }) => [test, message].filter(Boolean).join('\n')).join('\n\n') + '\n' + endOf(output)).trim();
    if (failed.length > 0) return answer(false, [], `${failed.length} of ${found.length} tests of ${name} failed\n${says}`);
    const wrong = (what) => answer(false, [{ name: what, passed: false, seconds: 0 }], `${name} ${what}\n${says}`);
    if (!found) return wrong(`${statusOf(status, minutes)} and left no report`);
    if (status !== 0) return wrong(statusOf(status, minutes)); // for example a leak: every test passed, and the program still failed
    if (!found.some(({ passed }) => passed)) return wrong('holds no tests');
    return answer(true, [], null);
  };
  return { name, needs, slots, alone, run };
}

// A GoogleTest program, in `parts` parts that may run side by side.
export function googleTests(name, program, { parts = 1, filter, env = {}, ...options } = {}) {
  return Array.from({ length: parts }, (_, part) => {
    const own = parts === 1 ? name : `${name} ${part + 1} of ${parts}`;
    const report = fileOf(own, 'json');
    const command = [program, '--gtest_brief=1', `--gtest_output=json:${report}`, ...(filter ? [`--gtest_filter=${filter}`] : [])];
    const shard = parts === 1 ? {} : { GTEST_TOTAL_SHARDS: String(parts), GTEST_SHARD_INDEX: String(part) };
    return tests(own, command, report, readGoogleTests, { ...options, env: { ...env, ...shard } });
  });
}

export function pageUnits(name, options) {
  const report = `${process.cwd()}/${fileOf(name, 'json')}`;
  return tests(name, ['node_modules/.bin/vitest', 'run', '--reporter=json', `--outputFile=${report}`], report, readVitest, { ...options, cwd: 'web' });
}

// Files of tests in a browser.
export function pageTests(name, files, options) {
  const report = fileOf(name, 'ndjson');
  return tests(name, ['node', 'web/tests/run.mjs', '--report', report, ...files], report, readNodeTests, options);
}

// Files of node's test runner.
export function nodeTests(name, files, options = {}) {
  const report = fileOf(name, 'ndjson');
  const reporters = ['--test-reporter=tap', '--test-reporter-destination=stdout', '--test-reporter=./scripts/testing/node_reporter.mjs', `--test-reporter-destination=${report}`];
  return tests(name, ['node', '--test', ...reporters, ...files], report, readNodeTests, options);
}

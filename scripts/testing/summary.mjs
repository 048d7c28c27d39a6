// What people see of a test run: a line for each job as it ends, what went wrong, where the time went, and the count.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname } from 'node:path';

const say = (line = '') => process.stdout.write(`${line}\n`);
const indent = (text) => text.replace(/^/gm, '      ');
const rounded = (seconds) => (seconds < 9.95 ? seconds.toFixed(1) : seconds.toFixed(0));
export const duration = (seconds) => (seconds < 120 ? `${rounded(seconds)} s` : `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`);

// Of all cores since the machine started. A browser's processes are not waited for, so their time is missing from the jobs.
const busySeconds = () => cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000;

export class Summary {
  #jobs = []; // { name, seconds, processor }
  #tests = []; // { name, passed, skipped, seconds }
  #failures = [];
  #begun = performance.now();
  #busyBefore = busySeconds();

  add({ name }, { ok, missing, tests, seconds, processor, complaint }) {
    if (missing) {
      this.#tests.push({ name, passed: false, seconds: 0 });
      say(`not run  ${name}, which needs: ${missing.join(', ')}`);
      return;
    }
    this.#jobs.push({ name, seconds, processor });
    this.#tests.push(...tests);
    const count = tests.filter(({ passed }) => passed).length;
    const skipped = tests.filter((test) => test.skipped);
    const what = tests.length > 1 || tests[0]?.name.startsWith(`${name}: `) ? `: ${count} tests, ${duration(seconds)}` : `, ${duration(seconds)}`;
    say(`${ok ? '  ok' : 'FAIL'}  ${name}${what}`);
    for (const test of skipped) say(`skip  ${test.name}`);
    if (ok) return;
    say(indent(complaint));
    this.#failures.push(...tests.filter(({ passed, skipped }) => !passed && !skipped).map((test) => test.name));
  }

  fail(what) {
    this.#tests.push({ name: what, passed: false, seconds: 0 });
    this.#failures.push(what);
    say(`FAIL  ${what}`);
  }

  // The last line is always the count. `file` gets every test by name, for comparing two runs. Returns whether everything
  // passed.
  end(cores, file) {
    this.#write(file);
    const passed = this.#tests.filter((test) => test.passed).length;
    const failed = this.#tests.filter((test) => !test.passed && !test.skipped).length;
    const wall = (performance.now() - this.#begun) / 1000;
    this.#sayTimes(wall, cores);
    say();
    for (const name of this.#failures) say(`FAILED  ${name}`);
    say(`${passed} passed, ${failed} failed`);
    return failed === 0 && passed > 0;
  }

  #sayTimes(wall, cores) {
    const slowest = (list, count) => [...list].sort((a, b) => b.seconds - a.seconds).slice(0, count);
    say('\nWhere the time went, slowest first: seconds on the clock, and of the processor');
    for (const job of slowest(this.#jobs, 30)) say(`${rounded(job.seconds).padStart(7)} ${rounded(job.processor).padStart(7)}  ${job.name}`);
    say('\nThe slowest tests: seconds on the clock');
    for (const test of slowest(this.#tests.filter(({ seconds }) => seconds > 0), 15)) say(`${rounded(test.seconds).padStart(7)}  ${test.name}`);
    const busy = busySeconds() - this.#busyBefore;
    say(`\n${duration(wall)} in all; ${cores} cores were busy for ${Math.round((100 * busy) / (wall * cores))} % of it, whoever kept them so`);
  }

  #write(file) {
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, this.#tests.map((test) => `${JSON.stringify(test)}\n`).join(''));
    } catch (error) {
      this.fail(`${file} cannot be written: ${error.message}`);
    }
  }
}

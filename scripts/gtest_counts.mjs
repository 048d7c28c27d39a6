// Prints "passed failed skipped" for a GoogleTest JSON report.
import { readFileSync } from 'node:fs';

const report = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const tests = report.testsuites.flatMap((suite) => suite.testsuite);
const ran = tests.filter((test) => test.status === 'RUN');
const skipped = ran.filter((test) => test.result === 'SKIPPED').length + (tests.length - ran.length);
const failed = ran.filter((test) => test.failures).length;
console.log(tests.length - skipped - failed, failed, skipped);

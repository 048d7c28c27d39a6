// A JSON report of vitest: "passed failed" on the first line, then what failed, for people.
import { readFileSync } from 'node:fs';

const { testResults } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
const failed = tests.filter(({ status }) => status === 'failed');
const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
console.log(tests.filter(({ status }) => status === 'passed').length, failed.length + broken.length);
for (const { name, message } of broken) console.log(`${name}\n${message}`);
for (const { fullName, failureMessages } of failed) console.log(`${fullName}\n${failureMessages.join('\n')}`);

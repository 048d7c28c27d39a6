// What test programs report, each test as { name, passed, seconds } or, if it was not run, { name, skipped: true }.
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

// GoogleTest's JSON. Null: the program crashed and wrote none.
export function readGoogleTests(file) {
  return (
    readJson(file)
      ?.testsuites.flatMap(({ testsuite }) => testsuite)
      .filter(({ status }) => status === 'RUN' || status === 'NOTRUN')
      .map(({ classname, name, status, result, time, failures }) =>
        status === 'NOTRUN' || result === 'SKIPPED'
          ? { name: `${classname}.${name}`, skipped: true }
          : { name: `${classname}.${name}`, passed: !failures, seconds: parseFloat(time) },
      ) ?? null
  );
}

// Vitest's JSON. A file that cannot be loaded counts as one failed test.
export function readVitest(file) {
  return (
    readJson(file)?.testResults.flatMap(({ name, status, message, assertionResults }) => [
      ...(status === 'failed' && assertionResults.length === 0 ? [{ name, passed: false, seconds: 0, message }] : []),
      ...assertionResults.map((test) => {
        const known = { name: test.fullName, seconds: (test.duration ?? 0) / 1000 };
        if (test.status !== 'passed' && test.status !== 'failed') return { ...known, skipped: true };
        return { ...known, passed: test.status === 'passed', message: test.failureMessages.join('\n') };
      }),
    ]) ?? null
  );
}

// The lines of node_reporter.mjs; the last one says that all have ended.
export function readNodeTests(file) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line)) : [];
  if (!lines.some(({ isEnd }) => isEnd)) return null;
  return lines
    .filter(({ isEnd }) => !isEnd)
    .map(({ file: from, name, outcome, seconds, message }) => ({
      name: from ? `${basename(from, '.test.mjs')}: ${name}` : name,
      seconds,
      message,
      ...(outcome === 'skipped' ? { skipped: true } : { passed: outcome === 'passed' }),
    }));
}

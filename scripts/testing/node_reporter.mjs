// A reporter of node's test runner (--test-reporter=): a line of JSON for each test, and a last one that says that all of
// them have ended. Files, which some versions of Node report as tests, count only if they fail themselves.
import { basename } from 'node:path';

export default async function* reportLines(events) {
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const error = data.details?.error;
    const isFile = basename(data.name) === basename(data.file ?? data.name) && /\.mjs$/.test(data.name);
    if (isFile && (type === 'test:pass' || error?.failureType === 'subtestsFailed')) continue;
    const outcome = type === 'test:fail' ? 'failed' : data.skip || data.todo ? 'skipped' : 'passed';
    const message = error && String(error.cause?.stack ?? error.cause ?? error.message);
    yield `${JSON.stringify({ name: data.name, outcome, seconds: Number((data.details.duration_ms / 1000).toFixed(3)), message })}\n`;
  }
  yield `${JSON.stringify({ isEnd: true })}\n`;
}

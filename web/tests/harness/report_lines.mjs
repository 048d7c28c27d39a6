// A reporter of node's test runner: a line of JSON for each test, and a last one that says that all of them came to an end.
export default async function* reportLines(source) {
  for await (const { type, data } of source) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const outcome = type === 'test:fail' ? 'failed' : data.skip || data.todo ? 'skipped' : 'passed';
    yield `${JSON.stringify({ name: data.name, outcome, seconds: Number((data.details.duration_ms / 1000).toFixed(3)) })}\n`;
  }
  yield `${JSON.stringify({ isEnd: true })}\n`;
}

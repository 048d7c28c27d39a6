// Started by ./test, which has installed what was missing. The last line is always "N passed, N failed".
import { cores, endAll } from './commands.mjs';
import { planFor } from './plan.mjs';
import { runJobs } from './schedule.mjs';
import { Summary } from './summary.mjs';

const summary = new Summary();
let isLeaving = false;

async function leave(what) {
  if (isLeaving) return;
  isLeaving = true;
  await endAll();
  if (what) summary.fail(what);
  process.exit(summary.end(cores, 'build/test/tests.ndjson') ? 0 : 1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => leave(`ended by ${signal}`));
process.once('uncaughtException', (error) => leave(error.stack));
process.stdout.on('error', () => leave()); // nobody reads any more

try {
  await runJobs(planFor(process.argv[2]), cores, (job, outcome) => isLeaving || summary.add(job, outcome));
  await leave();
} catch (error) {
  await leave(error.stack);
}

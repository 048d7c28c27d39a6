// Begun by ./test, which has installed what is missing. The last line is always "N passed, N failed".
import { cores, endAll } from './commands.mjs';
import { planFor } from './plan.mjs';
import { runJobs } from './schedule.mjs';
import { Summary } from './summary.mjs';

const summary = new Summary();

function leave(what) {
  endAll();
  if (what) summary.fail(what);
  summary.write('build/test/tests.ndjson');
  process.exit(summary.end(cores) ? 0 : 1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => leave(`ended by ${signal}`));

try {
  await runJobs(planFor(process.argv[2]), cores, (job, outcome) => summary.add(job, outcome));
  leave();
} catch (error) {
  leave(error.stack);
}

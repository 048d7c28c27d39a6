// Runs jobs side by side: { name, needs: names, slots, alone, run }. A job starts when the jobs it needs have passed and slots
// are free, in the order of the list. One that is `alone` waits until everything else has ended.

// Calls ended(job, outcome) for each; outcome is what run() resolved to, or { missing } if a job it needs has failed.
export async function runJobs(jobs, slots, ended) {
  checkPlan(jobs);
  const outcomes = new Map(); // by name
  const running = new Map(); // by name: promises
  const waiting = [...jobs];
  const size = (job) => Math.min(job.slots ?? 1, slots);
  let free = slots;

  const finish = (job, outcome) => {
    outcomes.set(job.name, outcome);
    ended(job, outcome);
  };
  const begin = (job) => {
    free -= size(job);
    const done = job.run().then((outcome) => {
      running.delete(job.name);
      free += size(job);
      finish(job, outcome);
    });
    running.set(job.name, done);
  };
  const isReady = (job) => (job.needs ?? []).every((name) => outcomes.has(name));
  const missingOf = (job) => (job.needs ?? []).filter((name) => outcomes.has(name) && !outcomes.get(name).ok);

  while (waiting.length > 0 || running.size > 0) {
    let hasBegun = false;
    for (const job of [...waiting]) {
      const missing = missingOf(job);
      if (missing.length > 0) {
        waiting.splice(waiting.indexOf(job), 1);
        finish(job, { ok: false, missing });
        hasBegun = true;
      } else if (isReady(job) && (job.alone ? running.size === 0 && waiting.every((other) => other.alone) : size(job) <= free)) {
        waiting.splice(waiting.indexOf(job), 1);
        begin(job);
        hasBegun = true;
        if (job.alone) break;
      }
    }
    if (running.size > 0) await Promise.race(running.values());
    else if (!hasBegun) throw new Error(`nothing can begin: ${waiting.map(({ name }) => name).join(', ')}`);
  }
}

function checkPlan(jobs) {
  const names = jobs.map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  const unknown = jobs.flatMap(({ needs = [] }) => needs).filter((name) => !names.includes(name));
  if (twice.length > 0) throw new Error(`two jobs are named ${twice[0]}`);
  if (unknown.length > 0) throw new Error(`a job needs ${unknown[0]}, which is none`);
}

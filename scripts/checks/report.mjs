import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// How a check is started and how it answers: complaints on lines of their own, exit status 1 when there are any.
// The root of the repository is the current folder, or the first argument. A check that is imported only offers its
// findComplaints.
export function runCheck(url, findComplaints) {
  if (realpathSync(process.argv[1]) !== fileURLToPath(url)) return;
  const complaints = findComplaints(process.argv[2] ?? '.');
  for (const complaint of complaints) console.log(complaint);
  process.exitCode = complaints.length > 0 ? 1 : 0;
}

// Runs a command of a test run: in its own process group, with its output in a file, and with a time limit, so that nothing
// hangs forever and nothing is left running.
import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { dirname, resolve } from 'node:path';

export const cores = availableParallelism?.() ?? cpus().length;

const running = new Set(); // process groups
let isEnding = false;

// A process that gets the signal may end the process groups that it started; if it takes too long it is killed.
const graceMs = 5000;

// No more commands are started.
export async function endAll() {
  isEnding = true;
  const groups = [...running];
  for (const group of groups) signalGroup(group, 'SIGTERM');
  for (const begun = Date.now(); groups.some(isThere) && Date.now() - begun < graceMs; ) await new Promise((resolve) => setTimeout(resolve, 50));
  for (const group of groups) signalGroup(group, 'SIGKILL');
}

// Returns whether the group existed.
function signalGroup(group, signal) {
  try {
    process.kill(-group, signal);
    return true;
  } catch {
    return false;
  }
}

const isThere = (group) => signalGroup(group, 0);

// Bash measures the processor time of the command and its children, and prints it last.
const timed = 'TIMEFORMAT="%U %S"; { time "${@:2}" 2>&3; } 3>&2 2>"$1"';

function readTimes(file) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const [user, system] = (lines.pop() ?? '').split(' ').map(Number);
  return { processor: user + system || 0, text: lines.join('\n') }; // for example how it died
}

// Returns { status, seconds, processor, output }: the exit status (null: it ran past the limit), seconds on the clock
// and of the processor, and what it printed. `log` is the file that keeps it.
export async function runCommand(command, { log, env = {}, cwd, minutes = 20 }) {
  if (isEnding) return new Promise(() => {});
  mkdirSync(dirname(log), { recursive: true });
  const output = openSync(log, 'w');
  const begun = performance.now();
  const child = spawn('bash', ['-c', timed, 'bash', resolve(`${log}.times`), ...command], {
    cwd,
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  });
  running.add(child.pid);
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    signalGroup(child.pid, 'SIGTERM');
    setTimeout(() => signalGroup(child.pid, 'SIGKILL'), graceMs).unref();
  }, minutes * 60_000);
  const status = await new Promise((ended) => {
    child.once('close', (code) => ended(isLate ? null : code ?? 1));
    child.once('error', () => ended(1)); // there is no bash
  });
  clearTimeout(limit);
  signalGroup(child.pid, 'SIGKILL'); // what it left running
  running.delete(child.pid);
  closeSync(output);
  const { processor, text } = readTimes(`${log}.times`);
  return { status, seconds: (performance.now() - begun) / 1000, processor, output: [readFileSync(log, 'utf8'), text].filter(Boolean).join('\n') };
}

// Runs a command of a test run: in a process group of its own, with its output in a file, and with a limit, so that nothing
// hangs for ever and nothing is left running.
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { dirname, resolve } from 'node:path';

export const cores = availableParallelism?.() ?? cpus().length;

const running = new Set(); // process groups

export function endAll() {
  for (const group of running) end(group, 'SIGKILL');
}

function end(group, signal) {
  try {
    process.kill(-group, signal);
  } catch {
    // It has ended by itself.
  }
}

// Bash measures what the command and all that it waited for took of the processor.
const timed = 'TIMEFORMAT="%U %S"; { time "${@:2}" 2>&3; } 3>&2 2>"$1"';

// Answers with { status, seconds, processor, output }: the exit status (null: it ran past the limit), seconds on the clock
// and of the processor, and what it printed. `log` is the file that keeps it.
export async function runCommand(command, { log, env = {}, cwd, minutes = 20 }) {
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
    end(child.pid, 'SIGKILL');
  }, minutes * 60_000);
  const status = await new Promise((ended) => child.once('close', (code) => ended(isLate ? null : code ?? 1)));
  clearTimeout(limit);
  end(child.pid, 'SIGKILL'); // what it left running
  running.delete(child.pid);
  closeSync(output);
  const processor = isLate ? 0 : readFileSync(`${log}.times`, 'utf8').split(/\s+/).reduce((sum, part) => sum + Number(part), 0);
  return { status, seconds: (performance.now() - begun) / 1000, processor, output: readFileSync(log, 'utf8') };
}

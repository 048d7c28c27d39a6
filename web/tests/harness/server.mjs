// Starts `hammer serve` on this machine, on its own port.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../../../build/', import.meta.url));

export const program = process.env.HAMMER ?? `${built}bin/hammer`;
export const builtPage = process.env.HAMMER_PAGE ?? `${built}web`;

// port 0: any free one. Without `database`, a temporary one that is deleted with the server.
export async function startServer({ root = builtPage, port = 0, database } = {}) {
  const scratch = database ? null : await mkdtemp(join(tmpdir(), 'hammer-test-'));
  const kept = `sqlite:${database ?? join(scratch, 'hammer.db')}`;
  const given = ['serve', '--port', String(port), '--root', root, '--database', kept, '--log', 'error'];
  const running = spawn(program, given, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => running.once('exit', resolve));
  const stop = async (signal = 'SIGTERM') => {
    running.kill(signal);
    await ended;
    if (scratch) await rm(scratch, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: running.stdout })) {
    const url = /http:\/\/\S+/.exec(line)?.[0];
    if (url) return { url, port: Number(new URL(url).port), stop };
  }
  throw new Error(`${program} serve has not started; ./run --build-only builds it and the page`);
}

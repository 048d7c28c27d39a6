// `hammer serve` on this machine alone, on a port of its own.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createInterface } from 'node:readline';

const built = fileURLToPath(new URL('../../../build/', import.meta.url));

export const program = process.env.HAMMER ?? `${built}bin/hammer`;
export const builtPage = process.env.HAMMER_PAGE ?? `${built}web`;

// port 0: any that is free.
export async function startServer({ root = builtPage, port = 0 } = {}) {
  const running = spawn(program, ['serve', '--port', String(port), '--root', root], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => running.once('exit', resolve));
  const stop = async () => {
    running.kill('SIGTERM');
    await ended;
  };
  for await (const line of createInterface({ input: running.stdout })) {
    const url = /http:\/\/\S+/.exec(line)?.[0];
    if (url) return { url, port: Number(new URL(url).port), stop };
  }
  throw new Error(`${program} serve has not started; ./run --build-only builds it and the page`);
}

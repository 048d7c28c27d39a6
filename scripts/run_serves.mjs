// Checks that ./run prints the page's address, serves the page there, and stops on a signal.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const running = spawn('./run', ['--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
const ended = new Promise((resolve) => running.once('exit', (status) => resolve(status)));

async function findAddress() {
  for await (const line of createInterface({ input: running.stdout })) {
    const address = /http:\/\/localhost(:\d+\/)/.exec(line)?.[1];
    if (address) return `http://127.0.0.1${address}`; // some containers cannot resolve localhost
  }
  throw new Error('./run says no address');
}

try {
  const response = await fetch(await findAddress());
  const text = await response.text();
  if (!response.ok || !text.includes('<title>Hammer</title>')) throw new Error(`${response.status}: ${text}`);
} finally {
  running.kill('SIGTERM');
}
const status = await ended;
if (status !== 0) throw new Error(`./run ended with ${status}`);

// What every unit test has: crypto, English words, and a way to wait.
import { webcrypto } from 'node:crypto';
import { vi } from 'vitest';

// Node 18 has it under another name.
globalThis.crypto ??= webcrypto;

const { loadOnlineWords, loadStudyWords, loadWords } = await import('../src/ui/words');
await loadWords('en');
await loadStudyWords();
await loadOnlineWords();

// Waits until the expectations in `check` hold. vitest gives up after a second, which is too short on a busy machine.
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 120_000, interval: 1 });
}

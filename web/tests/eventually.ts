import { vi } from 'vitest';

// Until the expectations in `check` hold. vitest gives up after a second, which a busy machine may take.
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 120_000, interval: 1 });
}

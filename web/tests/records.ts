// Records of short matches for tests without a browser, played by the program's machines, the same each time.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = process.env['HAMMER'] ?? fileURLToPath(new URL('../../build/bin/hammer', import.meta.url));

function withFile(write: (file: string) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'hammer-record-'));
  try {
    const file = join(folder, 'match.ndjson');
    write(file);
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function gameKeys(): string[] {
  const { games } = JSON.parse(execFileSync(program, ['games', '--json'], { encoding: 'utf8' })) as { games: { key: string }[] };
  return games.map(({ key }) => key);
}

export function machineRecord(game: string, seed: number, players = 'casual,novice', ...more: string[]): string {
  const args = ['match', '--game', game, '--players', players, '--seed', String(seed), '--effort', '400', ...more];
  return withFile((file) => execFileSync(program, [...args, '--record', file]));
}

// By lines of `hammer umpire`, the setup first.
export function umpiredRecord(lines: object[]): string {
  const input = lines.map((line) => JSON.stringify(line)).join('\n');
  return withFile((file) => execFileSync(program, ['umpire', '--record', file], { input }));
}

export { withRightSums } from './record_sums.mjs';

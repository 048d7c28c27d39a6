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

const ends = /,"sum":"[0-9a-f]{16}"\}$/;
const word = (1n << 64n) - 1n;
const encoder = new TextEncoder();

// The record with correct sums after a line was changed, as a forger could make it.
export function withRightSums(record: string): string {
  let state = 0x48616d6d6572n;
  const add = (text: string) => {
    for (const byte of encoder.encode(text)) {
      state = ((state ^ BigInt(byte)) * 0x9fb21c651e98df25n) & word;
      state ^= state >> 32n;
    }
  };
  const value = () => {
    const mixed = (state * 0xd6e8feb86659fd93n) & word;
    return (mixed ^ (mixed >> 32n)).toString(16).padStart(16, '0');
  };
  return record
    .split('\n')
    .map((line) => {
      if (!ends.test(line)) return line; // the line of names has no sum
      const kept = line.replace(ends, '');
      add(kept);
      const ending = `,"sum":"${value()}"}`;
      add(`${ending}\n`);
      return kept + ending;
    })
    .join('\n');
}

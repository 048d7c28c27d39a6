// How long players think in every game, natively and in WebAssembly, as a table.
//
//   node scripts/measure_decisions.mjs          prints it
//   node scripts/measure_decisions.mjs PAGE     writes it into a page of ai/bench/results/, between
//                                               <!-- decisions --> and <!-- /decisions -->
//
// Asks build/bin/hammer and build/wasm/bin/hammer.wasm, or what HAMMER and HAMMER_WASM name. Takes about a minute.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const program = process.env.HAMMER ?? join(root, 'build/bin/hammer');
const module = process.env.HAMMER_WASM ?? join(root, 'build/wasm/bin/hammer.wasm');

const ask = (command, ...words) => JSON.parse(execFileSync(command, words, { encoding: 'utf8' })).decisions;
const native = ask(program, 'bench', '--json');
const wasm = ask(process.execPath, join(root, 'wasm/bench.mjs'), module);

const ms = (number) => (number < 9.95 ? number.toFixed(1) : number.toFixed(0));
const thousands = (number) => number.toLocaleString('en-GB');

function row(one, other) {
  const same = one.max_shots_ordinary === other.max_shots_ordinary && one.max_shots_last === other.max_shots_last;
  if (one.game !== other.game || !same) throw new Error(`${one.game}: the program and the module decide differently`);
  return `| ${one.game} | ${one.table} | ${ms(one.median_ms_ordinary)} | ${ms(other.median_ms_ordinary)} | ` +
    `${ms(one.median_ms_last)} | ${ms(other.median_ms_last)} | ${thousands(one.max_shots_ordinary)} | ` +
    `${thousands(one.max_shots_last)} |`;
}

const table = [
  '| game | table | ordinary, ms | in WASM | last, ms | in WASM | shots, at most | of a last one |',
  '|---|---|---:|---:|---:|---:|---:|---:|',
  ...native.map((one, index) => row(one, wasm[index])),
].join('\n');

const page = process.argv[2];
if (page) {
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, text.replace(/(<!-- decisions -->)[^]*?(<!-- \/decisions -->)/, `$1\n\n${table}\n\n$2`));
} else {
  console.log(table);
}

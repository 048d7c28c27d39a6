// Writes what `hammer levels` says about hands and judgements into docs/players.md, between <!-- hands TABLE --> and
// <!-- /hands -->, and between <!-- judgements --> and <!-- /judgements -->.
//
//   node scripts/make_player_tables.mjs           writes
//   node scripts/make_player_tables.mjs --check   says what would change
//
// HAMMER names the program to ask; without it build/bin/hammer.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const page = join(root, 'docs/players.md');
const program = process.env.HAMMER ?? join(root, 'build/bin/hammer');

const levelsOn = (table) =>
  JSON.parse(execFileSync(program, ['levels', '--table', table, '--json'], { encoding: 'utf8' }));

// `words`: how many columns are text; the others are numbers.
const rows = (words, head, lines) =>
  [head, head.map((_, index) => (index < words ? '---' : '---:')), ...lines]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

// One decimal below ten, so that a novice's hangers differ from a casual player's.
const percent = (share) => (100 * share < 9.95 ? (100 * share).toFixed(1) : (100 * share).toFixed(0));

function handsTable(table) {
  const { hands } = levelsOn(table);
  const hangs = hands.some(({ hanger_try }) => hanger_try);
  const head = ['hand', 'lag: 3', ...(hangs ? ['hangs'] : []), 'falls',
    ...(hangs ? ['hanger try: hangs', 'falls'] : []), 'firm: hits', 'knocks off'];
  return rows(1, head, hands.map(({ name, lag, hanger_try, firm }) => [`\`${name}\``, percent(lag.three),
    ...(hangs ? [percent(lag.hangs)] : []), percent(lag.falls),
    ...(hangs ? [percent(hanger_try.hangs), percent(hanger_try.falls)] : []),
    percent(firm.hits), percent(firm.knocks_off)]));
}

function judgementsTable() {
  const { judgements } = JSON.parse(execFileSync(program, ['levels', '--throws', '100', '--json'], { encoding: 'utf8' }));
  const lines = judgements.map(({ name, temperature, help }) => [`\`${name}\``, help, temperature]);
  return rows(2, ['judgement', 'what it does', 'temperature'], lines);
}

const text = readFileSync(page, 'utf8');
const fresh = text
  .replace(/(<!-- hands (\S+) -->)[^]*?(<!-- \/hands -->)/g, (_, begin, table, end) =>
    `${begin}\n\n${handsTable(table)}\n\n${end}`)
  .replace(/(<!-- judgements -->)[^]*?(<!-- \/judgements -->)/g, (_, begin, end) =>
    `${begin}\n\n${judgementsTable()}\n\n${end}`);
if (fresh !== text && process.argv.includes('--check')) {
  console.log('docs/players.md: make_player_tables.mjs would change it');
  process.exitCode = 1;
} else if (fresh !== text) {
  writeFileSync(page, fresh);
}

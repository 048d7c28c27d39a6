// Draws the pictures of the rules pages from the engine's own tables and the worked examples.
//
//   node scripts/make_rules_pictures.mjs           writes docs/rules/pictures/*.svg
//   node scripts/make_rules_pictures.mjs --check   says which of them would change
//
// HAMMER names the program to ask; without it build/bin/hammer.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makePictures } from './rules_pictures/pictures.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(root, 'docs/rules/pictures');
const program = process.env.HAMMER ?? join(root, 'build/bin/hammer');

const { tables } = JSON.parse(execFileSync(program, ['tables', '--json'], { encoding: 'utf8' }));
const examples = JSON.parse(readFileSync(join(root, 'docs/rules/examples.json'), 'utf8'));
const pictures = makePictures(tables, examples).map(([name, svg]) => [`${name}.svg`, svg]);
const names = new Set(pictures.map(([name]) => name));
const there = existsSync(folder) ? readdirSync(folder) : [];
const unknown = there.filter((name) => !names.has(name));

if (process.argv.includes('--check')) {
  const stale = pictures.filter(([name, svg]) => !there.includes(name) || readFileSync(join(folder, name), 'utf8') !== svg);
  for (const [name] of stale) console.log(`docs/rules/pictures/${name} is not what make_rules_pictures.mjs draws`);
  for (const name of unknown) console.log(`docs/rules/pictures/${name} is drawn by nothing`);
  process.exitCode = stale.length + unknown.length > 0 ? 1 : 0;
} else {
  mkdirSync(folder, { recursive: true });
  for (const name of unknown) rmSync(join(folder, name));
  for (const [name, svg] of pictures) writeFileSync(join(folder, name), svg);
  console.log(`${pictures.length} pictures in docs/rules/pictures`);
}

// node scripts/make_types.mjs [--check]: generates from protocol/schema the page's types of messages and the components of the
// server's OpenAPI document. --check only says which of these files are out of date.
import { readFileSync, writeFileSync } from 'node:fs';

import { componentsOf, linesOf } from './schemas/openapi.mjs';
import { readSchemas } from './schemas/read.mjs';
import { typescriptOf } from './schemas/typescript.mjs';

const types = readSchemas('protocol/schema');
const serverFile = 'api.json';
const engineFiles = ['refusal.json', 'match.json', 'judge.json', 'listings.json', 'study.json', 'record.json'];
const of = (files) => files.flatMap((file) => [...types.values()].filter((type) => type.file === file));
const listed = new Set([...engineFiles, serverFile]);
for (const { file } of types.values()) if (!listed.has(file)) throw new Error(`protocol/schema/${file} is made into nothing`);

const made = (what, files) => `// ${what} Made by scripts/make_types.mjs from ${files}: change it there.`;
const fromEngine = new Map(engineFiles.map((file) => [file, '../engine/messages']));

const outputs = new Map([
  ['web/src/engine/messages.ts', typescriptOf(of(engineFiles), made('What the engine is told and answers.', 'protocol/schema'), new Map())],
  ['web/src/net/messages.ts', typescriptOf(of([serverFile]), made('What the server is told and answers.', 'protocol/schema/api.json'), fromEngine)],
  ['server/src/api/schemas.inc', linesOf(componentsOf(types, serverFile), made('What goes in and out, as JSON Schema.', 'protocol/schema/api.json'))],
]);

function existing(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

const different = [...outputs].filter(([path, text]) => existing(path) !== text);
if (process.argv.includes('--check')) {
  for (const [path, text] of different) console.log(`${path} is not what the schemas are, first ${firstDifference(existing(path), text)}: node scripts/make_types.mjs makes it`);
  process.exitCode = different.length > 0 ? 1 : 0;
} else {
  for (const [path, text] of different) writeFileSync(path, text);
}
console.log(`${types.size} types, ${outputs.size} files, ${different.length} of them ${process.argv.includes('--check') ? 'different' : 'written'}`);

function firstDifference(is, should) {
  const [lines, wanted] = [is.split('\n'), should.split('\n')];
  const at = wanted.findIndex((line, i) => line !== lines[i]);
  return `in line ${at < 0 ? wanted.length : at + 1}`;
}

// node scripts/make_codes_page.mjs [--check]: docs/codes.md, every code of a refusal with what it says in English. --check
// only says whether the page is up to date, whether every code is used somewhere, and whether every code that is used has
// its English.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const english = 'protocol/src/english/complaint_texts.h';
const page = 'docs/codes.md';

// The entries of a table: [key, text]. A text may be in several pieces, or raw.
function entriesOf(source, table) {
  const [, body] = new RegExp(`constexpr auto ${table} = [^{]*\\{(.*?)\\n\\}\\);`, 's').exec(source);
  return [...body.matchAll(/\{"([a-z0-9_]+)",\s*((?:"(?:[^"\\]|\\.)*"\s*)+|R"\((.*?)\)")\}/gs)].map(([, key, pieces, raw]) => [
    key,
    raw ?? [...pieces.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, piece]) => JSON.parse(`"${piece}"`)).join(''),
  ]);
}

const source = readFileSync(english, 'utf8');
const texts = entriesOf(source, 'kTexts');
const forms = entriesOf(source, 'kForms');
const cell = (text) => `\`${text.replaceAll('|', '\\|')}\``;
const rows = (entries) => entries.map(([key, text]) => `| \`${key}\` | ${cell(text)} |`).join('\n');

const text = `# Codes of refusals

Whatever refuses something (the program, a server, the page's engine) says so by a code, the field it is about, and
arguments: the numbers and names that a sentence needs. \`error\` is the sentence that they come to in English. Codes are
only ever added; what one means never changes.

\`\`\`
{"error":"speed is 99; accepted is a number from 0 to 25 m/s","field":"speed","code":"not_accepted","arguments":{"value":99,"low":0,"high":25,"whole":false,"unit":"m/s"}}
\`\`\`

In the table \`{name}\` stands for an argument. \`{value}\` is what was sent: the argument \`value\`, or for an array or an object
its \`type\`; \`{hint}\` comes from \`nearest\`, the name that may have been meant; \`{accepted}\` from \`names\`, from \`low\`, \`high\`,
\`whole\` and \`unit\`, or from \`form\`.

| code | in English |
|---|---|
${rows(texts)}

What \`form\` names:

| form | in English |
|---|---|
${rows(forms)}
`;

const used = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'json', 'protocol', 'server', 'wasm'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /(?:\/(?:src|include)\/|^wasm\/).*\.(?:cpp|h)$/.test(file) && file !== english)
  .map((file) => {
    try {
      return readFileSync(file, 'utf8');
    } catch {
      return ''; // deleted, and not yet committed
    }
  })
  .join('\n');

const wrong = [];
for (const [key] of [...texts, ...forms]) if (!used.includes(`"${key}"`) && !used.includes(`\\"${key}\\"`)) wrong.push(`${english}: nobody uses ${key}`);
const known = new Set(texts.map(([key]) => key));
for (const [, code] of used.matchAll(/complain\([^;]*?,\s*"([a-z][a-z0-9_]+)"/g)) if (!known.has(code)) wrong.push(`${english}: no English for ${code}`);
for (const [, code] of used.matchAll(/(?:Complaint|return|add\(|fail\(|object\(|refuse\(|refusal\(\d+,)\s*\{"([a-z][a-z0-9_]+)"/g)) if (!known.has(code)) wrong.push(`${english}: no English for ${code}`);
for (const [, code] of used.matchAll(/(?:token_refusal|too_often|Refusal)\("([a-z][a-z0-9_]+)"/g)) if (!known.has(code)) wrong.push(`${english}: no English for ${code}`);

if (process.argv.includes('--check')) {
  if (readFileSync(page, 'utf8') !== text) wrong.push(`${page} is not what the codes are: node scripts/make_codes_page.mjs makes it`);
} else {
  writeFileSync(page, text);
}
for (const one of wrong) console.log(one);
console.log(`${texts.length} codes, ${forms.length} forms`);
process.exitCode = wrong.length > 0 ? 1 : 0;

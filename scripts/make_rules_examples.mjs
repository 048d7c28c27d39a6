// Asks `hammer judge` about the worked examples of the rules pages and writes its answers into them, between
// <!-- judge NAME --> and <!-- /judge -->. The examples are in docs/rules/examples.json, with what each must score.
//
//   node scripts/make_rules_examples.mjs           writes
//   node scripts/make_rules_examples.mjs --check   says what would change
//
// HAMMER names the program to ask; without it build/bin/hammer.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(root, 'docs/rules');
const program = process.env.HAMMER ?? join(root, 'build/bin/hammer');
const complaints = [];

function judged(lines, arguments_, input) {
  const output = execFileSync(program, arguments_, { input, encoding: 'utf8' }).trim().split('\n');
  if (output.length !== lines) throw new Error(`${lines} lines in, ${output.length} out: ${output[0]}`);
  return output.map((line) => JSON.parse(line));
}

const { tables } = JSON.parse(execFileSync(program, ['tables', '--json'], { encoding: 'utf8' }));
const examples = Object.entries(JSON.parse(readFileSync(join(folder, 'examples.json'), 'utf8')));
const input = examples.map(([, { line }]) => JSON.stringify(line) + '\n').join('');
const answers = new Map(judged(examples.length, ['judge'], input).map((answer, index) => [examples[index][0], answer]));

// The judge must say what the example promises.
function compare(name, { score, points }, answer) {
  const got = (answer.weights ?? []).map(({ counts, value }) => (counts ? value : 0));
  if (JSON.stringify(answer.score) !== JSON.stringify(score) || JSON.stringify(got) !== JSON.stringify(points)) {
    complaints.push(`examples.json: ${name} should score ${JSON.stringify(score)} by ${JSON.stringify(points)}; ` +
      `hammer judge says ${answer.error ?? `${JSON.stringify(answer.score)} by ${JSON.stringify(got)}`}`);
  }
}

const millimetres = (metres) => String(Math.round(metres * 10000) / 10);

function table({ line }, answer) {
  const { length } = tables.find(({ name }) => name === line.table);
  const rows = answer.weights.map(({ color, x, value, why }, index) =>
    `| ${'ABCDEFGH'[index]} | ${color} | ${millimetres(length - x)} mm | ${value} | ${why} |`);
  return ['| | | from the far edge | worth | the judge |', '|---|---|---|---|---|', ...rows].join('\n');
}

function block(example, answer) {
  return `\n${table(example, answer)}\n\n\`hammer judge\`: *${answer.summary}*\n\n` +
    `\`\`\`\necho '${JSON.stringify(example.line)}' | build/bin/hammer judge\n\`\`\`\n`;
}

function rewritten(page, text) {
  return text.replace(/(<!-- judge (\S+) -->)[^]*?(<!-- \/judge -->)/g, (whole, begin, name, end) => {
    const example = examples.find(([known]) => known === name)?.[1];
    if (!example) complaints.push(`${page}: there is no example ${name}`);
    if (example && example.page !== page) complaints.push(`${page}: the example ${name} belongs in ${example.page}`);
    const answer = answers.get(name);
    return answer?.weights ? `${begin}\n${block(example, answer)}\n${end}` : whole;
  });
}

for (const [name, example] of examples) compare(name, example, answers.get(name));
for (const page of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
  const text = readFileSync(join(folder, page), 'utf8');
  const fresh = rewritten(page, text);
  if (fresh === text) continue;
  if (process.argv.includes('--check')) complaints.push(`docs/rules/${page}: make_rules_examples.mjs would change it`);
  else writeFileSync(join(folder, page), fresh);
}
for (const complaint of complaints) console.log(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;

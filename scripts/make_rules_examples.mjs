// Asks `hammer judge` about the worked examples of the rules pages and writes its answers into them, between
// <!-- judge NAME --> and <!-- /judge -->. The examples are in docs/rules/examples.json, with what each must score. The judge
// speaks by the page's dictionaries, as the app shows these pages.
//
//   node scripts/make_rules_examples.mjs           writes
//   node scripts/make_rules_examples.mjs --check   says what would change
//
// HAMMER names the program to ask; without it build/bin/hammer.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(root, 'docs/rules');
const web = join(root, 'web');
const program = process.env.HAMMER ?? join(root, 'build/bin/hammer');
const complaints = [];

// The head of a table, and what stands before the verdict.
const headings = {
  en: { head: '| | | from the far edge | worth | the judge |', verdict: 'The verdict:' },
  de: { head: '| | | vor der hinteren Kante | wert | der Richter |', verdict: 'Das Urteil:' },
  fr: { head: '| | | du bord du fond | vaut | le juge |', verdict: 'Le verdict :' },
  es: { head: '| | | del borde del fondo | vale | el juez |', verdict: 'El veredicto:' },
};

function judged(lines, arguments_, input) {
  const output = execFileSync(program, arguments_, { input, encoding: 'utf8' }).trim().split('\n');
  if (output.length !== lines) throw new Error(`${lines} lines in, ${output.length} out: ${output[0]}`);
  return output.map((line) => JSON.parse(line));
}

const { tables } = JSON.parse(execFileSync(program, ['tables', '--json'], { encoding: 'utf8' }));
const examples = Object.entries(JSON.parse(readFileSync(join(folder, 'examples.json'), 'utf8')));
const input = examples.map(([, { line }]) => JSON.stringify(line) + '\n').join('');
const answers = new Map(judged(examples.length, ['judge'], input).map((answer, index) => [examples[index][0], answer]));

// The judge must agree with the example.
function compare(name, { score, points }, answer) {
  const got = (answer.weights ?? []).map(({ counts, value }) => (counts ? value : 0));
  if (JSON.stringify(answer.score) !== JSON.stringify(score) || JSON.stringify(got) !== JSON.stringify(points)) {
    complaints.push(`examples.json: ${name} should score ${JSON.stringify(score)} by ${JSON.stringify(points)}; ` +
      `hammer judge says ${answer.error ?? `${JSON.stringify(answer.score)} by ${JSON.stringify(got)}`}`);
  }
}

// `load` imports a module of the page.
async function speakerOf(language, load) {
  const dictionaries = await load('/src/ui/words/index.ts');
  const { judgeWhy, judgeSummary } = await load('/src/ui/words/judgements.ts');
  const { position } = await load('/src/ui/words/measures.ts');
  await dictionaries.loadWords(language);
  const { head, verdict } = headings[language];
  return {
    head,
    place: (metres) => position(metres, 'mm'),
    color: (color) => dictionaries.words.colors[color],
    why: judgeWhy,
    end: (answer) => `${verdict} *${judgeSummary(answer)}*\n`,
    bound: (text) => text.replace(/ (?=[:;]|(?:mm|cm|m)\b)/g, '\u00a0'), // no line begins with a mark or a unit
  };
}

function block(speaker, example, answer) {
  const { length } = tables.find(({ name }) => name === example.line.table);
  const rows = answer.weights.map((weight, index) => {
    const { color, x, value } = weight;
    return `| ${'ABCDEFGH'[index]} | ${speaker.color(color)} | ${speaker.place(length - x)} | ${value} | ${speaker.why(answer, weight)} |`;
  });
  return speaker.bound(`\n${[speaker.head, '|---|---|---|---|---|', ...rows].join('\n')}\n\n${speaker.end(answer)}`);
}

function rewritten(page, text, speaker) {
  return text.replace(/(<!-- judge (\S+) -->)[^]*?(<!-- \/judge -->)/g, (whole, begin, name, end) => {
    const example = examples.find(([known]) => known === name)?.[1];
    if (!example) complaints.push(`${page}: there is no example ${name}`);
    if (example && example.page !== page) complaints.push(`${page}: the example ${name} belongs in ${example.page}`);
    const answer = answers.get(name);
    return answer?.weights ? `${begin}\n${block(speaker, example, answer)}\n${end}` : whole;
  });
}

function makePages(under, speaker) {
  for (const page of readdirSync(join(folder, under)).filter((name) => name.endsWith('.md'))) {
    const path = join(folder, under, page);
    const text = readFileSync(path, 'utf8');
    const fresh = rewritten(page, text, speaker);
    if (fresh === text) continue;
    if (process.argv.includes('--check')) complaints.push(`docs/rules/${under}${page}: make_rules_examples.mjs would change it`);
    else writeFileSync(path, fresh);
  }
}

async function makeAll() {
  const vite = dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json'));
  const { createServer } = await import(pathToFileURL(join(vite, 'dist/node/index.js')));
  const server = await createServer({ root: web, configFile: false, logLevel: 'error', appType: 'custom', server: { middlewareMode: true, ws: false, watch: null }, optimizeDeps: { noDiscovery: true } });
  try {
    for (const language of Object.keys(headings)) makePages(language === 'en' ? '' : `${language}/`, await speakerOf(language, (path) => server.ssrLoadModule(path)));
  } finally {
    await server.close();
  }
}

for (const [name, example] of examples) compare(name, example, answers.get(name));
await makeAll();
for (const complaint of complaints) console.log(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;

// node scripts/measure_page_size.mjs [FOLDER]: what a browser fetches, as gzip, from the address to the first throw
// against a machine, from the built page in FOLDER (build/web). Fails above the limit.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

const limit = 440_000; // bytes
// The chunks fetched on demand that count too: one dictionary (words/en/main.ts), the screen of a match, its table, the
// results of throws and the tips.
const dictionary = /^main-/;
const asked = [dictionary, /^play_screen-/, /^scene-/, /^throw_result-/, /^table_tips-/];

const sizes = new Map(); // by path: compressed
const texts = new Map(); // by path: the text of files that can import others

function filesIn(folder, under = '') {
  return readdirSync(join(folder, under), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(folder, `${under}${entry.name}/`) : [under + entry.name]);
}

function readPage(folder) {
  for (const path of filesIn(folder).filter((path) => !/\.(br|gz)$/.test(path))) {
    const file = join(folder, path);
    sizes.set(path, statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size);
    if (/\.(html|js|css)$/.test(path)) texts.set(path, readFileSync(file, 'utf8'));
  }
}

// The page's files are recognised by their names, which have a hash in them.
const pathOf = (name) => [...sizes.keys()].find((path) => basename(path) === basename(name));
const all = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1]);

// A dynamic import, with the files that Vite found it needs.
function importsAskedFor(text) {
  const needs = all(text, /m\.f=(\[[^\]]*\])/g).flatMap((list) => JSON.parse(list));
  return [...text.matchAll(/import\("\.\/([^"]+)"\)(?:,__vite__mapDeps\(\[([\d,]*)\]\))?/g)]
    .filter(([, name]) => asked.some((pattern) => pattern.test(name)))
    .flatMap(([, name, places]) => [name, ...(places ? places.split(',').map((place) => needs[place]) : [])]);
}

function namedIn(path) {
  const text = texts.get(path) ?? '';
  if (path.endsWith('.html')) return all(text, /(?:src|href)="([^"]+)"/g).filter((name) => !name.includes('touch'));
  if (!path.endsWith('.js')) return [];
  const imported = all(text, /(?:from|import)\s*"\.\/([^"]+)"/g);
  return [...imported, ...all(text, /new URL\("([^"]+)",/g), ...importsAskedFor(text)];
}

function reach(path, reached = new Set()) {
  if (!path || reached.has(path)) return reached;
  reached.add(path);
  namedIn(path).forEach((name) => reach(pathOf(name), reached));
  return reached;
}

// A match needs one network and the face of one opponent, and a person one dictionary: the largest of each is counted.
const isNetwork = (path) => path.endsWith('.wasm') && !basename(path).startsWith('hammer-');
const isFace = (path) => path.startsWith('faces/');
const isDictionary = (path) => dictionary.test(basename(path));

function withOneOf(isOne, paths) {
  const [largest] = paths.filter(isOne).sort((a, b) => sizes.get(b) - sizes.get(a));
  return paths.filter((path) => !isOne(path) || path === largest);
}

const sum = (paths) => paths.reduce((total, path) => total + sizes.get(path), 0);
const shown = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} KB`;

function measure(folder) {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`${folder} is no built page: ./run --build-only makes it`);
  readPage(folder);
  const first = [isNetwork, isFace, isDictionary].reduce((paths, isOne) => withOneOf(isOne, paths), [...reach('index.html'), ...[...sizes.keys()].filter(isFace)]).sort((a, b) => sizes.get(b) - sizes.get(a));
  for (const wanted of [dictionary, /scene-/, /play_screen-/, /worker-/, /hammer-page-/]) {
    if (!first.some((path) => wanted.test(basename(path)))) throw new Error(`nothing that is fetched is called ${wanted.source}: this measure is out of date`);
  }
  for (const path of first) console.log(`${shown(sizes.get(path))}  ${path}`);
  console.log(`${shown(sum(first))}  first load, of at most ${shown(limit).trim()}`);
  console.log(`${shown(sum([...sizes.keys()]))}  the whole page, with every screen, rules page, picture and network`);
  if (sum(first) > limit) throw new Error(`the first load is ${shown(sum(first) - limit).trim()} too large`);
}

try {
  measure(process.argv[2] ?? 'build/web');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

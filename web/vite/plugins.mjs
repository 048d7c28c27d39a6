// What the build does with the files that Vite has written: it adds the service worker, compresses them, and puts them in place.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { transformWithEsbuild } from 'vite';

// A Vite plugin that works on the written files, after the plugins listed before it. `work` gets the folder.
function afterWriting(name, work) {
  return {
    name: `hammer:${name}`,
    apply: 'build',
    writeBundle: { order: 'post', sequential: true, handler: ({ dir }) => work(dir) },
  };
}

// The files of a built folder: sorted paths relative to it, with slashes.
function builtFiles(folder, under = '') {
  return readdirSync(join(folder, under), { withFileTypes: true })
    .flatMap((entry) => {
      const path = under + entry.name;
      return entry.isDirectory() ? builtFiles(folder, `${path}/`) : [path];
    })
    .sort();
}

// As Vite names what it writes, and as the server recognises it.
const isHashed = (path) => /^assets\/.+-[\w-]{8}\.\w+$/.test(path);

// Systems fetch these once, when they install the page; it shows none of them itself.
const isInstallIcon = (path) => /^icons\/.+\.png$/.test(path);

function hashOf(folder, paths) {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(`${path}\0`).update(readFileSync(join(folder, path)));
  return hash.digest('hex').slice(0, 16);
}

async function compile(source) {
  const { code } = await transformWithEsbuild(readFileSync(source, 'utf8'), source, {
    format: 'iife',
    minify: true,
    sourcemap: false,
  });
  return code;
}

// service_worker.js is the hand-written one, after a list of the page's files and a hash over them. Any change of the page
// changes its text: that is how browsers see that there is a newer page.
export const writeServiceWorker = (source) =>
  afterWriting('service-worker', async (folder) => {
    const paths = builtFiles(folder);
    const files = paths.filter((path) => !isInstallIcon(path)).map((path) => ({ path, hashed: isHashed(path) }));
    const lists = `const pageFiles=${JSON.stringify(files)},pageVersion=${JSON.stringify(hashOf(folder, paths))};\n`;
    writeFileSync(join(folder, 'service_worker.js'), lists + (await compile(source)));
  });

const isCompressedAlready = (path) => /\.(png|jpg|webp|br|gz)$/.test(path);

function brotli(bytes) {
  const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotliCompressSync(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

// Writes FILE.gz for each. zopfli packs what every browser can read some four in a hundred smaller than zlib does, and takes
// its time: the largest files first, a process a core.
async function writeGzipped(files) {
  const waiting = files.map((file) => ({ file, size: statSync(file).size })).sort((a, b) => b.size - a.size);
  const work = async () => {
    for (let next; (next = waiting.shift()); ) await promisify(execFile)('zopfli', [next.file]);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

// Writes a .br and a .gz beside every file that compression makes smaller. The server then sends what a browser accepts
// without compressing anything itself.
export const compressFiles = () =>
  afterWriting('compressed-files', async (folder) => {
    const files = builtFiles(folder).filter((path) => !isCompressedAlready(path)).map((path) => join(folder, path));
    await writeGzipped(files);
    for (const file of files) {
      const bytes = readFileSync(file);
      writeFileSync(`${file}.br`, brotli(bytes));
      for (const ending of ['.br', '.gz']) if (statSync(file + ending).size >= bytes.length) rmSync(file + ending);
    }
  });

// The page is built beside the current one and replaces it when it is complete. A server that starts meanwhile gets one of
// the two, never half of one.
export const putInPlace = (place) =>
  afterWriting('put-in-place', (folder) => {
    const former = `${place}.former`;
    rmSync(former, { recursive: true, force: true });
    if (existsSync(place)) renameSync(place, former);
    renameSync(folder, place);
    rmSync(former, { recursive: true, force: true });
  });

// service_worker.js: the hand-written one behind the list of the page's files and a hash over them. Any change of the
// page changes its text, and by that browsers see that there is a newer page.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithEsbuild } from 'vite';

import { afterWriting } from './after_writing.mjs';
import { builtFiles } from './built_files.mjs';

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

export const writeServiceWorker = (source) =>
  afterWriting('service-worker', async (folder) => {
    const paths = builtFiles(folder);
    const files = paths.filter((path) => !isInstallIcon(path)).map((path) => ({ path, hashed: isHashed(path) }));
    const lists = `const pageFiles=${JSON.stringify(files)},pageVersion=${JSON.stringify(hashOf(folder, paths))};\n`;
    writeFileSync(join(folder, 'service_worker.js'), lists + (await compile(source)));
  });

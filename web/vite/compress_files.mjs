// Beside every file that compression makes smaller, its .br and .gz: the server hands out what a browser accepts without
// any work of its own.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { afterWriting } from './after_writing.mjs';
import { builtFiles } from './built_files.mjs';

const isCompressedAlready = (path) => /\.(png|jpg|webp|br|gz)$/.test(path);

function brotli(bytes) {
  const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotliCompressSync(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

export const compressFiles = () =>
  afterWriting('compressed-files', (folder) => {
    for (const path of builtFiles(folder).filter((path) => !isCompressedAlready(path))) {
      const bytes = readFileSync(join(folder, path));
      for (const [ending, compressed] of [['.br', brotli(bytes)], ['.gz', gzipSync(bytes, { level: 9 })]]) {
        if (compressed.length < bytes.length) writeFileSync(join(folder, path + ending), compressed);
      }
    }
  });

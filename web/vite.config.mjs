import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

import { compressFiles, putInPlace, writeServiceWorker } from './vite/plugins.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const page = here('../build/web');

// The rules pages of a language are one chunk.
function rulesOfOneLanguage(id) {
  const page = /\/docs\/rules\/(?:(\w+)\/)?[^/]+\.md\?raw$/.exec(id);
  return page ? `rules_${page[1] ?? 'en'}` : undefined;
}

// The engine is not part of the sources: ./run builds it first, and src/engine/ loads it from there.
export default defineConfig({
  base: './',
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  build: {
    outDir: `${page}.unfinished`,
    emptyOutDir: true,
    target: 'es2022',
    minify: 'terser', // three in a hundred smaller than esbuild's
    terserOptions: { module: true, compress: { passes: 3 } },
    assetsInlineLimit: 0, // the page's policy allows no scripts or styles but files
    modulePreload: { polyfill: false },
    reportCompressedSize: false, // scripts/measure_page_size.mjs does
    chunkSizeWarningLimit: 1000, // three.js is loaded after the first screen is seen
    rollupOptions: { output: { manualChunks: rulesOfOneLanguage } },
  },
  plugins: [writeServiceWorker(here('src/service_worker.ts')), compressFiles(), putInPlace(page)],
  server: { host: '127.0.0.1', fs: { allow: ['..'] } },
  worker: { format: 'es' },
  // Nothing is to fail because the machine is busy: the limit is for what never ends.
  test: { include: ['src/**/*.test.ts'], setupFiles: ['tests/units_setup.ts'], testTimeout: 180_000, hookTimeout: 180_000, teardownTimeout: 180_000 },
});

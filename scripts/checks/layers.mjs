// Which part may include which. Stated only here; docs/dev/building.md explains it.

// A part is every file under its folder; the longest matching folder wins. `uses` names the parts it may include
// besides itself.
export const parts = [
  { folder: 'engine/include', uses: [] },
  { folder: 'engine/src/base', uses: ['engine/include'] },
  { folder: 'engine/src/table', uses: ['engine/include', 'engine/src/base'] },
  { folder: 'engine/src/physics', uses: ['engine/include', 'engine/src/base', 'engine/src/table'] },
  {
    folder: 'engine/src/rules',
    uses: ['engine/include', 'engine/src/base', 'engine/src/table', 'engine/src/physics'],
  },
  {
    folder: 'engine/src/hand',
    uses: ['engine/include', 'engine/src/base', 'engine/src/table', 'engine/src/physics'],
  },
  { folder: 'engine/src/match', uses: ['engine/include', 'engine/src'] },
  { folder: 'engine/bench', uses: ['engine/include', 'engine/src'] },
  { folder: 'engine/tests/support', uses: [] }, // what the tests of every part share
  { folder: 'engine/tests', uses: ['engine/include', 'engine/src', 'engine/bench', 'engine/tests/support'] },
  { folder: 'engine/tools', uses: ['engine/include'] },
  { folder: 'wasm', uses: ['engine/include', 'engine/bench', 'ai/include', 'ai/bench', 'json/include', 'protocol/include'] },
  { folder: 'ai/include', uses: ['engine/include'] },
  // Inside the players: training, advice → search → evaluation → view → network; levels and arena use only what is public.
  { folder: 'ai/src', uses: ['engine/include', 'ai/include'] },
  { folder: 'ai/src/network', uses: ['engine/include', 'ai/include'] },
  { folder: 'ai/src/view', uses: ['engine/include', 'ai/include', 'ai/src/network'] },
  { folder: 'ai/src/evaluation', uses: ['engine/include', 'ai/include', 'ai/src/network', 'ai/src/view'] },
  {
    folder: 'ai/src/search',
    uses: ['engine/include', 'ai/include', 'ai/src/network', 'ai/src/view', 'ai/src/evaluation'],
  },
  { folder: 'ai/src/levels', uses: ['engine/include', 'ai/include'] },
  { folder: 'ai/src/arena', uses: ['engine/include', 'ai/include', 'ai/src/view'] },
  { folder: 'ai/src/advice', uses: ['engine/include', 'ai/include', 'ai/src/view', 'ai/src/search'] },
  {
    folder: 'ai/src/training',
    uses: ['engine/include', 'ai/include', 'ai/src/network', 'ai/src/view', 'ai/src/evaluation', 'ai/src/search'],
  },
  { folder: 'ai/bench', uses: ['engine/include', 'engine/bench', 'ai/include'] },
  { folder: 'ai/tests', uses: ['engine/include', 'engine/bench', 'engine/tests/support', 'ai'] },
  { folder: 'json/include', uses: ['engine/include'] },
  { folder: 'json/src', uses: ['engine/include', 'json/include'] },
  { folder: 'json/tests', uses: ['engine/include', 'engine/tests/support', 'json'] },
  { folder: 'protocol/include', uses: ['engine/include', 'ai/include', 'json/include'] },
  { folder: 'protocol/src', uses: ['engine/include', 'ai/include', 'json/include', 'protocol/include'] },
  {
    folder: 'protocol/tests',
    uses: ['engine/include', 'engine/bench', 'engine/tests/support', 'ai/include', 'json/include', 'protocol'],
  },
  { folder: 'fuzz', uses: ['engine/include', 'ai/include', 'json/include', 'protocol/include', 'server/src', 'server/tests'] },
  { folder: 'server/include', uses: ['engine/include', 'ai/include', 'json/include', 'protocol/include'] },
  { folder: 'server/src', uses: ['engine/include', 'ai/include', 'json/include', 'protocol/include', 'server/include'] },
  { folder: 'server/src/base', uses: ['engine/include', 'json/include', 'protocol/include'] },
  {
    folder: 'server/src/store',
    uses: ['engine/include', 'json/include', 'protocol/include', 'server/include', 'server/src/base'],
  },
  {
    folder: 'server/src/match',
    uses: ['engine/include', 'ai/include', 'json/include', 'protocol/include', 'server/include', 'server/src/base', 'server/src/store'],
  },
  {
    folder: 'server/src/lobby',
    uses: ['engine/include', 'json/include', 'protocol/include', 'server/src/base', 'server/src/store', 'server/src/match'],
  },
  {
    folder: 'server/src/streams',
    uses: ['engine/include', 'json/include', 'protocol/include', 'server/src/base', 'server/src/store', 'server/src/match'],
  },
  {
    folder: 'server/src/api',
    uses: ['engine/include', 'json/include', 'protocol/include', 'server/include', 'server/src/base', 'server/src/store', 'server/src/match', 'server/src/lobby', 'server/src/streams'],
  },
  {
    folder: 'server/src/client',
    uses: ['engine/include', 'ai/include', 'json/include', 'protocol/include', 'server/include', 'server/src/base'],
  },
  {
    folder: 'server/src/net',
    uses: ['engine/include', 'json/include', 'protocol/include', 'server/include', 'server/src/base', 'server/src/match', 'server/src/api'],
  },
  { folder: 'server/bench', uses: ['engine/include', 'json/include', 'protocol/include', 'server/src/client'] },
  {
    folder: 'server/tests',
    uses: ['engine/include', 'engine/tests/support', 'ai/include', 'json/include', 'protocol/include', 'server'],
  },
  {
    folder: 'cli',
    uses: ['engine/include', 'engine/bench', 'ai/include', 'ai/bench', 'json/include', 'protocol/include', 'server/include'],
  },
];

// Where `#include "..."` is looked up, after the folder of the file itself.
export const includeRoots = [
  'engine/include',
  'engine/src',
  'engine/bench',
  'engine/tests/support',
  'fuzz',
  'json/include',
  'json/src',
  'protocol/include',
  'protocol/src',
  'ai/include',
  'ai/src',
  'ai/tests',
  'ai/bench',
  'server/include',
  'server/src',
  'server/tests',
  'server/bench',
  'cli/src',
];

// Libraries with one home: headers with this prefix are included only under these folders.
export const homes = [
  { what: 'JSON', headers: ['boost/json', 'nlohmann/', 'rapidjson/'], folders: ['json/'] },
  { what: 'SQL', headers: ['sqlite3', 'libpq', 'pqxx', 'postgresql/'], folders: ['server/src/store/'] },
  {
    what: 'networking',
    headers: ['boost/asio', 'boost/beast', 'sys/socket.h', 'netinet/', 'arpa/', 'net/if', 'ifaddrs.h'],
    folders: ['server/'],
  },
  {
    what: 'passwords and secrets',
    headers: ['sodium'],
    folders: ['server/src/match/', 'server/src/api/', 'server/tests/'],
  },
  { what: 'Box2D', headers: ['box2d/'], folders: ['engine/bench/peers/'] },
  {
    what: 'GoogleTest',
    headers: ['gtest/', 'gmock/'],
    folders: ['engine/tests/', 'json/tests/', 'protocol/tests/', 'ai/tests/', 'server/tests/', 'cli/tests/'],
  },
];

// The page: the same for imports. A folder without a line here may use only itself.
export const pageParts = [
  { folder: 'web/src/engine', uses: [] },
  { folder: 'web/src/state', uses: ['web/src/engine'] },
  { folder: 'web/src/scene', uses: ['web/src/engine', 'web/src/state'] },
  // The events of a playback are the only thing that sound takes from the scene.
  { folder: 'web/src/sound', uses: ['web/src/engine', 'web/src/state', 'web/src/scene/contract.ts'] },
  { folder: 'web/src/net', uses: ['web/src/engine', 'web/src/state'] },
  { folder: 'web/src/state/online', uses: ['web/src/engine', 'web/src/state', 'web/src/net'] },
  {
    folder: 'web/src/ui',
    uses: ['web/src/engine', 'web/src/state', 'web/src/scene', 'web/src/sound', 'web/src/net'],
  },
  { folder: 'web/src', uses: [] }, // main.tsx starts them all
  { folder: 'web/tests', uses: ['web/src', 'scripts/testing', 'scripts/schemas'] }, // they use the same test runner as all others
  { folder: 'web', uses: [] },
];

// Modules of the page with one home. Tests may use them anywhere.
export const moduleHomes = [
  { what: 'three.js', modules: ['three'], folders: ['web/src/scene/'] },
  { what: 'Preact', modules: ['preact'], folders: ['web/src/ui/', 'web/src/main.tsx'] },
  { what: 'QR codes', modules: ['uqr'], folders: ['web/src/ui/online/'] },
  { what: 'Playwright', modules: ['playwright-core'], folders: ['web/tests/', 'scripts/'] },
  { what: 'Node', modules: ['node:'], folders: ['web/tests/', 'web/vite/', 'web/vite.config.mjs'] },
];

// What the page's code may use only in its home.
export const wordHomes = [
  { what: 'WebAssembly', word: /\bWebAssembly\b|\.wasm\b/, folders: ['web/src/engine/', 'web/tests/'] },
  {
    what: 'the DOM',
    word: /(?<![.\w])(?:document|window|navigator)\.\w|\bHTML\w*Element\b|\bSVG\w*Element\b/,
    not: ['web/src/state/', 'web/src/engine/'],
  },
];

// Folders whose code must give the same bits everywhere and may not use the outside world: docs/dev/determinism.md.
export const pureFolders = ['engine/include/', 'engine/src/', 'engine/bench/scenes.', 'ai/'];
export const pureExceptions = ['ai/tests/', 'ai/bench/signature_main.cpp'];

export const impureHeaders = new Map(
  Object.entries({
    'input and output':
      'iostream istream ostream sstream fstream iomanip print syncstream filesystem cstdio stdio.h unistd.h',
    'threads': 'thread mutex shared_mutex atomic condition_variable future semaphore barrier latch stop_token execution',
    'clocks': 'chrono ctime time.h sys/time.h',
    'maths that differs between libraries (use hammer/det_math.h)':
      'cmath math.h complex complex.h tgmath.h valarray cfenv fenv.h immintrin.h',
    'random numbers that differ between libraries (use hammer/random.h)': 'random',
    'an order of iteration that differs between libraries': 'unordered_map unordered_set',
    'locales and exceptions': 'locale clocale locale.h regex exception stdexcept system_error',
  }).flatMap(([why, headers]) => headers.split(' ').map((header) => [header, why])),
);

// ---- paths and the folders that they are under

const isUnder = (path, folder) => path === folder || path.startsWith(folder + '/');

export const startsWithAny = (text, beginnings) => beginnings.some((beginning) => text.startsWith(beginning));

// The part (of layers.mjs) with the longest folder that a path is under.
export function partAmong(parts, path) {
  const fitting = parts.filter((part) => isUnder(path, part.folder));
  return fitting.sort((a, b) => b.folder.length - a.folder.length)[0];
}

export function mayUse(part, path) {
  return [part.folder, ...part.uses].some((folder) => isUnder(path, folder));
}

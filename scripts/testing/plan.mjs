// What is run, for each length of a test run. Jobs start in the order of the list, as far as their needs allow.
import { readdirSync } from 'node:fs';

import { cores } from './commands.mjs';
import { build, check, googleTests, nodeTests, pageTests, pageUnits, unlessItFails } from './jobs.mjs';

const staticChecks = ['include_direction', 'page_imports', 'file_names', 'machine_paths', 'readme_folders', 'doc_links', 'rule_ids', 'games', 'prose', 'online_draws', 'file_sizes', 'plain_words', 'formatting', 'catches_violations'];

// The sizes of what can have any size: random shots per law, random matches of each kind, inputs for each fuzzed reader, and
// the looks and languages in which every screen is checked.
const sizes = {
  quick: { shots: 20_000, matches: 5 },
  default: { shots: 200_000, matches: 15, inputs: 2_000, calls: 300, screens: 'few' },
  all: { shots: 1_000_000, matches: 60, inputs: 16_000, calls: 1_000, screens: 'all' },
};
// Tests without random input that take ten seconds or more when instrumented: ./test runs them in the release build, ./test
// --all under the sanitizers too.
const longUnderSanitizers = [
  'CalibrateCommand.IsTheSameOnOneThreadAndOnTwo', 'Choice.EveryJudgementChooses*', 'Commands.BenchReports*', 'Decimal.WholeNumbersAndHalves',
  'Every/Commands.EveryHelpHasAnExampleThatRuns/bench', 'Every/Commands.EveryHelpHasAnExampleThatRuns/calibrate', 'Follow.EveryLineOfAnyMatch*',
  'Net.ABoardAndItsMirrorImage*', 'OpenReplay.AThrowFromAPosition*', 'OpenReplay.PositionsAreTaken*', 'Training.*',
];
const sizesUnderSanitizers = { HAMMER_LAW_SHOTS: '20000', HAMMER_CONTRACT_MATCHES: '4' };

// GoogleTest programs, and the number of parts each is run in: enough that all parts take about equally long.
const programs = {
  ai_test: 2, api_test: 1, base_test: 1, cli_test: 2, contract_test: 2, hand_test: 1, json_test: 1, match_test: 1, net_test: 1, physics_test: 3, protocol_test: 3,
  rooms_test: 1, rules_test: 1, server_test: 1, store_test: 1, table_test: 1,
};

// A run with more shots than the default may take days.
const asked = process.env.HAMMER_LAW_SHOTS ?? process.env.HAMMER_CONTRACT_MATCHES;
const minutes = asked === undefined ? 20 : 7 * 24 * 60;

const shell = (script) => ['bash', '-euo', 'pipefail', '-c', `source scripts/setup.sh; source scripts/page.sh; ${script}`];

export function planFor(length) {
  const size = sizes[length];
  const isQuick = length === 'quick';
  const isAll = length === 'all';
  const random = {
    HAMMER_LAW_SHOTS: process.env.HAMMER_LAW_SHOTS ?? String(size.shots),
    HAMMER_CONTRACT_MATCHES: process.env.HAMMER_CONTRACT_MATCHES ?? String(size.matches),
  };

  const checks = [...staticChecks.map((name) => check(name, ['node', `scripts/checks/${name}.mjs`])), check('codes of refusals', ['node', 'scripts/make_codes_page.mjs', '--check']), check('types made from the schemas', ['node', 'scripts/make_types.mjs', '--check']), nodeTests('testing', ['scripts/testing/testing_test.mjs', 'scripts/schemas/schemas_test.mjs'])];
  const inRelease = { settings: ['-DHAMMER_TESTS=ON'], ...(isQuick ? { slots: cores } : {}) };
  const program = build('build the program', 'release', ['hammer'], inRelease);
  const tests = (needs) => build('build the tests', 'release', ['hammer-tests'], { ...inRelease, needs });
  const released = [
    ...Object.entries(programs).flatMap(([name, parts]) =>
      googleTests(`release/${name}`, `build/bin/${name}`, { parts: isQuick ? 1 : parts, env: random, minutes, needs: ['build the tests'] })),
    check('every test program is run', shell(`diff <(ls build/bin | grep _test$) <(printf '%s\\n' ${[...Object.keys(programs), 'one_more_game_test'].sort().join(' ')})`), { needs: ['build the tests'] }),
  ];
  if (isQuick) return [...checks, program, tests(['build the program']), ...released];

  const page = [
    unlessItFails(check("the page's libraries", shell('install_page_libraries'))),
    build('build the engine for the page', 'wasm', ['hammer-page', 'hammer-study']),
    check('./run --build-only', ['./run', '--build-only'], { needs: ['build the program', 'build the engine for the page', "the page's libraries"] }),
    check('./run serves the page', ['node', 'scripts/run_serves.mjs'], { needs: ['./run --build-only'] }),
    check('at most 440 KB are loaded at first', ['node', 'scripts/measure_page_size.mjs'], { needs: ['./run --build-only'] }),
    pageTests('page', browserTests.filter((file) => !isTimed(file)), { needs: ['./run serves the page'], minutes: 40, env: { HAMMER_SCREENS: process.env.HAMMER_SCREENS ?? size.screens } }),
    pageTests('page, timed', browserTests.filter(isTimed), { needs: ['./run serves the page'], alone: true }),
    check('types', ['web/node_modules/.bin/tsc', '--noEmit', '--project', 'web'], { needs: ["the page's libraries"] }),
    pageUnits("the page's units", { needs: ["the page's libraries", 'build WebAssembly for Node'] }), // which compares its English with the page's
  ];

  // The same tests and the fuzzed readers, under AddressSanitizer and UBSan.
  const targets = readdirSync('fuzz/targets').map((file) => file.replace('.cpp', ''));
  const sanitized = [
    build('build sanitize', 'sanitize', [...Object.keys(programs), 'hammer-fuzz', 'hammer-signature']),
    ...Object.entries(programs).flatMap(([name, parts]) =>
      googleTests(`sanitize/${name}`, `build/sanitize/bin/${name}`, {
        parts, env: sizesUnderSanitizers, filter: isAll ? undefined : `-${longUnderSanitizers.join(':')}`, needs: ['build sanitize'],
      })),
    ...targets.map((target) =>
      check(`fuzz ${target}`, ['scripts/fuzz.sh', '--runs', String(target === 'api_call' ? size.calls : size.inputs), '--built', target], { needs: ['build sanitize'] })),
    check('signature of clang, sanitized', ['scripts/signature.sh', 'sanitize'], { needs: ['build sanitize', 'build the program'] }),
  ];

  // The same shots, matches and players give the same bits in WebAssembly, which answers as the program does.
  const webAssembly = [
    build('build WebAssembly for Node', 'wasm', ['hammer'], { needs: ['./run serves the page'] }),
    check('signature of wasm', ['scripts/signature.sh', 'wasm'], { needs: ['build WebAssembly for Node'] }),
    nodeTests('wasm', readdirSync('wasm').filter((file) => file.endsWith('_test.mjs')).map((file) => `wasm/${file}`), { needs: ['build WebAssembly for Node'] }),
  ];

  const oneMoreGame = (name, filter, matches) =>
    googleTests(name, 'build/bin/one_more_game_test', { filter, env: { HAMMER_CONTRACT_MATCHES: process.env.HAMMER_CONTRACT_MATCHES ?? String(matches) }, minutes, needs: ['build the tests'] });
  const others = [
    ...oneMoreGame('one more game', '*long_knock_off*', isAll ? 200 : 50),
    ...oneMoreGame('the games beside one more', '-*long_knock_off*', 5), // it disturbs none of them
    // What the pages show is what the program says.
    check('pictures of the rules pages', ['node', 'scripts/make_rules_pictures.mjs', '--check'], { needs: ['build the program'] }),
    check('worked examples of the rules pages', ['node', 'scripts/make_rules_examples.mjs', '--check'], { needs: ['build the program', "the page's libraries"] }),
    check('tables of the players page', ['node', 'scripts/make_player_tables.mjs', '--check'], { needs: ['build the program'] }),
    // All networks take hours to make again: two small ones show that only the seed decides, not the number of threads.
    check('networks come out as before, by one thread and by two', ['scripts/training_golden.sh', '--check'], { needs: ['build the program'] }),
    load('stalled spectators and a stalled player: all others go on', ['play', '--matches', '40', '--rate', '100', '--seconds', '3', '--spectators', '100', '--stalled', '1']),
    load('everybody comes back at once', ['reconnect', '--matches', '100', '--rate', '100']),
  ];

  const first = [...checks, program, ...page];
  const then = [...sanitized.slice(0, 1), tests(['./run serves the page']), ...released, ...sanitized.slice(1), ...webAssembly, ...others];
  return isAll ? [...first, ...then, ...long()] : [...first, ...then];
}

// docs/dev/load.md has longer runs, and times, which are not tested.
function load(name, words, slots = 1) {
  return check(name, ['build/bin/hammer-load', ...words], { needs: ['build the tests'], slots });
}

const browserTests = readdirSync('web/tests').filter((file) => file.endsWith('.test.mjs')).map((file) => `web/tests/${file}`);
const isTimed = (file) => file.endsWith('.timed.test.mjs');

// What takes long, and unusual builds: only ./test --all.
function long() {
  const threaded = ['net_test', 'server_test', 'store_test'];
  return [
    // Several threads use a server's store: there must be no data races.
    build('build tsan', 'tsan', threaded),
    ...threaded.flatMap((name) => googleTests(`tsan/${name}`, `build/tsan/bin/${name}`, { needs: ['build tsan'] })),
    ...['gcc-O0', 'gcc-O2', 'gcc-O3-native', 'clang-O3'].map((variant) =>
      check(`signature of ${variant}`, ['scripts/signature.sh', variant], { needs: ['build the program'] })),
    check('every file is understood by itself', ['node', 'scripts/checks/every_file_alone.mjs'], { needs: ['build the program'] }),
    load('eight kills under load: nothing is lost, doubled or changed', ['kill', '--kills', '8', '--matches', '12', '--rate', '150']),
    load('accounts that lose to each other on purpose gain nothing', ['ratings', '--matches', '100', '--claims', '0'], 0), // it mostly waits
    // Only that it runs and reports what it promises: its speed depends on the machine.
    build('build hammer-peers', 'release', ['hammer-peers'], { needs: ['build the tests'], settings: ['-DHAMMER_TESTS=ON'] }),
    check('hammer-peers --json', ['bash', '-euo', 'pipefail', '-c', 'build/bin/hammer-peers --json --quick >build/test/peers.json && node scripts/checks/peers.mjs build/test/peers.json'], { needs: ['build hammer-peers', 'build WebAssembly for Node'] }),
  ];
}

// Tests of the checks: each must pass a clean tree, and complain about a tree with one thing wrong.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ruleIds } from './rule_ids.mjs';

const pageOf = (ids) => ids.map((id) => `- **${id}** It is so.\n`).join('');
const testsOf = (ids) => '#include <gtest/gtest.h>\n\n' + ids.map((id) => `TEST(Rules, ${id}_ItIsSo) {}\n`).join('');
const allBut = (gone) => ruleIds.filter((id) => id !== gone);

const readme = (...more) =>
  ['engine', 'ai', 'json', 'protocol', 'server', 'cli', 'web', 'docs', ...more].map((folder) => `| \`${folder}/\` |\n`).join('');

const clean = {
  'README.md': readme(),
  '.clang-format': 'BasedOnStyle: Google\nIncludeBlocks: Preserve\n',
  'engine/include/hammer/table.h': '#include <span>\n',
  'engine/include/hammer/physics.h': '#include "hammer/table.h"\n',
  'engine/src/base/det_math.h': 'double root(double x);\n',
  'engine/src/table/tables.cpp': '#include "base/det_math.h"\n#include "hammer/table.h"\n',
  'engine/src/physics/sliding.h': '#include "base/det_math.h"\n',
  'engine/src/physics/simulate.cpp': '#include "hammer/physics.h"\n#include "sliding.h"\n',
  'engine/bench/scenes.h': '#include "hammer/physics.h"\n',
  'engine/tests/physics/sliding_test.cpp': '#include <gtest/gtest.h>\n\n#include "physics/sliding.h"\n',
  'ai/include/ai/player.h': '#include "hammer/physics.h"\n',
  'ai/src/leaf.h': '#include "ai/player.h"\n',
  'ai/src/search/search.h': '#include "ai/player.h"\n',
  'protocol/include/hammer/protocol/codec.h': '#include "ai/player.h"\n#include "hammer/physics.h"\n',
  'protocol/src/codec.cpp': '#include "hammer/protocol/codec.h"\n',
  'protocol/src/read/setup.h': '#include "json/value.h"\n',
  'json/include/json/value.h': '#include <string>\n',
  'json/src/reader.cpp': '#include "json/value.h"\n',
  'cli/src/main.cpp': '#include <iostream>\n\n#include "hammer/protocol/codec.h"\n#include "scenes.h"\n',
  'docs/rules/knock-off.md': pageOf(ruleIds) + 'As **KO4** has it.\n',
  'docs/rules/target.md': '# Rings, and all\n\n![](rings.svg) [here](#rings-and-all) [](knock-off.md)\n',
  'docs/rules/rings.svg': '<svg/>\n',
  'docs/rules/de/knock-off.md': pageOf(ruleIds) + '![](../rings.svg) [](target.md)\n',
  'docs/rules/de/target.md': '# Ringe\n',
  'engine/tests/rules/rules_test.cpp': testsOf(ruleIds),
  'engine/src/rules/games.inc': 'HAMMER_GAME(knock_off)\nHAMMER_GAME(target)\n',
  'engine/src/rules/games/knock_off.cpp': 'const Game knock_off{\n    .key = "knock-off",\n};\n',
  'engine/src/rules/games/target.cpp': 'const Game target{\n    .key = "target",\n};\n',
  'engine/src/rules/options.cpp': '// As in Knock Off.\nenum class Scoring { kKnockOff };\n',
  'server/include/server/server.h': '#include "hammer/table.h"\n',
  'server/src/net/listener.cpp': '#include "server/server.h"\n\n#include <boost/asio.hpp>\n',
  'web/src/engine/types.ts': "// three is only a word here\nexport type Color = 'red';\n",
  'web/src/engine/worker.ts': "import url from '../../../build/wasm/bin/a.wasm?url';\nWebAssembly.compile(url);\n",
  'web/src/state/plan.ts': "import { signal } from '@preact/signals';\nimport type {\n  Color,\n} from '../engine/types';\n",
  'web/src/state/plan.test.ts': "import { readFile } from 'node:fs';\nimport { engineInstance } from '../../tests/engine_instance';\n",
  'web/src/scene/contract.ts': "import type { Color } from '../engine/types';\n",
  'web/src/scene/scene.ts': "import { Mesh } from 'three';\nimport './contract';\n",
  'web/src/sound/sound.ts': "import type { Camera } from '../scene/contract';\n",
  'web/src/ui/words/index.ts': 'export const words = {};\n',
  'web/src/ui/theme.css': 'body { margin: 0 }\n',
  'web/src/ui/app.tsx': "import { render } from 'preact';\nimport { words } from './words';\nimport './theme.css';\nconst Later = () => import('../scene/scene');\n",
  'web/src/main.tsx': "import { App } from './ui/app';\nimport './state/plan';\n",
  'web/tests/engine_instance.ts': "import type { Color } from '../src/engine/types';\n",
  'web/vite/plugins.mjs': "import { readdirSync } from 'node:fs';\n",
  'cli/listing.mjs': "const address = 'https://a.b'; // knock_off\n/* 'knock-off' */\nlet target;\n",
};

// check, file, its text, what the complaint must say
const violations = [
  ['include_direction', 'engine/src/base/rng.cpp', '#include "physics/sliding.h"\n', 'may not use engine/src/physics'],
  ['include_direction', 'engine/src/base/rng.cpp', '#include "../physics/sliding.h"\n', 'may not use engine/src/physics'],
  ['include_direction', 'engine/src/table/a.cpp', '  #  include "physics/sliding.h"\n', 'may not use engine/src/physics'],
  ['include_direction', 'engine/src/hand/a.cpp', '#include "rules/judge.h"\n', 'no file of this repository'],
  ['include_direction', 'engine/include/hammer/a.h', '#include "base/det_math.h"\n', 'may not use engine/src/base'],
  ['include_direction', 'engine/src/physics/a.cpp', '#include "scenes.h"\n', 'may not use engine/bench'],
  ['include_direction', 'engine/src/physics/a.cpp', '#include "hammer/protocol/codec.h"\n', 'may not use protocol'],
  ['include_direction', 'protocol/src/a.cpp', '#include "physics/sliding.h"\n', 'may not use engine/src/physics'],
  ['include_direction', 'cli/src/a.cpp', '#include "base/det_math.h"\n', 'may not use engine/src/base'],
  ['include_direction', 'protocol/src/a.cpp', '#include "scenes.h"\n', 'may not use engine/bench'],
  ['include_direction', 'other/a.cpp', '#include "hammer/table.h"\n', 'no place in layers.mjs'],
  ['include_direction', 'cli/src/a.cpp', '#include <boost/json/src.hpp>\n', 'JSON belongs in json/'],
  ['include_direction', 'server/src/match/a.cpp', '#include "read/setup.h"\n', 'may not use protocol/src'],
  ['include_direction', 'json/src/a.cpp', '#include "hammer/protocol/codec.h"\n', 'may not use protocol'],
  ['include_direction', 'server/src/net/a.cpp', '#include <sqlite3.h>\n', 'SQL belongs in server/src/store/'],
  ['include_direction', 'engine/bench/a.cpp', '#include <box2d/box2d.h>\n', 'Box2D belongs in engine/bench/peers/'],
  ['include_direction', 'engine/src/base/a.cpp', '#include <cmath>\n', 'det_math.h'],
  ['include_direction', 'engine/src/base/a.cpp', '#include <unordered_map>\n', 'order of iteration'],
  ['include_direction', 'engine/include/hammer/a.h', '#include <random>\n', 'hammer/random.h'],
  ['include_direction', 'engine/bench/scenes.cpp', '#include <math.h>\n', 'det_math.h'],
  ['include_direction', 'ai/src/search.cpp', '#include <chrono>\n', 'clocks'],
  ['include_direction', 'ai/src/a.cpp', '#include "hammer/protocol/codec.h"\n', 'ai/src may not use protocol'],
  ['include_direction', 'ai/src/a.cpp', '#include "physics/sliding.h"\n', 'may not use engine/src/physics'],
  ['include_direction', 'ai/src/view/a.cpp', '#include "search/search.h"\n', 'may not use ai/src/search'],
  ['include_direction', 'protocol/src/a.cpp', '#include "leaf.h"\n', 'may not use ai/src'],
  ['include_direction', 'server/src/store/a.cpp', '#include "net/listener.h"\n', 'no file of this repository'],
  ['include_direction', 'cli/src/a.cpp', '#include <sys/socket.h>\n', 'networking belongs in server/'],
  ['page_imports', 'web/src/ui/a.ts', `import { Mesh } from 'three';\n`, 'three.js belongs in web/src/scene/'],
  ['page_imports', 'web/src/ui/a.tsx', `import {\n  A,\n} from 'three/examples/jsm/a.js';\n`, 'three.js belongs in web/src/scene/'],
  ['page_imports', 'web/src/state/a.ts', `import { h } from 'preact';\n`, 'Preact belongs in web/src/ui/'],
  ['page_imports', 'web/src/scene/a.ts', `import { useState } from 'preact/hooks';\n`, 'Preact belongs in web/src/ui/'],
  ['page_imports', 'web/src/state/a.ts', `import { readFile } from 'node:fs';\n`, 'Node belongs in web/tests/'],
  ['page_imports', 'web/src/engine/a.ts', `import '../state/plan';\n`, 'web/src/engine may not use web/src/state'],
  ['page_imports', 'web/src/state/a.ts', `import type { A } from '../scene/contract';\n`, 'web/src/state may not use web/src/scene'],
  ['page_imports', 'web/src/state/a.ts', `const a = import('../ui/app');\n`, 'web/src/state may not use web/src/ui'],
  ['page_imports', 'web/src/scene/a.ts', `export { words } from '../ui/words';\n`, 'web/src/scene may not use web/src/ui'],
  ['page_imports', 'web/src/sound/a.ts', `import '../scene/scene';\n`, 'web/src/sound may not use web/src/scene'],
  ['page_imports', 'web/src/ui/a.ts', `import '../main';\n`, 'web/src/ui may not use web/src'],
  ['page_imports', 'web/src/ui/a.ts', `import '../../tests/engine_instance';\n`, 'web/src/ui may not use web/tests'],
  ['page_imports', 'web/src/ui/a.ts', `import './nothing';\n`, './nothing is no file of this repository'],
  ['page_imports', 'web/src/ui/a.ts', `const m = new WebAssembly.Module(b);\n`, 'WebAssembly has no place in web/src/ui'],
  ['page_imports', 'web/src/ui/a.ts', `import u from '../../../build/a.wasm?url';\n`, 'WebAssembly has no place in web/src/ui'],
  ['page_imports', 'web/src/state/a.ts', `document.title = 'a';\n`, 'the DOM has no place in web/src/state'],
  ['page_imports', 'web/src/state/a.ts', `let a: HTMLCanvasElement;\n`, 'the DOM has no place in web/src/state'],
  ['file_names', 'web/src/ui/NewMatch.tsx', 'x\n', 'named like web/src/ui/new_match.tsx'],
  ['file_names', 'web/src/ui/new-match.css', 'x\n', 'named like web/src/ui/new_match.css'],
  ['file_names', 'server/src/net/httpSession.cpp', 'x\n', 'named like server/src/net/http_session.cpp'],
  ['file_names', 'web/src/state/utils.ts', 'x\n', '"utils" says nothing'],
  ['file_names', 'web/src/ui/helpers/a.ts', 'x\n', '"helpers" says nothing'],
  ['machine_paths', 'docs/a.md', 'see ' + ['', 'home', 'me', 'notes'].join('/') + '\n', 'docs/a.md:1'],
  ['readme_folders', 'README.md', readme('attic'), 'names attic/'],
  ['readme_folders', 'README.md', readme('web/src/net'), 'names web/src/net/'],
  ['readme_folders', 'attic/a.txt', 'x\n', 'does not name attic/'],
  ['formatting', 'cli/src/a.cpp', 'int  main( ){}\n', 'cli/src/a.cpp'],
  ['rule_ids', 'docs/rules/knock-off.md', pageOf(allBut('KO4')), 'no page states KO4'],
  ['rule_ids', 'docs/rules/knock-off.md', pageOf(allBut('KO4')) + 'See **KO4**.\n', 'no page states KO4'],
  ['rule_ids', 'docs/rules/target.md', '- **TG2** Again.\n', 'TG2 is stated more than once'],
  ['rule_ids', 'docs/rules/target.md', 'See **TG5**.\n', 'speaks of TG5'],
  ['rule_ids', 'docs/rules/de/knock-off.md', pageOf(allBut('KO4')), 'docs/rules/de/: no page states KO4'],
  ['rule_ids', 'docs/rules/de/target.md', '- **TG2** Noch einmal.\n', 'TG2 is stated more than once'],
  ['rule_ids', 'docs/rules/de/target.md', 'Siehe **TG5**.\n', 'speaks of TG5'],
  ['rule_ids', 'docs/rules/fr/target.md', pageOf(ruleIds), 'states KO4, which docs/rules/knock-off.md states in English'],
  ['rule_ids', 'engine/tests/rules/rules_test.cpp', testsOf(allBut('HC9')), 'no test is named after HC9'],
  ['rule_ids', 'cli/tests/a_test.cpp', 'TEST(Judge, KO10_Never) {}\n', 'named after KO10'],
  ['rule_ids', 'engine/src/rules/a.cpp', 'const ReasonRule kLevel{Why::kLevel, "KO12"};\n', 'judges by KO12'],
  ['doc_links', 'docs/a.md', 'See [that](rules/curling.md).\n', 'rules/curling.md leads nowhere'],
  ['doc_links', 'docs/a.md', 'See [that](rules/target.md#triangles).\n', 'has no heading #triangles'],
  ['doc_links', 'docs/rules/a.svg', '<svg/>\n', 'no page shows it'],
  ['doc_links', 'docs/rules/de/target.md', '![](rings.svg)\n', 'de/target.md: rings.svg leads nowhere'],
  ['games', 'engine/src/rules/games.inc', 'HAMMER_GAME(curling)\n', 'curling has no engine/src/rules/games/'],
  ['games', 'engine/src/rules/games/target.cpp', 'const Game target{\n    .key = "rings",\n};\n', 'its key is rings'],
  ['games', 'cli/src/a.cpp', 'bool short_game(Key key) { return key == "knock-off"; }\n', 'names the game knock_off'],
  ['games', 'engine/src/match/a.cpp', 'extern const Game knock_off;\n', 'names the game knock_off'],
  ['games', 'wasm/a.mjs', "const isShort = (key) => key === 'knock-off';\n", 'names the game knock_off'],
  ['games', 'wasm/a.mjs', "const line = '{\"game\":\"knock-off\"}';\n", 'names the game knock_off'],
  ['games', 'web/src/ui/a.ts', 'const url = "https://a.b"; const knockOff = `a//${url}`;\n', 'names the game knock_off'],
  ['games', 'web/src/ui/a.tsx', "const a = <p>{'knock-off'}</p>;\n", 'names the game knock_off'],
  ['games', 'web/src/state/lessons/games/curling.ts', 'export const steps = [];\n', 'no game curling to give a lesson of'],
  ['games', 'web/src/ui/words/en/lessons.ts', 'export const lessons = {\n  curling: {\n  },\n};\n', 'no game curling to give a lesson of'],
  ['games', 'web/src/state/lessons/games/target.ts', "const other = 'knock-off';\n", 'names the game knock_off'],
  ['prose', 'protocol/src/write/a.cpp', 'const char* why = "the board is dry";\n', 'a.cpp:1: "the board is dry" is a sentence'],
  ['prose', 'engine/src/rules/a.cpp', 'std::string why() { return "two weights, level"; }\n', 'is a sentence'],
  ['prose', 'web/src/ui/a.ts', "const isDry = (why) => /the board is (dry|bare)/.test(why);\n", 'by the dictionaries'],
  ['online_draws', 'server/src/match/a.cpp', 'const Toss toss = draw_toss(match, 5, 0, call, end);\n', "without the match's source"],
  ['online_draws', 'server/src/match/a.cpp', 'Random random(7);\n', 'by other means'],
  ['online_draws', 'server/src/match/a.cpp', 'const DrawSource source(row.number);\n', 'from a plain seed'],
  ['online_draws', 'server/src/match/a.cpp', 'const DrawSource draws{7};\n', 'from a plain seed'],
  ['online_draws', 'server/src/match/a.cpp', 'play(DrawSource::from_seed(7));\n', 'from a plain seed'],
  ['online_draws', 'server/src/match/a.cpp', 'void f(std::uint64_t draws) { draw_throw(match, draws, aimed); }\n', 'something else'],
  ['online_draws', 'server/src/api/a.cpp', 'play(match, row.seed);\n', "uses a match's seed"],
  ['games', 'protocol/src/a.h', 'enum class Kind { kKnockOff };\n', 'names the game knock_off'],
  ['file_sizes', 'web/src/ui/a.ts', 'export const one = 1;\n', 'a.ts: 1 lines; it belongs in the file that uses it'],
  ['file_sizes', 'cli/src/a.cpp', '\n'.repeat(401), 'a.cpp: 401 lines; over 400'],
  ['file_sizes', 'server/src/net/listener.h', '\n'.repeat(30), 'used by its own source alone'],
  ['file_sizes', 'scripts/checks/file_sizes.json', '{"small":{"cli/src/b.cpp":"x"},"interfaces":{},"data":{}}', 'cli/src/b.cpp is not in the repository'],
  ['plain_words', 'server/src/match/a.cpp', 'class Desk {};\n', 'a.cpp:1: Desk is a private word; the plain one is ApiContext'],
  ['plain_words', 'ai/src/a.h', 'constexpr int kMostShots = 3;\n', 'the plain one is kMax'],
  ['plain_words', 'web/src/ui/looked_throw.tsx', 'x\n', 'looked_throw is a private word'],
  ['plain_words', 'cli/src/a.h', '// A seed for who names none.\n', '"for who"'],
];

// A tree for the check of file sizes: every source long enough to be a file of its own.
const longEnough = Object.fromEntries(Object.entries(clean).map(([path, text]) => [path, text + '\n'.repeat(50)]));
const base = (check) => (check === 'file_sizes' ? longEnough : clean);

// What a check says about a tree with these files.
async function complaintsIn(files, check) {
  const { findComplaints } = await import(`./${check}.mjs`);
  const root = mkdtempSync(join(tmpdir(), 'hammer-checks-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return findComplaints(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

async function verdictOnClean(check) {
  const complaints = await complaintsIn(base(check), check);
  return complaints.length === 0 ? [] : [`${check} complains about a clean tree: ${complaints.join('; ')}`];
}

async function verdictOnViolation([check, path, text, expected]) {
  const complaints = await complaintsIn({ ...base(check), [path]: text }, check);
  return complaints.filter((line) => line.includes(expected)).length === 1
    ? []
    : [`${check} misses ${JSON.stringify(text)} in ${path}: ${complaints.join('; ')}`];
}

const names = [...new Set(violations.map(([check]) => check))];
const wrong = [];
for (const check of names) wrong.push(...(await verdictOnClean(check)));
for (const one of violations) wrong.push(...(await verdictOnViolation(one)));
for (const line of wrong) console.log(line);
process.exitCode = wrong.length > 0 ? 1 : 0;

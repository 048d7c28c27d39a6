// Measures what drawing costs: node scripts/measure_page_drawing.mjs [--rounds N]
// Draw calls and triangles of every view at the highest quality, the script time of a frame with the processor slowed
// four times, and whether anything grows while machines play: the heap and GPU resources, after the twentieth round and after
// the last (100).
import { execFileSync } from 'node:child_process';

import { desktop, launch } from '../web/tests/harness/browser.mjs';
import { program, startServer } from '../web/tests/harness/server.mjs';

const game = JSON.parse(execFileSync(program, ['games', '--json'])).games[0].key; // the engine's first
const rounds = Number(process.argv[process.argv.indexOf('--rounds') + 1]) || 100;
const first = Math.min(20, Math.ceil(rounds / 5));
const server = await startServer();
let browser = await launch();
try {
  await measureViews();
  await measureFrames();
  await browser.close();
  // Without the JIT compilers: their code is in the heap too, and appears late.
  browser = await launch(['--js-flags=--no-opt --no-maglev --no-sparkplug']);
  await measureGrowth();
} finally {
  await browser.close();
  await server.stop();
}

async function table(parameters, { levels, score }) {
  const context = await browser.newContext(desktop);
  const page = await context.newPage();
  await page.goto(`${server.url}?seed=7&${parameters}`);
  await page.waitForFunction(() => window.hammer?.library);
  await page.evaluate(
    async ({ game, levels, score }) => {
      const seats = ['Ann', 'Bob'].map((name) => (levels[name] ? { name, hand: levels[name] } : { name }));
      const begun = await window.hammer.library.start({ setup: { game, options: { game_score: score }, seats, seed: 7 }, levels, first: 'Ann' }, 'table');
      location.hash = `#/play/${begun.id}`;
    },
    { game, levels, score },
  );
  await page.waitForFunction(() => window.hammer?.session !== undefined, null, { timeout: 60_000 });
  return page;
}

async function measureViews() {
  const page = await table('q=high&dpr=0.1&rate=20', { levels: { Bob: 'novice' }, score: 15 });
  const most = { calls: 0, triangles: 0 };
  for (let shot = 0; shot < 4; ++shot) {
    await page.waitForFunction(() => window.hammer.session.moment.value.kind === 'aiming', null, { timeout: 60_000 });
    await page.evaluate((y) => window.hammer.session.send({ cmd: 'shoot', y, speed: 1.84, angle: 0, spin: 0 }), 0.06 * shot - 0.1);
    for (const camera of [{ kind: 'shooter' }, { kind: 'far' }, { kind: 'judge', x: 6.1, y: 0 }, { kind: 'side', x: 6.28, y: 0 }, { kind: 'home' }]) {
      await page.evaluate((to) => (window.hammer.scene.setCamera(to), window.hammer.scene.arrive()), camera);
      await page.waitForTimeout(250);
      const info = await page.evaluate(() => window.hammer.scene.info());
      most.calls = Math.max(most.calls, info.calls);
      most.triangles = Math.max(most.triangles, info.triangles);
    }
  }
  console.log(`highest quality: at most ${most.calls} draw calls, ${most.triangles} triangles`);
  await page.context().close();
}

// All script of the page's thread, in the thread's own processor time: other programs do not count.
async function measureFrames() {
  const page = await table('q=high&dpr=0.05', { levels: { Ann: 'novice', Bob: 'novice' }, score: 15 });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    window.frames_drawn = 0;
    const count = () => requestAnimationFrame(() => ((window.frames_drawn += 1), count()));
    count();
  });
  const now = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const [kind, frames] = await page.evaluate(() => [window.hammer.session.moment.value.kind, window.frames_drawn]);
    return { kind, frames, script: metrics.find(({ name }) => name === 'ScriptDuration').value };
  };
  const times = [];
  let before = await now();
  for (let i = 0; i < 40; ++i) {
    await page.waitForTimeout(1000);
    const after = await now();
    if (before.kind === 'sliding' && after.kind === 'sliding') times.push((1000 * (after.script - before.script)) / (after.frames - before.frames));
    before = after;
  }
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.floor(share * (times.length - 1))]?.toFixed(2);
  console.log(`script of a frame while weights slide, processor slowed four times: median ${at(0.5)} ms, from ${at(0)} to ${at(1)} over ${times.length} seconds`);
  await page.context().close();
}

async function measureGrowth() {
  const page = await table('q=low&dpr=0.05&rate=1000', { levels: { Ann: 'novice', Bob: 'novice' }, score: 100_000 });
  const session = await page.context().newCDPSession(page);
  const held = async (round) => {
    // At the start of a round: no course of a throw is kept then.
    const begins = (wanted) => {
      const { state, moment } = window.hammer.session;
      return state.value.round >= wanted && moment.value.kind === 'thinking' && state.value.weights.length + state.value.off.length === 0;
    };
    await page.waitForFunction(begins, round, { timeout: 580_000, polling: 'raf' });
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { geometries, textures } = await page.evaluate(() => window.hammer.scene.info());
    return { heap: usedSize, geometries, textures };
  };
  const early = await held(first);
  const late = await held(rounds);
  const share = (name) => `${name} ${early[name]} then ${late[name]} (${(100 * (late[name] / early[name] - 1)).toFixed(1)} %)`;
  console.log(`round ${first} and round ${rounds} of machines' play: ${['heap', 'geometries', 'textures'].map(share).join(', ')}`);
  await page.context().close();
}

// node bench.mjs hammer.wasm: shots a second of every scene, and how long players think in every game, as JSON; the
// positions and the loop of bench/measure.h, the positions of ai/bench.
// node bench.mjs hammer.wasm --ask: for each line "<scene> <seconds>" on stdin, one repeat's shots a second on stdout;
// so that another program can take turns with it.
import { createInterface } from 'node:readline';
import { loadHammer, runScript } from './load.mjs';
import { HammerText } from './text.mjs';

const repeats = 9;
const secondsEach = 0.2;
// The engine is first compiled quickly, then, while it runs, well: only the latter is measured.
const warmUpSeconds = 1;

const secondsSince = (start) => (performance.now() - start) / 1000;

function sceneNames(hammer) {
  const names = [];
  for (let length; (length = hammer.hammer_bench_name_length(names.length)) > 0; ) {
    const bytes = new Uint8Array(hammer.memory.buffer, hammer.hammer_bench_name(names.length), length);
    names.push(new TextDecoder().decode(bytes));
  }
  return names;
}

// Plays for about `seconds`, looking at the clock after each batch; returns shots per second.
function playFor(hammer, seconds, batch) {
  const start = performance.now();
  let played = 0;
  let elapsed = 0;
  do {
    hammer.hammer_bench_play(batch);
    played += batch;
    elapsed = secondsSince(start);
  } while (elapsed < seconds);
  return played / elapsed;
}

class SceneBench {
  constructor(hammer, index, name) {
    this.hammer = hammer;
    this.index = index;
    this.name = name;
    this.prepared = hammer.hammer_bench_prepare(index);
    this.contactsPerShot = hammer.hammer_bench_play(this.prepared) / this.prepared;
    // About 2 ms of shots.
    this.batch = Math.max(1, Math.round(playFor(hammer, warmUpSeconds, 256) * 0.002));
  }

  repeat(seconds) {
    this.hammer.hammer_bench_prepare(this.index);
    return playFor(this.hammer, seconds, this.batch);
  }

  report() {
    const rates = Array.from({ length: repeats }, () => this.repeat(secondsEach)).sort((a, b) => a - b);
    return {
      name: this.name,
      shots_per_second: rates[repeats >> 1],
      low: rates[0],
      high: rates[repeats - 1],
      contacts_per_shot: this.contactsPerShot,
    };
  }
}

// As many as `hammer bench` looks at.
const ordinaryDecisions = 24;
const lastDecisions = 12;

const median = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1];

// Processor time, as `hammer bench` reports it: time taken by other programs does not count.
function processorMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function timeDecisions(hammer, from, to) {
  const decisions = Array.from({ length: to - from }, (_, index) => {
    const start = processorMs();
    const shots = hammer.hammer_bench_decide(from + index);
    return { ms: processorMs() - start, shots };
  });
  return { ms: median(decisions.map(({ ms }) => ms)), shots: Math.max(...decisions.map(({ shots }) => shots)) };
}

function reportDecisions(hammer, game, number) {
  const count = hammer.hammer_bench_decisions(number, ordinaryDecisions, lastDecisions);
  const start = performance.now();
  while (secondsSince(start) < warmUpSeconds) hammer.hammer_bench_decide(0);
  const ordinary = timeDecisions(hammer, 0, ordinaryDecisions);
  const last = timeDecisions(hammer, ordinaryDecisions, count);
  return {
    game,
    median_ms_ordinary: ordinary.ms,
    median_ms_last: last.ms,
    max_shots_ordinary: ordinary.shots,
    max_shots_last: last.shots,
  };
}

async function answer(benches) {
  for await (const line of createInterface({ input: process.stdin })) {
    const [name, seconds] = line.split(' ');
    const bench = benches.find((each) => each.name === name);
    if (!bench) throw new Error(`"${name}" is not a scene; there are ${benches.map((each) => each.name).join(', ')}`);
    console.log(bench.repeat(Number(seconds)));
  }
}

await runScript(async ([path, mode]) => {
  if (!path || (mode && mode !== '--ask')) throw new Error('usage: node bench.mjs <hammer.wasm> [--ask]');
  const hammer = await loadHammer(path);
  const benches = sceneNames(hammer).map((name, index) => new SceneBench(hammer, index, name));
  if (mode === '--ask') return answer(benches);
  const signature = (hammer.hammer_signature() >>> 0).toString(16).padStart(8, '0');
  const { games } = new HammerText(hammer).games();
  const decisions = games.map(({ key }, number) => reportDecisions(hammer, key, number));
  console.log(JSON.stringify({ signature, scenes: benches.map((bench) => bench.report()), decisions }));
});

// The real engine and study for tests without a browser: the page's modules, called in the same thread.
import { readFile } from 'node:fs/promises';

import type { Engine } from '../src/engine/engine';
import { ModuleEngine } from '../src/engine/module_engine';
import { networkIn } from '../src/engine/page_module';
import type { Study } from '../src/engine/study';
import { createStudy, type StudyWorker } from '../src/engine/study_client';
import { ModuleStudy } from '../src/engine/study_module';
import { CallServer } from '../src/engine/worker_calls';
import { CheckedModule } from './checked_module';

const built = new URL('../../build/wasm/bin/', import.meta.url);
const network = async (name: string) => networkIn((await readFile(new URL(`networks/${name}.wasm`, built))).buffer);

type ModuleName = 'hammer-page' | 'hammer';

export async function moduleInstance(name: ModuleName): Promise<CheckedModule> {
  const { instance } = await WebAssembly.instantiate(await readFile(new URL(`${name}.wasm`, built)));
  return new CheckedModule(instance, name === 'hammer');
}

// Draws no seeds: what a test does not set is the same every time. `name`: 'hammer', which has English sentences as well.
export async function engineInstance(name: ModuleName = 'hammer-page'): Promise<Engine> {
  const engine = new ModuleEngine(await moduleInstance(name), network);
  const later =
    <Args extends unknown[], Result>(work: (...args: Args) => Result) =>
    async (...args: Args): Promise<Result> =>
      work(...args);
  return {
    games: later(() => engine.games()),
    presets: later(() => engine.presets()),
    tables: later(() => engine.tables()),
    levels: later(() => engine.levels()),
    judge: later((request) => engine.judge(request)),
    speedToReach: later((...args) => engine.speedToReach(...args)),
    begin: later((setup) => engine.begin(setup, 1)),
    resume: later((record) => engine.resume(record, 1)),
    command: later((command) => engine.command(command)),
    sheet: later(() => engine.sheet()),
    follow: later((lines) => engine.follow(lines)),
    act: (level) => engine.act(level),
    endOfRecord: later(() => engine.endOfRecord()),
    verify: later((record) => engine.verify(record)),
  };
}

// The study stands behind the same queue as in the page. `name`: 'hammer', which has English sentences as well.
export async function studyInstance(name: 'hammer-study' | 'hammer' = 'hammer-study'): Promise<Study> {
  const module = await WebAssembly.compile(await readFile(new URL(`${name}.wasm`, built)));
  return createStudy(() => workerInThread(module, name === 'hammer'));
}

function workerInThread(module: WebAssembly.Module, english: boolean): StudyWorker {
  const load = async () => new ModuleStudy(new CheckedModule(await WebAssembly.instantiate(module), english), network);
  const server = new CallServer(load());
  let ended = false;
  const worker: StudyWorker = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    terminate: () => void (ended = true),
    postMessage(asked: never) {
      const reply = server.answer(structuredClone(asked));
      void reply.then((data) => {
        if (!ended) worker.onmessage?.call(worker as never, new MessageEvent('message', { data }));
      });
    },
  };
  return worker;
}

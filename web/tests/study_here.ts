// The real study for tests without a browser: its module, asked in the same thread, behind the same queue as in the page.
import { readFile } from 'node:fs/promises';

import { networkIn } from '../src/engine/page_module';
import { CallServer } from '../src/engine/worker_calls';
import type { Study } from '../src/engine/study';
import { createStudy, type StudyWorker } from '../src/engine/study_client';
import { ModuleStudy } from '../src/engine/study_module';
import { CheckedModule } from './checked_module';

const built = new URL('../../build/wasm/bin/', import.meta.url);
const network = async (name: string) => networkIn((await readFile(new URL(`networks/${name}.wasm`, built))).buffer);

// `name`: 'hammer', which says everything in English too.
export async function studyHere(name: 'hammer-study' | 'hammer' = 'hammer-study'): Promise<Study> {
  const module = await WebAssembly.compile(await readFile(new URL(`${name}.wasm`, built)));
  return createStudy(() => workerHere(module, name === 'hammer'));
}

function workerHere(module: WebAssembly.Module, english: boolean): StudyWorker {
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

// The real engine for tests without a browser: the page's module, asked in the same thread.
import { readFile } from 'node:fs/promises';

import type { Engine } from '../src/engine/engine';
import { ModuleEngine } from '../src/engine/module_engine';
import { networkIn } from '../src/engine/page_module';
import { CheckedModule } from './checked_module';

const built = new URL('../../build/wasm/bin/', import.meta.url);

type ModuleName = 'hammer-page' | 'hammer';

export async function moduleHere(name: ModuleName): Promise<CheckedModule> {
  const { instance } = await WebAssembly.instantiate(await readFile(new URL(`${name}.wasm`, built)));
  return new CheckedModule(instance, name === 'hammer');
}

// Draws no seeds: what a test does not name is the same every time. `name`: 'hammer', which says everything in English too.
export async function engineHere(name: ModuleName = 'hammer-page'): Promise<Engine> {
  const network = async (name: string) => networkIn((await readFile(new URL(`networks/${name}.wasm`, built))).buffer);
  const engine = new ModuleEngine(await moduleHere(name), network);
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
    follow: later((lines) => engine.follow(lines)),
    act: (level) => engine.act(level),
    endOfRecord: later(() => engine.endOfRecord()),
    verify: later((record) => engine.verify(record)),
  };
}

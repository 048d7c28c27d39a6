// Loads the module in Node. It must have no imports, which would make it depend on its host.
import { readFile } from 'node:fs/promises';

export async function loadHammer(path) {
  const module = await WebAssembly.compile(await readFile(path));
  const imports = WebAssembly.Module.imports(module);
  if (imports.length > 0) {
    const names = imports.map((each) => `${each.module}.${each.name}`).join(', ');
    throw new Error(`${path} imports ${names}; it must import nothing`);
  }
  const { exports } = await WebAssembly.instantiate(module, {});
  exports._initialize();
  return exports;
}

// The bytes of a network, from its own module.
export async function loadNetwork(path) {
  const { memory, hammer_network, hammer_network_size } = await loadHammer(path);
  return new Uint8Array(memory.buffer, hammer_network(), hammer_network_size());
}

// Runs a command of these scripts with the arguments given; a failure is one sentence on stderr.
export async function runScript(main) {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    console.error(error.code === 'ENOENT' ? `${error.path} is not there: build it with cmake --preset wasm && cmake --build build/wasm` : error.message);
    process.exitCode = 1;
  }
}

// node signature.mjs hammer.wasm: prints the signature of this build, eight hex digits.
import { loadHammer, runScript } from './load.mjs';

await runScript(async ([path]) => {
  if (!path) throw new Error('usage: node signature.mjs <hammer.wasm>');
  const hammer = await loadHammer(path);
  console.log((hammer.hammer_signature() >>> 0).toString(16).padStart(8, '0'));
});

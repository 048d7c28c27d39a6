// node signature.mjs hammer.wasm: prints the signatures of this build, of its shots and of its matches.
import { loadHammer, runScript } from './load.mjs';

await runScript(async ([path]) => {
  if (!path) throw new Error('usage: node signature.mjs <hammer.wasm>');
  const hammer = await loadHammer(path);
  const hex = (number) => (number >>> 0).toString(16).padStart(8, '0');
  console.log(hex(hammer.hammer_signature()), hex(hammer.hammer_match_signature()));
});

// node signature.mjs hammer.wasm: prints the signatures of this build, of its shots, its matches and its players.
import { loadHammer, runScript } from './load.mjs';

await runScript(async ([path]) => {
  if (!path) throw new Error('usage: node signature.mjs <hammer.wasm>');
  const hammer = await loadHammer(path);
  const hex = (number) => (number >>> 0).toString(16).padStart(8, '0');
  const signatures = [hammer.hammer_signature, hammer.hammer_match_signature, hammer.hammer_players_signature];
  console.log(...signatures.map((signature) => hex(signature())));
});

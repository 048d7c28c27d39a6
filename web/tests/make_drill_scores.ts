// Writes src/state/drills/to_beat.json anew, with the engine that is built:
//   cd web && npx vite-node tests/make_drill_scores.ts
import { writeFile } from 'node:fs/promises';

import { drills } from '../src/state/drills/drills';
import { makeScore, type ToBeat } from './drill_scores';
import { engineInstance, studyInstance } from './engine_instance';

const engine = await engineInstance();
const study = await studyInstance();
const [games, tables, levels] = await Promise.all([engine.games(), engine.tables(), engine.levels()]);
const made: Record<string, ToBeat[]> = {};
for (const drill of drills) {
  made[drill.key] = [];
  for (const place of drill.levels.keys()) made[drill.key]?.push(await makeScore({ study, games, tables, levels }, drill, place));
}
study.close();
await writeFile(new URL('../src/state/drills/to_beat.json', import.meta.url), `${JSON.stringify(made, null, 1)}\n`);

// What somebody does who watches a match again.
import { goToScreen } from './harness/index.mjs';
import { takeIn } from './saved_records.mjs';

// What the replay says: watch(page, (replay) => replay.stop.value)
export const watch = (page, read) => page.evaluate(`(${read})(window.hammer.replay)`);

export async function watchMatch(page, file, step) {
  const id = await takeIn(page, file);
  await goToScreen(page, `#/replay/${id}${step === undefined ? '' : `/${step}`}`);
  await page.locator('.replay-panel').waitFor();
  return id;
}

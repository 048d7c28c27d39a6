// What a page gives away as a file.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder;
let count = 0;

// The file that comes of `work`: its path. The browser may be another program's, so what it keeps is fetched from it.
export async function savedFile(page, work) {
  folder ??= mkdtempSync(join(tmpdir(), 'hammer-saved-'));
  const path = join(folder, String(++count));
  const [download] = await Promise.all([page.waitForEvent('download'), work()]);
  await download.saveAs(path);
  return path;
}

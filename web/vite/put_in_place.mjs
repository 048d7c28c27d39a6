// The page is built beside the one there is and takes its place when it is whole: whoever starts a server meanwhile gets
// the one or the other, never half of one.
import { existsSync, renameSync, rmSync } from 'node:fs';

import { afterWriting } from './after_writing.mjs';

export const putInPlace = (place) =>
  afterWriting('put-in-place', (folder) => {
    const former = `${place}.former`;
    rmSync(former, { recursive: true, force: true });
    if (existsSync(place)) renameSync(place, former);
    renameSync(folder, place);
    rmSync(former, { recursive: true, force: true });
  });

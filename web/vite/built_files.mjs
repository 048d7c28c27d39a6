// The files of a folder that a build has written, as paths from it with slashes, in order.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export function builtFiles(folder, under = '') {
  return readdirSync(join(folder, under), { withFileTypes: true })
    .flatMap((entry) => {
      const path = under + entry.name;
      return entry.isDirectory() ? builtFiles(folder, `${path}/`) : [path];
    })
    .sort();
}

// Paths and the folders that they are under.
const isUnder = (path, folder) => path === folder || path.startsWith(folder + '/');

export const startsWithAny = (text, beginnings) => beginnings.some((beginning) => text.startsWith(beginning));

// The part (of layers.mjs) with the longest folder that a path is under.
export function partAmong(parts, path) {
  const fitting = parts.filter((part) => isUnder(path, part.folder));
  return fitting.sort((a, b) => b.folder.length - a.folder.length)[0];
}

export function mayUse(part, path) {
  return [part.folder, ...part.uses].some((folder) => isUnder(path, folder));
}

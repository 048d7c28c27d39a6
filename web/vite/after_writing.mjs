// A Vite plugin whose work is done on the written files, after that of the plugins listed before it. `work` gets the
// folder.
export function afterWriting(name, work) {
  return {
    name: `hammer:${name}`,
    apply: 'build',
    writeBundle: { order: 'post', sequential: true, handler: ({ dir }) => work(dir) },
  };
}

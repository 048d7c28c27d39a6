// node scripts/checks/every_file_alone.mjs: every source of the program is understood by itself, without what another file
// happens to include before it where files are compiled together. Nothing is built.
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const tree = 'build/alone';
const configure = ['--preset', 'clang', '-B', tree, '-DHAMMER_TESTS=OFF', '-DCMAKE_EXPORT_COMPILE_COMMANDS=ON', '-DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON'];
execFileSync('cmake', configure, { stdio: ['ignore', 'ignore', 'inherit'] });
const sources = JSON.parse(readFileSync(`${tree}/compile_commands.json`, 'utf8')).filter(({ file }) => !file.includes(`/${tree}/`));

// By the command that would compile it, which stops once it has read all.
const readAlone = ({ command, directory, file }) =>
  new Promise((resolve) => {
    const compiler = spawn(command.replace(/ -o \S+/, ' -fsyntax-only'), { cwd: directory, shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
    compiler.once('exit', (status) => resolve(status === 0 ? null : file));
  });

const failed = [];
for (const source of sources) failed.push(await readAlone(source));
const wrong = failed.filter(Boolean);
console.log(`${sources.length} files, ${wrong.length} of them not understood by themselves${wrong.map((file) => `\n${file}`).join('')}`);
process.exitCode = wrong.length === 0 && sources.length > 100 ? 0 : 1;

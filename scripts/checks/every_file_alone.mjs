// node scripts/checks/every_file_alone.mjs: every source file of the program compiles by itself, without relying on what
// another file in the same unity build included before it. Nothing is built; what the program's tree compiled by itself
// anyway is not compiled again, so that tree comes first.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const tree = 'build/alone';
const configure = ['--preset', 'clang', '-B', tree, '-DHAMMER_TESTS=OFF', '-DCMAKE_EXPORT_COMPILE_COMMANDS=ON', '-DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON'];
execFileSync('cmake', configure, { stdio: ['ignore', 'ignore', 'inherit'] });
const all = JSON.parse(readFileSync(`${tree}/compile_commands.json`, 'utf8')).filter(({ file }) => !file.includes(`/${tree}/`));
const program = JSON.parse(execFileSync('ninja', ['-C', 'build', '-t', 'compdb'], { maxBuffer: 2 ** 28 }));
const isCompiled = ({ directory, output }) => existsSync(resolve(directory, output));
const compiledAlone = new Set(program.filter(isCompiled).map(({ directory, file }) => resolve(directory, file)));
const sources = all.filter(({ file }) => !compiledAlone.has(file));

// By its own compile command, which stops after parsing.
const readAlone = ({ command, directory, file }) =>
  new Promise((done) => {
    const compiler = spawn(command.replace(/ -o \S+/, ' -fsyntax-only'), { cwd: directory, shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
    compiler.once('exit', (status) => done(status === 0 ? null : file));
  });

const failed = [];
for (const source of sources) failed.push(await readAlone(source));
const wrong = failed.filter(Boolean);
console.log(`${all.length} files, ${all.length - sources.length} compiled by themselves before, ${wrong.length} not understood by themselves${wrong.map((file) => `\n${file}`).join('')}`);
process.exitCode = wrong.length === 0 && sources.length > 100 ? 0 : 1;

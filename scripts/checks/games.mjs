// A game is one file, one line in games.inc and one rules page, and it may have a lesson; no other code names it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOnly, repositoryFiles, runCheck } from './check.mjs';

const list = 'engine/src/rules/games.inc';
const fileOf = (game) => `engine/src/rules/games/${game}.cpp`;
// The steps of a game's lesson.
const lessonFile = /^web\/src\/state\/lessons\/games\/(\w+)\.ts$/;
// The sentences of all lessons in one language, by game.
const lessonWords = /^web\/src\/ui\/words\/\w+\/lessons\.ts$/;
const isOwn = (path, game) => path === fileOf(game) || lessonFile.exec(path)?.[1] === game;
const keyOf = (game) => game.replaceAll('_', '-');
const pascal = (game) => game.split('_').map((word) => word[0].toUpperCase() + word.slice(1)).join('');
const camel = (game) => game[0] + pascal(game).slice(1);

// Also the name of a table's rings, so code may use it.
const ordinaryWords = new Set(['target']);

// The option `scoring` has values that are named after games.
const isScoringValue = (line) => /\bScoring\b/.test(line) || /\bkScoringNames\b/.test(line);

const isScript = (path) => /\.(m?js|tsx?)$/.test(path);

function listedGames(root) {
  const text = readFileSync(join(root, list), 'utf8');
  return [...text.matchAll(/^HAMMER_GAME\((\w+)\)/gm)].map((match) => match[1]);
}

// Comments may name games, and help texts (raw strings in C++) may have one in an example.
function codeOf(path, text) {
  if (isScript(path)) return codeOnly(text);
  const blank = (piece) => piece.replace(/[^\n]/g, ' ');
  const cpp = /R"(\w*)\([^]*?\)\1"|\/\*[^]*?\*\/|\/\/[^\n]*|("(?:[^"\\\n]|\\.)*")/g;
  return text.replace(cpp, (piece, _, literal) => literal ?? blank(piece));
}

function complaintsAboutFiles(root, game) {
  const wanted = [
    [fileOf(game), `${list}: ${game} has no ${fileOf(game)}`],
    [`docs/rules/${keyOf(game)}.md`, `${list}: ${game} has no docs/rules/${keyOf(game)}.md`],
  ];
  const missing = wanted.filter(([path]) => !existsSync(join(root, path))).map(([, complaint]) => complaint);
  if (missing.length > 0) return missing;
  const key = /\.key = "([^"]*)"/.exec(readFileSync(join(root, fileOf(game)), 'utf8'))?.[1];
  return key === keyOf(game) ? [] : [`${fileOf(game)}: its key is ${key}, not ${keyOf(game)}`];
}

function namesOf(game) {
  return new RegExp(`["'\`]${keyOf(game)}["'\`]|\\b${game}\\b|\\b${camel(game)}\\b|\\bk?${pascal(game)}\\b`);
}

function complaintsAboutCode(root, path, games) {
  const others = games.filter((game) => !isOwn(path, game) && !ordinaryWords.has(game));
  const patterns = others.map((game) => [game, namesOf(game)]);
  const lines = codeOf(path, readFileSync(join(root, path), 'utf8')).split('\n');
  return lines.flatMap((line, index) => {
    const named = isScoringValue(line) ? undefined : patterns.find(([, pattern]) => pattern.test(line));
    return named ? [`${path}:${index + 1}: names the game ${named[0]}; only ${fileOf(named[0])} may`] : [];
  });
}

function complaintsAboutLessons(root, path, games) {
  const inFile = () => [...readFileSync(join(root, path), 'utf8').matchAll(/^ {2}'?([\w-]+)'?: \{$/gm)].map(([, key]) => key.replaceAll('-', '_'));
  const taught = lessonWords.test(path) ? inFile() : [lessonFile.exec(path)?.[1] ?? []].flat();
  return taught.filter((game) => !games.includes(game)).map((game) => `${path}: there is no game ${game} to give a lesson of`);
}

export function findComplaints(root) {
  const games = listedGames(root);
  const isTest = (path) => /(^|\/)tests\//.test(path) || /\.test\.tsx?$|_fixtures\.ts$/.test(path);
  const mayNameGames = (path) => path === list || isTest(path) || lessonWords.test(path) || /^fuzz\/|^scripts\/checks\//.test(path);
  const isOurs = (path) => (/\.(cpp|h|inc)$/.test(path) || isScript(path)) && !mayNameGames(path);
  return [
    ...games.flatMap((game) => complaintsAboutFiles(root, game)),
    ...repositoryFiles(root).flatMap((path) => complaintsAboutLessons(root, path, games)),
    ...repositoryFiles(root).filter(isOurs).flatMap((path) => complaintsAboutCode(root, path, games)),
  ];
}

runCheck(import.meta.url, findComplaints);

// Every rule is stated once in the rules pages of each language, on the same page in all of them, and is in the name of at
// least one test. Neither they nor the engine, which names the rule behind a judgement, may use an unknown id.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles, runCheck } from './check.mjs';

// The only list of rules: a group's letters, and the number of its last rule.
const lastOf = { G: 11, M: 10, KO: 9, TG: 4, TD: 8, HC: 11, BB: 2, CE: 7, HJ: 2, BK: 6, X: 8 };
const ruleGroups = Object.keys(lastOf);
export const ruleIds = ruleGroups.flatMap((group) => Array.from({ length: lastOf[group] }, (_, i) => `${group}${i + 1}`));

const isPage = (path) => /^docs\/rules\/(?:[a-z]+\/)?[^/]+\.md$/.test(path);
const isJudging = (path) => /^engine\/src\/rules\/.*\.cpp$/.test(path);
const isTest = (path) => /^(engine|protocol|cli)\/tests\/.*\.cpp$/.test(path);

// A page states a rule if a list item or a paragraph begins with its id. Anywhere else it is only mentioned.
const statement = /(?:^- |(?<=\n\n))\*\*([A-Z]+\d+)\*\*/gm;
const mention = /\*\*([A-Z]+\d+)\*\*/g;
const literal = /"([A-Z]{1,3}\d+)"/g;
const testName = /\bTEST(?:_F|_P)?\s*\(\s*(\w+)\s*,\s*(\w+)\s*\)/g;
const looksLikeId = new RegExp(`^(?:${ruleGroups.join('|')})\\d+$`);

const idsIn = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1]);

function idsOfTests(text) {
  const parts = [...text.matchAll(testName)].flatMap(([, suite, name]) => `${suite}_${name}`.split('_'));
  return parts.filter((part) => looksLikeId.test(part));
}

function collect(root, belongs, idsOf) {
  return repositoryFiles(root).filter(belongs).flatMap((path) => {
    return idsOf(readFileSync(join(root, path), 'utf8')).map((id) => ({ id, path }));
  });
}

function unknown(found, what) {
  return found.filter(({ id }) => !ruleIds.includes(id)).map(({ id, path }) => `${path}: ${what} ${id}, which is no rule`);
}

const english = 'docs/rules/';
const folderOf = (path) => path.replace(/[^/]*$/, '');

// What is wrong with the pages of one language, which are in one folder.
function complaintsAbout(folder, stated) {
  const pagesOf = (id, under) => stated.filter((one) => one.id === id && folderOf(one.path) === under).map(({ path }) => path);
  return ruleIds.flatMap((id) => {
    const [page, ...more] = pagesOf(id, folder);
    if (page === undefined) return [`${folder}: no page states ${id}`];
    if (more.length > 0) return [`${[page, ...more].join(', ')}: ${id} is stated more than once`];
    const [model] = pagesOf(id, english);
    const isThere = model === undefined || page.slice(folder.length) === model.slice(english.length);
    return isThere ? [] : [`${page}: states ${id}, which ${model} states in English`];
  });
}

export function findComplaints(root) {
  const stated = collect(root, isPage, (text) => idsIn(text, statement));
  const folders = new Set([english, ...repositoryFiles(root).filter(isPage).map(folderOf)]);
  const mentioned = collect(root, isPage, (text) => idsIn(text, mention));
  const tested = collect(root, isTest, idsOfTests);
  const told = collect(root, isJudging, (text) => idsIn(text, literal));
  return [
    ...[...folders].flatMap((folder) => complaintsAbout(folder, stated)),
    ...ruleIds.filter((id) => !tested.some((one) => one.id === id)).map((id) => `no test is named after ${id}`),
    ...unknown(mentioned, 'speaks of'),
    ...unknown(tested, 'has a test named after'),
    ...unknown(told, 'judges by'),
  ];
}

runCheck(import.meta.url, findComplaints);

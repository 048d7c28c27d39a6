// Every rule is stated once in the rules pages and is in the name of at least one test; neither knows other ids, nor
// does the engine, which names the rule behind its judgement.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles, runCheck } from './check.mjs';

// The rules there are: a group's letters, and the number of its last rule. The one list of them.
const lastOf = { G: 11, M: 10, KO: 9, TG: 4, TD: 8, HC: 11, BB: 2, CE: 7, HJ: 2, BK: 6, X: 8 };
const ruleGroups = Object.keys(lastOf);
export const ruleIds = ruleGroups.flatMap((group) => Array.from({ length: lastOf[group] }, (_, i) => `${group}${i + 1}`));

const isPage = (path) => /^docs\/rules\/[^/]+\.md$/.test(path);
const isJudging = (path) => /^engine\/src\/rules\/.*\.cpp$/.test(path);
const isTest = (path) => /^(engine|protocol|cli)\/tests\/.*\.cpp$/.test(path);

// A page states a rule where an item of a list or a paragraph begins with its id. Elsewhere ids are mentioned.
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

export function findComplaints(root) {
  const stated = collect(root, isPage, (text) => idsIn(text, statement));
  const mentioned = collect(root, isPage, (text) => idsIn(text, mention));
  const tested = collect(root, isTest, idsOfTests);
  const told = collect(root, isJudging, (text) => idsIn(text, literal));
  const pagesOf = (id) => stated.filter((one) => one.id === id).map(({ path }) => path);
  return [
    ...ruleIds.filter((id) => pagesOf(id).length === 0).map((id) => `docs/rules/: no page states ${id}`),
    ...ruleIds
      .filter((id) => pagesOf(id).length > 1)
      .map((id) => `${pagesOf(id).join(', ')}: ${id} is stated more than once`),
    ...ruleIds.filter((id) => !tested.some((one) => one.id === id)).map((id) => `no test is named after ${id}`),
    ...unknown(mentioned, 'speaks of'),
    ...unknown(tested, 'has a test named after'),
    ...unknown(told, 'judges by'),
  ];
}

runCheck(import.meta.url, findComplaints);

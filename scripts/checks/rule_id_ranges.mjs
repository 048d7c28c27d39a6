// The rules there are: a group's letters, and the number of its last rule. The one list of them.
const lastOf = { G: 11, M: 10, KO: 9, TG: 4, TD: 8, HC: 11, BB: 2, CE: 7, HJ: 2, BK: 6, X: 8 };

export const ruleGroups = Object.keys(lastOf);
export const ruleIds = ruleGroups.flatMap((group) => Array.from({ length: lastOf[group] }, (_, i) => `${group}${i + 1}`));

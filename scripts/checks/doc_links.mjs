// Links between our pages lead somewhere, to the heading they name, and every picture is in a page.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { repositoryFiles, runCheck } from './check.mjs';

const link = /\]\(([^()\s]+)\)/g;
const isElsewhere = (target) => /^[a-z]+:/.test(target);

// As Markdown renderers make them: lower case, words joined by hyphens, punctuation gone.
const anchorOf = (heading) => heading.trim().toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-');
const anchorsIn = (text) => [...text.matchAll(/^#+ (.*)$/gm)].map((match) => anchorOf(match[1]));

const withoutCode = (text) => text.replace(/^```[^]*?^```/gm, '').replace(/`[^`\n]*`/g, '');

function linksOf(root, page) {
  const text = withoutCode(readFileSync(join(root, page), 'utf8'));
  return [...text.matchAll(link)].map((match) => match[1]).filter((target) => !isElsewhere(target)).map((target) => {
    const [path, anchor] = target.split('#');
    return { page, target, anchor, path: path === '' ? page : normalize(join(dirname(page), path)) };
  });
}

function complaintAbout(root, { page, target, path, anchor }) {
  if (!existsSync(join(root, path))) return [`${page}: ${target} leads nowhere`];
  if (!anchor || !path.endsWith('.md')) return [];
  const has = anchorsIn(readFileSync(join(root, path), 'utf8')).includes(anchor);
  return has ? [] : [`${page}: ${path} has no heading #${anchor}`];
}

export function findComplaints(root) {
  const files = repositoryFiles(root);
  const links = files.filter((path) => path.endsWith('.md')).flatMap((page) => linksOf(root, page));
  const shown = new Set(links.map(({ path }) => path));
  const pictures = files.filter((path) => path.startsWith('docs/') && /\.(svg|png|jpg)$/.test(path));
  return [
    ...links.flatMap((one) => complaintAbout(root, one)),
    ...pictures.filter((path) => !shown.has(path)).map((path) => `${path}: no page shows it`),
  ];
}

runCheck(import.meta.url, findComplaints);

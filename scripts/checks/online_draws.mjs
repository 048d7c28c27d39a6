// Luck at a server comes from the secret that a match has committed itself to, and from nothing else: whatever draws is
// given the match's own source, a plain seed is only read where an older match is, and there is no other randomness in the
// folders that play.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles, runCheck } from './check.mjs';

const isServer = (path) => /^server\/src\/.*\.(cpp|h)$/.test(path) && !path.startsWith('server/src/client/');
const plays = (path) => /^server\/src\/(match|lobby|api|streams)\//.test(path);

const draws = /\b(draw_toss|draw_throw|draw_throw_four|open_by_machine|throw_of|search_seed|read_match_command|decide)\(/;
const fromSource = /\bdraws\b/;
const randomness = /\b(Random\b(?!Bytes)|rand\(|srand\(|mt19937|random_device|minstd_rand|hash_of\()/;
const plainSource = /\bfrom_seed\(|\bDrawSource( \w+)? ?[({](?!.*\bsecret\b)/;
// `draws` is the match's own source wherever the name stands, so no number may be called so.
const otherDraws = /\b(\w+_t|int|long|unsigned|double)( const)?[ &]+draws\b/;
// Verifying an older match draws it again from its seed.
const verifies = (path) => path === 'server/src/store/maintenance.cpp';
// A seed is read to be shown, stored, or to take up a match that began with one.
const seed = /[.>]seed\b/;
const readsSeed = /kept_secret\(|json\.field\("seed"|static_cast<std::int64_t>\(match\.seed\)|\.seed = static_cast/;

function complaintsAbout(root, path) {
  const lines = readFileSync(join(root, path), 'utf8').split('\n').map((line) => line.replace(/\/\/.*$/, ''));
  return lines.flatMap((line, i) => {
    const at = `${path}:${i + 1}:`;
    const found = [];
    if (draws.test(line) && !fromSource.test(line)) found.push(`${at} draws without the match's source (HostedMatch::draws)`);
    if (plays(path) && randomness.test(line)) found.push(`${at} draws by other means than the match's source`);
    if (otherDraws.test(line)) found.push(`${at} calls something else than a match's source "draws"`);
    if (plainSource.test(line) && !verifies(path)) found.push(`${at} makes a source of draws from a plain seed`);
    if (seed.test(line) && !readsSeed.test(line)) found.push(`${at} uses a match's seed; luck comes from its secret`);
    return found;
  });
}

export function findComplaints(root) {
  return repositoryFiles(root).filter(isServer).flatMap((path) => complaintsAbout(root, path));
}

runCheck(import.meta.url, findComplaints);

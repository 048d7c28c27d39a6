import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { noAnswer, type Refused } from '../../net/api';
import { type Language, languages, loadOnlineWords, loadWords, onlineWords } from '../words';
import { loadRefusals } from '../words/refusals';
import { leftInEnglish } from '../../../tests/sentence_checks';
import { refusalMessage } from './refused';

const refused = (status: number, more: Partial<Refused> = {}): Refused => ({ ...noAnswer, status, error: 'the server’s own sentence', ...more });

const speak = async (language: Language) => {
  await loadWords(language);
  await Promise.all([loadOnlineWords(), loadRefusals()]);
};

describe('what the server refuses', () => {
  beforeAll(() => speak('en'));

  it('is said by its code, with what the code comes with', () => {
    const { codes } = onlineWords;
    expect(refusalMessage(refused(403, { code: 'no_seat' }))).toBe(codes.no_seat);
    expect(refusalMessage(refused(409, { code: 'name_taken', field: 'name', arguments: { name: 'Ann', suggestion: 'Ann 2' } }))).toBe('The name Ann is taken.');
    expect(refusalMessage(refused(400, { code: 'password_length', field: 'password', arguments: { bytes: 3, low: 8, high: 256 } }))).toBe('A password needs 8 to 256 characters.');
    expect(refusalMessage(refused(401, { code: 'wrong_name_or_password' }))).toBe(codes.wrong_name_or_password);
    expect(refusalMessage(refused(503, { code: 'server_stopping' }))).toBe(codes.server_stopping);
  });

  it('is said in the words of the rules where our own engine would refuse it too', () => {
    expect(refusalMessage(refused(409, { code: 'to_choose', arguments: { side: 'Ann' } }))).toBe('Ann has to choose first.');
    const why = { code: 'same_name', field: 'seats[1].name', arguments: { other: 'seats[0].name' } };
    expect(refusalMessage(refused(409, { code: 'cannot_begin', field: why.field, arguments: { why } }))).toBe(
      'The match can’t begin. Player 2’s name is the same as Player 1’s name; everybody needs a name of their own.',
    );
    expect(refusalMessage(refused(409, { code: 'cannot_begin', arguments: { why: { ...why, code: 'of_a_newer_server' } } }))).toBe(
      `The match can’t begin. ${onlineWords.refused.notAccepted}`,
    );
  });

  it('is said by the status where there is no code, or a newer server’s', () => {
    const text = onlineWords.refused;
    expect(refusalMessage(noAnswer)).toBe(text.away);
    expect(refusalMessage(refused(502, { error: '' }))).toBe(text.away);
    expect(refusalMessage(refused(404, { error: '' }))).toBe(text.noOnline);
    expect(refusalMessage(refused(429, { retryAfter: 1.2 }))).toBe(text.tooMany(2));
    expect(refusalMessage(refused(429))).toBe(text.tooManySoon);
    expect(refusalMessage(refused(507))).toBe(text.full);
    expect(refusalMessage(refused(500))).toBe(text.failed);
    expect(refusalMessage(refused(401))).toBe(text.signedOut);
    const newer = (status: number) => refusalMessage(refused(status, { code: 'of_a_newer_server', field: 'field' }));
    expect([400, 403, 404, 409, 410, 418].map(newer)).toEqual([text.notAccepted, text.notAllowed, text.notThere, text.notNow, text.notNow, text.notAccepted]);
  });
});

// Codes that the page never gets: for addresses, bodies and scopes that only other programs send.
const onlyForPrograms = new Set([
  'address_not_utf8', 'address_too_long', 'address_unreadable', 'body_broken', 'body_needed', 'body_not_taken', 'body_too_large', 'body_without_end',
  'has_in_it', 'host_missing', 'level_of_nobody', 'me_twice', 'method_without_body', 'no_call', 'no_difference', 'no_seq', 'not_a_count', 'not_a_since',
  'not_a_time', 'other_method', 'other_side', 'rated_by_server', 'rated_seats', 'scope_missing', 'seats_count', 'server_only', 'shot_id_used',
  'sides_of_some', 'twice_in_address', 'unknown_in_address',
]);

// Statuses whose text says all there is to say.
const saidByStatus = [401, 429, 503, 507];

const above = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const listed = [...readFileSync(above('docs/codes.md'), 'utf8').split('What `form` names:')[0]!.matchAll(/^\| `([a-z0-9_]+)` \|/gm)].map(([, code]) => code!);
const server = ['base', 'match', 'net', 'api', 'lobby', 'streams']
  .flatMap((folder) => readdirSync(above(`server/src/${folder}`)).map((file) => above(`server/src/${folder}/${file}`)))
  .filter((file) => /\.(?:cpp|h)$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const sent = listed.filter((code) => server.includes(`"${code}"`));

// As the table in server/src/api/refusals.cpp has it.
function statusOf(code: string): number {
  const listed = new RegExp(`\\{"${code}", (\\d+|kConflict)`).exec(server)?.[1] ?? '400';
  return listed === 'kConflict' ? 409 : Number(listed);
}

describe.each(Object.keys(languages) as Language[])('every code that the server sends, in %s', (language) => {
  const sample = { value: 9, low: 0, high: 3, whole: true, most: 7, seconds: 5, minutes: 100, name: 'Ann', side: 'Ann', player: 'Ann', game: 'x', reason: 'x' };

  beforeAll(() => speak(language));
  afterAll(() => speak('en'));

  it('has words, or is for programs alone', () => {
    expect(sent.length).toBeGreaterThan(100);
    for (const code of sent) {
      const status = statusOf(code);
      const [said, general] = [code, 'of_a_newer_server'].map((each) => refusalMessage(refused(status, { code: each, arguments: sample })));
      const isSaid = said !== general || saidByStatus.includes(status);
      expect(isSaid, `${code} (${status}): “${said}”; codes in words/${language}/online.ts has the words`).toBe(!onlyForPrograms.has(code));
      expect(said, code).not.toMatch(/undefined|NaN|\[object/);
      if (language !== 'en') expect(leftInEnglish(said!, []), `${code}: ${said}`).toEqual([]);
    }
  });

  it('is one that the server has', () => {
    expect([...Object.keys(onlineWords.codes), ...onlyForPrograms].filter((code) => !sent.includes(code))).toEqual([]);
  });
});

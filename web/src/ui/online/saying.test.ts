import { describe, expect, it } from 'vitest';

import { noAnswer, type Refused } from '../../net/answered';
import { onlineWords } from '../words/online';
import { saying } from './saying';

const refused = (status: number, more: Partial<Refused> = {}): Refused => ({ ok: false, status, error: 'the server’s own sentence', field: null, ...more });

describe('what the server refuses', () => {
  const text = onlineWords.refused;

  it('is said in the reader’s language where it is usual', () => {
    expect(saying(noAnswer).text).toBe(text.away);
    expect(saying(refused(502, { error: '' })).text).toBe(text.away);
    expect(saying(refused(404, { error: '' })).text).toBe(text.noOnline);
    expect(saying(refused(429, { retryAfter: 1.2 })).text).toBe(text.tooMany(2));
    expect(saying(refused(429)).text).toBe(text.tooManySoon);
    expect(saying(refused(507)).text).toBe(text.full);
    expect(saying(refused(401), 'sign_in').text).toBe(text.wrongPassword);
    expect(saying(refused(401)).text).toBe(text.signedOut);
    expect(saying(refused(409), 'name', 'Ann').text).toBe(text.nameTaken('Ann'));
    expect(saying(refused(404), 'match').text).toBe(text.noMatch);
    expect(saying(refused(409, { field: 'seat' }), 'seat').text).toBe(text.seatTaken);
  });

  it('is else said in its own words, as a sentence', () => {
    expect(saying(refused(400))).toEqual({ text: 'The server’s own sentence.', isEnglish: true });
    expect(saying(refused(404)).text).toBe('The server’s own sentence.');
  });
});

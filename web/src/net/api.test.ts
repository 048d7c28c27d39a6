import { describe, expect, it, vi } from 'vitest';

import { Api, isAway, keepToken, loadToken, mayTryAgain, token, type Fetch } from './api';

function apiWith(fetch: Fetch, secret: string | null = null): Api {
  return new Api({ fetch, token: () => secret, base: '/here/', timeout: 1000 });
}

const answering = (body: string | null, init?: ResponseInit): Fetch => async () => new Response(body, init);

describe('a call', () => {
  it('says who asks, and sends JSON', async () => {
    const fetch = vi.fn(answering('{"token":"t","account":{"name":"Ann"}}', { status: 201 }));
    expect(await apiWith(fetch, 'hmr_x').newGuest('Ann')).toEqual({ ok: true, value: { token: 't', account: { name: 'Ann' } } });
    const [path, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(path).toBe('/here/api/guests');
    expect(init).toMatchObject({ method: 'POST', body: '{"name":"Ann"}', headers: { authorization: 'Bearer hmr_x', 'content-type': 'application/json' } });
  });

  it('puts names into addresses as they are', async () => {
    const fetch = vi.fn(answering('{}'));
    await apiWith(fetch).against('a/b?c', 'é#');
    expect(fetch.mock.calls[0]?.[0 as never]).toBe('/here/api/people/a%2Fb%3Fc/against/%C3%A9%23');
    await apiWith(fetch).matchesOf('Ann', undefined, 5);
    expect(fetch.mock.calls[1]?.[0 as never]).toBe('/here/api/people/Ann/matches?most=5');
  });

  it('needs no body in its answer', async () => {
    expect(await apiWith(answering(null, { status: 204 })).signOut()).toEqual({ ok: true, value: undefined });
  });

  it('that is refused is a value', async () => {
    const api = apiWith(answering('{"error":"the name is taken","field":"name","code":"name_taken","arguments":{"name":"Ann"},"suggestion":"Ann 2"}', { status: 409 }));
    expect(await api.newGuest('Ann')).toEqual({ ok: false, status: 409, error: 'the name is taken', field: 'name', code: 'name_taken', arguments: { name: 'Ann' }, suggestion: 'Ann 2' });
    const busy = await apiWith(answering('', { status: 429, headers: { 'retry-after': '7' } })).info();
    expect(busy).toEqual({ ok: false, status: 429, error: '', field: null, code: '', arguments: {}, retryAfter: 7 });
    expect(mayTryAgain(busy)).toBe(true);
  });

  it('that nobody answers is a value, too', async () => {
    const answered = await apiWith(async () => Promise.reject(new TypeError('offline'))).info();
    expect(isAway(answered)).toBe(true);
    expect(mayTryAgain(answered)).toBe(true);
  });

  it('is given up after a while', async () => {
    vi.useFakeTimers();
    const never: Fetch = (_, { signal }) => new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    const answered = apiWith(never).info();
    await vi.advanceTimersByTimeAsync(1001);
    expect(isAway(await answered)).toBe(true);
    vi.useRealTimers();
  });

  it('that something else answers is refused', async () => {
    expect(await apiWith(answering('<html>Welcome to the hotel</html>')).info()).toMatchObject({ ok: false, status: 502 });
    expect(await apiWith(answering('<html>', { status: 404 })).info()).toMatchObject({ ok: false, status: 404, error: '' });
  });
});

describe('who this device is', () => {
  it('is kept, and forgotten', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    keepToken('hmr_x', storage);
    keepToken(null, { setItem: () => {}, removeItem: () => {} });
    loadToken(storage);
    expect(token.value).toBe('hmr_x');
    keepToken(null, storage);
    loadToken(storage);
    expect(token.value).toBeNull();
  });

  it('lasts as long as the page where storage is forbidden', () => {
    const fail = () => {
      throw new Error('forbidden');
    };
    keepToken('hmr_y', { setItem: fail, removeItem: fail });
    expect(token.value).toBe('hmr_y');
    loadToken({ getItem: fail });
    expect(token.value).toBeNull();
  });
});

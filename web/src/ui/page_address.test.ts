import { describe, expect, it } from 'vitest';

import { matchLinkAt } from '../state/online/invitation';
import { addressForOthers } from './page_address';

describe('the address of the page for others', () => {
  it('is the page’s own', () => {
    expect(addressForOthers('https://play.example/hammer/', ['http://10.0.0.2:1/'])).toEqual({ address: 'https://play.example/hammer/', isOnlyHere: false });
  });

  it('is one that others reach where the page is on the server’s own machine', () => {
    for (const host of ['localhost:8080', '127.0.0.1:8080', '127.8.9.1', '[::1]:8080']) {
      expect(addressForOthers(`http://${host}/`, ['http://192.168.1.5:8080/', 'http://10.0.0.2:8080/'])).toEqual({ address: 'http://192.168.1.5:8080/', isOnlyHere: false });
      expect(addressForOthers(`http://${host}/`, ['https://play.example/hammer/']).address).toBe('https://play.example/hammer/');
      expect(addressForOthers(`http://${host}/`, [])).toMatchObject({ isOnlyHere: true });
    }
  });

  it('leads to a match', () => {
    expect(matchLinkAt('https://play.example/', 'a b')).toBe('https://play.example/#/online/match/a%20b');
  });
});

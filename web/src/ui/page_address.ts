// Where others find this page, for links that leave the device.
import { useEffect, useState } from 'preact/hooks';

import { api } from '../net/api';

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

// On the server's own machine the page has a loopback address, which is of no use to a phone.
export function isOnlyHere(page: string): boolean {
  return loopback.test(new URL(page).hostname);
}

export interface AddressForOthers {
  address: string;
  isOnlyHere: boolean; // nobody else can use it
}

// Then one of `elsewhere` is used, the server's addresses for others. `page`: the address of this page without query and
// fragment.
export function addressForOthers(page: string, elsewhere: readonly string[]): AddressForOthers {
  const { href } = new URL(page);
  if (!isOnlyHere(page)) return { address: href, isOnlyHere: false };
  const [outside] = elsewhere;
  return outside === undefined ? { address: href, isOnlyHere: true } : { address: new URL(outside).href, isOnlyHere: false };
}

// Null: the server is still asked, and a link must not change once it is shown.
export function useAddressForOthers(): AddressForOthers | null {
  const page = location.origin + location.pathname;
  const [found, setFound] = useState(() => (isOnlyHere(page) ? null : addressForOthers(page, [])));
  useEffect(() => {
    if (found) return;
    let isStale = false;
    void api.info().then((answer) => isStale || setFound(addressForOthers(page, answer.ok ? answer.value.elsewhere : [])));
    return () => void (isStale = true);
  }, []);
  return found;
}

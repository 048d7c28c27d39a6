// The link by which others come to a match.

const onlyHere = /^(localhost|127(\.\d+){3}|\[::1\])$/;

// On the machine that the server runs on its own address leads nowhere for a phone: then one of those by which the
// server is reached in the network. `page`: the address of this page without anything after it.
export function invitationLink(id: string, page: string, elsewhere: readonly string[]): { link: string; isOnlyHere: boolean } {
  const here = new URL(page);
  const at = `#/online/match/${encodeURIComponent(id)}`;
  if (!onlyHere.test(here.hostname)) return { link: here.href + at, isOnlyHere: false };
  const [outside] = elsewhere;
  if (outside === undefined) return { link: here.href + at, isOnlyHere: true };
  return { link: new URL(here.pathname, outside).href + at, isOnlyHere: false };
}

// What a page has asked for and not got yet, apart from streams, which never end.

const asked = new WeakMap(); // by context: requests

export function followTraffic(context) {
  const open = new Set();
  asked.set(context, open);
  context.on('request', (request) => {
    if (!/\/stream(\?|$)/.test(request.url())) open.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed']) context.on(end, (request) => open.delete(request));
}

export const openRequests = (page) => [...(asked.get(page.context()) ?? [])].map((request) => request.url());

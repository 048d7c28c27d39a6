// What no page of ours may do, whatever a test is about: complain on the console, break, or ask another machine.

// Begins to watch all pages of a context; answers with what it saw so far, as sentences. `isOurs` is asked of every
// address.
export async function watch(context, isOurs) {
  const seen = [];
  await context.route(
    (url) => /^(https?|wss?):/.test(url.protocol) && !isOurs(url),
    (route) => {
      seen.push(`a request left the origin: ${route.request().url()}`);
      return route.abort();
    },
  );
  context.on('console', (message) => {
    if ((message.type() === 'error' || message.type() === 'warning') && !isRefusedCall(message) && !isOfBrowser(message)) {
      seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => seen.push(`page error: ${error.error().stack ?? error.error()}`));
  return seen;
}

// A call that the server refuses is answered; browsers complain of it all the same.
function isRefusedCall(message) {
  const { url } = message.location();
  return /^Failed to load resource: the server responded with a status of 4\d\d /.test(message.text()) && new URL(url).pathname.startsWith('/api/');
}

// The browser takes what WebGL has drawn into a page that it puts together without a graphics card, and complains of it.
function isOfBrowser(message) {
  return /GL Driver Message .*GPU stall due to ReadPixels/.test(message.text());
}

// The server that this page came from. Nothing of it is asked before a screen that is played online is gone to.
import { Api } from './api';
import { loadToken, token } from './token';

const patience = 15_000; // ms

loadToken();

export const api = new Api({
  fetch: (path, init) => fetch(path, init),
  token: () => token.value,
  base: new URL('.', document.baseURI).pathname,
  patience,
});

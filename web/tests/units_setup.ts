// Node 18 has what browsers call crypto, but not by that name.
import { webcrypto } from 'node:crypto';

globalThis.crypto ??= webcrypto;

const { loadOnlineWords, loadStudyWords, loadWords } = await import('../src/ui/words');
await loadWords('en');
await loadStudyWords();
await loadOnlineWords();

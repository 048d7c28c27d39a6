// Node 18 has what browsers call crypto, but not by that name.
import { webcrypto } from 'node:crypto';

globalThis.crypto ??= webcrypto;

const { loadWords } = await import('../src/ui/words');
const { loadOnlineWords } = await import('../src/ui/words/online');
const { loadStudyWords } = await import('../src/ui/words/study');
await loadWords('en');
await loadStudyWords();
await loadOnlineWords();

// Node 18 has what browsers call crypto, but not by that name.
import { webcrypto } from 'node:crypto';

globalThis.crypto ??= webcrypto;

// What every browser has, and Node 18 not yet: drawing random numbers.
import { webcrypto } from 'node:crypto';

globalThis.crypto ??= webcrypto;

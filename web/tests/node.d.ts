// The little of Node that tests without a browser use.
declare module 'node:fs/promises' {
  export function readFile(path: URL): Promise<Uint8Array<ArrayBuffer>>;
}
declare module 'node:crypto' {
  export const webcrypto: Crypto;
}

// The parts of Node that tests without a browser use.
declare module 'node:fs/promises' {
  export function readFile(path: URL): Promise<Uint8Array<ArrayBuffer>>;
  export function writeFile(path: URL, text: string): Promise<void>;
}
declare module 'node:crypto' {
  export const webcrypto: Crypto;
}
declare module 'node:fs' {
  export function mkdtempSync(prefix: string): string;
  export function readdirSync(path: string | URL): string[];
  export function readFileSync(path: string | URL, encoding: 'utf8'): string;
  export function rmSync(path: string, options: { recursive: boolean }): void;
}
declare module 'node:child_process' {
  export function execFileSync(file: string, args: string[], options?: { encoding?: 'utf8'; input?: string }): string;
}
declare module 'node:os' {
  export function tmpdir(): string;
}
declare module 'node:path' {
  export function join(...parts: string[]): string;
}
declare module 'node:url' {
  export function fileURLToPath(url: URL): string;
}
declare const process: { env: Record<string, string | undefined>; argv: string[]; exitCode: number };

// The engine's WebAssembly module: text in, text or numbers out. It imports nothing. Networks are modules of data.
import { fault, messageOf } from './fault';
import type { Color, Course, Powder } from './types';

type Exports = Record<string, (...numbers: number[]) => number> & { memory: WebAssembly.Memory };

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class PageModule {
  private readonly exports: Exports;

  constructor(instance: WebAssembly.Instance) {
    this.exports = instance.exports as unknown as Exports;
    this.call('_initialize');
  }

  call(name: string, ...numbers: number[]): number {
    const exported = this.exports[name];
    if (!exported) throw fault('otherVersion');
    return exported(...numbers);
  }

  ask(name: string, text = '', ...numbers: number[]): string {
    const length = this.give(encoder.encode(text), name, ...numbers);
    return decoder.decode(new Uint8Array(this.exports.memory.buffer, this.call('hammer_text_out'), length));
  }

  // Memory may grow in any call, which detaches views on it: every call makes new ones.
  give(bytes: Uint8Array, name: string, ...numbers: number[]): number {
    const address = this.call('hammer_text_in', bytes.length);
    new Uint8Array(this.exports.memory.buffer, address, bytes.length).set(bytes);
    return this.call(name, ...numbers);
  }

  // A copy of the numbers that the engine wrote for drawing.
  numbers(name: string, ...numbers: number[]): Float32Array {
    const count = this.call(name, ...numbers);
    return new Float32Array(this.exports.memory.buffer, this.call('hammer_numbers'), count).slice();
  }
}

// Compiled while it downloads if the server names its type.
export async function loadPageModule(url: string): Promise<PageModule> {
  const response = await fetchFile(url);
  const streams = response.headers.get('content-type')?.startsWith('application/wasm') ?? false;
  const { instance } = streams
    ? await WebAssembly.instantiateStreaming(response)
    : await WebAssembly.instantiate(await response.arrayBuffer());
  return new PageModule(instance);
}

async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url).catch(() => {
    throw fault('noConnection');
  });
  if (!response.ok) throw fault('serverAnswered', String(response.status));
  return response;
}

// ---- the networks of the machine players, each fetched when a match first needs it

const urls: Record<string, string> = import.meta.glob('../../../build/wasm/bin/networks/*.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});

export async function fetchNetwork(name: string): Promise<Uint8Array> {
  const path = Object.keys(urls).find((path) => path.endsWith(`/${name}.wasm`));
  if (!path) throw fault('otherVersion');
  const response = await fetchFile(urls[path]!);
  return networkIn(await response.arrayBuffer());
}

export async function networkIn(module: BufferSource): Promise<Uint8Array> {
  const { instance } = await WebAssembly.instantiate(module);
  const { memory, hammer_network, hammer_network_size } = instance.exports as unknown as {
    memory: WebAssembly.Memory;
    hammer_network(): number;
    hammer_network_size(): number;
  };
  return new Uint8Array(memory.buffer, hammer_network(), hammer_network_size());
}

export type FetchNetwork = (name: string) => Promise<Uint8Array>;

// `name`: the network that the module has just said it is missing.
export async function loadMissingNetwork(module: PageModule, name: string, fetchNetwork: FetchNetwork): Promise<void> {
  const network = await fetchNetwork(name).catch((error: unknown) => {
    throw fault('networkNotLoaded', messageOf(error));
  });
  if (!module.give(network, 'hammer_network_put')) throw fault('otherVersion');
}

// ---- the numbers for drawing, in the order in which wasm/module.cpp writes them

const colors: Color[] = ['red', 'blue'];
const edges = ['near', 'far', 'left', 'right'] as const; // from 1 on: 0 is none

class NumberReader {
  private next = 0;
  constructor(private readonly numbers: Float32Array) {}

  one(): number {
    const number = this.numbers[this.next++];
    if (number === undefined) throw fault('otherVersion');
    return number;
  }
  // A copy, so that it can be transferred to another thread.
  array(count: number): Float32Array {
    this.next += count;
    return this.numbers.slice(this.next - count, this.next);
  }
  list<T>(count: number, read: () => T): T[] {
    return Array.from({ length: count }, read);
  }
}

// Null if nothing was thrown.
export function readCourse(numbers: Float32Array): Course | null {
  if (numbers.length === 0) return null;
  const reader = new NumberReader(numbers);
  const one = () => reader.one();
  const [weights, samples, contacts, falls, corners, duration] = [one(), one(), one(), one(), one(), one()];
  return {
    duration,
    ids: reader.list(weights, one),
    colors: reader.list(weights, () => colors[one()]!),
    times: reader.array(samples),
    x: reader.array(samples * weights),
    y: reader.array(samples * weights),
    turn: reader.array(samples * weights),
    contacts: reader.list(contacts, () => ({ t: one(), a: one(), b: one(), x: one(), y: one(), impulse: one() })),
    falls: reader.list(falls, () => ({
      t: one(), weight: one(), edge: edges[one() - 1]!, x: one(), y: one(), vx: one(), vy: one(),
    })),
    alone: reader.list(corners, () => ({ x: one(), y: one() })),
  };
}

// Null if powder does not wear.
export function readPowder(numbers: Float32Array): Powder | null {
  if (numbers.length === 0) return null;
  const reader = new NumberReader(numbers);
  const [along, across] = [reader.one(), reader.one()];
  return { along, across, dryness: reader.array(along * across) };
}

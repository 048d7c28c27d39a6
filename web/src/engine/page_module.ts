// The engine's WebAssembly module: text in and text out, or numbers out. It imports nothing.
import { fault } from './fault';

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

  // Memory may grow in any call, which detaches views on it: every view is new.
  give(bytes: Uint8Array, name: string, ...numbers: number[]): number {
    const place = this.call('hammer_text_in', bytes.length);
    new Uint8Array(this.exports.memory.buffer, place, bytes.length).set(bytes);
    return this.call(name, ...numbers);
  }

  // A copy of what the engine wrote for drawing.
  numbers(name: string, ...numbers: number[]): Float32Array {
    const count = this.call(name, ...numbers);
    return new Float32Array(this.exports.memory.buffer, this.call('hammer_numbers'), count).slice();
  }
}

// Compiles while it comes in, where the server names its type.
export async function loadPageModule(url: string): Promise<PageModule> {
  const response = await fetchFile(url);
  const streams = response.headers.get('content-type')?.startsWith('application/wasm') ?? false;
  const { instance } = streams
    ? await WebAssembly.instantiateStreaming(response)
    : await WebAssembly.instantiate(await response.arrayBuffer());
  return new PageModule(instance);
}

export async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url).catch(() => {
    throw fault('noConnection');
  });
  if (!response.ok) throw fault('serverAnswered', String(response.status));
  return response;
}

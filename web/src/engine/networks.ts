// The networks that machine players judge by: each is a module of data, fetched when a match first needs it.
import { fault } from './fault';
import { fetchFile } from './page_module';

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

// Hands a module the network that it needs to judge by, fetched when first needed.
import { fault } from './fault';
import type { PageModule } from './page_module';
import { sentenceOf } from './sentence_of';

export type FetchNetwork = (name: string) => Promise<Uint8Array>;

// `about`: the line that is to be answered, for a module that has no match of its own.
export async function giveWantedNetwork(module: PageModule, fetchNetwork: FetchNetwork, about = ''): Promise<void> {
  const name = module.ask('hammer_network_wanted', about);
  if (name === '') return;
  const network = await fetchNetwork(name).catch((error: unknown) => {
    throw fault('networkNotLoaded', sentenceOf(error));
  });
  if (!module.give(network, 'hammer_network_put')) throw fault('otherVersion');
}

// The thread that the engine works in, so that the page never waits for it.
import moduleUrl from '../../../build/wasm/bin/hammer-page.wasm?url';

import { ModuleEngine } from './module_engine';
import { fetchNetwork } from './networks';
import { loadPageModule } from './page_module';
import { serve } from './serving';

serve(loadPageModule(moduleUrl).then((module) => new ModuleEngine(module, fetchNetwork)));

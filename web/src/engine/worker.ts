// The engine's thread, so that the page never waits for it.
import moduleUrl from '../../../build/wasm/bin/hammer-page.wasm?url';

import { ModuleEngine } from './module_engine';
import { fetchNetwork, loadPageModule } from './page_module';
import { serve } from './worker_calls';

serve(loadPageModule(moduleUrl).then((module) => new ModuleEngine(module, fetchNetwork)));

// The thread that a study works in.
import moduleUrl from '../../../build/wasm/bin/hammer-study.wasm?url';

import { fetchNetwork } from './networks';
import { loadPageModule } from './page_module';
import { serve } from './serving';
import { ModuleStudy } from './study_module';

serve(loadPageModule(moduleUrl).then((module) => new ModuleStudy(module, fetchNetwork)));

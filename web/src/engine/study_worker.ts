// A thread of the study.
import moduleUrl from '../../../build/wasm/bin/hammer-study.wasm?url';

import { fetchNetwork, loadPageModule } from './page_module';
import { serve } from './worker_calls';
import { ModuleStudy } from './study_module';

serve(loadPageModule(moduleUrl).then((module) => new ModuleStudy(module, fetchNetwork)));

// Every screen, for everyone, in wider windows.
import { desktop, tablet } from './harness/index.mjs';
import { screensFit } from './visit_screens.mjs';

screensFit('tablet', tablet);
screensFit('desktop', desktop, true);

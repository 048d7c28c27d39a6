// The table in every state, on a phone that lies down and a desktop.
import { desktop, phoneAcross } from './harness/index.mjs';
import { tableFits } from './table_states.mjs';

tableFits('phone across', phoneAcross);
tableFits('desktop', desktop);

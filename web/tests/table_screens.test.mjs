// The table in every state, on a narrow phone; with letters twice as large, too.
import { smallPhone } from './harness/index.mjs';
import { tableFits } from './table_states.mjs';

tableFits('small phone', smallPhone);
tableFits('small phone, letters of 200 %', smallPhone, 200);

import { everyScreenIn } from './every_screen.mjs';

everyScreenIn('de', 'de-AT');

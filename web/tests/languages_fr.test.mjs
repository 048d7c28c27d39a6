import { everyScreenIn } from './every_screen.mjs';

everyScreenIn('fr', 'fr-CA');

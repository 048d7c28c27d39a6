import { everyScreenIn } from './every_screen.mjs';

everyScreenIn('es', 'es-MX');

// All that a test of the page needs. ../README.md shows how.
export { axe } from './axe.mjs';
export { desktop, elsewhere, launch, openBrowser, phone, phoneAcross, smallPhone, tablet } from './browser.mjs';
export { savedFile } from './downloads.mjs';
export { flick, mouseFlick, tapsInTime } from './gestures.mjs';
export { devices, enlargeText, faultsOn, isThorough, overlaps } from './layout.mjs';
export { companyTest, drawn, goToScreen, pageTest, quickly, settled, shown } from './page_test.mjs';
export { builtPage, program, startServer } from './server.mjs';
export { patience, until } from './until.mjs';

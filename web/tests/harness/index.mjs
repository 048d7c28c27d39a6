// All that a test of the page needs. ../README.md shows how.
export { desktop, elsewhere, launch, openBrowser, phone, phoneAcross, smallPhone, tablet } from './browser.mjs';
export { flick, mouseFlick, tapsInTime } from './gestures.mjs';
export { axe, devices, enlargeText, faultsOn, isThorough, meets, overlaps } from './layout.mjs';
export { multiUserTest, drawn, goToScreen, pageTest, patience, quickly, savedFile, settled, shown, until } from './page_test.mjs';
export { builtPage, program, startServer } from './server.mjs';

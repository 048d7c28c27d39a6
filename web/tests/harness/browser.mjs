// Chromium, drawing in software: slow, and the same everywhere. Only WebGL is drawn by the stand-in for a graphics card: for
// the rest of a page it needs twice the time of all else together.
import { chromium } from 'playwright-core';

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const phoneAcross = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };
export const smallPhone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
export const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true };
export const desktop = { viewport: { width: 1280, height: 800 } };

// A name for this machine that a browser takes for another one's: no secure context, as for a phone in the network.
export const elsewhere = 'hammer.test';

// Each window of Chromium 156 loads two pages of its own behind the address bar, which cost more than many a test. Only the
// last list of features that is given counts: the others in it are Playwright's.
const withoutFeatures = [
  'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync', 'BoundaryEventDispatchTracksNodeRemoval', 'DestroyProfileOnBrowserClose', 'DialMediaRouteProvider',
  'GlobalMediaControls', 'HttpsUpgrades', 'LensOverlay', 'MediaRouter', 'OptimizationHints', 'PaintHolding', 'RenderDocument',
  'ThirdPartyStoragePartitioning', 'Translate',
];

const options = (more = []) => ({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  timeout: 180_000,
  args: [
    '--no-sandbox',
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--disable-gpu-compositing', // only what WebGL draws takes that way; all else is quicker without
    '--disable-gpu-rasterization',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
    `--disable-features=${withoutFeatures}`,
    ...more,
    `--host-resolver-rules=MAP ${elsewhere} 127.0.0.1`,
  ],
});

export const launch = (more) => chromium.launch(options(more));

// For many files of tests: its wsEndpoint() is what they are given as HAMMER_BROWSER.
export const launchForMany = () => chromium.launchServer(options());

// The browser that the environment names, or one of our own. Closing it ends what was opened here, and no more.
export function openBrowser() {
  const { HAMMER_BROWSER: address } = process.env;
  return address ? chromium.connect(address, { timeout: 180_000 }) : launch();
}

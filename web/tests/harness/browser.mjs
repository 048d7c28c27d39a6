// Chromium with software rendering: slow, but the same everywhere. Only WebGL uses the software GPU: for the rest of a page it
// would take twice the time of everything else.
import { chromium } from 'playwright-core';

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const phoneAcross = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };
export const smallPhone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
export const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true };
export const desktop = { viewport: { width: 1280, height: 800 } };

// A name for this machine that browsers do not treat as local: not a secure context, as for a phone on the network.
export const elsewhere = 'hammer.test';

// Each window of Chromium 156 loads two internal pages behind the address bar, which cost more than many tests. Only the last
// list of features counts, so it repeats Playwright's.
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
    '--disable-gpu-compositing', // only WebGL goes through the GPU process; the rest is faster without
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

// For many test files: they get its wsEndpoint() as HAMMER_BROWSER.
export const launchForMany = () => chromium.launchServer(options());

// The browser named in the environment, or a new one. Closing it closes only what was opened here.
export function openBrowser() {
  const { HAMMER_BROWSER: address } = process.env;
  return address ? chromium.connect(address, { timeout: 180_000 }) : launch();
}

// The page's icons as PNG, drawn from web/public/icons/icon.svg by the browser that the tests use.
// Usage: node scripts/make_icons.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../web/', import.meta.url));
const { chromium } = createRequire(join(web, 'package.json'))('playwright-core');
const icons = join(web, 'public/icons');

// name, side in pixels, whether the corners are rounded: systems that cut out their own shape need the full square
const wanted = [
  ['icon-192.png', 192, true],
  ['icon-512.png', 512, true],
  ['maskable-512.png', 512, false],
  ['touch-180.png', 180, false],
];

// In the browser.
async function draw([svg, side, rounded]) {
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = canvas.getContext('2d');
  context.roundRect(0, 0, side, side, rounded ? side * 0.22 : 0);
  context.clip();
  context.drawImage(picture, 0, 0, side, side);
  return canvas.toDataURL('image/png').split(',')[1];
}

const svg = readFileSync(join(icons, 'icon.svg'), 'utf8');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--no-first-run'],
});
const page = await browser.newPage();
for (const [name, side, rounded] of wanted) {
  writeFileSync(join(icons, name), Buffer.from(await page.evaluate(draw, [svg, side, rounded]), 'base64'));
}
await browser.close();

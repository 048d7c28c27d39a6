// The harness itself, tried on pages that have something wrong.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { openBrowser } from './harness/browser.mjs';
import { flick, mouseFlick } from './harness/gestures.mjs';
import { axe, overlaps } from './harness/layout.mjs';
import { until, watch } from './harness/page_test.mjs';

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser?.close());

// A page made here; `work` gets it, and what was seen of it so far.
async function onPage(html, work) {
  const context = await browser.newContext({ viewport: { width: 400, height: 600 }, hasTouch: true });
  try {
    const seen = await watch(context, () => false);
    const page = await context.newPage();
    await page.setContent(`<!doctype html><html lang="en"><title>A</title><body style="margin:0">${html}</body></html>`);
    await work(page, seen);
  } finally {
    await context.close();
  }
}

test('complaints, faults and requests to others are seen', async () => {
  await onPage('<main><h1>A</h1></main>', async (page, seen) => {
    await page.evaluate(() => console.log('not this one'));
    assert.deepEqual(seen, []);
    await page.evaluate(() => {
      console.warn('first');
      console.error('second');
      setTimeout(() => {
        throw new Error('third');
      });
    });
    await page.evaluate(() => fetch('http://example.com/fourth').catch(() => {}));
    for (const part of ['warning: first', 'error: second', 'third', 'left the origin: http://example.com/fourth']) {
      await until(() => seen.some((one) => one.includes(part)), () => `${part} is not in ${seen.join('; ')}`);
    }
    assert.deepEqual(seen.filter((one) => one.includes('not this one')), []);
  });
});

test('axe finds a button without a name', async () => {
  await onPage('<main><h1>A</h1><button></button></main>', async (page) => {
    assert.ok((await axe(page)).some((one) => one.startsWith('button-name')));
  });
  await onPage('<main><h1>A</h1><button>B</button></main>', async (page) => assert.deepEqual(await axe(page), []));
});

for (const [what, html] of Object.entries({
  'is covered by <p> "Above"': '<p>Below</p><p style="position:absolute;top:0;background:white;width:9em">Above</p>',
  'is cut off by its own edge': '<div style="width:60px;overflow:hidden;white-space:nowrap">A long line of words</div>',
  'is partly outside the window': '<p style="position:fixed;left:380px;white-space:nowrap">Too far to the right</p>',
  'cannot be scrolled into the window': '<p style="position:fixed;top:590px;line-height:3">Too low</p>',
  'pixels wide in a window of': '<div style="width:500px;height:1px"></div>',
  '<button> "B" is covered by': '<button style="width:9em">B</button><div style="position:absolute;inset:0">C</div>',
})) {
  test(`the layout is looked at: ${what}`, async () => {
    await onPage(html, async (page) => {
      const found = await overlaps(page);
      assert.ok(found.some((one) => one.includes(what)), found.join('; '));
    });
  });
}

test('a sound layout is not complained of', async () => {
  const long = '<p>Line.</p>'.repeat(60);
  await onPage(
    `<main>${long}<a href="#a">Link</a><div style="overflow:auto;height:5em">${long}</div>
     <span style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">For readers only</span>
     <label>Name <input></label></main>`,
    async (page) => assert.deepEqual(await overlaps(page), []),
  );
});

test('strokes have the speed they are asked for', async () => {
  // A browser sends no input to a page that shows nothing yet.
  await onPage('<div id="pad" style="width:400px;height:600px;touch-action:none">Here</div>', async (page) => {
    await page.evaluate(() => {
      window.noticed = [];
      const note = (event) => void window.noticed.push([event.timeStamp, event.clientY]);
      for (const type of ['pointerdown', 'pointermove']) document.getElementById('pad').addEventListener(type, note);
    });
    for (const stroke of [flick, mouseFlick]) {
      for (const ms of [80, 160]) {
        await page.evaluate(() => (window.noticed = []));
        await stroke(page, { from: { x: 200, y: 500 }, to: { x: 200, y: 100 }, ms });
        await page.waitForFunction(() => Math.abs(window.noticed.at(-1)?.[1] - 100) < 1);
        const [[t0, y0], [t1, y1]] = await page.evaluate(() => [window.noticed[0], window.noticed.at(-1)]);
        const speed = (y0 - y1) / (t1 - t0);
        assert.ok(Math.abs(speed / (400 / ms) - 1) < 0.01, `${stroke.name} in ${ms} ms: ${speed} pixels a millisecond`);
      }
    }
  });
});

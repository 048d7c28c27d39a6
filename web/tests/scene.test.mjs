// The drawn table: everything the page draws is visible, on every table, and a match continues when the graphics processor is
// lost. Other tests draw nothing.
import assert from 'node:assert/strict';

import { drawn, pageTest, phone, quickly, until } from './harness/index.mjs';
import { playPlan, stateOf, untilMoment } from './at_the_table.mjs';

const plan = (setup = {}) => ({ setup: { game: 'knock-off', seats: [{ name: 'Ann' }, { name: 'Bob' }], ...setup }, levels: {}, first: 'Ann' });
const lag = { cmd: 'shoot', y: 0.05, speed: 1.84, angle: 0, spin: 0 };

// The picture after `work`, in the first frame or a later one: a hash, and how many shades of red it has. It must be read in the
// frame that draws it.
function picture(page, work = '() => {}', frames = 1) {
  return page.evaluate(`(async () => {
    const { scene } = window.hammer;
    (${work})(scene);
    scene.arrive();
    for (let frame = 0; frame < ${frames}; ++frame) {
      scene.resize(); // asks for a frame
      await new Promise(requestAnimationFrame);
    }
    const { canvas } = scene;
    const gl = canvas.getContext('webgl2');
    const pixels = new Uint8Array(4 * canvas.width * canvas.height);
    gl.readPixels(0, 0, canvas.width, canvas.height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    let sum = 0;
    for (const value of pixels) sum = (31 * sum + value) | 0;
    return { sum, shades: new Set(pixels.filter((_, i) => i % 4 === 0)).size };
  })()`);
}

// Without motion: a drifting camera must not make two pictures differ.
const still = { at: `${drawn}#/`, context: { reducedMotion: 'reduce' } };

pageTest('everything that can lie on the board or over it is seen, and gone when it is taken away', still, async ({ page }) => {
  await playPlan(page, plan());
  await untilMoment(page, 'aiming');
  await page.locator('.map-zones > *').first().waitFor({ state: 'attached' }); // the judge has answered: the zones glow from now on
  await page.evaluate(() => {
    const { scene } = window.hammer;
    scene.setClear(null);
    scene.setClear = () => {}; // what the page shows for a moment beside the board must not move the camera
  });
  const bare = await picture(page, (scene) => (scene.setCamera({ kind: 'far' }), scene.setWeights([]), scene.hold(null), scene.areas(null)));
  assert.ok(bare.shades > 20, `${bare.shades} shades`);
  const shown = {
    weights: [(scene) => scene.setWeights([{ id: 1, color: 'red', x: 6, y: 0.1 }]), (scene) => scene.setWeights([])],
    'a weight in the hand': [(scene) => scene.hold({ color: 'blue', x: 5.9, y: 0, four: false }), (scene) => scene.hold(null)],
    'an aim': [(scene) => (scene.hold({ color: 'blue', x: 5.5, y: 0, four: false }), scene.aim({ angle: 0, power: 0.5, spin: 0 })), (scene) => (scene.hold(null), scene.aim(null))],
    'a path': [(scene) => scene.mark([{ x: 5, y: 0 }, { x: 6.2, y: 0.1 }]), (scene) => scene.mark(null)],
    ghosts: [(scene) => scene.ghosts([{ id: 1, color: 'red', x: 6, y: 0 }]), (scene) => scene.ghosts(null)],
    dots: [(scene) => scene.dots([{ x: 6, y: 0, color: 'red', on: true }, { x: 5.9, y: 0.1, color: 'blue', on: false }]), (scene) => scene.dots(null)],
    areas: [(scene) => scene.areas([{ shape: 'spot', x: 6, y: 0, radius: 0.1 }, { shape: 'zone', x0: 5.5, x1: 5.8, y0: -0.2, y1: 0.2 }]), (scene) => scene.areas(null)],
    'a glow': [(scene) => scene.areas([{ shape: 'zone', x0: 5.5, x1: 5.8, y0: -0.2, y1: 0.2, glow: 0.5 }]), (scene) => scene.areas(null)],
    'a band': [(scene) => scene.band({ shape: 'zone', x0: 5.5, x1: 5.8, y0: -0.2, y1: 0.2 }), (scene) => scene.band(null)],
    colours: [
      (scene) => scene.colors({ x0: 5.5, x1: 6.2, y0: -0.2, y1: 0.2, along: 2, across: 2, worth: Float32Array.from([0, 0.3, 0.6, 1]) }),
      (scene) => scene.colors(null),
    ],
    'the sliding weight of the check': [(scene) => void scene.slideCheck({ x: 6.29, y: 0 }), (scene) => void scene.slideCheck(null)],
  };
  for (const [name, [show, hide]] of Object.entries(shown)) {
    const seen = await picture(page, show);
    assert.notEqual(seen.sum, bare.sum, `${name} can be seen`);
    assert.equal((await picture(page, hide)).sum, bare.sum, `${name} can be taken away`);
  }
  await picture(page, (scene) => scene.setWeights([{ id: 1, color: 'red', x: 6, y: 0.1 }, { id: 2, color: 'blue', x: 5.9, y: 0 }]));
  const [all, lit] = [await picture(page), await picture(page, (scene) => scene.light(new Map([[1, true], [2, false]])))];
  assert.notEqual(lit.sum, all.sum, 'what counts is lit');
  const dusted = await picture(page, (scene) => (scene.light(null), scene.dust({ x: 6, y: 0 })), 4);
  assert.notEqual(dusted.sum, all.sum, 'a puff of powder');
});

pageTest('every camera shows something else, and every table can be drawn', still, async ({ page }) => {
  await playPlan(page, plan());
  await untilMoment(page, 'aiming');
  await picture(page, (scene) => scene.setWeights([{ id: 1, color: 'red', x: 6, y: 0.1 }]));
  const sums = new Set();
  const cameras = [
    { kind: 'shooter' }, { kind: 'far' }, { kind: 'judge', x: 6, y: 0.1 }, { kind: 'side', x: 6.28, y: 0 }, { kind: 'above' }, { kind: 'home' },
    { kind: 'free', turn: 1, height: 0.5, distance: 2, x: 5 },
  ];
  for (const camera of cameras) sums.add((await picture(page, `(scene) => scene.setCamera(${JSON.stringify(camera)})`)).sum);
  assert.equal(sums.size, cameras.length);

  const tables = await page.evaluate(() => window.hammer.engine.tables());
  assert.ok(tables.length > 3);
  const seen = new Set();
  for (const table of tables) {
    const { sum, shades } = await picture(page, `(scene) => (scene.setCamera({ kind: 'far' }), scene.setTable(${JSON.stringify(table)}, ${table.weight_radius}))`);
    assert.ok(shades > 20, `${table.name}: ${shades} shades`);
    seen.add(sum);
  }
  assert.equal(seen.size, tables.length, 'each is another');
});

pageTest('weights that slide are seen to move', { at: `${drawn.replace('rate=20', 'rate=0.5')}#/`, context: { reducedMotion: 'reduce' } }, async ({ page }) => {
  await playPlan(page, plan());
  await untilMoment(page, 'aiming');
  await page.evaluate((shot) => void window.hammer.session.send(shot), lag);
  await untilMoment(page, 'sliding');
  const first = await picture(page);
  await until(async () => (await picture(page)).sum !== first.sum, () => 'the picture stays the same while a weight slides');
});

pageTest('a match goes on when the graphics processor goes away in mid-slide, and is seen again when it is back', { at: `${drawn.replace('rate=20', 'rate=0.4')}#/` }, async ({ page }) => {
  await playPlan(page, plan());
  await untilMoment(page, 'aiming');
  await page.evaluate((shot) => void window.hammer.session.send(shot), lag);
  await untilMoment(page, 'sliding');
  await page.evaluate(() => {
    window.lost = window.hammer.scene.canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
    window.lost.loseContext();
  });
  await untilMoment(page, 'aiming'); // nobody waits for what cannot be seen
  assert.equal((await stateOf(page)).to_shoot.player, 'Bob');
  await page.evaluate(() => window.lost.restoreContext());
  await until(async () => (await picture(page)).shades > 20, () => 'nothing is drawn any more');
});

pageTest('a page that is to draw nothing asks for no WebGL, and plays all the same', { size: phone, at: `${quickly}#/` }, async ({ page }) => {
  await playPlan(page, plan());
  await untilMoment(page, 'aiming');
  await page.evaluate((shot) => void window.hammer.session.send(shot), lag);
  await page.waitForFunction(() => window.hammer.session.state.value.to_shoot?.player === 'Bob');
  assert.equal(await page.evaluate(() => window.hammer.scene.info().calls), 0);
  assert.ok(await page.evaluate(() => window.hammer.scene.canvas.getContext('2d') !== null), 'a canvas has one kind of context at most');
});

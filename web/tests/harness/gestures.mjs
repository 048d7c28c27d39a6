// Flicks with explicit times in their events: a browser under test is too slow for real time.
//
// A point is { x, y } in CSS pixels. The stroke goes straight and evenly from `from` to `to` in `ms`, so its speed is
// their distance over `ms` from beginning to end. `steps` is how often it is noticed on the way. Instead of all these,
// `path` gives every point with the seconds `after` the press: [{ x, y, after }, …], and `ms` how long it takes.

const pointsOf = ({ path, from, to, ms, steps = Math.max(4, Math.round(ms / 8)) }) =>
  path ??
  Array.from({ length: steps + 1 }, (_, i) => ({
    x: from.x + ((to.x - from.x) * i) / steps,
    y: from.y + ((to.y - from.y) * i) / steps,
    after: ((ms / 1000) * i) / steps,
  }));

async function send(page, events) {
  const session = await page.context().newCDPSession(page);
  try {
    for (const [method, parameters] of events) await session.send(method, parameters);
  } finally {
    await session.detach();
  }
}

// Start, in seconds since 1970, of a stroke of `ms` that ends now. In a page that is younger than that nothing can have begun.
async function begunAt(page, ms) {
  await page.waitForFunction((young) => performance.now() > young, ms + 50);
  return (Date.now() - ms) / 1000;
}

// `cancelled`: the touch is cancelled by the system, as by an incoming call.
export async function flick(page, { cancelled = false, ...stroke }) {
  const begun = await begunAt(page, stroke.ms);
  const points = pointsOf(stroke);
  const touch = (type, { x, y, after }, touches = [{ x, y, id: 0 }]) => [
    'Input.dispatchTouchEvent',
    { type, touchPoints: touches, timestamp: begun + after },
  ];
  return send(page, [
    touch('touchStart', points[0]),
    ...points.slice(1).map((point) => touch('touchMove', point)),
    touch(cancelled ? 'touchCancel' : 'touchEnd', points.at(-1), []),
  ]);
}

// Taps with a finger, `after` so many seconds each: [{ x, y, after }, …]. `between` is awaited before each but the first.
export async function tapsInTime(page, taps, between) {
  // Soon after the page's own time began: before that nothing can have happened in it.
  const begun = (await page.evaluate(() => performance.timeOrigin)) / 1000 + 0.1;
  for (const [index, { x, y, after }] of taps.entries()) {
    if (index > 0) await between(index);
    const touch = (type, touchPoints) => ['Input.dispatchTouchEvent', { type, touchPoints, timestamp: begun + after }];
    await send(page, [touch('touchStart', [{ x, y, id: 0 }]), touch('touchEnd', [])]);
  }
}

export async function mouseFlick(page, stroke) {
  const begun = await begunAt(page, stroke.ms);
  const points = pointsOf(stroke);
  const mouse = (type, { x, y, after }, buttons) => [
    'Input.dispatchMouseEvent',
    { type, x, y, button: 'left', buttons, clickCount: 1, pointerType: 'mouse', timestamp: begun + after },
  ];
  return send(page, [
    mouse('mouseMoved', points[0], 0),
    mouse('mousePressed', points[0], 1),
    ...points.slice(1).map((point) => mouse('mouseMoved', point, 1)),
    mouse('mouseReleased', points.at(-1), 0),
  ]);
}

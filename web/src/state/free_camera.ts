// A camera that a person turns, raises, brings closer and moves along the board. Angles in rad, lengths in metres.
export interface FreeCamera {
  kind: 'free';
  turn: number; // where it looks: 0 along the board, positive to the left
  height: number; // rad above the board
  distance: number;
  x: number; // of the point on the centre line that it circles
}

// What a gesture changes.
export type FreeChange =
  | { do: 'turn'; right: number; down: number } // pixels that the hand pulled it
  | { do: 'zoom'; by: number } // factor of the distance
  | { do: 'slide'; right: number; down: number }; // pixels that the hand pulled the board

export const freeLimits = { lowest: 0.08, highest: 1.5, closest: 0.35, furthest: 4.5 } as const;

const perPixel = 0.006; // rad
const slidePerPixel = 0.0016; // of the distance

// From the shooter's left, over the far end: where most of a game is decided.
export function firstFree(length: number): FreeCamera {
  return { kind: 'free', turn: -0.5, height: 0.5, distance: 1.5, x: length - Math.min(0.5, length * 0.2) };
}

// `length` of the board.
export function changedFree(camera: FreeCamera, change: FreeChange, length: number): FreeCamera {
  switch (change.do) {
    case 'turn':
      return within({ ...camera, turn: camera.turn - change.right * perPixel, height: camera.height + change.down * perPixel }, length);
    case 'zoom':
      return within({ ...camera, distance: camera.distance * change.by }, length);
    case 'slide':
      return within({ ...camera, x: camera.x + along(camera, change) * slidePerPixel * camera.distance }, length);
  }
}

// The part of a pull that lies along the board as it is seen: pulled towards oneself, what lies beyond comes closer.
function along({ turn }: FreeCamera, { right, down }: { right: number; down: number }): number {
  return down * Math.cos(turn) - right * Math.sin(turn);
}

function within(camera: FreeCamera, length: number): FreeCamera {
  const full = 2 * Math.PI;
  const turn = camera.turn - full * Math.round(camera.turn / full);
  const { lowest, highest, closest, furthest } = freeLimits;
  return { kind: 'free', turn, height: clamp(camera.height, lowest, highest), distance: clamp(camera.distance, closest, furthest), x: clamp(camera.x, 0, length) };
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

const step = { turn: 16, slide: 70, zoom: 1.15 };

// Arrows go that way round the table; with shift they move along the board.
const arrows: Record<string, [right: number, down: number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

// What a key does; null: nothing.
export function keyChange(key: string, shift: boolean): FreeChange | null {
  if (key === '+' || key === '=') return { do: 'zoom', by: 1 / step.zoom };
  if (key === '-' || key === '_') return { do: 'zoom', by: step.zoom };
  const arrow = arrows[key];
  if (!arrow) return null;
  const what = shift ? 'slide' : 'turn';
  return { do: what, right: arrow[0] * step[what], down: arrow[1] * step[what] };
}

// A notch of a wheel, whatever it counts in.
export function wheelChange(deltaY: number, deltaMode: number): FreeChange {
  const pixels = deltaY * (deltaMode === 0 ? 1 : deltaMode === 1 ? 18 : 400);
  return { do: 'zoom', by: Math.exp(clamp(pixels, -300, 300) * 0.0012) };
}

export interface Finger {
  x: number;
  y: number;
}

// Two fingers that moved: apart is closer, both together pull the board along.
export function pinchChanges(before: readonly [Finger, Finger], after: readonly [Finger, Finger]): FreeChange[] {
  const apart = ([a, b]: readonly [Finger, Finger]): number => Math.max(8, Math.hypot(a.x - b.x, a.y - b.y));
  const pulled = (axis: 'x' | 'y'): number => (after[0][axis] + after[1][axis] - before[0][axis] - before[1][axis]) / 2;
  return [{ do: 'zoom', by: apart(before) / apart(after) }, { do: 'slide', right: pulled('x'), down: pulled('y') }];
}

// Where each camera stands, what it looks at and how wide it sees: pure geometry, in the shooter's frame
// (x along the board from the shooter's edge, y to the left, h above the board).
import type { Camera } from './contract';

export interface Spot {
  x: number;
  y: number;
  h: number;
}

export interface Pose {
  eye: Spot;
  yaw: number; // rad: 0 looks along the board, positive to the left
  pitch: number; // rad: negative looks down
  fov: number; // degrees, upright
  near: number; // m: what is nearer is not drawn
  exposure: number; // the eye grows used to a darker place
}

export interface Scope {
  length: number;
  width: number;
  releaseX: number;
  aspect: number; // of the picture, width / height
}

const usualNear = 0.06;
const radians = Math.PI / 180;

const halfTangent = (fov: number): number => Math.tan((fov * radians) / 2);

// Seen from `eye` towards `look`.
function aimed(eye: Spot, look: Spot, fov: number, exposure: number, near = usualNear): Pose {
  const [x, y, h] = [look.x - eye.x, look.y - eye.y, look.h - eye.h];
  return { eye, yaw: Math.atan2(y, x), pitch: Math.atan2(h, Math.hypot(x, y)), fov, near, exposure };
}

function bisect(low: number, high: number, isTooLow: (value: number) => boolean): number {
  for (let i = 0; i < 40; ++i) {
    const middle = (low + high) / 2;
    if (isTooLow(middle)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

// Heights in the picture: -1 its bottom, 1 its top.
interface Wanted {
  fov: number;
  nearEdge: number; // where the shooter's edge is to be
  farEdge: number;
  share: number; // of the picture's width that the board has where a weight is let go
}

// A tall picture can give the board most of its width; a wide one is limited by its height.
function wantedFor(aspect: number): Wanted {
  const tall = aspect < 0.9;
  return {
    fov: tall ? 42 : 40,
    nearEdge: tall ? -0.78 : -0.9,
    farEdge: tall ? 0.4 : 0.33,
    share: Math.min(0.68, 0.54 / aspect),
  };
}

// The camera behind the board is higher and further back, or lower and closer, until the board's near and far edges
// and its width are where they are wanted.
export function shooterPose(scope: Scope): Pose {
  const wanted = wantedFor(scope.aspect);
  const half = halfTangent(wanted.fov);
  const below = Math.atan(-wanted.nearEdge * half);
  const pitch = (h: number, back: number): number => Math.atan2(h, back) - below;
  const farEdge = (h: number, back: number): number =>
    Math.tan(pitch(h, back) - Math.atan2(h, back + scope.length)) / half;
  const backFor = (h: number): number => bisect(0.05, 12, (back) => farEdge(h, back) > wanted.farEdge);
  const share = (h: number): number => {
    const back = backFor(h);
    const p = pitch(h, back);
    const depth = (back + scope.releaseX) * Math.cos(p) + h * Math.sin(p);
    return scope.width / (2 * depth * half * scope.aspect);
  };
  const h = bisect(0.45, 1.25, (height) => share(height) > wanted.share);
  const back = backFor(h);
  return { eye: { x: -back, y: 0, h }, yaw: 0, pitch: -pitch(h, back), fov: wanted.fov, near: usualNear, exposure: 1 };
}

// Behind the weights that move, and sinking towards the far end with them.
export function followPose(scope: Scope, x: number, y: number): Pose {
  const tall = scope.aspect < 0.9;
  const behind = tall ? 1.25 : 1.05;
  const h = tall ? 0.72 : 0.5;
  const eyeX = Math.min(x - behind, scope.length - 1.2);
  return aimed({ x: eyeX, y: y * 0.35, h }, { x: eyeX + behind + 0.35, y: y * 0.55, h: 0 }, tall ? 48 : 40, 1.05);
}

// The scoring zones fill the view, seen steeply from the shooter's side.
export function farPose(scope: Scope): Pose {
  const depth = Math.min(0.72, scope.length * 0.3);
  const middle = scope.length - depth * 0.46;
  const fov = 34;
  const half = halfTangent(fov);
  const steep = 58 * radians;
  const fitWide = ((scope.width + 0.12) / 2 / half / scope.aspect) * 1.04;
  const fitLong = ((depth * Math.sin(steep)) / 2 / half) * 1.3;
  const away = Math.max(fitWide, fitLong, 0.8);
  const eye = { x: middle - away * Math.cos(steep), y: 0, h: away * Math.sin(steep) };
  return aimed(eye, { x: middle, y: 0, h: 0 }, fov, 1.2);
}

// Straight down, nose over the weight (G11), the far end up in the picture.
export function judgePose(scope: Scope, x: number, y: number): Pose {
  const fov = 24;
  const field = 0.2; // m to be seen across the picture's shorter side
  const away = field / 2 / halfTangent(fov) / Math.min(1, scope.aspect);
  return { eye: { x, y, h: away }, yaw: 0, pitch: -Math.PI / 2, fov, near: usualNear, exposure: 1.35 };
}

// Level with the far edge, from the nearer side. The near rail stands in the way, so it is cut off by the near plane.
export function sidePose(scope: Scope, x: number, y: number): Pose {
  const side = y < 0 ? -1 : 1;
  const fov = 14;
  const field = 0.2;
  const away = Math.max(field / 2 / halfTangent(fov) / Math.min(1, scope.aspect), scope.width / 2 - Math.abs(y) + 0.16);
  const ahead = Math.min(x, scope.length) * 0.35 + scope.length * 0.65;
  const near = Math.max(usualNear, away - (scope.width / 2 - Math.abs(y)) - 0.06);
  return aimed({ x: ahead, y: y + side * away, h: 0.035 }, { x: ahead, y, h: 0.008 }, fov, 1.35, near);
}

// Slowly to and fro beside the table; `time` in seconds.
export function homePose(scope: Scope, time: number): Pose {
  const tall = scope.aspect < 0.9;
  const turn = Math.sin(time * 0.055) * 0.5 + (tall ? 0.28 : 0.62);
  const radius = (tall ? 0.62 : 0.42) * scope.length + 0.9;
  const middle = scope.length * 0.5;
  const eye = {
    x: middle - Math.cos(turn) * radius,
    y: -Math.sin(turn) * Math.min(radius, 2.5),
    h: 0.62 + 0.12 * Math.sin(time * 0.083 + 1),
  };
  return aimed(eye, { x: middle + scope.length * 0.08, y: 0, h: tall ? 0.15 : 0.05 }, tall ? 52 : 40, 1.15);
}

export interface Moving {
  x: number;
  y: number;
  time: number;
}

export function poseOf(camera: Camera, scope: Scope, moving: Moving): Pose {
  switch (camera.kind) {
    case 'shooter': return shooterPose(scope);
    case 'follow': return followPose(scope, moving.x, moving.y);
    case 'far': return farPose(scope);
    case 'judge': return judgePose(scope, camera.x, camera.y);
    case 'side': return sidePose(scope, camera.x, camera.y);
    case 'home': return homePose(scope, moving.time);
  }
}

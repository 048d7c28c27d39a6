// Position, direction and field of view of each camera: pure geometry, in the shooter's frame
// (x along the board from the shooter's edge, y to the left, h above the board).
import type { Camera, Clear } from './contract';
import { lampHeight, roomBeyond } from './places';

export interface Spot {
  x: number;
  y: number;
  h: number;
}

export interface Pose {
  eye: Spot;
  yaw: number; // rad: 0 looks along the board, positive to the left
  pitch: number; // rad: negative looks down
  fov: number; // vertical field of view, in degrees
  near: number; // m: nothing nearer is drawn
  exposure: number; // higher for darker places
  room?: Room; // where in the window the picture lies; without it everywhere
}

// A part of the window, as shares of its width and height. What is around it is drawn too.
export interface Room {
  left: number;
  top: number;
  wide: number;
  high: number;
}

export const wholeWindow: Room = { left: 0, top: 0, wide: 1, high: 1 };

const leastShare = 0.12; // of the window: in less nothing can be seen

// The clear part of the picture's box as shares of it.
export function roomIn(box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>, clear: Clear | null): Room {
  if (!clear || box.width <= 0 || box.height <= 0) return wholeWindow;
  const share = (value: number): number => Math.min(1, Math.max(0, value));
  const left = Math.min(share((clear.left - box.left) / box.width), 1 - leastShare);
  const top = Math.min(share((clear.top - box.top) / box.height), 1 - leastShare);
  const wide = Math.max(leastShare, share((clear.right - box.left) / box.width) - left);
  const high = Math.max(leastShare, share((clear.bottom - box.top) / box.height) - top);
  return { left, top, wide, high };
}

export interface Scope {
  length: number;
  width: number;
  releaseX: number;
  foulLine: number; // from the end
  hasCushions: boolean;
  aspect: number; // of the picture, width / height
}

const defaultNear = 0.06;
const radians = Math.PI / 180;

const halfTangent = (fov: number): number => Math.tan((fov * radians) / 2);

// Seen from `eye` towards `look`.
function aimed(eye: Spot, look: Spot, fov: number, exposure: number, near = defaultNear): Pose {
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
  nearEdge: number; // where the shooter's edge should be
  farEdge: number;
  share: number; // of the picture's width that the board fills at the point of release
}

// A tall picture can give the board most of its width; a wide one is limited by its height.
function wantedFor(aspect: number): Wanted {
  if (aspect < 0.9) return { fov: 42, nearEdge: -0.78, farEdge: 0.4, share: Math.min(0.68, 0.54 / aspect) };
  const wide = Math.min(1, Math.max(0, (aspect - 1.6) / 0.5));
  return { fov: 40, nearEdge: -0.9, farEdge: 0.33 + 0.1 * wide, share: (0.54 + 0.08 * wide) / aspect };
}

// Moves the camera behind the board up and back, or down and forward, until the board's near and far edges and its width
// are where they should be.
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
  return { eye: { x: -back, y: 0, h }, yaw: 0, pitch: -pitch(h, back), fov: wanted.fov, near: defaultNear, exposure: 1 };
}

// How far down in the picture a place on the centre line is, 0 its top, 1 its bottom.
function shareDown({ eye, pitch, fov }: Pose, x: number): number {
  return (1 + Math.tan(Math.atan2(eye.h, x - eye.x) + pitch) / halfTangent(fov)) / 2;
}

const behindRelease = 0.07; // m: as far behind the point of release four weights reach

// What the shooter's view needs of the window: the weight in the hand and everything beyond it is above `clear`'s lower
// edge. Below that the view has a margin of its own, and above the far end it has plenty.
export function shooterRoom(scope: Scope, clear: Room): Room {
  const x = scope.releaseX - behindRelease;
  const downIn = (high: number): number => shareDown(shooterPose({ ...scope, aspect: (scope.aspect * clear.wide) / high }), x);
  const lowest = clear.top + clear.high;
  const first = Math.min(1, lowest / downIn(1));
  const high = Math.min(1, lowest / Math.max(downIn(1), downIn(first)));
  return { left: clear.left, top: 0, wide: clear.wide, high };
}

// Behind the moving weights, and lower towards the far end.
export function followPose(scope: Scope, x: number, y: number): Pose {
  const tall = scope.aspect < 0.9;
  const behind = tall ? 1.25 : 1.05;
  const h = tall ? 0.72 : 0.5;
  const eyeX = Math.min(x - behind, scope.length - 1.2);
  return aimed({ x: eyeX, y: y * 0.35, h }, { x: eyeX + behind + 0.35, y: y * 0.55, h: 0 }, tall ? 48 : 40, 1.05);
}

// The scoring zones fill the view, seen steeply from the shooter's side and from below the lamps.
export function farPose(scope: Scope): Pose {
  const depth = Math.min(0.72, scope.length * 0.3);
  const middle = scope.length - depth * 0.46;
  const steep = 60 * radians;
  const away = scope.aspect < 0.9 ? 1.15 : 1.05;
  const wide = Math.atan((scope.width + 0.14) / 2 / (away * scope.aspect));
  const long = Math.atan((depth * Math.sin(steep) * 0.66) / away);
  const eye = { x: middle - away * Math.cos(steep), y: 0, h: away * Math.sin(steep) };
  return aimed(eye, { x: middle, y: 0, h: 0 }, (2 * Math.max(wide, long)) / radians, 1.05);
}

// Straight down on the weight (G11), with the far end at the top of the picture.
export function judgePose(scope: Scope, x: number, y: number): Pose {
  const fov = 24;
  const field = 0.2; // m across the picture's shorter side
  const away = field / 2 / halfTangent(fov) / Math.min(1, scope.aspect);
  return { eye: { x, y, h: away }, yaw: 0, pitch: -Math.PI / 2, fov, near: defaultNear, exposure: 1.25 };
}

// Level with the board and in line with its far edge, from the alley on the nearer side, to see whether a weight
// hangs over. On boards with cushions there is no such alley, so the camera looks over the cushion.
export function sidePose(scope: Scope, y: number): Pose {
  const side = y < 0 ? -1 : 1;
  const eyeY = side * (scope.width / 2 + 0.095);
  const away = Math.abs(eyeY - y);
  const fov = (2 * Math.atan(0.1 / away / Math.min(1, scope.aspect))) / radians;
  const h = scope.hasCushions ? 0.07 : 0.02;
  return aimed({ x: scope.length, y: eyeY, h }, { x: scope.length, y, h: 0.009 }, Math.min(fov, 75), 1.2, 0.015);
}

// Drifts slowly to and fro beside the table; `time` in seconds. Text covers the left of a wide picture and the bottom of a
// tall one, so the board is kept on the right or at the top.
export function homePose(scope: Scope, time: number): Pose {
  const tall = scope.aspect < 0.9;
  const turn = Math.sin(time * 0.055) * 0.5 + (tall ? 0.2 : 0.62);
  const radius = (tall ? 0.62 : 0.42) * scope.length + 0.9;
  const middle = scope.length * 0.5;
  const eye = {
    x: middle - Math.cos(turn) * radius,
    y: Math.sin(turn) * Math.min(radius, 2.5),
    h: (tall ? 0.85 : 0.62) + 0.12 * Math.sin(time * 0.083 + 1),
  };
  return aimed(eye, { x: middle + scope.length * 0.08, y: tall ? 0 : 0.75, h: tall ? -0.62 : 0.05 }, tall ? 52 : 40, 1.15);
}

// Straight down, from the far foul line to the alley beyond the far edge. In a wide picture the board lies across,
// with the far end on the right. The camera is so high that weights look upright everywhere; lamps and ceiling are cut off.
export function abovePose(scope: Scope): Pose {
  const fov = 24;
  const half = halfTangent(fov);
  const isWide = scope.aspect > 1.15;
  const margins = isWide ? { low: -0.74, high: 0.74, side: 0.95 } : { low: -0.62, high: 0.84, side: 0.94 };
  const [from, to] = [scope.length - scope.foulLine - 0.05, scope.length + 0.14];
  const [long, wide] = [to - from, scope.width + 0.14];
  const [upright, across] = isWide ? [wide, long] : [long, wide];
  const h = Math.max(upright / (margins.high - margins.low), across / (2 * margins.side * scope.aspect)) / half;
  const off = ((margins.high + margins.low) / 2) * h * half; // from the centre of the picture to the centre of what it shows
  const middle = (from + to) / 2;
  const eye = isWide ? { x: middle, y: -off, h } : { x: middle - off, y: 0, h };
  return { eye, yaw: isWide ? Math.PI / 2 : 0, pitch: -Math.PI / 2, fov, near: h - 0.5, exposure: 1.15 };
}

const lowest = 0.07; // m above the board, over the rails
const highest = lampHeight - 0.09;
const widest = 2.3; // m from the centre line, short of the tables along the walls
const furthest = roomBeyond - 0.9; // m beyond the board's ends, short of the bar

type Free = Extract<Camera, { kind: 'free' }>;

// Circles a place on the centre line, at the given distance or as far as the room allows.
export function freePose(scope: Scope, free: Free): Pose {
  const x = between(free.x, 0, scope.length);
  const height = between(free.height, 0, Math.PI / 2);
  const [back, side, up] = [Math.cos(height) * Math.cos(free.turn), Math.cos(height) * Math.sin(free.turn), Math.sin(height)];
  const away = Math.min(
    Math.max(free.distance, 0.2),
    reach(-back, x + furthest, scope.length + furthest - x),
    reach(side, widest, widest),
    reach(up, highest, highest),
  );
  const eye = { x: x - away * back, y: -away * side, h: Math.max(away * up, lowest) };
  const pitch = -Math.atan2(eye.h, away * Math.cos(height));
  return { eye, yaw: free.turn, pitch, fov: scope.aspect < 0.9 ? 50 : 38, near: defaultNear, exposure: 1.08 };
}

const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

// The distance in this direction to a wall at `behind` or `ahead`.
const reach = (way: number, behind: number, ahead: number): number =>
  way > 1e-6 ? ahead / way : way < -1e-6 ? behind / -way : Infinity;

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
    case 'side': return sidePose(scope, camera.y);
    case 'above': return abovePose(scope);
    case 'free': return freePose(scope, camera);
    case 'home': return homePose(scope, moving.time);
  }
}

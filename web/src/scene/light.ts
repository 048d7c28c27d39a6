// The light of the room, shared by all shaders: warm lamps over the table, and reflections of the room. Everything is
// computed in closed form, so that a highlight on the board is exactly where the lamp is reflected.
import { Vector2, Vector4 } from 'three';
import type { Texture } from 'three';

import { ceilingHeight, floorHeight, lampHeight, roomBeyond, roomHalfWidth } from './places';
import type { Layout } from './places';

export const lampCount = 3;

export interface Light {
  uLamps: { value: Vector4[] }; // place and strength
  uRoom: { value: Vector4 }; // half width, ceiling, half length, floor
  uWalls: { value: Texture | null };
  uWallTexels: { value: number }; // of the painting, across
  uFrame: { value: Vector2 }; // 1 / the picture's size in pixels
  [name: string]: { value: unknown };
}

export function makeLight(): Light {
  return {
    uLamps: { value: Array.from({ length: lampCount }, () => new Vector4()) },
    uRoom: { value: new Vector4(roomHalfWidth, ceilingHeight, 6, floorHeight) },
    uWalls: { value: null },
    uWallTexels: { value: 2048 },
    uFrame: { value: new Vector2(0.001, 0.001) },
  };
}

// Three lamps over the board, closer together over a short one.
export function hangLamps(light: Light, layout: Layout): void {
  const apart = layout.halfLength * 0.755;
  const strength = 0.5 + 0.42 * layout.halfLength; // short boards get light from all three
  light.uLamps.value.forEach((lamp, i) => lamp.set(0, lampHeight, (i - 1) * apart, strength));
  light.uRoom.value.z = layout.halfLength + roomBeyond;
}

// The wall painting is stored darker than it is, so that its lamps can be brighter than white.
export const wallGain = 4;

export const noiseGlsl = /* glsl */ `
float hash11(float p) { p = fract(p * .1031); p *= p + 33.33; p *= p + p; return fract(p); }
float hash12(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * .1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}
vec2 hash22(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * vec3(.1031, .1030, .0973));
  q += dot(q, q.yzx + 33.33);
  return fract((q.xx + q.yz) * q.zy);
}
// Value noise that repeats after \`period\` cells.
float noise(vec2 p, vec2 period) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * f * (f * (f * 6. - 15.) + 10.);
  vec2 a = mod(i, period), b = mod(i + 1., period);
  return mix(mix(hash12(a), hash12(vec2(b.x, a.y)), f.x), mix(hash12(vec2(a.x, b.y)), hash12(b), f.x), f.y);
}
float clouds(vec2 p, vec2 period) {
  float sum = 0., share = .5;
  for (int i = 0; i < 4; ++i) {
    sum += noise(p, period) * share;
    p *= 2.; period *= 2.; share *= .5;
  }
  return sum / .9375;
}
`;

export const lightGlsl = /* glsl */ `
#define LAMPS ${lampCount}
uniform vec4 uLamps[LAMPS];
uniform vec4 uRoom;
uniform sampler2D uWalls;
uniform float uWallTexels;
uniform vec2 uFrame;

const vec3 lampHue = vec3(1., .74, .45);
const vec3 gloom = vec3(.064, .049, .037);
const float lampRadius = .17;

// How much of a lamp's light reaches a place; the shade blocks it from the upper walls.
float lampReach(vec4 lamp, vec3 p, vec3 n) {
  vec3 l = lamp.xyz + vec3(0., .07, 0.) - p;
  float d2 = dot(l, l);
  vec3 u = l * inversesqrt(d2);
  float shade = smoothstep(.40, .985, u.y);
  return lamp.w * max(dot(n, u), 0.) * shade / d2;
}
vec3 lamplight(vec3 p, vec3 n) {
  float sum = 0.;
  for (int i = 0; i < LAMPS; ++i) sum += lampReach(uLamps[i], p, n);
  return lampHue * sum + gloom * (.75 + .25 * n.y + 1.6 * abs(n.z) + 1.9 * abs(n.x));
}

vec2 endWallUv(vec3 q) {
  float second = q.z < 0. ? 0. : 1.;
  float u = clamp(q.x / (2. * uRoom.x) * (1. - 2. * second) + .5, .002, .998);
  float v = clamp((q.y - uRoom.w) / (uRoom.y - uRoom.w), .002, .998);
  return vec2((u + second) * .5, .5 + v * .5);
}
vec2 sideWallUv(vec3 q) {
  float u = clamp(q.z / (2. * uRoom.z) * sign(q.x) + .5, .001, .999);
  float v = clamp((q.y - uRoom.w) / (uRoom.y - uRoom.w), .002, .998);
  return vec2(u, v * .5);
}

// Large soft lights high up at both ends: without them steel looks black.
vec3 softPanels(vec3 r) {
  float panel = smoothstep(.12, .55, r.y) * (1. - smoothstep(.70, 1., r.y)) * smoothstep(.1, .75, abs(r.z));
  return vec3(.74, .62, .50) * panel + vec3(.10, .08, .06) * smoothstep(-.1, .3, r.y);
}

// What is seen from p along r, blurred as by a surface of this roughness.
vec3 roomSeen(vec3 p, vec3 r, float rough) {
  vec3 way = r + vec3(1e-5);
  vec3 bound = vec3(uRoom.x, way.y > 0. ? uRoom.y : -uRoom.w, uRoom.z);
  vec3 t3 = (sign(way) * bound - p) / way;
  float t = min(t3.x, t3.z);
  vec3 q = p + way * t;
  float lod = log2(1. + rough * t * uWallTexels * .11);
  #if QUALITY > 0
  // Corners of the room blur too.
  vec3 seen = mix(textureLod(uWalls, endWallUv(p + way * t3.z), lod).rgb, textureLod(uWalls, sideWallUv(p + way * t3.x), lod).rgb,
    smoothstep(-1., 1., (t3.z - t3.x) / (.02 + rough * t * 1.5))) * ${wallGain.toFixed(1)};
  #else
  vec3 seen = textureLod(uWalls, t3.z < t3.x ? endWallUv(q) : sideWallUv(q), lod).rgb * ${wallGain.toFixed(1)};
  #endif
  vec3 plain = way.y > 0. ? vec3(.030, .020, .014) : vec3(.016, .010, .007);
  seen = mix(seen, plain, smoothstep(-1., 1., (t - t3.y) / (.02 + rough * t)));
  if (way.y > 0.) {
    float up = (uLamps[0].y - p.y) / way.y;
    vec2 at = p.xz + way.xz * up;
    float soft = .02 + rough * up * .9;
    float gain = lampRadius * lampRadius / (lampRadius * lampRadius + soft * soft);
    for (int i = 0; i < LAMPS; ++i) {
      float d = distance(at, uLamps[i].xz);
      float disc = 1. - smoothstep(lampRadius - soft * .6, lampRadius + soft * 1.6, d);
      float bulb = 1. - smoothstep(0., .06 + soft, d);
      seen += (vec3(1., .66, .34) * disc * 3. + vec3(1., .80, .55) * bulb * 8.) * gain * step(0., up);
    }
  }
  return seen;
}
float fresnel(float facing, float base) { return base + (1. - base) * pow(1. - clamp(facing, 0., 1.), 5.); }
`;

// The end of every fragment shader: vignette, tone mapping, colour space, and dithering against banding in dark areas.
export const finishGlsl = /* glsl */ `
vec2 fromMiddle = gl_FragCoord.xy * uFrame - .5;
gl_FragColor.rgb *= 1. - .6 * smoothstep(.12, .62, dot(fromMiddle, fromMiddle));
#include <tonemapping_fragment>
#include <colorspace_fragment>
gl_FragColor.rgb += (fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(.06711056, .00583715)))) - .5) / 255.;
`;

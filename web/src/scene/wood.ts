// Wood textures: the maple strips of the board, a tile of fine grain for close views, and one of dark boards.
import { Vector2 } from 'three';
import type { Painting } from './bake';
import { noiseGlsl } from './light';

// One texel row is a line across the board: u along, v across. Strips are an inch wide and made of planks end to end.
export function maplePainting(width: number, height: number, length: number, across: number): Painting {
  return {
    width,
    height,
    isColor: true,
    repeats: false,
    uniforms: { uSize: { value: new Vector2(length, across) } },
    fragment: /* glsl */ `
varying vec2 vUv;
uniform vec2 uSize;
${noiseGlsl}
const vec2 wide = vec2(4096.);
void main() {
  vec2 p = vUv * uSize;
  float strips = floor(uSize.y / .0265 + .5);
  float strip = floor(vUv.y * strips);
  float inside = fract(vUv.y * strips);
  float run = p.x / (1.15 + .5 * hash11(strip + 3.7)) + hash11(strip * 1.7) * 7.;
  float plank = floor(run);
  vec2 key = vec2(strip, plank);
  vec2 r = hash22(key + 11.);
  vec2 r2 = hash22(key * 1.3 + 47.);

  // Long flames: growth rings cut lengthwise.
  vec2 g = vec2(p.x * 1.1 + r.x * 90., p.y * 9. + r.y * 70.);
  float warp = clouds(g * vec2(1., 2.), wide) * 2.2;
  float flame = sin((p.y * (150. + 170. * r2.x) + warp * (3. + 4. * r2.y) + r.x * 30.));
  flame = smoothstep(-.4, 1., flame) ;
  float streak = clouds(vec2(p.x * 7. + r.y * 40., p.y * 620. + r.x * 90.), wide);
  float fine = noise(vec2(p.x * 46. + r.x * 13., p.y * 1900.), wide);
  float cloud = clouds(vec2(p.x * 2.4 + r.y * 20., p.y * 22. + strip), wide);

  vec3 pale = vec3(.745, .465, .205), deep = vec3(.470, .235, .076);
  vec3 wood = mix(pale, deep, .18 + .62 * r2.x * r2.x + .3 * (cloud - .5));
  wood = mix(wood, wood * vec3(1.05, .93, .78), r.y * .7);
  wood *= 1. - .17 * flame * (.4 + .6 * r2.y);
  wood *= .82 + .36 * streak;
  wood *= .965 + .07 * fine;
  // An occasional mineral streak.
  float mineral = smoothstep(.70, .95, clouds(vec2(p.x * 1.3 + r.x * 50., p.y * 60. + r.y * 50.), wide)) * step(.6, r.x);
  wood *= 1. - .35 * mineral;
  // Glue lines between strips, butt joints where planks meet.
  float glue = smoothstep(.0, .045, min(inside, 1. - inside));
  float joint = fract(run);
  joint = min(joint, 1. - joint) * (1.15 + .5 * hash11(strip + 3.7));
  wood *= mix(.70, 1., glue) * mix(.62, 1., smoothstep(.0004, .0022, joint));
  gl_FragColor = vec4(wood, 1.);
}`,
  };
}

// A repeating tile: r is fine grain, g is pores, b is grains of powder.
export const grainMetres = { along: 0.4, across: 0.1 };

export function grainPainting(size: number): Painting {
  return {
    width: size,
    height: size,
    isColor: false,
    repeats: true,
    fragment: /* glsl */ `
varying vec2 vUv;
${noiseGlsl}
void main() {
  float fibre = clouds(vUv * vec2(8., 90.), vec2(8., 90.));
  float hair = noise(vUv * vec2(22., 256.) + 7., vec2(22., 256.));
  vec2 cell = vUv * vec2(26., 150.);
  vec2 h = hash22(floor(cell));
  vec2 inside = fract(cell) - .5;
  float pore = step(.62, h.x) * smoothstep(.5, .1, abs(inside.x)) * smoothstep(.34, .05, abs(inside.y + (h.y - .5) * .3));
  // Powder: round grains, unevenly spread.
  vec2 many = vUv * vec2(212., 53.);
  vec2 k = hash22(floor(many) + 91.), j = hash22(floor(many) * 1.7 + 5.);
  float size = .08 + .14 * j.y * j.y;
  float grain = step(.80, k.x) * smoothstep(size * 1.4, size * .6, length(fract(many) - .5 - (j - .5) * .6));
  many = vUv * vec2(372., 93.) + .5;
  k = hash22(mod(floor(many), vec2(372., 93.)) + 17.);
  j = hash22(mod(floor(many), vec2(372., 93.)) * 2.3 + 29.);
  grain = max(grain, step(.74, k.y) * .6 * smoothstep(.26, .08, length(fract(many) - .5 - (j - .5) * .5)));
  gl_FragColor = vec4(.5 * fibre + .5 * hair, pore, grain, 1.);
}`,
  };
}

// Dark boards for rails, legs, walls and floor: one plank of walnut, repeating. Tinted where it is used.
export function walnutPainting(size: number): Painting {
  return {
    width: size,
    height: size / 2,
    isColor: true,
    repeats: true,
    fragment: /* glsl */ `
varying vec2 vUv;
${noiseGlsl}
void main() {
  vec2 p = vUv;
  float warp = clouds(p * vec2(2., 6.), vec2(2., 6.));
  float ring = sin((p.y * 26. + warp * 5.) * 6.2831853);
  float band = clouds(p * vec2(2., 34.) + vec2(0., warp * 2.), vec2(2., 34.));
  float fine = clouds(p * vec2(10., 180.), vec2(10., 180.));
  float pore = smoothstep(.62, .85, noise(p * vec2(28., 240.), vec2(28., 240.)));
  vec3 wood = mix(vec3(.185, .082, .038), vec3(.070, .029, .014), .22 * smoothstep(-.8, 1., ring) + .75 * band);
  wood *= .72 + .5 * fine;
  wood *= 1. - .28 * pore;
  gl_FragColor = vec4(wood, 1.);
}`,
  };
}

// The walls of the room in one texture, slightly out of focus, as for an eye that looks at the board. Upper half: the bar
// behind end B and the window behind end A; lower half: a side wall. Computed by formula, in metres.
import { Vector2 } from 'three';

import type { Painting } from './bake';
import { noiseGlsl, wallGain } from './light';
import { ceilingHeight, floorHeight, roomHalfWidth } from './places';

const parts = /* glsl */ `
const vec3 warm = vec3(1., .62, .30);
float soft;   // m: blur of edges

float slab(float x, float from, float to) { return smoothstep(from - soft, from + soft, x) * (1. - smoothstep(to - soft, to + soft, x)); }
float pane(vec2 p, vec2 low, vec2 high) { return slab(p.x, low.x, high.x) * slab(p.y, low.y, high.y); }

vec3 walnutWall(vec2 p) {
  float band = clouds(vec2(p.x * 26., p.y * 1.7), vec2(4096.));
  float fine = noise(vec2(p.x * 160., p.y * 6.), vec2(4096.));
  return mix(vec3(.125, .056, .026), vec3(.050, .021, .010), band) * (.8 + .4 * fine);
}

// Raised panels: light from above catches their lower bevel.
float panels(vec2 p, vec2 cell, vec2 margin) {
  vec2 q = abs(fract(p / cell) - .5) * cell;
  vec2 d = q - (cell * .5 - margin);
  float edge = max(d.x, d.y);
  float bevel = smoothstep(-.045, -.005, edge) * (1. - smoothstep(-.005, .012, edge));
  float side = d.y > d.x ? sign(fract(p.y / cell.y) - .5) : sign(fract(p.x / cell.x) - .5) * .4;
  float groove = 1. - smoothstep(.0, .014, abs(edge - .006));
  return 1. - .55 * groove - .45 * bevel * side;
}

// A wall lamp with a small shade: light thrown up and down the wall.
vec3 sconceLight(vec2 p, vec2 at) {
  vec2 d = p - at;
  float r2 = dot(d, d);
  float lobe = mix(.35, 1., smoothstep(.0, .9, abs(d.y) / sqrt(r2 + 1e-4)));
  return warm * lobe * (.020 / (r2 + .035) + .045 / (r2 + .35));
}
vec3 sconce(vec3 color, vec2 p, vec2 at) {
  vec2 d = p - at;
  float shade = pane(d, vec2(-.055 - d.y * .16, -.07), vec2(.055 + d.y * .16, .08));
  color = mix(color, vec3(1.5, .92, .44) * (.75 + .5 * smoothstep(.09, -.05, abs(d.y))), shade);
  color += vec3(.5, .30, .10) * pane(d, vec2(-.016, -.16), vec2(.016, -.075));
  return color;
}

// Lights out of focus: discs, a little brighter at the rim.
vec3 bokeh(vec2 p, float cell, float radius, float seed, float chance) {
  vec2 i = floor(p / cell);
  vec3 sum = vec3(0.);
  for (int y = -1; y <= 1; ++y)
    for (int x = -1; x <= 1; ++x) {
      vec2 k = i + vec2(x, y);
      vec2 h = hash22(k + seed), g = hash22(k * 1.7 + seed + 31.);
      if (g.x > chance) continue;
      float size = radius * (.55 + .6 * g.y);
      float d = length(p - (k + h) * cell) / size;
      float disc = (1. - smoothstep(.84, 1.06, d)) * (.72 + .38 * smoothstep(.4, .95, d));
      float pick = fract(h.x * 7.3 + h.y * 3.1);
      vec3 hue = pick < .46 ? vec3(1., .58, .20) : pick < .64 ? vec3(1., .80, .50) : pick < .78 ? vec3(1., .20, .10) : pick < .92 ? vec3(.22, .62, .75) : vec3(.35, .85, .45);
      sum += hue * disc * (.25 + .9 * h.y * h.y);
    }
  return sum;
}

vec3 bottles(vec2 p, float shelf, float seed, vec3 behind) {
  float cell = .128;
  float k = floor(p.x / cell);
  float h = hash11(k * 1.31 + seed), g = hash11(k * 2.17 + seed * 3.), f = hash11(k * 3.7 + seed * 7.);
  if (h < .07) return behind;
  float x = abs(fract(p.x / cell) - .5 - (f - .5) * .12) * cell;
  float y = p.y - shelf;
  float tall = .235 + .10 * g;
  float body = .030 + .018 * f;
  float shoulder = tall * (.56 + .12 * h);
  float wide = y < shoulder ? body : mix(body, .0125, smoothstep(shoulder, shoulder + .06, y));
  float shape = (1. - smoothstep(wide - soft, wide + soft, x)) * smoothstep(-soft, soft, y) * (1. - smoothstep(tall - soft, tall + soft, y));
  vec3 hue = g < .34 ? vec3(.95, .36, .05) : g < .52 ? vec3(.80, .58, .22) : g < .66 ? vec3(.10, .38, .12) : g < .78 ? vec3(.55, .05, .03) : g < .9 ? vec3(.86, .82, .74) : vec3(.12, .30, .48);
  float fill = tall * (.25 + .4 * f);
  float through = mix(.20, .80, smoothstep(fill + .01, fill - .01, y)) * (1. - .55 * smoothstep(.3, 1., x / body));
  vec3 glass = behind * hue * through * 2.6 + hue * .02;
  float label = slab(y, shoulder * .25, shoulder * .75) * step(.45, f) * (1. - smoothstep(.7, .95, x / body));
  glass = mix(glass, vec3(.26, .18, .10) * (.3 + .5 * h), label * .8);
  glass += vec3(1., .75, .45) * .10 * exp(-pow((x - wide * .5) / .006, 2.)) * smoothstep(.0, .05, y) * step(y, tall);
  glass = mix(glass, vec3(.06, .035, .02), smoothstep(tall - .045, tall - .04, y));
  return mix(behind, glass, shape);
}

float tally(vec2 p, float count) {
  float mark = 0.;
  for (int i = 0; i < 5; ++i) {
    if (float(i) >= count) break;
    vec2 q = p - vec2(float(i) * .028 - .05, 0.);
    mark = i < 4 ? max(mark, (1. - smoothstep(.002, .0075, abs(q.x + q.y * .12))) * slab(q.y, -.042, .042))
      : max(mark, (1. - smoothstep(.002, .0075, abs((p.y - (p.x * .75)) * .8))) * slab(p.x, -.075, .06));
  }
  return mark;
}

// The scoreboard: slate in an oak frame, chalk marks in two columns.
vec3 slate(vec3 color, vec2 p, vec2 at) {
  vec2 d = p - at;
  vec2 size = vec2(.46, .36);
  float frame = pane(d, -size - .035, size + .035);
  if (frame <= 0.) return color;
  color = mix(color, vec3(.17, .085, .036) * (.8 + .5 * d.y), frame);
  float dust = clouds(d * vec2(3., 9.) + 4., vec2(4096.));
  vec3 board = vec3(.022, .029, .026) + vec3(.030) * dust;
  float chalk = pane(d, vec2(-.005, -.30), vec2(.005, .30)) + pane(d, vec2(-.38, .185), vec2(.38, .193));
  for (int row = 0; row < 3; ++row)
    for (int side = 0; side < 2; ++side) {
      float seed = float(row * 2 + side);
      chalk += tally(d - vec2(float(side) * .40 - .22, .09 - float(row) * .145), floor(2. + 3.9 * hash12(vec2(seed * 3.7 + 1.3, 9.1 - seed * 1.9))));
    }
  chalk += (1. - smoothstep(.004, .011, abs(length(d - vec2(-.2, .26)) - .032)));
  vec2 q = abs(d - vec2(.2, .26)) - .028;
  chalk += (1. - smoothstep(.004, .011, abs(max(q.x, q.y))));
  board += vec3(.62, .60, .54) * min(chalk, 1.) * (.45 + .55 * noise(d * 240., vec2(4096.)));
  return mix(color, board * 1.25, pane(d, -size, size));
}

vec3 picture(vec3 color, vec2 p, vec2 at, vec2 size, float seed) {
  vec2 d = p - at;
  float frame = pane(d, -size - .035, size + .035);
  if (frame <= 0.) return color;
  color = mix(color, vec3(.17, .098, .036) * (.7 + .5 * hash11(seed)), frame);
  // A print: one of the game's two marks, worn.
  float mark = hash11(seed + .5) < .5 ? length(d) : max(abs(d.x), abs(d.y));
  float rim = size.x * .42;
  float worn = .55 + .6 * clouds(d * 11. + seed * 9., vec2(4096.));
  vec3 art = vec3(.050, .042, .030) * worn;
  art = mix(art, vec3(.16, .098, .036) * worn, slab(mark, rim * .72, rim));
  art = mix(art, vec3(.16, .098, .036) * worn, slab(mark, rim * 1.14, rim * 1.2));
  art = mix(vec3(.15, .128, .090), art, pane(d, -size + .04, size - .04));
  return mix(color, art, pane(d, -size, size));
}

vec3 wainscot(vec2 p) {
  vec3 wood = walnutWall(p);
  wood *= panels(p - vec2(0., .10), vec2(.62, .80), vec2(.085, .085));
  float rail = slab(p.y, .93, 1.0);
  wood = mix(wood, walnutWall(p.yx * vec2(1., .2)) * 1.5, rail);
  wood += vec3(.10, .055, .022) * slab(p.y, .985, .999);
  return mix(wood, walnutWall(p.yx) * .9, slab(p.y, -.1, .12));
}

vec3 plaster(vec2 p) {
  // Paper with a worn pattern of ogees.
  vec2 q = p / vec2(.26, .38);
  q.x += .5 * mod(floor(q.y), 2.);
  vec2 f = fract(q) - .5;
  float ogee = abs(abs(f.x) - .25 * (1. + cos(f.y * 6.2831853)) );
  float figure = (1. - smoothstep(.02, .07, ogee)) * .5 + (1. - smoothstep(.07, .12, length(f * vec2(1., 1.5)))) * .6;
  float worn = clouds(p * 1.9, vec2(4096.));
  return vec3(.040, .074, .056) * (.7 + .5 * worn) + vec3(.085, .062, .024) * figure * worn;
}
`;

const walls = /* glsl */ `
vec3 shelves(vec2 p, float middle, vec3 oak) {
  float bay = fract((p.y - 1.03) / .41) * .41;
  float level = floor((p.y - 1.03) / .41);
  vec3 back = vec3(1., .50, .17) * (.06 + .50 * exp(-(.41 - bay) * 6.) + .12 * exp(-bay * 9.)) * (.30 + .80 * middle);
  back *= .8 + .4 * noise(p * vec2(5., 2.) + 9., vec2(4096.));
  // Bottles mirrored behind the bottles, further off and dimmer.
  vec3 view = bottles(p + vec2(.057, -.03), 1.03 + level * .41, level * 13. + 5., back * .7) * .75;
  view = bottles(p, 1.03 + level * .41, level * 17. + 2., view);
  view = mix(view, vec3(1., .62, .28) * (.25 + .55 * middle), slab(bay, .392, .42) * .85);
  view = mix(view, vec3(.10, .045, .02), 1. - smoothstep(.008, .016, bay));
  float post = max(slab(p.x, -.95, -.91), slab(p.x, .91, .95));
  return mix(view, oak * .8, post);
}

vec3 barWall(vec2 p) {
  vec3 light = vec3(.10, .065, .042);
  for (int i = 0; i < 2; ++i) light += sconceLight(p, vec2(float(i) * 4.62 - 2.31, 1.72)) * .8;
  vec3 color = (p.y < 1. ? wainscot(p) : plaster(p)) * (light * 3.2);
  color = slate(color, p, vec2(2.83, 1.52));
  color = picture(color, p, vec2(-2.83, 1.52), vec2(.30, .38), 3.);

  // The cabinet: pillars, cornice, three lit shelves in front of a mirror.
  float open = pane(p, vec2(-1.86, 1.03), vec2(1.86, 2.26));
  float cabinet = pane(p, vec2(-2.06, 0.), vec2(2.06, 2.40));
  vec3 oak = walnutWall(p) * (1.6 + 1.2 * smoothstep(1.9, 2.05, abs(p.x))) * (light * 2.4 + .12);
  oak *= abs(p.x) > 1.86 ? panels(p - vec2(1.96, .2), vec2(3.92, 1.05), vec2(1.87, .1)) : 1.;
  color = mix(color, oak, cabinet);
  color = mix(color, walnutWall(p.yx * vec2(1., .3)) * 2.4 * (light + .1) + warm * .05 * slab(p.y, 2.36, 2.375), slab(p.y, 2.28, 2.44) * slab(p.x, -2.14, 2.14));
  float middle = exp(-p.x * p.x * .32);
  if (open > 0.) color = mix(color, shelves(p, middle, oak), open);
  // The bar in front of it.
  float bar = slab(p.y, -.1, .98) * slab(p.x, -2.5, 2.5);
  if (bar > 0.) {
  vec3 front = walnutWall(p) * panels(p - vec2(.31, .06), vec2(.62, .86), vec2(.075, .09)) * (.16 + .34 * smoothstep(.0, 1., p.y)) * vec3(1.7, 1.25, 1.);
  front += warm * .006 * middle;
  color = mix(color, front, bar);
  }
  color = mix(color, vec3(.30, .165, .07) * (.45 + .7 * middle), slab(p.y, .955, 1.005) * slab(p.x, -2.56, 2.56));
  color += vec3(.42, .25, .09) * slab(p.y, .175, .2) * slab(p.x, -2.5, 2.5) * .5;
  for (int i = 0; i < 2; ++i) color = sconce(color, p, vec2(float(i) * 4.62 - 2.31, 1.72));
  return color;
}

vec3 windowWall(vec2 p) {
  vec3 light = vec3(.10, .065, .042);
  for (int i = 0; i < 2; ++i) light += sconceLight(p, vec2(float(i) * 4.84 - 2.42, 1.72));
  vec3 color = (p.y < 1. ? wainscot(p) : plaster(p)) * (light * 3.2);
  color = slate(color, p, vec2(2.86, 1.30));
  color = picture(color, p, vec2(-2.86, 1.30), vec2(.26, .34), 8.);
  // Night and a wet street through the glass.
  vec2 low = vec2(-2.1, 1.02), high = vec2(2.1, 2.30);
  float glass = pane(p, low, high);
  float street = exp(-pow((p.y - 1.30) / .26, 2.));
  vec3 night = mix(vec3(.006, .014, .028), vec3(.016, .024, .040), smoothstep(2.2, 1.2, p.y));
  night += vec3(.10, .046, .020) * street * (.4 + .6 * clouds(p * vec2(1.4, .6) + 3., vec2(4096.)));
  if (glass > 0.) {
  night += bokeh(p, .23, .085, 11., .62) * .55 * smoothstep(1.95, 1.45, p.y);
  night += bokeh(p + 5., .15, .050, 23., .45) * .65 * smoothstep(1.75, 1.35, p.y);
  night += bokeh(p + 9., .42, .060, 41., .35) * .30 * smoothstep(1.5, 2.0, p.y);
  vec2 drop = hash22(floor(p * 130.));
  night *= .92 + .16 * step(.93, drop.x);
  color = mix(color, night, glass);
  }
  // Frame and glazing bars, lit from the room.
  float bars = 0.;
  for (int i = 0; i < 5; ++i) bars = max(bars, slab(p.x, -2.12 + float(i) * 1.05 - .028, -2.12 + float(i) * 1.05 + .048));
  bars = max(bars, slab(p.y, 1.955, 1.985));
  bars = max(bars, max(slab(p.y, 1.0, 1.045), slab(p.y, 2.27, 2.34)));
  vec3 wood = walnutWall(p) * (light * 2.6 + .16) * 1.5;
  color = mix(color, wood, bars * pane(p, low - .05, high + .06));
  color = mix(color, vec3(.28, .15, .065) * (.35 + light), slab(p.y, .975, 1.012) * slab(p.x, -2.22, 2.22));
  // A bench along the wall, buttoned leather.
  float bench = slab(p.y, .30, .86) * slab(p.x, -2.6, 2.6);
  vec2 b = vec2(p.x / .16, (p.y - .3) / .16);
  b.x += .5 * mod(floor(b.y), 2.);
  vec2 f = fract(b) - .5;
  float puff = 1. - dot(f, f) * 1.9;
  vec3 leather = vec3(.115, .022, .014) * (.35 + .75 * puff) * (.45 + .5 * smoothstep(.3, .9, p.y)) + vec3(.16, .07, .04) * pow(max(puff, 0.), 9.) * .35 * smoothstep(.4, .9, p.y);
  color = mix(color, leather, bench);
  color = mix(color, vec3(.06, .028, .014) * .6, slab(p.y, .0, .30) * slab(p.x, -2.6, 2.6));
  for (int i = 0; i < 2; ++i) color = sconce(color, p, vec2(float(i) * 4.84 - 2.42, 1.72));
  return color;
}

vec3 sideWall(vec2 p) {
  float apart = uHalfLength / 2.5;
  float k = floor(p.x / apart);
  vec2 at = vec2((k + .5) * apart, 1.70);
  vec3 light = vec3(.085, .055, .036);
  for (int i = -1; i <= 1; ++i) light += sconceLight(p, at + vec2(float(i) * apart, 0.)) * .85;
  vec3 color = (p.y < 1. ? wainscot(p) : plaster(p)) * (light * 3.2);
  float x = p.x - (floor(p.x / apart + .5)) * apart;
  float n = floor(p.x / apart + .5);
  color = picture(color, vec2(x, p.y), vec2(0., 1.48), vec2(.26 + .1 * hash11(n + 2.), .24 + .1 * hash11(n + 9.)), n + 4.);
  color = sconce(color, p, at);
  return color;
}

void main() {
  vec2 p = vUv;
  vec3 color;
  if (p.y > .5) {
    float isSecond = step(.5, p.x);
    vec2 at = vec2((fract(p.x * 2.) - .5) * 2. * uRoom.x, (p.y - .5) * 2. * uRoom.y);
    soft = .0055;
    color = isSecond < .5 ? barWall(at) : windowWall(at);
    color *= 1. - .65 * smoothstep(uRoom.y - .45, uRoom.y, at.y);
  } else {
    vec2 at = vec2((p.x - .5) * 2. * uHalfLength, p.y * 2. * uRoom.y);
    soft = .009;
    color = sideWall(at);
    color *= 1. - .65 * smoothstep(uRoom.y - .45, uRoom.y, at.y);
  }
  color += (hash12(gl_FragCoord.xy) - .5) * .004;
  gl_FragColor = vec4(max(color, 0.) / ${wallGain.toFixed(1)}, 1.);
}
`;

export function wallPainting(width: number, halfLength: number): Painting {
  return {
    width,
    height: width / 2,
    isColor: true,
    repeats: false,
    uniforms: {
      uRoom: { value: new Vector2(roomHalfWidth, ceilingHeight - floorHeight) },
      uHalfLength: { value: halfLength },
    },
    fragment: `varying vec2 vUv;\nuniform vec2 uRoom;\nuniform float uHalfLength;\n${noiseGlsl}${parts}${walls}`,
  };
}

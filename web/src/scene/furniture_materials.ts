// What the furniture is made of: one shader for walnut, felt, brass and the rest, so that all of it can be one mesh.
import { ShaderMaterial } from 'three';
import type { Texture } from 'three';

import { finishGlsl, lightGlsl, noiseGlsl } from './light';
import type { Light } from './light';

export const materials = {
  walnut: 0,
  felt: 1,
  brass: 2,
  maple: 3,
  cushion: 4,
  iron: 5,
  enamel: 6,
  glow: 7,
  leather: 8,
  candle: 9,
} as const;

const vertex = /* glsl */ `
attribute vec2 grain;
attribute float material;
varying vec3 vPlace, vNormal;
varying vec2 vGrain;
varying float vMaterial;
void main() {
  vPlace = position;
  vNormal = normal;
  vGrain = grain;
  vMaterial = material;
  gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.);
}
`;

const fragment = /* glsl */ `
varying vec3 vPlace, vNormal;
varying vec2 vGrain;
varying float vMaterial;
uniform sampler2D uWalnut;
uniform vec4 uCradle; // outer half width and length of the cradle, height of its rail, depth of its alley
${noiseGlsl}
${lightGlsl}
void main() {
  vec3 n = normalize(vNormal);
  vec3 way = normalize(vPlace - cameraPosition);
  int what = int(vMaterial + .5);
  vec3 wood = texture2D(uWalnut, vGrain * vec2(1.15, 2.6)).rgb;
  vec3 base = wood * 1.25;
  vec3 shine = vec3(.04);   // mirrored straight on
  float rough = .22, limit = .45;
  if (what == ${materials.felt}) {
    float nap = noise(vPlace.xz * 900. + vPlace.y * 700., vec2(8192.)) * .5 + clouds(vPlace.xz * 60., vec2(8192.)) * .5;
    base = vec3(.030, .098, .066) * (.55 + .9 * nap);
    shine = vec3(0.); limit = 0.;
  } else if (what == ${materials.brass}) {
    base = vec3(.30, .17, .055); shine = vec3(.62, .40, .17); rough = .24; limit = 1.;
  } else if (what == ${materials.maple}) {
    float layer = clouds(vec2(vGrain.x * 5., vGrain.y * 190.), vec2(8192.));
    base = vec3(.66, .40, .18) * (.55 + .7 * layer);
  } else if (what == ${materials.cushion}) {
    float nap = noise(vPlace.xz * 1100. + vPlace.y * 900., vec2(8192.));
    base = vec3(.125, .012, .014) * (.7 + .5 * nap);
    shine = vec3(.015); rough = .5; limit = .06;
  } else if (what == ${materials.iron}) {
    base = vec3(.020, .016, .014); shine = vec3(.10, .09, .08); rough = .3;
  } else if (what == ${materials.enamel}) {
    base = vec3(.008, .040, .026); shine = vec3(.05); rough = .12;
  } else if (what == ${materials.leather}) {
    base = vec3(.16, .026, .016); shine = vec3(.04); rough = .35;
  }
  if (what == ${materials.candle}) {
    gl_FragColor = vec4(mix(vec3(.9, .34, .08), vec3(1.6, 1., .45), smoothstep(.0, .06, vGrain.x - 1.03)), 1.);
  } else if (what == ${materials.glow}) {
    float off = 1.;
    for (int i = 0; i < LAMPS; ++i) off = min(off, distance(vPlace.xz, uLamps[i].xz));
    float hot = smoothstep(.17, .02, off);
    gl_FragColor = vec4(mix(vec3(1., .50, .19) * .95, vec3(1., .80, .52) * 5., hot * hot * hot), 1.);
  } else {
    float facing = -dot(way, n);
    vec3 mirror = min(shine + (1. - shine) * pow(1. - clamp(facing, 0., 1.), 5.) * (limit > 0. ? 1. : 0.), vec3(max(limit, shine.r)));
    // In the alley and under the table less of the room is seen.
    bool isOver = abs(vPlace.x) < uCradle.x - .04 && abs(vPlace.z) < uCradle.y - .04;
    float open = isOver && vPlace.y < uCradle.z ? mix(.42, 1., smoothstep(uCradle.w, uCradle.z, vPlace.y)) : 1.;
    if (isOver && vPlace.y < uCradle.w - .01) open = .6;
    vec3 color = base * lamplight(vPlace, n) * open;
    #if QUALITY > 0
    vec3 sight = reflect(way, n);
    color += mirror * (roomSeen(vPlace, sight, rough) + (what == ${materials.brass} ? softPanels(sight) : vec3(0.))) * open;
    #else
    color += mirror * softPanels(reflect(way, n)) * .4 * open;
    #endif
    gl_FragColor = vec4(color, 1.);
  }
  ${finishGlsl}
}
`;

export function furnitureMaterial(light: Light, walnut: { value: Texture | null }, cradle: { value: unknown }): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: vertex,
    fragmentShader: fragment,
    uniforms: { ...light, uWalnut: walnut, uCradle: cradle },
  });
}

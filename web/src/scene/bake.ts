// Textures computed once on the GPU: a fragment shader runs for every texel.
import {
  BufferAttribute, BufferGeometry, ClampToEdgeWrapping, LinearFilter, LinearMipmapLinearFilter, Mesh, NoColorSpace,
  OrthographicCamera, RepeatWrapping, SRGBColorSpace, ShaderMaterial, WebGLRenderTarget,
} from 'three';
import type { IUniform } from 'three';

import type { Renderer } from './renderer';

export interface Painting {
  width: number;
  height: number;
  fragment: string; // writes gl_FragColor from vUv
  uniforms?: Record<string, IUniform>;
  isColor: boolean;
  repeats: boolean;
}

const vertex = /* glsl */ `
varying vec2 vUv;
void main() { vUv = position.xy * .5 + .5; gl_Position = vec4(position.xy, 0., 1.); }
`;

export function canvasFor(painting: Painting, anisotropy: number): WebGLRenderTarget {
  const wrap = painting.repeats ? RepeatWrapping : ClampToEdgeWrapping;
  return new WebGLRenderTarget(painting.width, painting.height, {
    colorSpace: painting.isColor ? SRGBColorSpace : NoColorSpace,
    wrapS: wrap,
    wrapT: wrap,
    minFilter: LinearMipmapLinearFilter,
    magFilter: LinearFilter,
    generateMipmaps: true,
    anisotropy,
    depthBuffer: false,
  });
}

export function paint(renderer: Renderer, target: WebGLRenderTarget, painting: Painting): void {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0]), 3));
  const material = new ShaderMaterial({
    vertexShader: vertex,
    fragmentShader: painting.fragment,
    uniforms: painting.uniforms ?? {},
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
  });
  const brush = new Mesh(geometry, material);
  brush.frustumCulled = false;
  renderer.setRenderTarget(target);
  renderer.render(brush, new OrthographicCamera());
  renderer.setRenderTarget(null);
  geometry.dispose();
  material.dispose();
}

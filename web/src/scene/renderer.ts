// The WebGL renderer, and what kind of device it runs on.
import { ACESFilmicToneMapping, WebGLRenderer } from 'three';

import { fault } from '../engine/fault';

// The part of the interface that the scene uses; unseen_renderer.ts implements it too.
export type Renderer = Pick<
  WebGLRenderer,
  'capabilities' | 'dispose' | 'info' | 'render' | 'setPixelRatio' | 'setRenderTarget' | 'setScissor' | 'setScissorTest' | 'setSize' | 'toneMappingExposure'
> & { getContext(): Pick<WebGL2RenderingContext, 'getParameter' | 'isContextLost' | 'RENDERER'> };

export function makeRenderer(canvas: HTMLCanvasElement, isAntialiased: boolean): WebGLRenderer {
  const attributes = { alpha: false, antialias: isAntialiased, depth: true, stencil: false, powerPreference: 'high-performance' } as const;
  const context = canvas.getContext('webgl2', attributes) as WebGL2RenderingContext | null;
  if (!context) throw fault('noWebgl');
  const renderer = new WebGLRenderer({ canvas, context, ...attributes });
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.debug.checkShaderErrors = import.meta.env.DEV; // checking for errors waits for the GPU
  renderer.info.autoReset = false;
  renderer.sortObjects = false; // the objects are the same in every frame and already in order
  return renderer;
}

export interface Device {
  renderer: string;
  isPhone: boolean;
  cores: number;
}

export function deviceOf(renderer: Renderer): Device {
  const gl = renderer.getContext();
  return {
    renderer: String(gl.getParameter(gl.RENDERER)),
    isPhone: matchMedia('(pointer: coarse)').matches,
    cores: navigator.hardwareConcurrency || 4,
  };
}

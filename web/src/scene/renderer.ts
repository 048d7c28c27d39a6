// The WebGL renderer, and what kind of device it runs on.
import { ACESFilmicToneMapping, WebGLRenderer } from 'three';

export function makeRenderer(canvas: HTMLCanvasElement, isAntialiased: boolean): WebGLRenderer {
  const attributes = { alpha: false, antialias: isAntialiased, depth: true, stencil: false, powerPreference: 'high-performance' } as const;
  const context = canvas.getContext('webgl2', attributes) as WebGL2RenderingContext | null;
  if (!context) throw new Error('This browser cannot draw the table: it has no WebGL 2, or it is switched off.');
  const renderer = new WebGLRenderer({ canvas, context, ...attributes });
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.info.autoReset = false;
  return renderer;
}

export interface Device {
  renderer: string;
  isPhone: boolean;
  cores: number;
}

export function deviceOf(renderer: WebGLRenderer): Device {
  const gl = renderer.getContext();
  return {
    renderer: String(gl.getParameter(gl.RENDERER)),
    isPhone: matchMedia('(pointer: coarse)').matches,
    cores: navigator.hardwareConcurrency || 4,
  };
}

// A renderer that draws nothing, for tests that do not look at the picture (?q=none): weights and cameras move as usual,
// without the time for software rendering.
import type { Renderer } from './renderer';

export function makeUnseenRenderer(): Renderer {
  const nothing = (): void => {};
  const unseen = {
    capabilities: { getMaxAnisotropy: () => 1, maxTextureSize: 4096 },
    info: { render: { calls: 0, triangles: 0 }, memory: { geometries: 0, textures: 0 }, reset: nothing },
    toneMappingExposure: 1,
    getContext: () => ({ RENDERER: 0, getParameter: () => 'software that draws nothing', isContextLost: () => false }),
    render: nothing,
    setPixelRatio: nothing,
    setRenderTarget: nothing,
    setScissor: nothing,
    setScissorTest: nothing,
    setSize: nothing,
    dispose: nothing,
  };
  return unseen as unknown as Renderer; // the scene uses only these parts of `info` and `capabilities`
}

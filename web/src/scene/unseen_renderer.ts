// A renderer that draws nothing, for tests of all that is not drawn (?q=none): the scene moves its weights and cameras
// as ever, and the time that software would need for pictures is saved.
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
  return unseen as unknown as Renderer; // of what three.js has in `info` and `capabilities` the scene reads only this
}

// What is on the screen, for tests to look at, until the function it returns is called.
export function showToTests(things: Record<string, unknown>): () => void {
  const { hammer } = window as unknown as { hammer: Record<string, unknown> };
  Object.assign(hammer, things);
  return () => {
    for (const [name, thing] of Object.entries(things)) if (hammer[name] === thing) delete hammer[name];
  };
}

import { describe, expect, it, vi } from 'vitest';

import type { TableScene } from '../../scene/contract';
import type { Sound } from '../../sound/sound';
import type { Course } from '../../engine/types';
import { Director } from './director';

vi.mock('../parameters', () => ({ rate: () => 1 }));

vi.stubGlobal('document', { hidden: false });

const course = {} as Course;

// A scene whose camera is on its way until `arrive` is called.
function stage(release: { x: number; thrown: number } | null = null) {
  const done: string[] = [];
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const scene = {
    hold: () => {},
    aim: () => {},
    mark: () => {},
    setCamera: ({ kind }: { kind: string }) => done.push(kind),
    arrival: () => arrived,
    arrive: () => {
      done.push('arrive');
      arrive();
    },
    play: async (_course: Course, rate: number) => void done.push(rate === 1 ? 'play' : `play at ${rate}`),
    skip: () => done.push('skip'),
  };
  return { director: new Director(scene as unknown as TableScene, {} as Sound, () => release), done, arrive: () => arrive() };
}

describe('a throw is not shown before the camera is there', () => {
  it('waits for it', async () => {
    const { director, done, arrive } = stage();
    const shown = director.show(course, true);
    await Promise.resolve();
    expect(done).not.toContain('play');
    arrive();
    await shown;
    expect(done).toEqual(['arrive', 'follow', 'play']);
  });

  it('but not for ever: in a hidden window there are no frames', async () => {
    vi.useFakeTimers();
    const { director, done } = stage();
    const shown = director.show(course, false);
    await vi.advanceTimersByTimeAsync(10_000);
    await shown;
    expect(done).toEqual(['arrive', 'play']);
    vi.useRealTimers();
  });

  it('can be skipped while it waits', async () => {
    const { director, done } = stage();
    const shown = director.show(course, true);
    director.skip();
    await shown;
    expect(done.slice(-2)).toEqual(['play', 'skip']);
  });

  it('a throw of others is shown as fast as is wanted, or only where it ends', async () => {
    const { director, done, arrive } = stage();
    const shown = director.show(course, true, 3);
    arrive();
    await shown;
    expect(done).toEqual(['arrive', 'follow', 'play at 3']);
    done.length = 0;
    await director.show(course, true, Infinity);
    expect(done.slice(-3)).toEqual(['far', 'play', 'skip']);
  });

  it('for a weight that has left the hand here, the camera jumps', async () => {
    const { director, done } = stage({ x: 0.5, thrown: 1 });
    await director.show(course, true);
    expect(done).toEqual(['arrive', 'follow', 'play']);
  });
});

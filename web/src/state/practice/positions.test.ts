import { describe, expect, it } from 'vitest';

import { History } from './practice_table';
import { keepLayout, keptLayout, openPosition, removePosition, renamePosition, savedPositions, savePosition } from './positions';
import type { Layout } from './layout';

const layout: Layout = {
  setting: { game: 'some-game', options: {}, table: '22ft', powder: 'medium', weight: 'standard' },
  weights: [{ color: 'red', x: 6, y: 0.1 }],
  color: 'blue',
  situation: { thrown: 3 },
};

describe('saved positions', () => {
  it('are found under their names, the latest first, and come back as they were', async () => {
    await savePosition('Two in line', layout, 5);
    await savePosition('  Hanger ', { ...layout, weights: [] }, 5);
    expect((await savedPositions()).map(({ name }) => name)).toEqual(['Hanger', 'Two in line']);
    expect(openPosition((await savedPositions())[1]!)).toEqual({ layout });
  });

  it('have each a name of their own', async () => {
    expect(await savePosition(' ', layout)).toEqual({ refused: 'unnamed' });
    expect(await savePosition('Hanger', layout)).toEqual({ refused: 'taken' });
    const [hanger] = await savedPositions();
    expect(await renamePosition(hanger!, 'Two in line')).toEqual({ refused: 'taken' });
    expect(await renamePosition(hanger!, 'Hanger')).toHaveProperty('saved');
    await renamePosition(hanger!, 'Corner');
    expect((await savedPositions()).map(({ name }) => name)).toEqual(['Corner', 'Two in line']);
    await removePosition(hanger!.id);
    expect((await savedPositions()).map(({ name }) => name)).toEqual(['Two in line']);
  });
});

describe('the last layout', () => {
  it('is kept, and a storage that fails or holds nonsense spoils nothing', () => {
    const kept = new Map<string, string>();
    const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) };
    expect(keptLayout(storage)).toBeNull();
    keepLayout(layout, storage);
    expect(keptLayout(storage)).toEqual(layout);
    expect(keptLayout({ getItem: () => 'nonsense' })).toBeNull();
    const forbidden = () => {
      throw new Error('forbidden');
    };
    keepLayout(layout, { setItem: forbidden });
    expect(keptLayout({ getItem: forbidden })).toBeNull();
  });
});

describe('history', () => {
  it('goes back and forth, and a new step forgets what was undone', () => {
    const history = new History<number>();
    for (const now of [1, 2, 3]) history.note(now);
    expect(history.undo(4)).toBe(3);
    expect(history.undo(3)).toBe(2);
    expect(history.redo(2)).toBe(3);
    expect(history.canRedo.value).toBe(true);
    history.note(3);
    expect(history.canRedo.value).toBe(false);
    expect([history.undo(9), history.undo(3), history.undo(2), history.undo(1)]).toEqual([3, 2, 1, null]);
  });

  it('takes changes of one kind that follow each other as one', () => {
    const history = new History<number>();
    history.note(1, 'drag');
    history.note(2, 'drag');
    history.note(3, 'other');
    history.note(4);
    history.note(5);
    expect([history.undo(6), history.undo(5), history.undo(4), history.undo(3), history.undo(1)]).toEqual([5, 4, 3, 1, null]);
  });
});

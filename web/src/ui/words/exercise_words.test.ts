import { describe, expect, it } from 'vitest';

import { engineInstance } from '../../../tests/engine_instance';
import { drills } from '../../state/drills/drills';
import { firstLesson, lessonsFor, loadLesson } from '../../state/lessons/lessons';
import { loadRules, ruleOf } from '../rules/pages';
import { loadLessonWords, studyWords } from './index';

describe.each(drills)('the drill $key', (drill) => {
  it('has words for its name, its levels and its marks', () => {
    const { names, helps, levels, marks } = studyWords.drills;
    expect(names[drill.key]).toBeTruthy();
    expect(helps[drill.key]).toBeTruthy();
    expect(levels[drill.key]).toHaveLength(drill.levels.length);
    const said: string | string[] = marks[drill.key];
    if (typeof said !== 'string') expect(said).toHaveLength(drill.levels.length);
  });
});

describe('lessons', () => {
  it('have a sentence for each of their steps, a tip, and no other; the rules they name are in the pages', async () => {
    await loadRules();
    const games = await (await engineInstance()).games();
    for (const { key } of lessonsFor(games)) {
      const steps = (await loadLesson(games, key))?.steps ?? [];
      const said: Record<string, string> | null = key === firstLesson ? studyWords.lessons.firstSteps : await loadLessonWords(key);
      const { tip, line, ...ofSteps } = said ?? {};
      if (key !== firstLesson) expect((line ?? '').length, key).toBeGreaterThan(10);
      expect((line ?? '').length, key).toBeLessThan(60);
      expect(Object.keys(ofSteps).sort(), key).toEqual(steps.map((step) => step.key).sort());
      if (key !== firstLesson) expect((tip ?? '').split(/[.!?](?= |$)/).filter(Boolean).length, `${key} has a tip of one or two sentences: ${tip}`).toBeOneOf([1, 2]);
      for (const step of steps) if (step.kind === 'throw' && step.rule) expect(ruleOf(step.rule), step.key).not.toBeNull();
    }
  });

  it('are not there for games without sentences', async () => {
    expect(await loadLessonWords('curling')).toBeNull();
  });
});

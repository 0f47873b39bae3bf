import { describe, expect, it } from 'vitest';

import { loadLessonsByRule } from './lessonsByRule.ts';

describe('lessons by rule', () => {
  it('has every lesson under each statement that it names', async () => {
    const byRule = await loadLessonsByRule();
    expect(byRule.get('age-of-industry.rail.3')?.map(({ id }) => id)).toContain('a-rail-and-a-sale');
    expect(byRule.size).toBeGreaterThan(80);
    for (const [rule, lessons] of byRule) for (const lesson of lessons) expect(lesson.rules).toContain(rule);
  });
});

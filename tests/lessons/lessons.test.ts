import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { editions } from '@coalbrook/editions';
import { collections, flawsOf, judge, readLesson, solve } from '@coalbrook/lessons';
import type { Lesson } from '@coalbrook/lessons';
import { finishedLanguages, languages } from '@coalbrook/words';
import { describe, expect, it } from 'vitest';

import { root } from '../source.ts';

const codes = finishedLanguages.map(({ code }) => code);
const known = languages.map(({ code }) => code);

const statements = new Set(
  readdirSync(join(root, 'docs/rules')).flatMap((file) =>
    [...readFileSync(join(root, 'docs/rules', file), 'utf8').matchAll(/^- \*\*([a-z.0-9-]+)\*\* /gm)].map(
      ([, id]) => id,
    ),
  ),
);

const read = (value: unknown): Lesson => {
  const lesson = readLesson(value, codes);
  if (!lesson.ok) throw new Error(JSON.stringify(lesson.fault));
  return lesson.value;
};

const shelves = await Promise.all(
  collections.map(async (collection) => ({ ...collection, lessons: (await collection.load()).map(read) })),
);
const all = shelves.flatMap(({ slug, lessons }) => lessons.map((lesson) => ({ slug, id: lesson.id, lesson })));

describe('the lessons that come with the game', () => {
  it('are enough for every game', () => {
    const counts = Object.fromEntries(shelves.map(({ slug, lessons }) => [slug, lessons.length]));
    expect(counts['birmingham']).toBeGreaterThanOrEqual(12);
    expect(counts['lancashire']).toBeGreaterThanOrEqual(8);
    expect(counts['age-of-industry']).toBeGreaterThanOrEqual(8);
    expect(counts['automata']).toBeGreaterThanOrEqual(6);
    expect(new Set(shelves.map(({ edition }) => edition))).toEqual(new Set(editions.map(({ slug }) => slug)));
  });

  it('have ids of their own, and every file is in its collection', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { slug, lessons } of shelves) {
      const files = readdirSync(join(root, 'packages/lessons/src/data', slug)).filter((file) => file.endsWith('.json'));
      expect(lessons.map(({ id }) => id)).toEqual(files.toSorted().map((file) => file.replace(/^\d+-|\.json$/g, '')));
    }
  });

  it.each(shelves)('are of the game of $slug', ({ edition, hasAutomata, lessons }) => {
    for (const { position, table } of lessons) {
      expect(position.edition).toBe(edition);
      expect(table.automata.some(Boolean)).toBe(hasAutomata);
    }
  });

  it.each(all)('$slug: $id is sound: some turn solves it, and neither passing nor most random turns', ({ lesson }) => {
    expect(flawsOf(lesson)).toEqual([]);
  });

  it.each(all)('$slug: $id is solved by the turn that the search finds, not by others', ({ lesson }) => {
    const { turn = [], ends, solved } = solve(lesson);
    expect(judge(lesson, turn)).toMatchObject({ isSolved: true, lacks: [] });
    expect(solved).toBeLessThan(ends);
  });

  it.each(all)('$slug: $id cites rules that exist', ({ lesson }) => {
    expect(lesson.rules.filter((id) => !statements.has(id))).toEqual([]);
  });

  it('say the same in every finished language, and not in the same words', () => {
    for (const { lesson } of all) {
      const said = Object.keys(lesson.words);
      expect(said, 'an unfinished language may have any of them').toEqual(expect.arrayContaining(codes));
      expect(known).toEqual(expect.arrayContaining(said));
      const tasks = Object.values(lesson.words).map(({ task }) => task);
      expect(new Set(tasks).size).toBe(tasks.length);
    }
  });
});

describe('docs/lessons.md', () => {
  it('has an example that is sound', () => {
    const text = readFileSync(join(root, 'docs/lessons.md'), 'utf8');
    const [, example = ''] = /```json\n([^]+?)```/.exec(text) ?? [];
    expect(flawsOf(read(JSON.parse(example)))).toEqual([]);
  });
});

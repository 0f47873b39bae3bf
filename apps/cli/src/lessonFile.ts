/** Reads lesson files. */

import { fileURLToPath } from 'node:url';

import { readLesson } from '@coalbrook/lessons';
import type { Lesson } from '@coalbrook/lessons';
import { sentenceOf } from '@coalbrook/referee';
import { fail } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';
import { parseJson } from '@coalbrook/rules/input';
import { finishedLanguages } from '@coalbrook/words';

import type { CommandIo } from './commandIo.ts';

/** The languages in which a lesson must have its words. */
export const lessonLanguages = finishedLanguages.map(({ code }) => code);

/** Reads a lesson from a file, or returns one line for each fault. */
export const readLessonFile = (path: string, io: CommandIo): Result<Lesson, readonly string[]> => {
  const text = io.read(path);
  if (!text.ok) return fail([`${path}: ${text.fault}`]);
  const json = parseJson(text.value, { name: path });
  if (!json.ok) return fail([sentenceOf(json.fault)]);
  const lesson = readLesson(json.value, lessonLanguages);
  return lesson.ok ? lesson : fail(lesson.fault.map((fault) => `${path}: ${sentenceOf(fault)}`));
};

const STATEMENT = /^([a-z]+(?:-[a-z]+)*)\.[a-z]+\.\d+$/;

/** Whether the rules have a numbered statement. */
export const hasStatement = (id: string, io: CommandIo): boolean => {
  const [, document] = STATEMENT.exec(id) ?? [];
  if (document === undefined) return false;
  const rules = io.read(fileURLToPath(new URL(`../../../docs/rules/${document}.md`, import.meta.url)));
  return rules.ok && rules.value.includes(`- **${id}** `);
};

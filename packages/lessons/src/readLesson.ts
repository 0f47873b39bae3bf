import { openDraft } from '@coalbrook/record';
import type { Draft } from '@coalbrook/record';
import { done, fail, questionOf } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';
import { faultWithin, Reading } from '@coalbrook/rules/input';
import type { InputFault } from '@coalbrook/rules/input';

import { LESSON_FORMAT } from './lesson.ts';
import type { Lesson, LessonWords } from './lesson.ts';
import { readGoal } from './readGoal.ts';

const HINTS = 3;
const LONGEST_TITLE = 60;
const LONGEST_TEXT = 600;

const fields = ['$format', 'id', 'firstStep', 'position', 'goal', 'rules', 'words'];

const readText = (reading: Reading, value: unknown, at: string, most: number): string => {
  const text = reading.text(value, at) ?? '';
  if (text.length > most) reading.fault(at, 'outOfRange', { kind: 'characters', most }, text.length);
  if (text.trim() === '' && value === text) reading.fault(at, 'missing', { kind: 'text' }, undefined);
  return text;
};

const readWords = (reading: Reading, value: unknown, at: string): LessonWords => {
  const words = reading.fields(value, at, ['title', 'task', 'hints', 'idea']);
  if (!words) return { title: '', task: '', hints: [], idea: '' };
  const hints = reading.list(words['hints'], `${at}.hints`);
  if (hints.length !== HINTS)
    reading.fault(`${at}.hints`, 'outOfRange', { kind: 'items', items: 'texts', least: HINTS, most: HINTS }, hints);
  return {
    title: readText(reading, words['title'], `${at}.title`, LONGEST_TITLE),
    task: readText(reading, words['task'], `${at}.task`, LONGEST_TEXT),
    hints: hints.map((hint, index) => readText(reading, hint, `${at}.hints[${index}]`, LONGEST_TEXT)),
    idea: readText(reading, words['idea'], `${at}.idea`, LONGEST_TEXT),
  };
};

/** What a file says that it is; nothing else is looked at if it is no lesson. */
const formatOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && '$format' in value ? value.$format : undefined;

/** Reads a lesson with its words in every one of these languages, or reports everything that is wrong with it. */
export const readLesson = (value: unknown, languages: readonly string[]): Result<Lesson, readonly InputFault[]> => {
  const reading = new Reading('lesson');
  const format = formatOf(value);
  if (format !== LESSON_FORMAT) {
    const problem = format === undefined ? 'missing' : 'unknown';
    reading.fault('$format', problem, { kind: 'exactly', value: LESSON_FORMAT }, format);
    return fail(reading.faults);
  }
  const file = reading.object(value, '', fields);
  const id = reading.text(file['id'], 'id') ?? '';
  if (!/^[a-z0-9-]{1,60}$/.test(id) && file['id'] === id) reading.fault('id', 'wrongKind', { kind: 'slug' }, id);
  const isFirstStep = reading.flag(file['firstStep'], 'firstStep', false);
  reading.need(file['rules'], 'rules', { kind: 'list' });
  const rules = reading.texts(file['rules'], 'rules');
  if (rules.length === 0 && Array.isArray(file['rules']))
    reading.fault('rules', 'outOfRange', { kind: 'items', items: 'texts', least: 1 }, file['rules']);
  const spoken = reading.fields(file['words'], 'words') ?? {};
  const words = Object.fromEntries(
    [...new Set([...languages, ...Object.keys(spoken)])].map((code) => [
      code,
      readWords(reading, spoken[code], `words.${code}`),
    ]),
  );
  const position = reading.fields(file['position'], 'position');
  const opened = position && openDraft(position);
  if (opened && !opened.ok) reading.add(opened.fault.map((fault) => faultWithin('position', fault)));
  if (!opened?.ok) return fail(reading.faults);
  const { table, state } = opened.value;
  if (questionOf(state) !== 'action')
    reading.fault('position.turn', 'impossible', { kind: 'sitter', isAutomaton: false }, file['position']);
  const goal = readGoal(reading, table, file['goal']);
  if (reading.faults.length > 0) return fail(reading.faults);
  const draft = position as unknown as Draft;
  return done({ id, position: draft, table, start: state, seat: state.actor, goal, isFirstStep, rules, words });
};

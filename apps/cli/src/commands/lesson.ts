import { collections, flawsOf, percentSolved, readLesson, solve } from '@coalbrook/lessons';
import type { Flaw, Lesson } from '@coalbrook/lessons';
import { show } from '@coalbrook/referee';
import { done, fail } from '@coalbrook/rules';
import { english } from '@coalbrook/words';

import type { CliCommand, CommandOutcome } from '../command.ts';
import type { CommandIo } from '../commandIo.ts';
import { hasStatement, lessonLanguages, readLessonFile } from '../lessonFile.ts';

const sentenceOn = (flaw: Flaw): string => {
  switch (flaw.kind) {
    case 'tooLarge':
      return 'there are too many turns to look at all of them; give the seat fewer cards or fewer actions';
    case 'unsolvable':
      return 'no turn reaches the goal';
    case 'idle':
      return 'passing reaches the goal';
    case 'tooEasy':
      return `${flaw.percent} of 100 random turns reach the goal, at most ${flaw.most} may unless it is a first step`;
    case 'orderOpen':
      return 'position.turn: to go first in the next round, the seat must have the last turn of this one';
  }
};

const summaryOf = (path: string, lesson: Lesson): string => {
  const { turn = [], ends, solved, figure } = solve(lesson);
  const best = figure === undefined ? '' : ` The best figure is ${figure}.`;
  return (
    `${path}: ${lesson.words[english.code].title}\n` +
    `  ${solved} of ${ends} ends of the turn solve it, and ${percentSolved(lesson)} of 100 random turns.${best}\n` +
    `  ${turn.join(', ')}\n`
  );
};

const complaintsOn = (path: string, lesson: Lesson, io: CommandIo): readonly string[] => [
  ...lesson.rules.flatMap((id, index) =>
    hasStatement(id, io) ? [] : [`${path}: rules[${index}]: the rules have no statement ${show(id)}`],
  ),
  ...flawsOf(lesson).map((flaw) => `${path}: ${sentenceOn(flaw)}`),
];

const check = (paths: readonly string[], io: CommandIo): CommandOutcome => {
  const complaints: string[] = [];
  const summaries: string[] = [];
  for (const path of paths) {
    const lesson = readLessonFile(path, io);
    const found = lesson.ok ? complaintsOn(path, lesson.value, io) : lesson.fault;
    complaints.push(...found);
    if (lesson.ok && found.length === 0) summaries.push(summaryOf(path, lesson.value));
  }
  return complaints.length > 0 ? fail(complaints) : done(summaries.join(''));
};

const list = async (): Promise<CommandOutcome> => {
  const parts = collections.map(async ({ slug, load }) => {
    const lessons = (await load()).flatMap((file) => {
      const lesson = readLesson(file, lessonLanguages);
      return lesson.ok ? [lesson.value] : [];
    });
    const width = Math.max(...lessons.map(({ id }) => id.length));
    const lines = lessons.map(({ id, words }) => `  ${id.padEnd(width)}  ${words[english.code].title}\n`);
    return `${slug}\n${lines.join('')}`;
  });
  return done((await Promise.all(parts)).join('\n'));
};

export const lesson: CliCommand = {
  name: 'lesson',
  operands: ['check|list', 'FILE…'],
  sentence: 'Checks lesson files, or lists the lessons that come with the game.',
  more: [
    'check lists every fault with its place in the file, and what makes a lesson unusable: a goal that no turn',
    'reaches, or that is reached by passing or by most random turns. For a sound lesson it prints a solution.',
    'docs/lessons.md explains how to write one.',
  ],
  flags: {},
  run(flags, io) {
    const [what, ...paths] = flags.operands;
    if (what === 'list') return paths.length > 0 ? fail(`unexpected ${show(paths[0])} after lesson list`) : list();
    if (what !== 'check') {
      return fail(
        what === undefined ? 'lesson needs check or list' : `lesson: expected check or list, found ${show(what)}`,
      );
    }
    return paths.length === 0 ? fail('lesson check needs a file: lesson check FILE…') : check(paths, io);
  },
};

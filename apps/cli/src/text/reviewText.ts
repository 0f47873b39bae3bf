import type { ComparedHabit, Review, ReviewedMoment } from '@coalbrook/coach';
import type { Table } from '@coalbrook/rules';
import { capital, counted, namesOf, sayHabit, sayMoment, thingsOf } from '@coalbrook/words';
import type { CoachSpeech } from '@coalbrook/words';

import { wrap } from './lines.ts';
import { paintFor } from './paint.ts';

/** The points that a seat could expect after its last choice in each round, one line for each era. */
const curveOf = (table: Table, { expected }: Review, { language }: CoachSpeech, width: number): readonly string[] => {
  const things = thingsOf(table, language);
  return table.eras.flatMap(({ id }) => {
    const byRound = new Map<number, number>();
    for (const { era, round, points } of expected) if (era === id) byRound.set(round, points);
    const last = Math.max(0, ...byRound.keys());
    const byNumber = Array.from({ length: last }, (_, round) => byRound.get(round + 1));
    const figures = byNumber.map((one) => (one === undefined ? '–' : Math.round(one)));
    return last === 0 ? [] : wrap('  ', `${capital(things.era(id))}, by round: ${figures.join(', ')}`, width);
  });
};

const momentOf = (table: Table, moment: ReviewedMoment, speech: CoachSpeech, width: number): readonly string[] => {
  const { era, round } = moment.view;
  const { played, better, reasons } = sayMoment(table, moment, speech);
  const when = `${capital(thingsOf(table, speech.language).era(era))}, round ${round}`;
  return [
    ...wrap('  ', `${when}: ${played}`, width),
    ...(better === undefined ? [] : wrap('    ', `Better: ${better}`, width)),
    ...reasons.flatMap((reason) => wrap('    ', reason, width)),
  ];
};

/** The habits of a seat beside those of masters, if these are known. */
const habitsOf = (
  table: Table,
  habits: readonly ComparedHabit[],
  speech: CoachSpeech,
  heading: (text: string) => string,
): readonly string[] => {
  if (habits.length === 0) return [];
  const said = habits.map((habit) => sayHabit(table, habit, speech));
  const wide = (texts: readonly string[]): number => Math.max(...texts.map(({ length }) => length));
  const names = wide(said.map(({ name }) => name));
  const owns = wide(said.map(({ own }) => own));
  return [
    '',
    heading('Compared with masters'),
    ...said.map(({ name, own, usual }) => `  ${name.padEnd(names)}  ${own.padStart(owns)}  (masters: ${usual})`),
  ];
};

/** A review for people. */
export const reviewText = (
  table: Table,
  review: Review,
  habits: readonly ComparedHabit[],
  speech: CoachSpeech,
  width: number,
  isColoured: boolean,
): string => {
  const { heading } = paintFor(isColoured);
  const { seat, points, expected, costly, best } = review;
  const part = (title: string, moments: readonly ReviewedMoment[], none: string): readonly string[] => [
    '',
    heading(title),
    ...(moments.length === 0 ? [`  ${none}`] : moments.flatMap((one) => momentOf(table, one, speech, width))),
  ];
  const lines = [
    heading(`${namesOf(table)[seat]} (seat ${seat + 1}): ${counted(points, 'point')}`),
    `  ${counted(expected.length, 'choice')} looked at again.`,
    '',
    heading('Points expected'),
    ...curveOf(table, review, speech, width),
    ...part('What cost most', costly, 'Nothing that the futures are sure about.'),
    ...part('The best moves', best, 'Nothing that the futures are sure about.'),
    ...habitsOf(table, habits, speech, heading),
  ];
  return `${lines.join('\n')}\n\n`;
};

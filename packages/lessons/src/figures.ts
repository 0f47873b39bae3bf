import { incomeLevel, projectCount } from '@coalbrook/rules';
import type { Seat, State } from '@coalbrook/rules';

import type { LessonFigure, Lesson } from './lesson.ts';

const hasFlipped = (start: State, end: State, site: number): boolean =>
  end.flipped[site] === 1 && !(start.flipped[site] === 1 && start.tile[site] === end.tile[site]);

const countFlips = ({ table, start, seat }: Lesson, end: State): number =>
  table.sites.filter(({ id }) => end.tileOwner[id] === seat && hasFlipped(start, end, id)).length;

const linkPoints = ({ table }: Lesson, end: State, seat: Seat): number =>
  projectCount(table, end).events.reduce(
    (sum, event) => (event.event === 'linkScored' && event.seat === seat ? sum + event.points : sum),
    0,
  );

/** A figure of the learner when the turn is over. */
export const figureOf = (lesson: Lesson, end: State, name: LessonFigure): number => {
  const { table, seat } = lesson;
  switch (name) {
    case 'money':
      return end.money[seat];
    case 'income':
      return incomeLevel(table, end, seat);
    case 'spent':
      return end.spent[seat];
    case 'loans':
      return end.loans[seat];
    case 'flips':
      return countFlips(lesson, end);
    case 'links':
      return linkPoints(lesson, end, seat);
    case 'points':
      return projectCount(table, end).points[seat];
    case 'lead': {
      const { points } = projectCount(table, end);
      return points[seat] - Math.max(...points.filter((_, other) => other !== seat));
    }
  }
};

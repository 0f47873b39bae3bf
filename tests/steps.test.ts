import { ageOfIndustry, birmingham, editions, lancashire } from '@coalbrook/editions';
import { findFinalStep, findStep, makeTable } from '@coalbrook/rules';
import type { Edition, Table, Wish } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

const tableFor = (edition: Edition, wish: Wish): Table => {
  const made = makeTable(edition, wish);
  if (!made.ok) throw new Error('no table');
  return made.value;
};

const tables = [
  ...editions.map((edition) => tableFor(edition, { seats: edition.seats[0] })),
  tableFor(birmingham, { seats: 2, options: ['introductory'] }),
  tableFor(birmingham, { seats: 1, automata: ['eadweard'], options: ['varying-order'] }),
];

describe('the steps of a course', () => {
  it.each(tables)('are data with a rule for each name: %#', ({ course, eras, stepRules }) => {
    const between = course.betweenActions ? [course.betweenActions] : [];
    const steps = [course.setUp, course.afterTurn, between, course.roundEnd, ...eras.map(({ atEnd }) => atEnd)].flat();
    expect(JSON.parse(JSON.stringify(steps))).toEqual(steps);
    expect(steps.filter(({ name }) => stepRules[name] === undefined)).toEqual([]);
  });

  it.each(tables)('belong to eras that are data throughout: %#', ({ eras }) => {
    expect(eras.map((era) => structuredClone(era))).toEqual(eras);
  });

  it('say what a point costs at the end of each game', () => {
    const prices = tables.map((table) => findFinalStep(table, 'scoreCash')?.moneyPerPoint);
    expect(prices).toEqual([undefined, 10, 5, 4, undefined]);
  });

  it('say which tiles leave the board, and after which era', () => {
    const levels = (edition: Edition): readonly (number | undefined)[] =>
      tableFor(edition, { seats: 3 }).eras.map(({ atEnd }) => findStep(atEnd, 'removeObsolete')?.upToLevel);
    expect([birmingham, lancashire, ageOfIndustry].map(levels)).toEqual([[1, undefined], [1, undefined], [undefined]]);
  });
});

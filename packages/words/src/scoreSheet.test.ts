import { ageOfIndustry, birmingham, lancashire } from '@coalbrook/editions';
import { standings } from '@coalbrook/rules';
import type { GameEvent, State } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { english } from './english/english.ts';
import { resumedAt, tableFor } from './fixtures.ts';
import { german } from './german/german.ts';
import { namesOf } from './names.ts';
import { playRandomly } from './randomGame.ts';
import { scoreSheet } from './scoreSheet.ts';

describe.each([birmingham, lancashire, ageOfIndustry])('the score sheet of $name', (edition) => {
  const table = tableFor(edition, { seats: 3 });
  const names = namesOf(table);
  const events: GameEvent[] = [];
  let middle: State | undefined;
  let heard = 0;
  let decisions = 0;
  const end = playRandomly(table, 'sheet', {
    tell: (event) => events.push(event),
    look: (state) => {
      if (decisions++ !== 30) return;
      middle = state.copy();
      heard = events.length;
    },
  });

  it('ranks the seats as the rules do, and its figures add up', () => {
    const { rows, columns, winners } = scoreSheet(table, names, english, events);
    expect(rows.map(({ seat, rank, points }) => ({ seat, rank, points }))).toEqual(
      standings(table, end).map(({ seat, rank, points }) => ({ seat, rank, points })),
    );
    expect(winners).toEqual(rows.filter(({ rank }) => rank === 1).map(({ seat }) => seat));
    for (const { figures, points } of rows) {
      expect(figures).toHaveLength(columns.length);
      expect(figures.at(-1)).toBe(points);
      expect(figures.slice(0, -1).reduce((sum, figure) => sum + figure, 0)).toBe(points);
    }
  });

  it('is the same when started in mid-game, in any language', () => {
    if (!middle) throw new Error('too short a game');
    const whole = scoreSheet(table, names, german, events);
    const rest = scoreSheet(table, names, german, [resumedAt(table, middle), ...events.slice(heard)]);
    const totals = ({ rows }: typeof whole): unknown => rows.map(({ seat, rank, points }) => [seat, rank, points]);
    expect(totals(rest)).toEqual(totals(whole));
    expect(rest.victory).toBe(whole.victory);
    expect(whole.heading).toBe('Endstand');
  });
});

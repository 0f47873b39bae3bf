import { playOn, random } from '@coalbrook/bots';
import { birmingham, lancashire } from '@coalbrook/editions';
import { Game, makeRecord, shareDraft } from '@coalbrook/record';
import { makeTable, mask, questionOf, seedOf } from '@coalbrook/rules';
import type { Edition, Seat } from '@coalbrook/rules';
import { english } from '@coalbrook/words';
import { expect, test } from 'vitest';

import { progressSummaryOf } from './progressSummary.ts';

const names = ['Ada', 'Bob'];

/** A game played at random, and a position from the middle of it. */
const playedGame = (edition: Edition) => {
  const made = makeTable(edition, { seats: 2 });
  if (!made.ok) throw new Error('no table');
  const table = made.value;
  const game = new Game(table);
  let shared: { readonly position: unknown; readonly points: readonly number[] } | undefined;
  playOn(
    {
      table,
      state: game.state,
      play(action) {
        if (game.state.era === 1 && game.state.round === 2 && questionOf(game.state) === 'action')
          shared ??= {
            position: shareDraft(table, mask(table, game.state, 0 as Seat)),
            points: [...game.state.points],
          };
        game.play(action);
      },
      draw: (drawn) => game.draw(drawn),
    },
    [random, random],
    seedOf('progress'),
  );
  if (!shared) throw new Error('no second era');
  return { game, shared, json: JSON.parse(makeRecord(game.record())) as Record<string, unknown> };
};

test.each([birmingham, lancashire])('$name: a finished game has a winner', (edition) => {
  const { game, json } = playedGame(edition);
  const progress = progressSummaryOf({ file: 'coalbrook-game', record: json }, names, english);
  expect(progress).toMatchObject({ isOver: true });
  const [best, other] = progress?.score ?? [];
  expect([best.points, other.points]).toEqual([...game.state.points].toSorted((a, b) => b - a));
  expect(progress?.victory).toContain(best.name);
  expect(progress?.victory).toContain(String(best.points));
});

test.each([birmingham, lancashire])('$name: an unfinished game has an era and a round', (edition) => {
  const { shared, json } = playedGame(edition);
  const entries = json['entries'] as readonly unknown[];
  expect(progressSummaryOf({ ...json, entries: entries.slice(0, 20) }, [], english)).toMatchObject({
    isOver: false,
    victory: undefined,
    score: [{ name: '1' }, { name: '2' }],
  });
  expect(progressSummaryOf({ position: shared.position }, names, english)).toMatchObject({
    isOver: false,
    era: 'rail era',
    round: 2,
    score: names.map((name, seat) => ({ name, points: shared.points[seat], rank: undefined })),
  });
});

test.each([undefined, 7, {}, { position: {} }, { record: { edition: 'chess' } }])(
  'nonsense has no summary: %j',
  (value) => {
    expect(progressSummaryOf(value, names, english)).toBeUndefined();
  },
);

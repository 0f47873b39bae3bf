import type { GameRecord } from '@coalbrook/record';
import { awaitsChance, isOver, legalActions, pick, seededDraw, seedOf, NOBODY } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { CommittedGame } from './committedGame.ts';
import { headerFor } from './fixtures.ts';

const open = ({ header, entries }: GameRecord): CommittedGame => {
  const game = CommittedGame.open(header, entries);
  if (!game.ok) throw new Error(JSON.stringify(game.fault));
  return game.value;
};

const fresh = (edition: string): CommittedGame => open({ header: headerFor(edition, { seats: 3 }), entries: [] });

const seed = seedOf('committed');

/** Plays one random entry. */
const playOne = (game: CommittedGame, counter: number): void => {
  const { table, ahead } = game;
  if (awaitsChance(ahead)) return game.draw(seededDraw(table, ahead, seed));
  const legal = legalActions(table, ahead);
  game.play(legal[pick(seed, counter, legal.length)]);
};

const finished = (edition: string): GameRecord => {
  const game = open({ header: headerFor(edition, { seats: 4 }), entries: [] });
  for (let counter = 0; !isOver(game.ahead); counter++) playOne(game, counter);
  game.confirm();
  return game.record();
};

describe('a committed game', () => {
  it.each(['birmingham', 'lancashire', 'age-of-industry'])(
    'has the same history whether played or opened: %s',
    (edition) => {
      const played = fresh(edition);
      for (let counter = 0; !isOver(played.ahead); counter++) {
        playOne(played, counter);
        // Turns of one entry, and one longer than the distance between two checkpoints.
        if (counter % 7 === 0 && (counter < 50 || counter > 90)) played.confirm();
      }
      played.confirm();
      const opened = open(played.record());
      expect(opened.history.length).toBe(played.history.length);
      expect(opened.history.steps(-1, NOBODY)).toEqual(played.history.steps(-1, NOBODY));
      const differ = played
        .record()
        .entries.filter(
          ({ seq }) => opened.history.stateAt(seq).cells.join() !== played.history.stateAt(seq).cells.join(),
        );
      expect(differ).toEqual([]);
    },
  );

  it('does not show unwritten entries in its history', () => {
    const game = fresh('birmingham');
    const before = game.now.cells.slice();
    for (let counter = 0; counter < 40; counter++) playOne(game, counter);
    expect(game.unwritten).toHaveLength(40);
    expect(game.history.length).toBe(0);
    expect(game.history.stateAt(40).cells).toEqual(before);
    expect(game.history.steps(-1, NOBODY)).toHaveLength(1);
    expect(game.now.cells).toEqual(before);
    expect(game.record().entries).toEqual([]);
    game.confirm();
    expect(game.unwritten).toEqual([]);
    expect(game.history.stateAt(40).cells).toEqual(game.ahead.cells);
    expect(game.now.cells).toEqual(game.ahead.cells);
  });

  it('returns states that can be changed without affecting its history', () => {
    const game = open(finished('lancashire'));
    const cells = game.history.stateAt(30).cells.slice();
    game.history.stateAt(30).cells.fill(7);
    expect(game.history.stateAt(30).cells).toEqual(cells);
    expect(open(game.record()).history.stateAt(31).cells).toEqual(game.history.stateAt(31).cells);
  });

  it('clamps entry numbers to the valid range', () => {
    const { history } = open(finished('lancashire'));
    const [first, last] = [history.stateAt(0).cells, history.stateAt(history.length).cells];
    for (const seq of [-1, -Infinity, Number.NaN, 0.5]) expect(history.stateAt(seq).cells).toEqual(first);
    for (const seq of [history.length + 1, Infinity]) expect(history.stateAt(seq).cells).toEqual(last);
    for (const seq of [-1, 0.5, Number.NaN, history.length]) expect(history.countedAt(seq)).toBeUndefined();
    expect(history.steps(history.length + 1, NOBODY)).toEqual([]);
    expect(history.steps(history.length - 0.5, NOBODY).map(({ seq }) => seq)).toEqual([history.length - 1]);
  });

  it.each(['birmingham', 'lancashire', 'age-of-industry'])(
    'stays within its memory limit: %s, four seats',
    (edition) => {
      const record = finished(edition);
      const game = open(record);
      // States and lists of fixed size are not included; together they stay below 150 kB.
      expect(game.bytes).toBeLessThan(100_000);
      // At least the size of its entries, so that the count cannot miss anything big.
      expect(game.bytes).toBeGreaterThan(100 * record.entries.length);
    },
  );
});

/** A merchant space that is closed at a number of seats makes no difference to anything. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ageOfIndustry, birmingham } from '@coalbrook/editions';
import { makeAction, parseAction } from '@coalbrook/record';
import {
  awaitsChance,
  beginGame,
  describe as describeState,
  describeTable,
  draw,
  legalActions,
  makeTable,
  play,
  projectCount,
  seededDraw,
  seedOf,
} from '@coalbrook/rules';
import type { Action, Edition, Seat, State, Table } from '@coalbrook/rules';
import type { BoardDocument } from '@coalbrook/rules/input';
import { describe, expect, it } from 'vitest';

import { appraise } from '../../packages/bots/src/evaluation/appraise.ts';
import { randomGame } from '../contract/randomGame.ts';
import { root } from '../source.ts';

const [, littleCoast] = [...readFileSync(join(root, 'docs/boards.md'), 'utf8').matchAll(/```json\n([^]*?)```/g)].map(
  ([, block]) => JSON.parse(block) as BoardDocument,
);

const tableOn = (edition: Edition, board: BoardDocument, seats: number): Table => {
  const table = makeTable(edition, { seats, files: { board } });
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  return table.value;
};

/** The same board with only the spaces that are open. */
const openAt = (board: BoardDocument, seats: number): BoardDocument => ({
  ...board,
  merchants: (board.merchants ?? []).map((merchant) => ({
    ...merchant,
    spaces: merchant.spaces.filter((from) => from <= seats),
  })),
});

/** A board on which these places have one space that is always open, and most of them one that is open last. */
const withSpaces = (board: BoardDocument, [first, last]: readonly number[], places: number): BoardDocument => ({
  ...board,
  merchants: (board.merchants ?? []).map((merchant, index) => ({
    ...merchant,
    spaces: index < places ? [first, last] : [first],
  })),
});

const written = (table: Table, legal: readonly Action[]): readonly string[] =>
  legal.map((action) => makeAction(table, action)).toSorted();

const settle = (table: Table, state: State, seed: string): void => {
  while (awaitsChance(state)) draw(table, state, seededDraw(table, state, seedOf(seed)));
};

describe.each([
  { edition: ageOfIndustry, board: withSpaces(littleCoast, [3, 5], 2), seats: 3 },
  { edition: ageOfIndustry, board: withSpaces(littleCoast, [3, 5], 2), seats: 4 },
  { edition: birmingham, board: withSpaces(birmingham.boards[0], [2, 4], 4), seats: 3 },
])('$edition.slug with $seats seats', ({ edition, board, seats }) => {
  const closed = tableOn(edition, board, seats);
  const left = tableOn(edition, openAt(board, seats), seats);

  it('is the same game as on a board without the closed spaces', () => {
    const state = beginGame(left);
    const seed = 'busy 7';
    settle(left, state, seed);
    let count = 0;
    for (const decision of randomGame(closed, 7, 'busy')) {
      expect([...state.points]).toEqual([...decision.state.points]);
      expect(projectCount(left, state).points).toEqual(projectCount(closed, decision.state).points);
      if (decision.legal.length === 0) break;
      expect(written(left, legalActions(left, state))).toEqual(written(closed, decision.legal));
      for (let seat = 0 as Seat; seat < seats; seat++) {
        expect(appraise(left, state, seat)).toBeCloseTo(appraise(closed, decision.state, seat), 6);
      }
      count++;
      const action = parseAction(left, makeAction(closed, decision.choice));
      if (!action.ok) throw new Error(JSON.stringify(action.fault));
      play(left, state, action.value);
      settle(left, state, seed);
    }
    expect(count).toBeGreaterThan(50);
  });

  it('lists the closed spaces', () => {
    const slugs = closed.merchants.filter(({ open }) => !open).map(({ slug }) => slug);
    expect(slugs.length).toBeGreaterThan(1);
    const { closed: spaces, merchants } = describeTable(closed);
    expect(spaces).toEqual(slugs.map((slug) => ({ slug, place: slug.split('#')[0] })));
    expect(merchants).toHaveLength(left.merchants.length);
    expect(describeState(closed, beginGame(closed)).closed).toEqual(slugs);
    expect(describeTable(left)['closed']).toEqual([]);
  });
});

import { apprentice, playOn, unrecordedGame } from '@coalbrook/bots';
import type { Policy } from '@coalbrook/bots';
import { redeal, thumbJudge } from '@coalbrook/bots/study';
import { gistOf, openPuzzle } from '@coalbrook/puzzles';
import { shareDraft } from '@coalbrook/record';
import { actionsIn, findLegal, mask, questionOf, seedOf, State, tryOut } from '@coalbrook/rules';
import type { Table, View } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { tableOf } from '../tables.ts';
import { examine } from './examine.ts';
import { puzzleFile } from './puzzleFile.ts';
import { leadOver } from './trials.ts';
import { trimDraft } from './trimDraft.ts';
import { promisingTurns } from './turns.ts';

/** The beginnings of some turns in a game between apprentices, from the last one back. */
const turnsOf = (table: Table, count: number): readonly State[] => {
  const game = unrecordedGame(table);
  const positions: State[] = [];
  const watched: Policy = {
    ...apprentice,
    choose(decision) {
      const { state } = game;
      const isWhole = state.actionsLeft === actionsIn(table, state.era, state.round);
      if (questionOf(state) === 'action' && isWhole) positions.push(state.copy());
      return apprentice.choose(decision);
    },
  };
  playOn(
    game,
    Array.from({ length: table.seats }, () => watched),
    seedOf('puzzles'),
  );
  return positions.slice(-count).toReversed();
};

describe.each(['birmingham', 'lancashire', 'age-of-industry'])('looking for puzzles in %s', (edition) => {
  const table = tableOf({ edition, seats: edition === 'age-of-industry' ? 3 : 2 });
  const judge = thumbJudge(table);
  const positions = turnsOf(table, 6);
  const views = positions.map((state): View => mask(table, state, state.actor));

  it('finds turns that are whole and different', () => {
    for (const view of views) {
      const turns = promisingTurns(table, view, judge);
      expect(turns.length).toBeGreaterThan(0);
      for (const { actions, gist } of turns) {
        const state = view.copy();
        let isOver = false;
        for (const action of actions) {
          expect(isOver).toBe(false);
          expect(findLegal(table, state, action)).toBe(action);
          isOver = tryOut(table, state, action);
        }
        if (gist !== undefined) expect([isOver, gistOf(table, state)]).toEqual([true, gist]);
      }
      const gists = turns.flatMap(({ gist }) => gist ?? []);
      expect(new Set(gists).size).toBe(gists.length);
    }
  });

  it('finds the same, whatever the seat cannot see', () => {
    const [state] = positions;
    const found = (seen: State) => examine(table, mask(table, seen, seen.actor), judge, 'test');
    const other = redeal(table, views[0], state.actor, seedOf('other'), new State(table.layout));
    expect(found(other)).toEqual(found(state));
  });

  it('leaves out of a position only what it is the same without', () => {
    for (const view of views.slice(0, 2)) {
      const whole = shareDraft(table, view);
      if (!whole) throw new Error('no draft');
      const short = trimDraft(whole);
      expect(JSON.stringify(short).length).toBeLessThan(0.8 * JSON.stringify(whole).length);
      const opened = openPuzzle(short, 'any');
      if (!opened) throw new Error('no position');
      const seen = mask(opened.table, opened.state, opened.state.actor);
      // How often chance has answered is no part of the position.
      seen.draws = view.draws;
      expect(seen.cells).toEqual(view.cells);
    }
  });
});

describe('a lead', () => {
  const turn = { actions: [], gist: '', worth: 0 };

  it('is taken deal by deal, with its standard error', () => {
    const { lead, doubt } = leadOver({ turn, futures: [104, 96, 103, 97] }, { turn, futures: [101, 95, 100, 96] });
    expect(lead).toBe(2);
    expect(doubt).toBeCloseTo(Math.sqrt(4 / 3 / 4));
  });
});

describe('a file of puzzles', () => {
  const entry = {
    grade: 3,
    position: {},
    solutions: [['pass']],
    next: ['pass'],
    lead: 2,
    sources: {},
    futures: 1,
    ahead: 1,
  } as const;

  it('has one line for each, easy ones first, and none twice', () => {
    const text = puzzleFile([
      { ...entry, id: 'a' },
      { ...entry, id: 'b', grade: 1 },
      { ...entry, id: 'a' },
    ]);
    expect(text.split('\n')).toHaveLength(5);
    expect((JSON.parse(text) as { id: string }[]).map(({ id }) => id)).toEqual(['b', 'a']);
  });
});

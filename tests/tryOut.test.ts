import { awaitsChance, draw, openTurn, phases, play, seededDraw, seedOf, tryDraw, tryOut } from '@coalbrook/rules';
import type { GameEvent } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { randomGame } from './contract/randomGame.ts';
import { plainTables } from './contract/tables.ts';
import { expectSame } from './expectSame.ts';

describe('trying an action out', () => {
  it.each(plainTables)('gives the first events of playing it: $name', ({ table }) => {
    let ended = 0;
    for (const { state, legal, choice } of randomGame(table, 1, 'busy')) {
      if (legal.length === 0) continue;
      const [tried, played] = [state.copy(), state.copy()];
      const triedEvents: GameEvent[] = [];
      const playedEvents: GameEvent[] = [];
      const isOver = tryOut(table, tried, choice, (event) => triedEvents.push(event));
      play(table, played, choice, (event) => playedEvents.push(event));
      expectSame(triedEvents, playedEvents.slice(0, triedEvents.length));
      if (!isOver) {
        expectSame(tried.cells, played.cells);
        continue;
      }
      ended++;
      expect(awaitsChance(tried)).toBe(false);
      expect([tried.turn, tried.round, tried.era]).toEqual([state.turn, state.round, state.era]);
      expect(triedEvents.map(({ event }) => event)).not.toContain('turnBegan');
      expect(['turns', 'roundEnd']).toContain(phases[tried.phase]);
      if (phases[tried.phase] !== 'turns') continue;
      // The turn is over and can be continued from there.
      openTurn(table, tried, (event) => triedEvents.push(event));
      expectSame(tried.cells, played.cells);
      expectSame(triedEvents, playedEvents);
    }
    expect(ended).toBeGreaterThan(10);
  });

  it('stops at the end of a turn after a draw, too', () => {
    const seed = seedOf('a draw');
    let drawn = 0;
    for (const { table } of plainTables) {
      for (const { state: before, legal, choice } of randomGame(table, 1, 'busy')) {
        const state = before.copy();
        if (legal.length === 0 || tryOut(table, state, choice) || !awaitsChance(state)) continue;
        const [tried, played] = [state.copy(), state.copy()];
        const isOver = tryDraw(table, tried, seededDraw(table, state, seed));
        draw(table, played, seededDraw(table, state, seed));
        if (isOver) {
          expect([tried.turn, tried.round, tried.era]).toEqual([state.turn, state.round, state.era]);
          openTurn(table, tried);
        }
        expectSame(tried.cells, played.cells);
        drawn++;
      }
    }
    expect(drawn).toBeGreaterThan(10);
  });
});

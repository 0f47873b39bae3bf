import {
  awaitsChance,
  beginGame,
  draw,
  isOver,
  lastRound,
  legalActions,
  mask,
  NOBODY,
  pick,
  play,
  projectCount,
  seededDraw,
  seedOf,
} from '@coalbrook/rules';
import type { EraId, GameEvent, Projection, Table } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { randomGame } from './randomGame.ts';
import { allTables } from './tables.ts';

const scored: ReadonlySet<GameEvent['event']> = new Set<GameEvent['event']>([
  'linkScored',
  'linkPaid',
  'repaid',
  'tileScored',
  'cashScored',
  'incomeScored',
  'loansScored',
]);

interface EraCount {
  readonly projected: Projection;
  readonly events: readonly GameEvent[];
  readonly points: readonly number[];
}

/** Plays a game: what each count was expected to bring when the last round had ended, and what it brought. */
const countsOf = (table: Table, name: string): readonly EraCount[] => {
  const seed = seedOf(name);
  const counts: EraCount[] = [];
  let open: { readonly projected: Projection; readonly events: GameEvent[] } | undefined;
  const tell = (event: GameEvent): void => {
    if (event.event === 'eraEnded') open = { projected: projectCount(table, mask(table, state, NOBODY)), events: [] };
    else if (open && scored.has(event.event)) open.events.push(event);
    if (open && (event.event === 'roundBegan' || event.event === 'gameEnded')) {
      counts.push({ ...open, points: [...state.points] });
      open = undefined;
    }
  };
  const state = beginGame(table);
  for (let counter = 1 << 20; !isOver(state);) {
    if (awaitsChance(state)) {
      draw(table, state, seededDraw(table, state, seed), tell);
      continue;
    }
    const legal = legalActions(table, state);
    const worthwhile = legal.filter(({ kind }) => kind !== 'pass' && kind !== 'loan');
    const choices = worthwhile.length > 0 ? worthwhile : legal;
    play(table, state, choices[pick(seed, counter++, choices.length)], tell);
  }
  return counts;
};

describe.each(allTables)('$name', ({ table }) => {
  it('projects what the count of an era then gives, from any view', () => {
    const counts = countsOf(table, 'projected');
    expect(counts).toHaveLength(table.eras.length);
    for (const { projected, events, points } of counts) {
      expect(projected.points).toEqual(points);
      expect(projected.events).toEqual(events);
    }
    expect(counts.flatMap(({ events }) => events).length).toBeGreaterThan(0);
  });

  it('changes nothing by projecting, and projects nothing more once the game is over', () => {
    for (const { state } of randomGame(table, 2, 'busy')) {
      const before = state.copy();
      const { points, events } = projectCount(table, state);
      expect(state.cells.every((cell, index) => cell === before.cells[index])).toBe(true);
      if (isOver(state)) expect([points, events]).toEqual([[...state.points], []]);
    }
  });

  it('knows the last round of an era throughout, where it ends with the last card', () => {
    const foreseen = new Map<EraId, Set<number | undefined>>();
    const played = new Map<EraId, number>();
    for (const { state } of randomGame(table, 2, 'busy')) {
      const rounds = foreseen.get(state.era) ?? new Set();
      foreseen.set(state.era, rounds.add(lastRound(table, mask(table, state, NOBODY))));
      played.set(state.era, state.round);
    }
    const isKnown = table.course.eraEnds === 'everyHandEmpty';
    for (const [era, rounds] of foreseen) expect([...rounds]).toEqual([isKnown ? played.get(era) : undefined]);
  });
});

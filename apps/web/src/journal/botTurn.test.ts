import { tableFor } from '@coalbrook/record';
import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { LoggedStep, Sheet, Sitter } from '@coalbrook/wire';
import { english } from '@coalbrook/words';
import { describe, expect, it } from 'vitest';

import type { GameSnapshot } from '../session/gameSnapshot.ts';
import { WorkerTable } from '../session/workerTable.ts';
import type { TableKind } from '../session/workerTable.ts';
import { testWorker } from '../worker/testWorker.ts';
import { botTurnAt, lastBotTurn } from './botTurn.ts';
import { JournalWriter } from './journalWriter.ts';
import { timelineOf } from './moments.ts';
import { thinkersAt } from './useThinkers.ts';

const sitterOf = (kind: Sitter['kind'], policy: string): Sitter => ({
  kind,
  policy,
  name: policy,
  figure: 'watt',
  colour: 'plum',
});
const bot = sitterOf('bot', 'random');

/** The steps of a whole game among bots. */
const playedSteps = async (seats: number): Promise<readonly LoggedStep[]> => {
  const worker = testWorker();
  const sitters = Array.from({ length: seats }, () => bot);
  const begun = await worker.ask('begin', { edition: 'birmingham', wish: { seats }, sitters, seed: 'turns' });
  const opened = begun.ok ? await worker.ask('open', begun.value) : begun;
  if (!opened.ok) throw new Error('no game');
  const { handle } = opened.value;
  await worker.ask('drive', handle, true);
  for (;;) {
    const { steps } = await worker.ask('look', handle, NOBODY, -1);
    if (steps.some(({ events }) => events.some(({ event }) => event === 'gameEnded'))) return steps;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
};

describe('the turns of bots', () => {
  it('hold the entries of one turn of one seat', async () => {
    const table = tableFor('birmingham', { seats: 2 });
    if (!table.ok) throw new Error('no table');
    const steps = await playedSteps(2);
    const writer = new JournalWriter({ table: table.value, names: ['A', 'B'], language: english });
    const lines = writer.upTo(steps, Infinity);
    const timeline = timelineOf(steps);
    const turns = lines.flatMap(({ item }, index) =>
      item.kind === 'deed' ? [{ seat: item.seat, turn: botTurnAt({ lines, timeline }, index) }] : [],
    );
    expect(turns.length).toBeGreaterThan(50);
    for (const { seat, turn } of turns) {
      if (!turn) throw new Error('a deed without a turn');
      expect(turn.seat).toBe(seat);
      const entries = steps.filter(({ seq }) => seq >= turn.from && seq < turn.to);
      expect(entries[0]).toMatchObject({ who: seat });
      expect(entries.every(({ who }) => who === seat || who === 'chance')).toBe(true);
      const begun = timeline.turns.filter(({ seq }) => seq >= turn.from && seq < turn.to);
      expect(begun).toHaveLength(1);
    }
    // In two rounds a seat can have two turns in a row.
    const froms = turns.map(({ turn }) => turn?.from);
    expect(new Set(froms).size).toBe(timeline.turns.length);
    const last = turns.findLast(({ seat }) => seat === 1)?.turn;
    expect(lastBotTurn({ lines, timeline }, new Set([1 as Seat]))).toEqual(last);
    expect(lastBotTurn({ lines, timeline }, new Set())).toBeUndefined();
    expect(botTurnAt({ lines, timeline }, lines.length)).toBeUndefined();
  });
});

describe('bots whose thoughts can be shown', () => {
  const person = sitterOf('person', '');
  const master = sitterOf('bot', 'master');
  const seatsAt = (sitters: readonly Sitter[], isOver = false, kind: TableKind = 'game'): readonly number[] => {
    const sheet: Sheet = { id: '', header: { edition: '', rules: 1, seats: 2 }, sitters, seed: '', begun: 0 };
    const can = new WorkerTable(testWorker(), { handle: 0, sheet }, kind).capabilities(sheet, isOver);
    return [...thinkersAt({ sheet, ...can } as GameSnapshot)];
  };

  it('are those that compare actions', () => {
    expect(seatsAt([master, person, bot, sitterOf('automaton', '')])).toEqual([0]);
    expect(seatsAt([master, master])).toEqual([0, 1]);
  });

  it('are none while several people play, and in a plan', () => {
    expect(seatsAt([master, person, person])).toEqual([]);
    expect(seatsAt([master, person, person], true)).toEqual([0]);
    expect(seatsAt([master, person], false, 'sketch')).toEqual([]);
  });
});

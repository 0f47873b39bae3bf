/** What each kind of table lets people do. */
import type { Sheet, Sitter } from '@coalbrook/wire';
import type { OnlineTable } from '@coalbrook/wire/online';
import { describe, expect, it } from 'vitest';

import type { Capabilities } from './capabilities.ts';
import type { LiveConnection } from './online/liveConnection.ts';
import { ServerTable } from './online/serverTable.ts';
import { noKeeper } from './online/tableKeeper.ts';
import { WorkerTable } from './workerTable.ts';
import type { TableKind } from './workerTable.ts';

const person: Sitter = { kind: 'person', name: 'Ada', policy: '', figure: '', colour: '' };
const bot: Sitter = { ...person, kind: 'bot', policy: 'random' };
const automaton: Sitter = { ...person, kind: 'automaton' };

const sheetWith = (sitters: readonly Sitter[]): Sheet => ({
  id: 'g',
  header: { edition: 'lancashire', rules: 1, seats: 2 },
  sitters,
  seed: '',
  begun: 0,
});

/** Nothing is asked of the host. */
const silent = { ask: () => expect.unreachable(), hear: () => () => undefined };

const here = (kind: TableKind, sitters: readonly Sitter[] = [person, bot], isOver = false): Capabilities =>
  new WorkerTable(silent, { handle: 0, sheet: sheetWith(sitters) }, kind).capabilities(sheetWith(sitters), isOver);

/** A table where people gather. */
const online = async (terms: Partial<OnlineTable> = {}, isOver = false): Promise<Capabilities> => {
  const { header } = sheetWith([]);
  const info = { game: 'g', status: 'open', header, seats: [], held: [0], commitment: '', begun: 0, watchDelay: 0 };
  const nothing = (): (() => void) => () => undefined;
  const connection = {
    isUp: true,
    hear: nothing,
    onReopened: nothing,
    onQuiet: nothing,
    ask: () => Promise.resolve({ table: { ...info, ...terms } }),
  };
  const table = new ServerTable(connection as unknown as LiveConnection, 'g', noKeeper);
  await table.enter();
  return table.capabilities(sheetWith([person, person]), isOver);
};

it('hints are for somebody alone on a device, and for online tables that allow them', async () => {
  expect(here('game').canAskCoach).toBe(true);
  expect(here('game', [person, automaton]).canAskCoach).toBe(true);
  expect(here('task').canAskCoach).toBe(true);
  expect(here('game', [person, person]).canAskCoach).toBe(false);
  expect(here('sketch').canAskCoach).toBe(false);
  expect((await online()).canAskCoach).toBe(false);
  expect((await online({ hasHints: true })).canAskCoach).toBe(true);
});

it('thoughts are shown where nobody plays against somebody else, or after the game; a server does not tell them', async () => {
  expect(here('game').canSeeThoughts).toBe(true);
  expect(here('game', [person, person]).canSeeThoughts).toBe(false);
  expect(here('game', [person, person], true).canSeeThoughts).toBe(true);
  expect(here('sketch').canSeeThoughts).toBe(false);
  expect((await online({}, true)).canSeeThoughts).toBe(false);
});

it('turns are taken back alone, in a game that is kept; at online tables people ask each other', async () => {
  expect(here('game').canTakeBack).toBe(true);
  expect(here('game', [person, person]).canTakeBack).toBe(false);
  expect(here('task').canTakeBack).toBe(false);
  expect(here('sketch').canTakeBack).toBe(false);
  expect((await online()).canTakeBack).toBe(false);
});

it('one can plan everywhere but in a plan, and leave it as an order at an online table', async () => {
  expect([here('game'), here('task'), here('sketch')].map(({ canPlan }) => canPlan)).toEqual([true, true, false]);
  expect(await online()).toMatchObject({ canPlan: true, canLeaveOrders: true });
  expect(here('game').canLeaveOrders).toBe(false);
});

describe('a file', () => {
  it('can be had of a game on this device at any time, and of an online one when it is over', async () => {
    expect([here('game'), here('task'), here('sketch')].map(({ canSave }) => canSave)).toEqual([true, false, false]);
    expect(await online()).toMatchObject({ canSave: false, canProveDraws: false, canKeepCopy: true });
    expect(await online({}, true)).toMatchObject({ canSave: true, canProveDraws: true });
    expect(here('game', [person, bot], true)).toMatchObject({ canProveDraws: false, canKeepCopy: false });
  });
});

it('bots are replaced where they think', async () => {
  expect(here('game')).toMatchObject({ canReplaceBots: true, hasBotsHere: true });
  expect(await online()).toMatchObject({ canReplaceBots: false, hasBotsHere: false });
});

it('games that are kept here are reviewed and played again; online, those who sat there play again', async () => {
  expect(here('game')).toMatchObject({ canReview: true, rematch: 'here' });
  expect(here('task')).toMatchObject({ canReview: false, rematch: undefined });
  expect(here('sketch')).toMatchObject({ canReview: false, rematch: undefined });
  expect(await online()).toMatchObject({ canReview: false, rematch: 'possible' });
  expect((await online({ rematch: 'other' })).rematch).toBe('open');
  expect((await online({ held: [] })).rematch).toBeUndefined();
});

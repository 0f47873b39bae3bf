import { localBots, MemoryLedger, seededChance } from '@coalbrook/host';
import type { Bots, Ledger } from '@coalbrook/host';
import { headerOf, tableFor } from '@coalbrook/record';
import type { Seat } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { sittersOf } from '../../testing/fixtures.ts';
import type { GameRow } from '../games/gameRow.ts';
import { TurnsByOrder } from '../ledger/turnsByOrder.ts';
import { TableExtensions } from './extensions.ts';
import { Tables } from './tables.ts';
import type { TablesEnvironment } from './tablesEnvironment.ts';

/** Tables with one game of Lancashire, in which nothing is stored but its turns. */
const tablesWith = (sitters: string, others: Partial<Record<keyof TablesEnvironment, unknown>>): Tables => {
  const made = tableFor('lancashire', { seats: sitters.length });
  if (!made.ok) throw new Error('no table');
  const row = { id: 'game', header: headerOf(made.value), sitters: sittersOf(sitters), status: 'running', seq: 0 };
  const terms = { line: 0, terms: 0, paused: 0, control: '', watchDelay: 0, secret: '', begun: 0 };
  const around: Partial<Record<keyof TablesEnvironment, unknown>> = {
    store: {
      find: () => Promise.resolve({ ...row, ...terms, customs: { late: 'bot' } } as unknown as GameRow),
      seats: () => Promise.resolve([]),
    },
    clock: { after: () => () => undefined },
    clocks: { open: () => Promise.resolve(), shown: () => undefined, close: () => undefined },
    extensions: new TableExtensions(),
    byOrder: new TurnsByOrder(),
    botsOf: () => localBots,
    chanceOf: () => seededChance('cards'),
    now: () => 0,
    log: () => undefined,
    ...others,
  };
  return new Tables(around as unknown as TablesEnvironment);
};

it('a table whose cards could not be stored is dealt a while later, although nobody asks for it', async () => {
  const memory = new MemoryLedger();
  const failures = ['the disk is full', 'the disk is full'];
  const ledger: Ledger = {
    read: (game) => memory.read(game),
    append: (game, seq, entries) => {
      const failure = failures.shift();
      return failure === undefined ? memory.append(game, seq, entries) : Promise.reject(new Error(failure));
    },
    claim: (...given) => memory.claim(...given),
    keepDraft: (...given) => memory.keepDraft(...given),
  };
  const later: (() => void)[] = [];
  const warnings: unknown[] = [];
  const tables = tablesWith('pp', {
    ledgerOf: () => ledger,
    clock: { after: (_wait: number, run: () => void) => (later.push(run), () => undefined) },
    log: (_level: string, _text: string, { error }: { readonly error: unknown }) => warnings.push(error),
  });
  const table = await tables.find('game');
  for (const tries of [1, 2]) {
    await expect.poll(() => later.length).toBe(1);
    expect([warnings.length, table?.host.seq]).toEqual([tries, 0]);
    later.pop()?.();
  }
  await expect.poll(() => table?.host.seq).toBeGreaterThan(0);
  await tables.stop();
});

it('no bot is asked any more when a turn is written that was on its way while the node stopped', async () => {
  let asked = 0;
  const bots: Bots = {
    ask: (...given) => {
      asked++;
      return localBots.ask(...given);
    },
  };
  const ledger = new MemoryLedger();
  const tables = tablesWith('pb', { ledgerOf: () => ledger, botsOf: () => bots });
  const table = await tables.find('game');
  if (!table) throw new Error('no table');
  const { host } = table;
  await expect.poll(() => host.actor).toBe(0);
  const before = asked;
  const draft = await host.draftByBot(0 as Seat, 'apprentice');
  if (!draft) throw new Error('no draft');
  expect(asked).toBeGreaterThan(before);
  const drafted = asked;
  await tables.stop();
  expect(await tables.commit(table, 0 as Seat, host.seq, draft)).toBeUndefined();
  expect(host.actor).toBe(1);
  await new Promise(setImmediate);
  expect(asked).toBe(drafted);
});

import { Host, localBots, MemoryLedger, seededChance } from '@coalbrook/host';
import { headerOf, tableFor } from '@coalbrook/record';
import { NOBODY } from '@coalbrook/rules';
import type { Sitter } from '@coalbrook/wire';
import { expect, it } from 'vitest';

import { summaryOf } from './summaryOf.ts';

const bot: Sitter = { kind: 'bot', name: 'Bot', policy: 'carter', figure: 'watt', colour: 'plum' };

const hostOf = async (): Promise<Host> => {
  const table = tableFor('lancashire', { seats: 2 });
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  const sheet = { id: 'one', header: headerOf(table.value), sitters: [bot, bot], seed: 'summary', begun: 0 };
  const opened = await Host.open(sheet, {
    ledger: new MemoryLedger(),
    chance: seededChance('summary'),
    bots: localBots,
    clock: { after: () => () => undefined },
    audience: { tell: () => undefined },
  });
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  return opened.value;
};

it('names the winners of a finished game, and nobody before', async () => {
  const host = await hostOf();
  await host.deal();
  expect(summaryOf(host, 5)).toMatchObject({ isOver: false, touched: 5 });
  expect(summaryOf(host, 5).winners).toBeUndefined();
  expect(summaryOf(host, 5).pieces).toBe('|');

  await host.go();
  const events = host.steps(NOBODY, 0).flatMap((step) => step.events);
  const ended = events.find((event) => event.event === 'gameEnded');
  const summary = summaryOf(host, 6);
  expect(summary).toMatchObject({ isOver: true, winners: ended?.winners });
  expect(summary.pieces).toMatch(/^\d+\.\d+\.\d\.[01] .*\|\d+\.\d /);
});

import { findPolicy, NetShelf } from '@coalbrook/bots';
import { headerOf, tableFor } from '@coalbrook/record';
import { Game } from '@coalbrook/record';
import { awaitsChance, legalActions, mask, seededDraw, seedOf } from '@coalbrook/rules';
import { expect, it, onTestFinished } from 'vitest';

import { LOOKING } from '../../ground/attention.ts';
import type { Attention } from '../../ground/attention.ts';
import { BotPool } from './botPool.ts';
import { loggedBots } from './loggedBots.ts';
import { readNet } from './readNet.ts';

const loader = new URL('../../../../cli/bin/typescript.mjs', import.meta.url).href;

const decisionAt = () => {
  const table = tableFor('birmingham', { seats: 2 });
  if (!table.ok) throw new Error('no table');
  const game = new Game(table.value);
  while (awaitsChance(game.state)) game.draw(seededDraw(game.table, game.state, seedOf('pool')));
  const view = mask(game.table, game.state, game.state.actor);
  const legal = legalActions(game.table, view);
  const sheet = { id: 'g', header: headerOf(game.table), sitters: [], seed: '', begun: 0 };
  return { sheet, decision: { table: game.table, view, legal, count: 0, seed: seedOf('bots') } };
};

it('threads choose as the policy does here, several at a time', async () => {
  const pool = new BotPool(2, loader);
  onTestFinished(() => pool.close());
  const { sheet, decision } = decisionAt();
  const bots = pool.botsOf(sheet);
  const expected = findPolicy('apprentice')?.choose(decision);
  const asked = Array.from({ length: 5 }, () => bots.ask('apprentice', decision).answer);
  expect((await Promise.all(asked)).map(({ action }) => action)).toEqual(asked.map(() => expected));
});

it('whatever a bot thinks about when the pool closes has not failed', async () => {
  const pool = new BotPool(1, loader);
  const { sheet, decision } = decisionAt();
  const bots = pool.botsOf(sheet);
  // From here on the thread has started, and thinks.
  await bots.ask('random', decision).answer;
  let hasFailed = false;
  bots.ask('master', decision).answer.catch(() => (hasFailed = true));
  await pool.close();
  expect(hasFailed).toBe(false);
});

it('a cancelled question does not delay the next', async () => {
  const pool = new BotPool(1, loader);
  onTestFinished(() => pool.close());
  const { sheet, decision } = decisionAt();
  const bots = pool.botsOf(sheet);
  const first = bots.ask('apprentice', decision);
  void first.answer.catch(() => undefined);
  first.cancel();
  expect(decision.legal).toContainEqual((await bots.ask('random', decision).answer).action);
});

it('a thread thinks first where somebody is looking, and in turn about the other tables', async () => {
  const pool = new BotPool(1, loader);
  onTestFinished(() => pool.close());
  const { sheet, decision } = decisionAt();
  const order: string[] = [];
  const ask = async (game: string, looking: Attention['looking']): Promise<void> => {
    const bots = pool.botsOf({ ...sheet, id: game }, (group) => ({ looking, group }));
    await bots.ask('random', decision).answer;
    order.push(game);
  };
  // The first is begun at once; the others wait for the only thread.
  const games = ['first', 'crowd', 'crowd', 'crowd', 'other'];
  const asked = [...games.map((game) => ask(game, LOOKING.nobody)), ask('person', LOOKING.players)];
  await Promise.all(asked);
  expect(order).toEqual(['first', 'person', 'crowd', 'other', 'crowd', 'crowd']);
});

it('threads use the nets that come with the bots', async () => {
  const pool = new BotPool(1, loader);
  onTestFinished(() => pool.close());
  const { sheet, decision } = decisionAt();
  const nets = new NetShelf(readNet);
  await nets.fetch(decision.table);
  const expected = findPolicy('engineer', nets)?.think?.(decision);
  expect(expected).not.toEqual(findPolicy('engineer')?.think?.(decision));
  const { weighed, netFault } = await pool.botsOf(sheet).ask('engineer', decision).answer;
  expect(netFault).toBeUndefined();
  expect(weighed?.map(({ worth }) => worth)).toEqual(expected?.map(({ worth }) => worth));
});

it('a net that cannot be read is logged once for each reason', async () => {
  const lines: unknown[] = [];
  const logged = loggedBots((...line) => lines.push(line));
  const { decision } = decisionAt();
  const faults = [undefined, 'gone', 'gone', 'damaged', undefined, 'gone'];
  for (const netFault of faults) {
    const move = { action: decision.legal[0], netFault };
    const bots = logged({ ask: () => ({ answer: Promise.resolve(move), cancel: () => undefined }) });
    expect(await bots.ask('master', decision).answer).toEqual(move);
  }
  const message = 'a net cannot be read, bots play by rules of thumb';
  expect(lines).toEqual([
    ['warn', message, { error: 'gone' }],
    ['warn', message, { error: 'damaged' }],
  ]);
});

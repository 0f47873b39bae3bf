import { headerOf, openGame } from '@coalbrook/record';
import { mask } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { News } from '@coalbrook/wire';
import { packCells } from '@coalbrook/wire/online';
import type { LeftOrder, OnlineNews, OrderAnswer, OrderDenial } from '@coalbrook/wire/online';
import { beforeEach, expect, it, vi } from 'vitest';

import { keepDraft, readDraft } from './keptDrafts.ts';
import type { LiveConnection } from './liveConnection.ts';
import { ServerTable } from './serverTable.ts';
import { noKeeper } from './tableKeeper.ts';

const SEAT = 1 as Seat;
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key),
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

const opened = openGame({ edition: 'lancashire', rules: 1, seats: 2, options: [] });
if (!opened.ok) throw new Error('no game');
const { table, state } = opened.value;

/** A game of two that is followed with the eyes of the second seat, after no entries. */
const follow = async (order?: LeftOrder) => {
  let hear: (news: OnlineNews) => void = () => undefined;
  const sent: unknown[] = [];
  let answer: OrderAnswer | OrderDenial = {};
  const nothing = (): (() => void) => () => undefined;
  const sitter = { kind: 'person', name: 'A', policy: '', figure: '', colour: '', isFree: false, isPresent: true };
  const joined = {
    table: {
      game: 'g',
      status: 'running',
      header: headerOf(table),
      seats: [sitter, sitter],
      held: [SEAT],
      commitment: '',
      begun: 0,
      watchDelay: 0,
    },
    look: {
      seq: 0,
      viewer: SEAT,
      cells: packCells(mask(table, state, SEAT).cells),
      actor: SEAT,
      steps: [{ seq: -1, who: 'chance', events: [] }],
      draft: [],
      ...(order ? { order } : {}),
    },
  };
  const connection = {
    isUp: true,
    hear: (listener: typeof hear) => {
      hear = listener;
      return nothing();
    },
    onReopened: nothing,
    onQuiet: nothing,
    distrust: () => {
      throw new Error('the answer cannot be right');
    },
    ask: (call: string, ...given: readonly unknown[]) => {
      if (call === 'join') return Promise.resolve(joined);
      sent.push([call, ...given]);
      return Promise.resolve(answer);
    },
  };
  const game = new ServerTable(connection as unknown as LiveConnection, 'g', noKeeper);
  const heard: News[] = [];
  game.hear((news) => heard.push(news));
  expect(await game.join(SEAT)).toBe(true);
  heard.length = 0;
  return {
    game,
    heard,
    sent,
    say: (left?: LeftOrder) => hear({ news: 'order', game: 'g', seat: SEAT, ...(left ? { order: left } : {}) }),
    answerWith: (given: OrderAnswer | OrderDenial) => void (answer = given),
  };
};

const left: LeftOrder = { id: 'one', draft: ['pass; discard coal'], limit: 4 };
const failed: LeftOrder = { ...left, failed: { seq: 0, why: { trouble: 'incomplete' } } };

it('an order is left instead of the one that is known, and its answer is taken', async () => {
  const { game, sent, answerWith } = await follow(left);
  expect(game.order).toEqual(left);
  answerWith({ order: { ...left, id: 'two' } });
  await game.leaveOrder(['pass'], undefined);
  expect(game.order?.id).toBe('two');
  answerWith({ denied: 'conflict' });
  expect(await game.leaveOrder([], 7)).toEqual({ denied: 'conflict' });
  expect(game.order?.id).toBe('two');
  expect(sent).toEqual([
    ['order', 'g', SEAT, 'one', ['pass'], -1],
    ['order', 'g', SEAT, 'two', [], 7],
  ]);
});

it('what could not be carried out is laid on the desk', async () => {
  const { game, heard, say } = await follow(left);
  say(failed);
  expect(game.order).toEqual(failed);
  expect(readDraft('g', SEAT, 0, 0).draft).toEqual(failed.draft);
  expect(heard).toEqual([{ news: 'draft', viewer: SEAT, seq: 0, draft: failed.draft }]);
  say();
  expect(game.order).toBeUndefined();
});

it('what was lost when turns were taken back is known, and not laid on the desk of another turn', async () => {
  const { game, heard, say } = await follow(left);
  const refusal = { rule: 'card.1', reason: 'cardNotHeld', facts: {} } as never;
  const lost: LeftOrder = { ...left, failed: { seq: 0, why: { trouble: 'takenBack', refusal } } };
  say(lost);
  expect(game.order).toEqual(lost);
  expect(readDraft('g', SEAT, 0, 0).draft).toEqual([]);
  expect(heard).toEqual([]);
});

it('but not in place of what was begun there', async () => {
  const { heard, say } = await follow(left);
  keepDraft('g', SEAT, { seq: 0, draft: ['loan 10'] });
  say(failed);
  expect(readDraft('g', SEAT, 0, 0).draft).toEqual(['loan 10']);
  expect(heard).toEqual([]);
});

import type { Draft } from '@coalbrook/record';
import { makeAction } from '@coalbrook/record';
import type { Action } from '@coalbrook/rules';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { Desk } from './desk.ts';
import type { DraftTurn } from './draftTurn.ts';
import { turnAt } from './fixtures.ts';
import { loadSelling } from './loadSelling.ts';
import type { SaleList, Ware } from './saleList.ts';

/** A desk over a drafted position, at which selling was chosen. */
const selling = (draft: Draft): { readonly desk: Desk; readonly turn: DraftTurn } => {
  const turn = turnAt(draft);
  const listeners = new Set<() => void>();
  const tell = <Result>(result: Result): Result => {
    for (const listener of listeners) listener();
    return result;
  };
  const desk = new Desk({
    turn: {
      table: turn.table,
      get frame() {
        return turn.frame;
      },
      isLive: true,
      sending: undefined,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      choose: (actions) => tell(turn.choose(actions)),
      paidWith: (action, cards) => turn.paidWith(action, cards),
      foresee: (action, cards) => turn.foresee(action, cards),
      whyNot: (attempt) => turn.whyNot(attempt),
      undo: () => void tell(turn.undo()),
      redo: () => void tell(turn.redo()),
      commit: () => Promise.resolve(undefined),
      withdraw: () => undefined,
    },
    preferences: () => ({ confirms: 'action', endsTurn: false }),
    report: () => undefined,
  });
  desk.pick({ on: 'kind', kind: 'sell' });
  return { desk, turn };
};

const chooserOf = (desk: Desk): SaleList['chooser'] => {
  const { sales } = desk.state;
  if (!sales) throw new Error('there is no list');
  return sales.chooser;
};

const slugOf = ({ table }: Desk, site: number): string => table.sites[site].slug;

const ware = (desk: Desk, slug: string): Ware => {
  const found = desk.state.sales?.wares.find(({ site }) => slugOf(desk, site) === slug);
  if (!found) throw new Error(`${slug} is not listed`);
  return found;
};

/** What is listed, and how each tile is sold. */
const listed = (desk: Desk): Readonly<Record<string, string>> => {
  const { table } = desk;
  const say = (action: Action): string => makeAction(table, action);
  return Object.fromEntries(
    (desk.state.sales?.wares ?? []).map(({ site, isChosen, sale, refusal }) => {
      const how = sale
        ? [say(table.catalogue.sell[site][sale.outlet]), ...sale.sources.map(say)].join('; ')
        : (refusal?.reason ?? '?');
      return [slugOf(desk, site), `${isChosen ? '+ ' : ''}${how}`];
    }),
  );
};

const choose = (desk: Desk, ...slugs: readonly string[]): void => {
  for (const slug of slugs) chooserOf(desk).choose(ware(desk, slug).site, true);
};

const mills: Draft = {
  edition: 'birmingham',
  seats: 2,
  round: 3,
  players: [{ hand: ['brewery', 'iron', 'worcester', 'stafford'] }],
  tiles: {
    'birmingham#1': { seat: 0, tile: 'cotton-1' },
    'worcester#1': { seat: 0, tile: 'cotton-1' },
    'farm-south#1': { seat: 0, tile: 'brewery-1' },
  },
  links: { 'birmingham-oxford': 0, 'birmingham-worcester': 0 },
  merchants: { 'oxford#1': { tile: 'cotton' } },
};

it('a list of sales is there once it is loaded', async () => {
  const { desk } = selling(mills);
  await vi.waitFor(() => expect(desk.state.sales?.wares).toHaveLength(2));
});

describe('a list of sales', () => {
  beforeAll(loadSelling);

  it('sells two mills with three touches, in one step of the draft', () => {
    const { desk, turn } = selling(mills);
    expect(desk.state.can.has('confirm')).toBe(false);
    chooserOf(desk).all();
    expect(listed(desk)).toEqual({
      'birmingham#1': '+ sell birmingham#1 to oxford#1; beer farm-south#1',
      'worcester#1': '+ sell worcester#1 to oxford#1; barrel',
    });
    const { preview } = desk.state;
    expect(preview?.flips).toHaveLength(3);
    expect(preview?.supplies.map(({ from }) => from.kind)).toEqual(['merchant', 'tile']);
    desk.do('confirm');
    expect(turn.texts).toEqual([
      'sell worcester#1 to oxford#1; discard worcester; barrel; sell birmingham#1 to oxford#1',
    ]);
    desk.do('undo');
    expect(turn.texts).toEqual([]);
  });

  it('can be changed, and the rest adapts', () => {
    const { desk } = selling(mills);
    chooserOf(desk).all();
    const { site, sale, sources } = ware(desk, 'birmingham#1');
    expect(sources).toHaveLength(2);
    const other = sources.find((source) => source !== sale?.sources[0]);
    chooserOf(desk).supply(site, 0, other!);
    expect(listed(desk)).toEqual({
      'birmingham#1': '+ sell birmingham#1 to oxford#1; barrel',
      'worcester#1': '+ sell worcester#1 to oxford#1; beer farm-south#1',
    });
    chooserOf(desk).choose(site, false);
    expect(listed(desk)['worcester#1']).toBe('+ sell worcester#1 to oxford#1; barrel');
    expect(listed(desk)['birmingham#1']).toBe('sell birmingham#1 to oxford#1; beer farm-south#1');
    desk.do('clear');
    expect(desk.state.sales).toBeUndefined();
  });

  it('says why one tile more is too much, and what cannot be sold at all', () => {
    const { desk } = selling({
      ...mills,
      tiles: {
        'birmingham#1': { seat: 0, tile: 'cotton-1' },
        'worcester#1': { seat: 0, tile: 'cotton-1' },
        'stafford#1': { seat: 0, tile: 'manufacturer-1' },
      },
    });
    choose(desk, 'birmingham#1');
    expect(listed(desk)).toEqual({
      'birmingham#1': '+ sell birmingham#1 to oxford#1; barrel',
      'worcester#1': 'tooLittleBeer',
      'stafford#1': 'merchantOutOfReach',
    });
    choose(desk, 'worcester#1');
    expect(desk.state.refusal?.reason).toBe('tooLittleBeer');
    expect(desk.state.refusal?.rule).toMatch(/^birmingham\./);
    expect(desk.state.sales?.choices).toHaveLength(1);
  });

  it('the old way goes on working: a site that is touched leaves the list', () => {
    const { desk, turn } = selling(mills);
    chooserOf(desk).all();
    desk.pick({ on: 'site', site: ware(desk, 'birmingham#1').site });
    expect(desk.state.sales).toBeUndefined();
    expect(desk.state.formed).toMatchObject({ kind: 'sell' });
    desk.do('confirm');
    expect(turn.texts).toEqual(['sell birmingham#1 to oxford#1; discard worcester']);
    expect(desk.state.offers.map(({ action }) => action.kind)).toEqual(['beer', 'barrel']);
  });

  it('a card that is touched pays for all of it', () => {
    const { desk, turn } = selling(mills);
    chooserOf(desk).all();
    const iron = desk.table.cards.find(({ slug }) => slug === 'iron');
    desk.pick({ on: 'card', card: iron!.id });
    expect(desk.state.sales?.choices).toHaveLength(2);
    desk.do('confirm');
    expect(turn.texts[0]).toContain('discard iron');
  });

  it('stops where a bonus asks something, and goes on with what was chosen', () => {
    const { desk, turn } = selling({
      ...mills,
      seats: 3,
      links: { 'gloucester-worcester': 0, 'birmingham-worcester': 0 },
      merchants: { 'gloucester#1': { tile: 'cotton' }, 'gloucester#2': { tile: 'all' } },
    });
    chooserOf(desk).all();
    expect(desk.state.sales?.played?.waiting).toHaveLength(1);
    desk.do('confirm');
    expect(desk.state.offers.every(({ action }) => action.kind === 'bonus')).toBe(true);
    desk.take(desk.state.remaining[0]);
    desk.do('confirm');
    expect(desk.state.sales?.choices).toHaveLength(1);
    desk.do('confirm');
    expect(turn.texts).toHaveLength(3);
    expect(turn.actions.filter(({ kind }) => kind === 'sell')).toHaveLength(2);
  });
});

const ports: Draft = {
  edition: 'lancashire',
  seats: 4,
  round: 2,
  players: [{ hand: ['iron', 'iron', 'port'] }, { hand: { port: 3 } }],
  tiles: {
    'manchester#1': { seat: 0, tile: 'cotton-1' },
    'bolton#1': { seat: 0, tile: 'cotton-1' },
    'warrington#1': { seat: 1, tile: 'port-1' },
  },
  links: { 'manchester-warrington': 1, 'bolton-manchester': 0 },
  distant: { tiles: { '1': 2 } },
};

describe('ports and the distant market', () => {
  beforeAll(loadSelling);

  it('a port that flips is used once; what is certain comes first, and chance ends the step', () => {
    const { desk, turn } = selling(ports);
    chooserOf(desk).all();
    const through = Object.values(listed(desk)).toSorted();
    expect(through).toEqual(['+ sell bolton#1 to warrington#1', '+ sell manchester#1 to abroad']);
    desk.do('confirm');
    expect(turn.texts).toEqual(['sell bolton#1 to warrington#1; discard iron; sell manchester#1 to abroad']);
    expect(turn.stage).toBe('reveals');
  });

  it('two tiles through one port are refused', () => {
    const { desk } = selling(ports);
    const [bolton, manchester] = ['bolton#1', 'manchester#1'].map((slug) => ware(desk, slug).site);
    const port = desk.table.outlets.find((one) => one.port !== undefined && slugOf(desk, one.port) === 'warrington#1')!;
    chooserOf(desk).to(bolton, port.id);
    chooserOf(desk).to(manchester, port.id);
    expect(desk.state.refusal?.reason).toBe('portIsFlipped');
    expect(desk.state.sales?.choices).toHaveLength(1);
  });

  it('of two sales to the distant market, the second waits', () => {
    const { desk } = selling({
      ...ports,
      tiles: { ...ports.tiles, 'warrington#1': { seat: 1, tile: 'port-1', flipped: true } },
    });
    chooserOf(desk).all();
    expect(desk.state.sales?.choices.length).toBe(2);
    expect(desk.state.sales?.played?.waiting).toHaveLength(1);
    expect(desk.state.foresight?.stage).toBe('reveals');
  });
});

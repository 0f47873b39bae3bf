/** A turn can be typed as records write it. */

import { isTyped, namedBy } from '@coalbrook/desk';
import { editions, findEdition } from '@coalbrook/editions';
import { makeAction } from '@coalbrook/record';
import { pick, seedOf } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { answered, openDesk } from './hostedDesk.ts';

const birmingham = findEdition('birmingham');
if (!birmingham) throw new Error('no edition');

describe.each(editions)('$slug', (edition) => {
  it('a whole game can be typed, action by action, in the notation of records', async () => {
    const { host, desk, failures } = await openDesk(edition, { seed: 'typed' });
    for (let count = 0; !host.isOver; count++) {
      expect(count).toBeLessThan(3000);
      const { frame, offers } = desk.state;
      if (frame.stage === 'open') {
        const { action } = offers[pick(seedOf('typed'), count, offers.length)];
        const text = makeAction(desk.table, action);
        expect(desk.type(text), text).toBeUndefined();
      } else desk.do('endTurn');
      if (desk.state.isWaiting) await answered(desk);
    }
    expect(failures).toEqual([]);
  });
});

describe('what is typed', () => {
  it('can be a whole turn, with the cards that it costs', async () => {
    const { desk } = await openDesk(birmingham, { seed: 'typed turn' });
    const { table } = desk;
    const { view, offers } = desk.state;
    const held = table.cards.filter(({ id }) => view.hand[view.actor * table.cards.length + id] > 0);
    const spent = held.at(-1);
    const loan = offers.find(({ action }) => action.kind === 'loan');
    if (!spent || !loan) throw new Error('no card or no loan');
    expect(
      desk.type(`Loan ${'amount' in loan.action ? loan.action.amount : ''}; discard ${spent.slug};`),
    ).toBeUndefined();
    const after = desk.state;
    expect(after.frame.stage).toBe('complete');
    expect(after.view.hand[spent.id]).toBe(view.hand[spent.id] - 1);
    expect(after.view.money[0]).toBeGreaterThan(view.money[0]);
  });

  it('is not played with cards that cannot be spent for it', async () => {
    const { desk } = await openDesk(birmingham, { seed: 'typed turn', others: 'people' });
    const { view } = desk.state;
    const { cards } = desk.table;
    const copies = (id: number): number => view.hand[view.actor * cards.length + id];
    const missing = cards.find(({ id }) => copies(id) === 0)?.slug;
    const held = cards.filter(({ id }) => copies(id) > 0).map(({ slug }) => slug);
    expect(desk.type(`loan; discard ${missing}`)).toMatchObject({ text: `discard ${missing}`, fits: 'none' });
    const tooMany = desk.type(`loan; discard ${held[0]}; discard ${held[1]}`);
    expect(tooMany).toMatchObject({ text: `discard ${held[1]}`, fits: 'none' });
    expect(desk.state.frame.draft).toEqual([]);
  });

  it('need not be written to its end if only one action fits', async () => {
    const { desk } = await openDesk(birmingham, { seed: 'typed turn' });
    expect(desk.type('loan')).toBeUndefined();
    expect(desk.state.frame.stage).toBe('complete');
  });

  it('is refused with what it names, and with the actions before it played', async () => {
    const { desk } = await openDesk(birmingham, { seed: 'typed turn', others: 'people' });
    expect(desk.type('network')).toMatchObject({ fits: 'several' });
    const fault = desk.type('sell stone#2');
    expect(fault).toMatchObject({ text: 'sell stone#2', fits: 'none' });
    expect(fault?.named).toEqual([{ on: 'kind', kind: 'sell' }, expect.objectContaining({ on: 'site' })]);
    expect(desk.whyNot(fault?.named ?? [])?.reason).toBeDefined();
    expect(desk.state.frame.draft).toEqual([]);
  });

  it('is told from other words by its kind of action', () => {
    expect(['build stone#2 cotton', ' SELL x', 'pass'].map(isTyped)).toEqual([true, true, true]);
    expect(['stone', 'rail', '', 'who builds'].map(isTyped)).toEqual([false, false, false, false]);
  });

  it('names sites, industries, cards, lines and places by their slugs', async () => {
    const { desk } = await openDesk(birmingham, { seed: 'typed turn' });
    expect(namedBy(desk.table, 'build stone#2 cotton with iron nonsense').map(({ on }) => on)).toEqual([
      'kind',
      'site',
      'industry',
      'card',
    ]);
    expect(namedBy(desk.table, 'stone').map(({ on }) => on)).toEqual(['place']);
    const [line] = desk.table.links;
    expect(namedBy(desk.table, `network ${line.slug}`)).toEqual([
      { on: 'kind', kind: 'network' },
      { on: 'link', link: line.id },
    ]);
  });
});

import type { Attempt } from '@coalbrook/desk';
import { completeDraft, shareDraft } from '@coalbrook/record';
import { NOBODY, pick, seedOf, State } from '@coalbrook/rules';
import type { Seat, View, Wish } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { commit, fillTurn, headerFor, openHost, portsFor, sheetFor, turnAt } from './fixtures.ts';
import type { Host } from './host.ts';

const tables: readonly (readonly [string, Wish, string])[] = [
  ['birmingham', { seats: 3 }, 'ppp'],
  ['lancashire', { seats: 3 }, 'ppp'],
  ['age-of-industry', { seats: 3 }, 'ppp'],
];

/** Plays some random turns for everybody. */
const playOn = async (host: Host, turns: number): Promise<void> => {
  const seed = seedOf('on');
  await host.go();
  for (let turn = 0; turn < turns && !host.isOver; turn++) {
    const { actor } = host.look(NOBODY);
    const texts = fillTurn(host, actor, (legal, step) => legal[pick(seed, turn * 100 + step, legal.length)]);
    await commit(host, actor, ...texts);
    await host.go();
  }
};

/** A sample of possible attempts. */
const attemptsAt = ({ table }: Host): readonly Attempt[] => {
  const some = <Thing>(things: readonly Thing[]): readonly Thing[] => things.filter((_, index) => index % 4 === 0);
  return [
    ...some(table.sites).map(({ id }) => ({ site: id })),
    ...some(table.links).map(({ id }) => ({ link: id })),
    ...some(table.outlets).map(({ id }) => ({ outlet: id })),
    ...some(table.cards).map(({ id }) => ({ card: id })),
    { kind: 'draw' },
    { kind: 'loan' },
  ];
};

/** Everything that a seat can learn from a host. */
const learned = (host: Host, seat: Seat): unknown => {
  const turn = turnAt(host, seat);
  return {
    look: host.look(seat),
    steps: host.steps(seat, -1),
    past: host.viewAt(0, seat),
    frame: turn.frame,
    foreseen: turn.frame.legal.map((action) => turn.foresee(action)),
    refused: attemptsAt(host).map((attempt) => turn.whyNot(attempt)),
  };
};

describe.each(tables)('secrets of %s %j', (edition, wish, sitters) => {
  const begin = (seed: string): Promise<Host> =>
    openHost(sheetFor(headerFor(edition, wish), sitters, seed), portsFor(seed));

  it.each([0, 7])('hidden information does not affect what a seat learns, %i turns into a game', async (turns) => {
    const host = await begin(`secrets ${turns}`);
    await playOn(host, turns);
    const { actor } = host.look(NOBODY);
    const view = new State(host.table.layout);
    view.cells.set(host.look(actor).cells);
    const draft = shareDraft(host.table, view as View);
    const variants = ['one', 'two'].map((seed) => completeDraft(draft, seedOf(seed)));
    const hosts = variants.map((variant) => {
      if (!variant.ok) throw new Error(JSON.stringify(variant.fault));
      return openHost(sheetFor(headerFor(edition, wish, variant.value), sitters), portsFor());
    });
    const [one, ...others] = await Promise.all(hosts);
    const onlooker = NOBODY;
    for (const other of others) {
      expect(other.record().header.position).not.toEqual(one.record().header.position);
      expect(learned(other, actor)).toEqual(learned(one, actor));
      expect(other.look(onlooker)).toEqual(one.look(onlooker));
    }
  });

  it('dealt cards are shown only to their receiver', async () => {
    const host = await begin('dealt');
    await playOn(host, 12);
    const dealtTo = (viewer: Seat): readonly Seat[] =>
      host
        .steps(viewer, -1)
        .flatMap(({ events }) => events)
        .flatMap((event) => (event.event === 'dealt' && event.cards ? [event.seat] : []));
    expect(dealtTo(NOBODY)).toEqual([]);
    expect(new Set(dealtTo(1 as Seat))).toEqual(new Set([1]));
  });
});

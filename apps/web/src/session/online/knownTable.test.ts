import { DraftTurn } from '@coalbrook/desk';
import type { Host } from '@coalbrook/host';
import type { Seat } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { KnownTable } from './knownTable.ts';
import { noKeeper } from './tableKeeper.ts';
import { OtherVersion } from './tableOfHeader.ts';
import { joined, openHost } from './testTable.ts';

const playTurn = async (host: Host): Promise<void> => {
  const { actor, seq } = host;
  const turn = DraftTurn.open(host.table, host.look(actor));
  while (turn.stage === 'open') turn.choose([turn.frame.legal[0]]);
  expect(await host.commit(actor, seq, turn.texts)).toBeUndefined();
};

it('what was known of a game does not hold once turns were taken back', async () => {
  const [ada, ben] = [0 as Seat, 1 as Seat];
  const [long, short] = [await openHost(), await openHost()];
  await playTurn(long);
  const kept: number[] = [];
  let forgotten = 0;
  const keeper = {
    ...noKeeper,
    keepSteps: (_game: string, { steps }: { readonly steps: readonly unknown[] }) => {
      kept.push(steps.length);
      return Promise.resolve();
    },
    forget: () => {
      forgotten++;
      return Promise.resolve();
    },
  };
  const known = new KnownTable('g', keeper);
  expect(known.take(joined(long, ada, 0, 0), ada, 0)).toBe(true);
  expect(known.take(joined(long, ben, 0, 0), ben, 0)).toBe(true);
  const old = known.seenBy(ada);
  if (!old) throw new Error('nothing seen');
  expect(known.sinceFor(ada)).toBe(long.seq);

  // News tell of it before anything else does.
  known.setInfo(joined(short, ada, 0, 1).table);
  expect(known.sinceFor(ada)).toBe(0);
  // An answer that builds on what was known cannot be right.
  expect(known.take(joined(short, ada, 2, 1), ada, 2)).toBe(false);
  expect(known.seenBy(ada)).toBe(old);
  expect(known.take(joined(short, ada, 0, 1), ada, 0)).toBe(true);
  expect([known.line, forgotten, known.seenBy(ada)?.seq]).toEqual([1, 1, short.seq]);
  expect(known.seenBy(ben)).toBeUndefined();
  // A view of the past that was asked for before is not kept.
  const count = kept.length;
  known.keep(old, 0, 1);
  expect(kept).toHaveLength(count);
});

it('a game that goes on by rules that this page does not know stays as it was', async () => {
  const ada = 0 as Seat;
  const host = await openHost();
  const known = new KnownTable('g', noKeeper);
  expect(known.take(joined(host, ada, 0, 0), ada, 0)).toBe(true);
  const before = known.seenBy(ada);
  const seq = before?.seq;
  await playTurn(host);
  const { table, look } = joined(host, ada, 0, 0);
  const later = { table: { ...table, header: { ...table.header, rules: 900 } }, look };
  expect(() => known.take(later, ada, 0)).toThrow(OtherVersion);
  expect(known.seenBy(ada) === before).toBe(true);
  expect([before?.seq, host.seq > (seq ?? 0)]).toEqual([seq, true]);
});

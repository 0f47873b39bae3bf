/** A game of two people as a server would send it, for tests. */
import { Host, MemoryLedger, newSheet, seededChance, localBots } from '@coalbrook/host';
import type { Seat } from '@coalbrook/rules';
import type { Sitter } from '@coalbrook/wire';
import { packCells } from '@coalbrook/wire/online';
import type { JoinedTable } from '@coalbrook/wire/online';

const people: readonly Sitter[] = ['Ada', 'Ben'].map((name) => ({
  kind: 'person',
  name,
  policy: '',
  figure: '',
  colour: '',
}));

export const openHost = async (): Promise<Host> => {
  const sheet = newSheet({ edition: 'lancashire', wish: { seats: 2 }, sitters: people, seed: 'line' }, 'g', 0);
  if (!sheet.ok) throw new Error('no sheet');
  const opened = await Host.open(sheet.value, {
    ledger: new MemoryLedger(),
    chance: seededChance('line'),
    bots: localBots,
    clock: { after: () => () => undefined },
    audience: { tell: () => undefined },
  });
  if (!opened.ok) throw new Error('no host');
  await opened.value.deal();
  return opened.value;
};

export const joined = (host: Host, viewer: Seat, since: number, line: number): JoinedTable => {
  const { cells, ...seen } = host.look(viewer);
  return {
    table: {
      game: 'g',
      status: 'running',
      header: host.sheet.header,
      seats: people.map((sitter) => ({ ...sitter, isFree: false, isPresent: true })),
      held: [viewer],
      commitment: '',
      begun: 0,
      watchDelay: 0,
      ...(line > 0 ? { line } : {}),
    },
    look: { ...seen, cells: packCells(cells), steps: host.steps(viewer, since - 1) },
  };
};

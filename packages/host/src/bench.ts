/** Tables to test hosts at. */

import { completeDraft, headerOf, makeAction, parseAction, tableFor } from '@coalbrook/record';
import type { Draft, Header } from '@coalbrook/record';
import { seedOf } from '@coalbrook/rules';
import type { Action, Seat, Wish } from '@coalbrook/rules';

import { Host } from './host.ts';
import { localBots } from './localBots.ts';
import { MemoryLedger } from './memoryLedger.ts';
import type { News } from './messages.ts';
import type { Ports } from './ports.ts';
import { seededChance } from './seededChance.ts';
import type { Sheet, Sitter } from './sheet.ts';

export const headerFor = (edition: string, wish: Wish, position?: Draft): Header => {
  const table = tableFor(edition, wish);
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  return headerOf(table.value, position);
};

/** People and bots by a letter each: `pbb` is a person with two bots; `a` is an automaton. */
const sitterOf = (letter: string): Sitter => {
  const rest = { name: letter, figure: '', colour: '' };
  if (letter === 'b') return { kind: 'bot', policy: 'apprentice', ...rest };
  if (letter === 'r') return { kind: 'bot', policy: 'random', ...rest };
  return { kind: letter === 'a' ? 'automaton' : 'person', policy: '', ...rest };
};

export const sheetFor = (header: Header, sitters: string, seed = 'host'): Sheet => ({
  id: 'game',
  header,
  sitters: sitters.split('').map(sitterOf),
  seed,
  begun: 0,
});

export interface Bench extends Ports {
  readonly ledger: MemoryLedger;
  readonly news: News[];
}

/** Everything a host needs, in memory. */
export const benchFor = (seed = 'host', ledger = new MemoryLedger()): Bench => {
  const news: News[] = [];
  return {
    ledger,
    news,
    chance: seededChance(seed),
    bots: localBots,
    clock: { now: () => 0 },
    audience: { tell: (one) => news.push(one) },
  };
};

/** A host with everything it needs in memory. */
export const openHost = async (sheet: Sheet, bench: Bench): Promise<Host> => {
  const host = await Host.open(sheet, bench);
  if (!host.ok) throw new Error(JSON.stringify(host.fault));
  return host.value;
};

/** A sheet for a game that begins with a drafted position. */
export const sheetAt = (draft: Draft, sitters: string): Sheet => {
  const complete = completeDraft(draft, seedOf('bench'));
  if (!complete.ok) throw new Error(JSON.stringify(complete.fault));
  return sheetFor(headerFor(draft.edition, draft, complete.value), sitters);
};

/** Actions are written as in records. */
export const actionAt = ({ table }: Host, text: string): Action => {
  const action = parseAction(table, text);
  if (!action.ok) throw new Error(`${text}: ${JSON.stringify(action.fault)}`);
  return action.value;
};

/** Whatever a seat may choose, as in records. */
export const legalAt = (host: Host, seat: number): readonly string[] =>
  host.frame(seat as Seat).legal.map((action) => makeAction(host.table, action));

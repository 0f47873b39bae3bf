/** Tables for tests of the host. */

import { DraftTurn } from '@coalbrook/desk';
import { completeDraft, headerOf, makeAction, parseAction, tableFor } from '@coalbrook/record';
import type { Draft, Header } from '@coalbrook/record';
import { seedOf } from '@coalbrook/rules';
import type { Action, Seat, Wish } from '@coalbrook/rules';
import type { Denial, Sheet, Sitter } from '@coalbrook/wire';

import { Host } from './host.ts';
import { localBots } from './localBots.ts';
import { MemoryLedger } from './memoryLedger.ts';
import type { Clock, HostNews, Ports } from './ports.ts';
import { seededChance } from './seededChance.ts';

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

/** A clock that only moves when the test advances it. */
export class TestClock implements Clock {
  #now = 0;
  #waiting: readonly { readonly at: number; readonly run: () => void }[] = [];

  after(milliseconds: number, run: () => void): () => void {
    const one = { at: this.#now + milliseconds, run };
    this.#waiting = [...this.#waiting, one];
    return () => (this.#waiting = this.#waiting.filter((other) => other !== one));
  }

  get isWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  pass(milliseconds: number): void {
    this.#now += milliseconds;
    const due = this.#waiting.filter(({ at }) => at <= this.#now);
    this.#waiting = this.#waiting.filter(({ at }) => at > this.#now);
    for (const { run } of due) run();
  }
}

export interface TestPorts extends Ports {
  readonly ledger: MemoryLedger;
  readonly clock: TestClock;
  readonly news: HostNews[];
}

/** Everything a host needs, in memory. */
export const portsFor = (seed = 'host', ledger = new MemoryLedger()): TestPorts => {
  const news: HostNews[] = [];
  return {
    ledger,
    news,
    chance: seededChance(seed),
    bots: localBots,
    clock: new TestClock(),
    audience: { tell: (one) => news.push(one) },
  };
};

export const openHost = async (sheet: Sheet, ports: Ports): Promise<Host> => {
  const host = await Host.open(sheet, ports);
  if (!host.ok) throw new Error(JSON.stringify(host.fault));
  return host.value;
};

/** A sheet for a game that starts from a drafted position. */
export const sheetAt = (draft: Draft, sitters: string): Sheet => {
  const complete = completeDraft(draft, seedOf('fixture'));
  if (!complete.ok) throw new Error(JSON.stringify(complete.fault));
  return sheetFor(headerFor(draft.edition, draft, complete.value), sitters);
};

/** Actions are in notation. */
export const actionAt = ({ table }: Host, text: string): Action => {
  const action = parseAction(table, text);
  if (!action.ok) throw new Error(`${text}: ${JSON.stringify(action.fault)}`);
  return action.value;
};

/** A seat's turn as a page would open it. */
export const turnAt = (host: Host, seat: Seat): DraftTurn => DraftTurn.open(host.table, host.look(seat));

/** A seat's legal actions in notation. */
export const legalAt = (host: Host, seat: Seat): readonly string[] =>
  turnAt(host, seat).frame.legal.map((action) => makeAction(host.table, action));

/** Commits steps in notation at the host's current position. */
export const commit = (host: Host, seat: Seat, ...steps: readonly string[]): Promise<Denial | undefined> =>
  host.commit(seat, host.seq, steps);

/** Chooses legal actions until the turn can be committed. */
export const fillTurn = (
  host: Host,
  seat: Seat,
  choose: (legal: readonly Action[], step: number) => Action = ([first]) => first,
): readonly string[] => {
  const turn = turnAt(host, seat);
  for (let step = 0; turn.stage === 'open'; step++) turn.choose([choose(turn.frame.legal, step)]);
  return turn.texts;
};

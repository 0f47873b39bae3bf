/** A desk at a table whose host runs in memory, for tests that play at it as a person would. */

import { Desk, PlainTurn } from '@coalbrook/desk';
import { Host, localBots, MemoryLedger, newSheet, seededChance } from '@coalbrook/host';
import { NOBODY } from '@coalbrook/rules';
import type { Edition, Seat } from '@coalbrook/rules';
import type { Sitter } from '@coalbrook/wire';

type Preferences = ReturnType<ConstructorParameters<typeof Desk>[0]['preferences']>;

export interface HostedDesk {
  readonly host: Host;
  readonly turn: PlainTurn;
  readonly desk: Desk;
  /** Failures that the desk has reported. */
  readonly failures: unknown[];
}

export interface HostedDeskOptions {
  readonly seats?: number;
  readonly seed?: string;
  /** Who sits beside the first person; bots that play at random if omitted. */
  readonly others?: 'people' | 'bots';
  readonly preferences?: Partial<Preferences>;
}

const usual: Preferences = { confirms: 'action', endsTurn: false };

/** Opens a new game. The desk is for whichever person decides, as on a device that is handed round. */
export const openDesk = async (edition: Edition, options: HostedDeskOptions = {}): Promise<HostedDesk> => {
  const { seats = edition.seats[0], seed = 'desk', others = 'bots', preferences } = options;
  const sitters = Array.from({ length: seats }, (_, seat): Sitter => {
    const isPerson = seat === 0 || others === 'people';
    return {
      kind: isPerson ? 'person' : 'bot',
      policy: isPerson ? '' : 'random',
      name: `Seat ${seat + 1}`,
      figure: '',
      colour: '',
    };
  });
  const sheet = newSheet({ edition: edition.slug, wish: { seats }, sitters, seed }, 'game', 0);
  if (!sheet.ok) throw new Error(JSON.stringify(sheet.fault));
  const opened = await Host.open(sheet.value, {
    ledger: new MemoryLedger(),
    chance: seededChance(seed),
    bots: localBots,
    clock: { after: () => () => undefined },
    audience: { tell: () => undefined },
  });
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  const host = opened.value;
  await host.go();
  const viewer = (): Seat => (host.actor === NOBODY ? (0 as Seat) : host.actor);
  const turn = new PlainTurn(host.table, host.look(viewer()), async (seat, seq, draft) => {
    const denial = await host.commit(seat, seq, draft);
    if (denial) return denial;
    await host.go();
    turn.show(host.look(viewer()));
    return undefined;
  });
  const failures: unknown[] = [];
  const report = (error: unknown): void => void failures.push(error);
  const desk = new Desk({ turn, preferences: () => ({ ...usual, ...preferences }), report });
  return { host, turn, desk, failures };
};

/** Done when the host has answered. */
export const answered = (desk: Desk): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (desk.state.isWaiting) return;
      stop();
      resolve();
    };
    const stop = desk.subscribe(look);
    if (!desk.state.isWaiting) look();
  });

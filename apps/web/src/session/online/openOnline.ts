import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { Sitter } from '@coalbrook/wire';
import type { OpenedTable } from '@coalbrook/wire/online';

import { keepLinks } from './keptLinks.ts';
import { openTable } from './onlineApi.ts';
import type { ApiAnswer } from './onlineApi.ts';

interface SavedGame {
  readonly sitters: readonly Sitter[];
  readonly record: { readonly edition: string; readonly seats: number };
}

export interface Invitation {
  /** The seat of whoever invites. */
  readonly mine: Seat;
  readonly name: string;
  /** The seats that bots leave. */
  readonly left: readonly Seat[];
}

/** The seat of whoever invites: the one that looks, or else the first person's; nobody's if there is no person. */
export const inviterOf = (sitters: readonly Sitter[], viewer: Seat): Seat =>
  viewer === NOBODY ? (sitters.findIndex(({ kind }) => kind === 'person') as Seat) : viewer;

const seatInvited = (sitters: readonly Sitter[], { mine, name, left }: Invitation): readonly Sitter[] =>
  sitters.map((sitter, seat) => {
    if (seat === Number(mine)) return { ...sitter, name };
    return left.includes(seat as Seat) ? { ...sitter, kind: 'person', policy: '' } : sitter;
  });

/** Lets a saved game go on at an online table, with its history. The seats of other people are free. */
export const openOnline = async (saved: string, invitation: Invitation): Promise<ApiAnswer<OpenedTable>> => {
  const { sitters, record } = JSON.parse(saved) as SavedGame;
  const { edition, seats } = record;
  const game = { edition, wish: { seats }, sitters: seatInvited(sitters, invitation), seed: '' };
  const opened = await openTable(game, [invitation.mine], { record: JSON.stringify(record) });
  if (opened.ok) keepLinks(opened.value);
  return opened;
};

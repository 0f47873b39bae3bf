import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { OpenedTable, Sitter } from '@coalbrook/wire';

import { keepLinks } from './keptLinks.ts';
import { openTable } from './onlineApi.ts';
import type { ApiAnswer } from './onlineApi.ts';

interface SavedGame {
  readonly sitters: readonly Sitter[];
  readonly record: { readonly edition: string; readonly seats: number };
}

/** Makes room for somebody: if everybody else is a bot, the first of them leaves. */
const withRoom = (sitters: readonly Sitter[], mine: Seat): readonly Sitter[] => {
  const isOpen = sitters.some(({ kind }, seat) => kind === 'person' && seat !== Number(mine));
  const leaving = isOpen ? -1 : sitters.findIndex(({ kind }) => kind === 'bot');
  return sitters.map((sitter, seat) => (seat === leaving ? { ...sitter, kind: 'person', policy: '' } : sitter));
};

/** Lets a saved game go on at an online table, with its history. The person keeps one seat; other people's are free. */
export const openOnline = async (saved: string, viewer: Seat): Promise<ApiAnswer<OpenedTable>> => {
  const { sitters, record } = JSON.parse(saved) as SavedGame;
  const first = sitters.findIndex(({ kind }) => kind === 'person');
  const mine = viewer === NOBODY ? (first as Seat) : viewer;
  const { edition, seats } = record;
  const game = { edition, wish: { seats }, sitters: withRoom(sitters, mine), seed: '' };
  const opened = await openTable(game, [mine], { record: JSON.stringify(record) });
  if (opened.ok) keepLinks(opened.value);
  return opened;
};

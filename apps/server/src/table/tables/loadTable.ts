import { Host } from '@coalbrook/host';
import type { HostNews } from '@coalbrook/host';
import type { Divergence, Header } from '@coalbrook/record';
import { done } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';
import type { Sheet } from '@coalbrook/wire';

import { botSeed } from '../chance/sealedChance.ts';
import type { GameRow } from '../games/gameRow.ts';
import { ELSEWHERE, isServedHere } from '../games/servedElsewhere.ts';
import { upgradeGame } from '../games/upgradeGame.ts';
import { readPosition } from '../ledger/storedPosition.ts';
import { LiveTable } from './liveTable.ts';
import type { TableSurroundings, TableTerms } from './liveTable.ts';
import type { TablesEnvironment } from './tablesEnvironment.ts';

/** Hears what is new at a table. */
type TableListener = (table: LiveTable, news: HostNews) => void;

export const termsOf = ({ line, terms, paused, control, customs }: GameRow): TableTerms => ({
  known: { line, terms },
  isPaused: paused > 0,
  control,
  late: customs.late,
});

/** What stays in memory must not hold the whole row. */
const surroundingsOf = (
  { clocks, extensions, byOrder }: TablesEnvironment,
  { id, watchDelay }: GameRow,
): TableSurroundings => ({
  watchDelay,
  clockNow: () => clocks.shown(id),
  orderOf: (seat) => extensions.orders.of(id, seat),
  isByOrder: (seq) => byOrder.has(id, seq),
});

/** Opens the game of a row. `tell` hears what happens there, and which host says so. */
export const openHost = async (
  { store, ledgerOf, clock, clocks, extensions, byOrder, botsOf, chanceOf }: TablesEnvironment,
  row: GameRow,
  { known }: TableTerms,
  tell: (news: HostNews, host: Host | undefined) => void,
): Promise<Result<Host, Divergence>> => {
  // Which turns were played by order is read with them.
  byOrder.forget(row.id);
  extensions.orders.close(row.id);
  const nonces = (await store.seats(row.id)).map(({ nonce }) => nonce);
  const sheet: Sheet = {
    id: row.id,
    header: row.header,
    sitters: row.sitters,
    seed: botSeed(row.secret, row.id),
    begun: row.begun,
  };
  let host: Host | undefined = undefined as Host | undefined;
  const opened = await Host.open(sheet, {
    ledger: ledgerOf(known),
    clock,
    chance: chanceOf(row.secret, row.id, nonces),
    bots: botsOf(sheet),
    audience: { tell: (news) => tell(news, host) },
  });
  if (!opened.ok) return opened;
  host = opened.value;
  if (row.control !== '') await clocks.open(row.id, host);
  await extensions.orders.open(row.id);
  return opened;
};

const openTable = async (
  around: TablesEnvironment,
  row: GameRow,
  hear: TableListener,
): Promise<Result<LiveTable, Divergence>> => {
  const terms = termsOf(row);
  let table: LiveTable | undefined = undefined as LiveTable | undefined;
  const opened = await openHost(around, row, terms, (news, host) => {
    if (table && table.host === host) hear(table, news);
  });
  if (!opened.ok) return opened;
  table = new LiveTable(opened.value, terms, surroundingsOf(around, row));
  return done(table);
};

/** A game does not follow from its entries any more. Returns its new header, which is stored. */
const upgrade = async ({ store, ledgerOf }: TablesEnvironment, row: GameRow): Promise<Header | undefined> => {
  const { id, header, seq } = row;
  const { entries } = await ledgerOf(row).read(id);
  // Another node has written meanwhile: whoever asks for the table again will find it.
  const position = entries.length === seq ? await store.positionAfter(id, seq) : undefined;
  if (position === undefined) return undefined;
  const upgraded = upgradeGame(header, entries, readPosition(position));
  return upgraded && (await store.renew(id, seq, upgraded)) ? upgraded : undefined;
};

/** A table, or that only nodes of a newer version serve it; undefined if there is none. */
export type FoundTable = LiveTable | typeof ELSEWHERE | undefined;

/** Opens the table of a game that has begun, unless it is served elsewhere: then nothing about it is changed. */
export const loadTable = async (around: TablesEnvironment, game: string, hear: TableListener): Promise<FoundTable> => {
  const { store, log } = around;
  const row = await store.find(game);
  if (!row || row.status === 'open') return undefined;
  if (!isServedHere(row)) return ELSEWHERE;
  const opened = await openTable(around, row, hear);
  // Entries are only added, unless somebody has taken back a turn meanwhile.
  if (opened.ok && opened.value.host.seq < row.seq) return loadTable(around, game, hear);
  if (opened.ok) {
    const { header } = opened.value.host.sheet;
    // Earlier versions let games go on under their own rules without saying so.
    if (header.rules !== row.header.rules) await store.renew(game, row.seq, header);
    return opened.value;
  }
  const { seq, kind } = opened.fault;
  const header = await upgrade(around, row);
  const again = header && (await openTable(around, { ...row, header }, hear));
  if (!header || !again?.ok) {
    log('error', 'a game cannot be opened', { game, seq, kind });
    throw new Error('the game cannot be opened');
  }
  const { resumed, rules } = header;
  // If the rules are the same, an entry is damaged.
  if (resumed?.rules === rules) log('warn', 'a game goes on after a damaged entry', { game, seq, kind });
  else log('info', 'a game goes on under other rules', { game, after: resumed?.after });
  return again.value;
};

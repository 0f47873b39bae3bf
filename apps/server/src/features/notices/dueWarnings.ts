import type { Seat } from '@coalbrook/rules';
import type { TimeControl } from '@coalbrook/time';

import type { Queries } from '../../ground/database/database.ts';
import { hashOf } from '../../ground/persons/tokens.ts';
import { warnedSince } from '../../table/games/clearing.ts';
import { USED } from './channelStore.ts';

const HOUR = 3_600_000;

/** Nobody is warned earlier than this, in milliseconds before their time is up. */
const EARLIEST = 12 * HOUR;

/** Warnings found at once. */
const MOST = 500;

/** A person who has not been warned yet that their time is almost up, or that a table at which people miss will be removed. */
export interface DueWarning {
  readonly occasion: 'soon' | 'clears';
  readonly person: string;
  readonly game: string;
  /** How many entries the game has. */
  readonly seq: number;
  readonly seat: Seat;
  /** What exactly: they are warned of it once. */
  readonly about: string;
  /** The person's quiet hours as JSON, empty if there are none. */
  readonly quiet: string;
}

interface RawWarning extends Omit<DueWarning, 'occasion'> {
  readonly due: number | string;
  readonly control: string;
}

const warnings = (about: string, which: string): string => `select holders.person as person, games.id as game,
    games.seq as seq, holders.seat as seat, ${about} as about, coalesce(people.quiet, '') as quiet, due, control
  from games join holders on holders.game = games.id and holders.seat >= 0
  left join people on people.person = holders.person
  left join notices on notices.person = holders.person and notices.game = games.id
  where ${which} and coalesce(notices.muted, 0) = 0 and (people.wake is null or people.wake <= $1)
    and not exists (select 1 from told_warnings where who = holders.person and told_warnings.game = games.id
      and told_warnings.about = ${about})
    and exists (select 1 from channels where channels.person = holders.person and ${USED}) limit ${MOST}`;

/** Only at slow tables: at a live one there is no time for that. Whoever has left an order need not hurry. */
const SOON = warnings(
  "'soon ' || games.line || ' ' || games.seq",
  `games.status = 'running' and holders.seat = games.actor and due > $1 and due <= $2 and control like '%"slow"%'
    and not exists (select 1 from orders where orders.game = games.id and orders.seat = games.actor and why = '')`,
);

const CLEARS = warnings("'clears ' || games.touched", "games.status = 'open' and games.touched <= $2");

/** Somebody is warned when a quarter of the time for a turn is left. */
const isSoon = ({ due, control }: RawWarning, now: number): boolean => {
  const time = JSON.parse(control) as TimeControl;
  return time.kind === 'slow' && Number(due) - now <= Math.min(time.turn / 4, EARLIEST);
};

const plain = (
  { due: _due, control: _control, ...rest }: RawWarning,
  occasion: DueWarning['occasion'],
): DueWarning => ({
  ...rest,
  occasion,
});

export const readDueWarnings = async (queries: Queries, now: number): Promise<readonly DueWarning[]> => {
  const soon = await queries.query<RawWarning>(SOON, now, now + EARLIEST);
  const clears = await queries.query<RawWarning>(CLEARS, now, warnedSince(now));
  return [
    ...soon.filter((one) => isSoon(one, now)).map((one) => plain(one, 'soon')),
    ...clears.map((one) => plain(one, 'clears')),
  ];
};

/** Notes that a person is warned now, or an address is. Of all nodes that try, one is answered true. */
const claimFor = async (queries: Queries, who: string, { game, seq, about }: DueWarning): Promise<boolean> => {
  const rows = await queries.query(
    `insert into told_warnings (who, game, about) select cast($1 as text), id, cast($4 as text) from games
        where id = $2 and seq = $3
      on conflict (who, game) do update set about = excluded.about where told_warnings.about <> excluded.about
      returning about`,
    who,
    game,
    seq,
    about,
  );
  return rows.length > 0;
};

export const claimWarning = (queries: Queries, due: DueWarning): Promise<boolean> => claimFor(queries, due.person, due);

/** The same for an address, which a person may have given on several devices. */
export const claimAddressOfWarning = (queries: Queries, address: string, due: DueWarning): Promise<boolean> =>
  claimFor(queries, `address ${hashOf(address)}`, due);

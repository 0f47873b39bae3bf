import type { PersonalData } from '../../ground/persons/personalData.ts';
import { hashOf } from '../../ground/persons/tokens.ts';
import { isTold, skipPresent } from './channelStore.ts';
import type { StoredChannel } from './storedChannel.ts';

/** How a person is told, and about what. */
export const ownNotices: PersonalData = {
  tables: ['channels', 'notices'],
  move: async (queries, from, to) => {
    // Of two equal ones the confirmed one stays, else the one of whom they are given to.
    const same = 'other.kind = channels.kind and other.address = channels.address';
    await queries.query(
      `delete from channels where person = $2 and code <> ''
        and exists (select 1 from channels other where other.person = $1 and other.code = '' and ${same})`,
      from,
      to,
    );
    await queries.query(
      `delete from channels where person = $1 and exists (select 1 from channels other where other.person = $2 and ${same})`,
      from,
      to,
    );
    await queries.query('update channels set person = $2 where person = $1', from, to);
    await queries.query(
      `insert into notices (person, game, seq, muted) select $2, game, seq, muted from notices where person = $1
        on conflict (person, game) do update set
          seq = case when excluded.seq > notices.seq then excluded.seq else notices.seq end,
          muted = case when excluded.muted > notices.muted then excluded.muted else notices.muted end`,
      from,
      to,
    );
    await queries.query('delete from notices where person = $1', from);
    await queries.query(
      `insert into told_warnings (who, game, about) select $2, game, about from told_warnings where who = $1
        on conflict (who, game) do update set about = excluded.about`,
      from,
      to,
    );
    await queries.query('delete from told_warnings where who = $1', from);
    // Whoever signs in sees whose turn it is.
    if (await isTold(queries, to)) await skipPresent(queries, to);
  },
  read: async (queries, person) => {
    const channels = await queries.query<StoredChannel>(
      'select * from channels where person = $1 order by kind, id',
      person,
    );
    const muted = await queries.query<{ game: string }>(
      'select game from notices where person = $1 and muted = 1 order by game',
      person,
    );
    return {
      channels: channels.map(({ kind, address, language, code }) => ({
        kind,
        address,
        language,
        isConfirmed: code === '',
      })),
      mutedGames: muted.map(({ game }) => game),
    };
  },
  remove: async (queries, person) => {
    const channels = await queries.query<{ kind: string; address: string }>(
      'delete from channels where person = $1 returning kind, address',
      person,
    );
    for (const { kind, address } of channels) {
      await queries.query(
        `delete from told_addresses where address = $1
          and not exists (select 1 from channels where kind = $2 and address = $3)`,
        // As `claimAddress` stores it.
        hashOf(`${kind} ${address}`),
        kind,
        address,
      );
    }
    await queries.query('delete from notices where person = $1', person);
    await queries.query('delete from told_warnings where who = $1', person);
  },
};

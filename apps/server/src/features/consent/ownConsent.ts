import type { PersonalData } from '../../ground/persons/personalData.ts';
import { renameIn } from '../../table/games/happenings.ts';
import { NAMELESS, unnameFormer } from '../../table/games/unnaming.ts';
import type { TableListeners } from '../../table/listeners.ts';

/** Seats that a bot has taken over from a person, which questions they were told of, and their name in the log. */
export const ownConsent = (listeners: TableListeners): PersonalData => ({
  tables: ['absentees', 'former_sitters'],
  move: async (queries, from, to) => {
    await queries.query(
      `insert into absentees (game, seat, person) select game, seat, $2 from absentees where person = $1
        on conflict do nothing`,
      from,
      to,
    );
    await queries.query('delete from absentees where person = $1', from);
    await queries.query(
      `insert into former_sitters (game, person, name) select game, $2, name from former_sitters where person = $1
        on conflict do nothing`,
      from,
      to,
    );
    await queries.query('delete from former_sitters where person = $1', from);
    // Nobody is told twice of the same question.
    await queries.query(
      `insert into told_proposals (who, game, id) select $2, game, id from told_proposals where who = $1
        on conflict (who, game) do update set id = excluded.id`,
      from,
      to,
    );
    await queries.query('delete from told_proposals where who = $1', from);
  },
  read: async (queries, person) => ({
    lostSeats: await queries.query('select game, seat from absentees where person = $1 order by game, seat', person),
    formerNames: await queries.query(
      'select game, name from former_sitters where person = $1 order by game, name',
      person,
    ),
  }),
  remove: async (queries, person) => {
    const former = await queries.query<{ game: string; name: string }>(
      'delete from former_sitters where person = $1 returning game, name',
      person,
    );
    for (const { game, name } of former.toSorted((one, other) => (one.game < other.game ? -1 : 1))) {
      await unnameFormer(queries, game, name, listeners);
      await renameIn(queries, game, name, NAMELESS);
      await queries.announce('table', [game]);
    }
    await queries.query('delete from absentees where person = $1', person);
    await queries.query('delete from told_proposals where who = $1', person);
  },
});

import type { PersonalData } from '../seats/personalData.ts';

/** Seats that a bot has taken over from a person, and which questions they were told of. */
export const ownConsent: PersonalData = {
  tables: ['absentees'],
  move: async (queries, from, to) => {
    await queries.query(
      `insert into absentees (game, seat, person) select game, seat, $2 from absentees where person = $1
        on conflict do nothing`,
      from,
      to,
    );
    await queries.query('delete from absentees where person = $1', from);
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
  }),
  remove: async (queries, person) => {
    await queries.query('delete from absentees where person = $1', person);
    await queries.query('delete from told_proposals where who = $1', person);
  },
};

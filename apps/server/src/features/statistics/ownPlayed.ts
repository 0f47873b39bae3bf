import type { PersonalData } from '../../ground/persons/personalData.ts';
import { playedGames } from './playedGames.ts';

/** The finished games of a person. */
export const ownPlayed: PersonalData = {
  tables: ['played'],
  move: async (queries, from, to) => {
    await queries.query(
      `insert into played (game, seat, person) select game, seat, $2 from played where person = $1
        on conflict do nothing`,
      from,
      to,
    );
    await queries.query('delete from played where person = $1', from);
  },
  read: async (queries, person) => {
    const played = await playedGames(queries, person);
    if (played.length === 0) return {};
    return {
      played: played.map(({ at, game, seat, seats }) => ({
        game,
        at: new Date(at).toISOString(),
        place: seats[seat].place,
        points: seats[seat].points,
      })),
    };
  },
  remove: async (queries, person) => {
    await queries.query('delete from played where person = $1', person);
  },
};

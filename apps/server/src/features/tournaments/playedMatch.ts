import type { PlayedMatch } from '@coalbrook/wire/online';

import type { Queries } from '../../ground/database/database.ts';

/** The tournament of a game, for those who may see it: who runs it, plays in it, or finds it because it is public. */
export const playedMatch = async (queries: Queries, game: string, person: string): Promise<PlayedMatch | undefined> => {
  const [row] = await queries.query<{ id: string; name: string; round: number; places: string }>(
    `select tournaments.id as id, tournaments.name as name, matches.round as round, matches.places as places
      from matches join tournaments on tournaments.id = matches.tournament
      where matches.game = $1 and (tournaments.is_public = 1
        or exists (select 1 from organisers where tournament = tournaments.id and person = $2)
        or exists (select 1 from entrants where tournament = tournaments.id and person = $2))`,
    game,
    person,
  );
  if (!row) return undefined;
  const decided = row.places === '' ? undefined : (JSON.parse(row.places) as readonly number[]);
  return { tournament: row.id, name: row.name, round: row.round, ...(decided ? { decided } : {}) };
};

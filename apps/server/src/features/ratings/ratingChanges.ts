import type { Seat } from '@coalbrook/rules';
import type { RatingChange } from '@coalbrook/wire/online';

import type { Queries } from '../../ground/database/database.ts';
import { doubtOf, ratingOf } from './skill.ts';

interface RawChange {
  readonly seat: number;
  readonly player: string;
  readonly place: number;
  readonly mu: number;
  readonly sigma: number;
  /** Not noted by earlier versions. */
  readonly mu_before: number | null;
  readonly sigma_before: number | null;
}

/** What a game has changed for those who are rated for it; none if it has not counted. */
export const ratingChanges = async (queries: Queries, game: string): Promise<readonly RatingChange[]> => {
  const rows = await queries.query<RawChange>(
    `select seat, player, place, mu, sigma, mu_before, sigma_before from results where game = $1 order by seat`,
    game,
  );
  return rows.map(({ seat, player, place, mu, sigma, mu_before, sigma_before }) => ({
    seat: seat as Seat,
    player,
    ...(mu_before === null || sigma_before === null
      ? {}
      : { before: ratingOf({ mu: mu_before, sigma: sigma_before }) }),
    after: ratingOf({ mu, sigma }),
    doubt: doubtOf({ mu, sigma }),
    place,
  }));
};

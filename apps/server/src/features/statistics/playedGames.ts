import type { Seat } from '@coalbrook/rules';
import type { PastGame, PlayedSeat } from '@coalbrook/wire/online';

import type { Queries } from '../../ground/database/database.ts';
import { RATED } from '../../table/games/ratedSeats.ts';
import type { StoredSheet } from '../../table/games/sheets.ts';
import type { StoredSeat } from './noteOutcomes.ts';

/** The most games that somebody is told of: the last ones. */
const MOST = 1000;

interface RawPlayed {
  readonly game: string;
  readonly seat: number;
  readonly sheet: string;
  readonly rated: number;
  readonly body: string;
  readonly at: number | string;
}

const playedOf = ({ game, seat, sheet, rated, body, at }: RawPlayed): PastGame => {
  const { header, sitters } = JSON.parse(sheet) as StoredSheet;
  const { options = [] } = header;
  return {
    game,
    edition: header.edition,
    ...(options.length > 0 ? { options } : {}),
    isRated: rated === RATED.counted,
    at: Number(at),
    seat: seat as Seat,
    seats: (JSON.parse(body) as readonly StoredSeat[]).map((one, index): PlayedSeat => {
      const { kind, name, policy } = sitters[index];
      return { ...one, kind, name: kind === 'bot' ? policy : name };
    }),
  };
};

/** The finished games of a person, the last ones first. */
export const playedGames = async (queries: Queries, person: string): Promise<readonly PastGame[]> => {
  const rows = await queries.query<RawPlayed>(
    `select played.game as game, played.seat as seat, games.sheet as sheet, games.rated as rated, outcomes.body as body,
        outcomes.at as at
      from played join outcomes on outcomes.game = played.game join games on games.id = played.game
      where played.person = $1 order by outcomes.at desc, played.game, played.seat limit ${MOST}`,
    person,
  );
  return rows.map(playedOf);
};

import type { Queries } from '../../ground/database/database.ts';
import type { PersonalData } from '../../ground/persons/personalData.ts';
import { handOver } from './holders.ts';
import type { Seating } from './seating.ts';
import type { StoredSheet } from './sheets.ts';

interface RawSeat {
  readonly game: string;
  readonly seat: number;
  readonly sheet: string;
  readonly status: string;
  readonly begun: number | string;
}

const seatsOf = async (queries: Queries, person: string): Promise<readonly RawSeat[]> =>
  queries.query<RawSeat>(
    `select holders.game, holders.seat, games.sheet, games.status, games.begun
      from holders join games on games.id = holders.game where holders.person = $1 order by games.begun, game, seat`,
    person,
  );

/** A game with a seat in it, without anything that is hidden. */
const shown = ({ game, seat, sheet, status, begun }: RawSeat): unknown => {
  const { header, sitters } = JSON.parse(sheet) as StoredSheet;
  return {
    game,
    edition: header.edition,
    status,
    begun: new Date(Number(begun)).toISOString(),
    players: sitters.map(({ name }) => name),
    ...(seat < 0 ? { watches: true } : { seat, name: sitters[seat]?.name ?? '' }),
    ...(status === 'over' ? { record: `/api/games/${game}/proof` } : {}),
  };
};

/** The seats of a person. */
export const ownSeats = (seating: Seating, now: () => number): PersonalData => ({
  tables: ['holders'],
  move: (queries, from, to) => handOver(queries, from, to, now()),
  read: async (queries, person) => ({ seats: (await seatsOf(queries, person)).map(shown) }),
  remove: async (queries, person) => {
    const rows = await queries.query<{ game: string }>(
      'select game from holders where person = $1 union select game from absentees where person = $1 order by game',
      person,
    );
    for (const { game } of rows) await seating.vanish(queries, game, person);
  },
});

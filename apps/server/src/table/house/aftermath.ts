import type { Seat } from '@coalbrook/rules';
import type { GameAftermath, Happening, HappeningDetail } from '@coalbrook/wire/online';

import { readHappenings } from '../games/happenings.ts';
import { pacesOf } from '../games/paces.ts';
import { RATED } from '../games/ratedSeats.ts';
import type { House } from './house.ts';

const endsGame = ({ what }: Happening): boolean =>
  what.kind === 'ended' ||
  (what.kind === 'agreed' && what.what.kind === 'abandon') ||
  (what.kind === 'voted' && what.choice === 'end');

/** Who or what ended a game early, if it is known. */
const endingOf = (happenings: readonly Happening[]): HappeningDetail | undefined => happenings.findLast(endsGame)?.what;

const ratings: Readonly<Record<number, 'awaited' | 'void'>> = { [RATED.wanted]: 'awaited', [RATED.void]: 'void' };

/** What a finished game has led to, as somebody may see it; undefined while it runs. */
export const aftermathOf = async (house: House, game: string, person: string): Promise<GameAftermath | undefined> => {
  const { database, store } = house.parts;
  const row = await store.find(game);
  if (row?.status !== 'over') return undefined;
  const people = row.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat as Seat] : []));
  const ending = row.header.abandoned ? endingOf(await readHappenings(database, game)) : undefined;
  const [rated] = await database.query<{ rated: number }>('select rated from games where id = $1', game);
  const rating = ratings[rated?.rated ?? RATED.never];
  return {
    ...(ending ? { ending } : {}),
    paces: await pacesOf(database, game, { people, brought: row.brought }),
    ...(rating ? { rating } : {}),
    ...(await house.aftermathOf(game, person)),
  };
};

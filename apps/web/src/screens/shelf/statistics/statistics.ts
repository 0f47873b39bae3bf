/** What finished games add up to. */

import type { PlayedSeat } from '@coalbrook/wire/online';

import type { FinishedGame } from './finishedGame.ts';

/** A title with its options at tables of one size. */
export interface TitleFigures {
  readonly edition: string;
  readonly options: readonly string[];
  readonly seats: number;
  readonly games: number;
  readonly wins: number;
  readonly best: number;
  readonly average: number;
  readonly place: number;
  /** In milliseconds, the middle of all games in which it is known. */
  readonly pace?: number | undefined;
}

export interface RivalFigures extends Pick<PlayedSeat, 'name' | 'kind'> {
  readonly games: number;
  readonly ahead: number;
  readonly behind: number;
}

export interface OwnOpening {
  readonly edition: string;
  readonly opening: readonly string[];
  readonly games: number;
  readonly wins: number;
  readonly average: number;
}

const ownOf = ({ seats, seat }: FinishedGame): PlayedSeat => seats[seat];

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const medianOf = (values: readonly number[]): number | undefined =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

const grouped = <Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly (readonly Item[])[] => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()].sort((one, other) => other.length - one.length);
};

const winsOf = (games: readonly FinishedGame[]): number => games.filter((game) => ownOf(game).place === 1).length;

/** Titles and sizes of tables, the most played first. */
export const titleFigures = (games: readonly FinishedGame[]): readonly TitleFigures[] =>
  grouped(games, ({ edition, options, seats }) => JSON.stringify([edition, options, seats.length])).map((group) => {
    const [{ edition, options, seats }] = group;
    const points = group.map((game) => ownOf(game).points);
    const pace = medianOf(group.flatMap((game) => ownOf(game).median ?? []));
    return {
      edition,
      options,
      seats: seats.length,
      games: group.length,
      wins: winsOf(group),
      best: Math.max(...points),
      average: meanOf(points),
      place: meanOf(group.map((game) => ownOf(game).place)),
      ...(pace === undefined ? {} : { pace }),
    };
  });

/** Everybody else at the tables, the most frequent first. */
export const rivalFigures = (games: readonly FinishedGame[]): readonly RivalFigures[] => {
  const met = games.flatMap((game) =>
    game.seats.flatMap((other, seat) => (seat === game.seat ? [] : [{ other, own: ownOf(game) }])),
  );
  return grouped(met, ({ other }) => JSON.stringify([other.kind, other.name])).map((group) => ({
    name: group[0].other.name,
    kind: group[0].other.kind,
    games: group.length,
    ahead: group.filter(({ own, other }) => own.place < other.place).length,
    behind: group.filter(({ own, other }) => own.place > other.place).length,
  }));
};

/** With what the games began in which that is known, the most frequent first. */
export const openingFigures = (games: readonly FinishedGame[]): readonly OwnOpening[] => {
  const known = games.filter((game) => ownOf(game).opening.length > 0);
  return grouped(known, (game) => JSON.stringify([game.edition, ownOf(game).opening])).map((group) => ({
    edition: group[0].edition,
    opening: ownOf(group[0]).opening,
    games: group.length,
    wins: winsOf(group),
    average: meanOf(group.map((game) => ownOf(game).points)),
  }));
};

/** The games with the most points. */
export const records = (games: readonly FinishedGame[], most: number): readonly FinishedGame[] =>
  games.toSorted((one, other) => ownOf(other).points - ownOf(one).points || one.at - other.at).slice(0, most);

/** A table as comma-separated values, as spreadsheets read it. No cell is taken for a formula. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string => {
  const cell = (value: string | number): string => {
    if (typeof value === 'number') return String(value);
    const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
};

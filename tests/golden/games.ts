/** The golden games, and how they are made. */

import { apprentice, playOn } from '@coalbrook/bots';
import { Game } from '@coalbrook/record';
import { kinds, seededDraw, seedOf, standings } from '@coalbrook/rules';
import type { Kind, Standing, State, Table, TieBreak } from '@coalbrook/rules';

import { randomGame } from '../contract/randomGame.ts';
import type { Leaning } from '../contract/randomGame.ts';
import { allTables } from '../contract/tables.ts';

/** How a winner was found. */
export type Ending = 'points' | 'shared' | TieBreak;

/** The ways to win at a table. Where the order of play decides, nothing can be shared. */
export const endingsAt = ({ tieBreaks }: Table): readonly Ending[] => [
  'points',
  ...tieBreaks,
  ...(tieBreaks.includes('order') ? [] : (['shared'] as const)),
];

const figures: Readonly<Record<TieBreak, (standing: Standing) => number>> = {
  incomeSpace: ({ incomeSpace }) => incomeSpace,
  incomeLevel: ({ incomeLevel }) => incomeLevel,
  money: ({ money }) => money,
  order: ({ position }) => position,
};

export const endingOf = (table: Table, state: State): Ending => {
  const [first, second] = standings(table, state);
  if (!first || !second) throw new Error('nobody played');
  if (first.rank === second.rank) return 'shared';
  if (first.points !== second.points) return 'points';
  return table.tieBreaks.find((tieBreak) => figures[tieBreak](first) !== figures[tieBreak](second)) ?? 'shared';
};

/** The kinds of action that a game has rules for. */
export const kindsAt = (table: Table): Kind[] => kinds.filter((_, index) => table.rules[index]);

export const kindsIn = (game: Game): ReadonlySet<string> =>
  new Set(game.entries.filter(({ who }) => who !== 'chance').map(({ what }) => what.split(' ')[0] ?? ''));

/** A game between apprentices, which is good to read. */
const playSimply = (table: Table, text: string): Game => {
  const game = new Game(table);
  playOn(
    game,
    Array.from({ length: table.wish.seats }, () => apprentice),
    seedOf(text),
  );
  return game;
};

/** A game between random players, for rare situations. */
const playAtRandom = (table: Table, number: number, leaning: Leaning): Game => {
  const game = new Game(table);
  const seed = seedOf(`${leaning} ${number}`);
  for (const { choice, legal } of randomGame(table, number, leaning)) {
    while (game.state.drawing > 0) game.draw(seededDraw(table, game.state, seed));
    if (legal.length > 0) game.play(choice);
  }
  return game;
};

const MOST_TRIES = 20_000;

const search = (name: string, make: (number: number) => Game, fits: (game: Game) => boolean): Game => {
  for (let number = 0; number < MOST_TRIES; number++) {
    const game = make(number);
    if (fits(game)) return game;
  }
  throw new Error(`no game found for ${name}`);
};

export interface Golden {
  readonly name: string;
  readonly game: Game;
}

/** One readable game for every table, one for every ending, and what is missing for every kind of action. */
export const makeGolden = (): Golden[] => {
  const kept: Golden[] = allTables.map(({ name, table }) => ({ name, game: playSimply(table, `golden ${name}`) }));
  const firstTables = [...new Map(allTables.map(({ table }) => [table.edition.slug, table])).values()];
  for (const { edition } of firstTables) {
    const table = allTables.find((one) => one.table.edition === edition)?.table;
    if (!table) continue;
    const own = (): Golden[] => kept.filter(({ game }) => game.table.edition === edition);
    for (const ending of endingsAt(table).filter(
      (one) => !own().some(({ game }) => endingOf(game.table, game.state) === one),
    )) {
      const name = `${edition.slug}-won-by-${ending}`;
      const game = search(
        name,
        (number) => playAtRandom(table, number, 'even'),
        (one) => endingOf(table, one.state) === ending,
      );
      kept.push({ name, game });
    }
    for (const kind of kindsAt(table).filter((one) => !own().some(({ game }) => kindsIn(game).has(one)))) {
      const name = `${edition.slug}-with-${kind}`;
      const game = search(
        name,
        (number) => playAtRandom(table, number, 'busy'),
        (one) => kindsIn(one).has(kind),
      );
      kept.push({ name, game });
    }
  }
  return kept;
};

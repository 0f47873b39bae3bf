import { kinds } from '@coalbrook/rules';
import type { Table } from '@coalbrook/rules';
import { english, reportTitle } from '@coalbrook/words';

import { grouped } from '../text/figures.ts';
import { align } from '../text/lines.ts';
import type { Success, GameTally } from './gameTally.ts';
import type { Spread } from './spread.ts';

const figures = ({ mean, deviation, min, max }: Spread): readonly string[] => [
  mean.toFixed(1),
  deviation.toFixed(1),
  String(min),
  String(max),
];

const row = (label: string, { points, wins, shared }: Success): readonly string[] => [
  label,
  ...figures(points),
  String(wins),
  String(shared),
];

/** Says how many of the automata's cards are reconstructions, if any. */
const cardsOf = ({ plans }: Table): readonly string[] => {
  const made = plans.filter(({ reconstructed }) => reconstructed).length;
  if (made === 0) return [];
  return [`${made} of the ${plans.length} cards ${made === 1 ? 'is a reconstruction' : 'are reconstructions'}.`];
};

/** A tally as text, with some notes below its title. */
export const reportOf = (table: Table, tally: GameTally, seconds: number, notes: readonly string[]): string => {
  const { games, bySeat, byBot, rounds, decisions, actions } = tally;
  const played = kinds.filter((kind) => actions[kind] > 0);
  const perGame = (count: number): string => (count / games).toFixed(1);
  const points = align([
    ['points', 'mean', 'spread', 'least', 'most', 'wins', 'shared'],
    ...byBot.map((bot) => row(bot.bot, bot)),
    ...bySeat.map((seat) => row(`  seat ${seat.seat} (${seat.bot})`, seat)),
  ]);
  const course = align([
    ['a game', 'mean', 'spread', 'least', 'most'],
    ['rounds', ...figures(rounds)],
    ['decisions', ...figures(decisions)],
  ]);
  const byKind = align([
    ['decisions', 'in all', 'a game'],
    ...played.map((kind) => [kind, grouped(actions[kind]), perGame(actions[kind])]),
  ]);
  const title = [...reportTitle(table, english), `${grouped(games)} games`].join(', ');
  const pace = `${(games / seconds).toFixed(1)} games a second, ${grouped(decisions.total / seconds)} decisions a second`;
  return `${[title, ...cardsOf(table), ...notes, '', ...points, '', ...course, '', ...byKind, '', pace].join('\n')}\n`;
};

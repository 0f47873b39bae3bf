/** The final score as data: everyone's points by source, and the tie-break that decided. */

import { findStep, rankResults, tieBreakBetween } from '@coalbrook/rules';
import type { EraId, GameEvent, Seat, SeatResult, Table, TieBreak } from '@coalbrook/rules';

import type { Language } from './language.ts';
import { totalOf } from './score.ts';
import type { Score } from './score.ts';
import type { TellingContext } from './tellingContext.ts';
import { contextOf } from './tellingContext.ts';

export interface ScoreColumn {
  readonly part: keyof Score | 'total';
  /** Set if points are listed by era. */
  readonly era: EraId | undefined;
  /** A heading shared with other columns, such as the era; empty if there is none. */
  readonly over: string;
  readonly heading: string;
}

export interface ScoreRow extends SeatResult {
  readonly seat: Seat;
  readonly name: string;
  /** Equal seats share a rank. */
  readonly rank: number;
  readonly score: Score;
  /** By column; lost points are negative. */
  readonly figures: readonly number[];
}

export interface ScoreSheet {
  readonly heading: string;
  readonly columns: readonly ScoreColumn[];
  /** Best first. */
  readonly rows: readonly ScoreRow[];
  readonly winners: readonly Seat[];
  /** The tie-break that decided among seats with the winner's points. */
  readonly tieBreak: TieBreak | undefined;
  /** A sentence that names the winner. */
  readonly victory: string;
}

interface Column extends ScoreColumn {
  readonly figure: (score: Score) => number;
}

/** Shown only if somebody has such points. */
const rareColumns = ({ journal: { columns } }: Language): readonly Column[] => {
  const rare = (part: Exclude<keyof Score, 'links' | 'tiles'>, over = '', isLoss = false): Column => ({
    part,
    era: undefined,
    over,
    heading: columns[part],
    figure: (score) => (isLoss ? 0 - score[part] : score[part]),
  });
  return [
    rare('earlier'),
    rare('again', columns.againOver),
    rare('bonuses'),
    rare('cash'),
    rare('income'),
    rare('loans'),
    rare('lost', '', true),
  ];
};

/** Tiles for each era, and links in games in which they score. */
const eraColumns = (context: TellingContext): readonly Column[] => {
  const {
    table: { eras },
    things,
    language: { journal, names },
  } = context;
  const { columns } = journal;
  return eras.flatMap(({ id, atEnd }): Column[] => {
    // A heading distinguishes eras, so a single era has none.
    const over = eras.length > 1 ? names.eraShort(things.words.era(id)) : '';
    const links: Column = { part: 'links', era: id, over, heading: columns.links, figure: (score) => score.links[id] };
    const tiles: Column = { part: 'tiles', era: id, over, heading: columns.tiles, figure: (score) => score.tiles[id] };
    return findStep(atEnd, 'scoreLinks') ? [links, tiles] : [tiles];
  });
};

const columnsOf = (context: TellingContext, scores: readonly Score[]): readonly Column[] => [
  ...eraColumns(context),
  ...rareColumns(context.language).filter(({ figure }) => scores.some((score) => figure(score) !== 0)),
  { part: 'total', era: undefined, over: '', heading: context.language.journal.columns.total, figure: totalOf },
];

/** The result of the last events of a game. */
export const sheetOf = (context: TellingContext, winners: readonly Seat[]): ScoreSheet => {
  const {
    table: { tieBreaks },
    names,
    soFar,
    language: { journal },
  } = context;
  const seats = names.map((_, seat) => seat as Seat);
  const shown = columnsOf(
    context,
    seats.map((seat) => soFar.scoreOf(seat)),
  );
  const rows = rankResults(
    seats.map((seat) => {
      const score = soFar.scoreOf(seat);
      return {
        seat,
        name: names[seat],
        score,
        figures: shown.map(({ figure }) => figure(score)),
        points: totalOf(score),
        incomeSpace: soFar.spaceOf(seat),
        incomeLevel: soFar.levelOf(seat),
        money: soFar.moneyOf(seat),
        position: soFar.positionOf(seat),
      };
    }),
    tieBreaks,
  );
  const [best] = rows;
  const rivals = rows.slice(winners.length).filter(({ points }) => points === best.points);
  const ties = rivals.map((rival) => tieBreakBetween(best, rival, tieBreaks));
  const tieBreak = tieBreaks.findLast((one) => ties.includes(one));
  return {
    heading: journal.finalScore,
    columns: shown.map(({ part, era, over, heading }) => ({ part, era, over, heading })),
    rows,
    winners,
    tieBreak,
    victory: journal.victory(
      winners.map((seat) => names[seat]),
      best.points,
      tieBreak === undefined ? undefined : journal.tieBreaks[tieBreak],
    ),
  };
};

/** The score after the events of a game. Before its end the leaders are listed as winners. */
export const scoreSheet = (
  table: Table,
  names: readonly string[],
  language: Language,
  events: readonly GameEvent[],
): ScoreSheet => {
  const context = contextOf(table, names, language);
  for (const event of events) context.soFar.note(event);
  const ended = events.findLast(({ event }) => event === 'gameEnded');
  if (ended?.event === 'gameEnded') return sheetOf(context, ended.winners);
  const { rows } = sheetOf(context, []);
  return sheetOf(
    context,
    rows.filter((row) => row.rank === 1).map(({ seat }) => seat),
  );
};

/** A finished game for BG Stats, an app in which people keep what they have played. */

import type { Edition } from '@coalbrook/rules';
import type { Chronicle, ScoreSheet } from '@coalbrook/words';

const ADDRESS = 'https://app.bgstatsapp.com/createPlay.html';

/** The most characters that every system passes on. */
const LONGEST = 8000;

export interface HandedGame {
  readonly id: string;
  /** When it was begun, in milliseconds. */
  readonly begun: number;
  readonly edition: Pick<Edition, 'name' | 'bggId'>;
  readonly sheet: Pick<ScoreSheet, 'rows' | 'winners'>;
  readonly chronicle: Pick<Chronicle, 'first'>;
}

/** A moment in the time of Greenwich, as the app reads it. */
const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

/** The address that hands a game over to the app; undefined if it would be too long. */
export const bgStatsAddress = ({ id, begun, edition, sheet, chronicle }: HandedGame): string | undefined => {
  const play = {
    sourceName: 'Coalbrook',
    sourcePlayId: id,
    playDate: dateOf(begun),
    game: { name: edition.name, bggId: edition.bggId, highestWins: true },
    players: sheet.rows.map(({ seat, name, points, rank }) => ({
      name,
      startPlayer: seat === chronicle.first,
      winner: sheet.winners.includes(seat),
      score: String(points),
      rank,
    })),
  };
  const address = `${ADDRESS}?data=${encodeURIComponent(JSON.stringify(play))}`;
  return address.length < LONGEST ? address : undefined;
};

import type { Queries } from '../../ground/database/database.ts';
import { endOf } from '../../table/games/endOf.ts';
import { withLeaversLast } from '../../table/games/outcome.ts';
import { ELSEWHERE, isServedHere } from '../../table/games/servedElsewhere.ts';
import type { StoredSheet } from '../../table/games/sheets.ts';
import type { MatchResult } from './standings.ts';

/** Results that are remembered. A game that is over does not change any more. */
const MOST_REMEMBERED = 5000;

/** How games ended. */
export class GameResults {
  readonly #known = new Map<string, MatchResult>();

  /**
   * The result of a game that is over; undefined if it was not played to its end, and not known here if it is served
   * elsewhere. Whoever left comes last.
   */
  async of(queries: Queries, game: string): Promise<MatchResult | typeof ELSEWHERE | undefined> {
    const known = this.#known.get(game);
    if (known) return known;
    const [row] = await queries.query<{ sheet: string; position: string }>(
      "select sheet, position from games where id = $1 and status = 'over'",
      game,
    );
    if (!row) return undefined;
    const sheet = JSON.parse(row.sheet) as StoredSheet;
    if (sheet.header.abandoned) return undefined;
    if (!isServedHere(sheet)) return ELSEWHERE;
    const end = await endOf(queries, { ...sheet, id: game, position: row.position });
    if (!end) return undefined;
    const seats = end
      .toSorted((one, other) => one.seat - other.seat)
      .map((one) => ({ ...one, hasLeft: sheet.sitters[one.seat]?.kind !== 'person' }));
    const result: MatchResult = {
      places: withLeaversLast(seats).map(({ place }) => place),
      points: seats.map(({ points, hasLeft }) => (hasLeft ? 0 : points)),
    };
    this.#remember(game, result);
    return result;
  }

  #remember(game: string, result: MatchResult): void {
    this.#known.set(game, result);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_REMEMBERED && oldest !== undefined) this.#known.delete(oldest);
  }
}

import { parseAction, replay } from '@coalbrook/record';
import type { GameRecord } from '@coalbrook/record';
import { isOver, standings } from '@coalbrook/rules';
import type { Seat, Table } from '@coalbrook/rules';

/** How a game ended for a seat. */
export interface SeatOutcome {
  readonly seat: Seat;
  readonly place: number;
  readonly points: number;
  /** The first tiles that it built, by the slugs of their industries. */
  readonly opening: readonly string[];
}

/** Tiles that make an opening. */
const OPENING = 2;

/** The first tiles that a seat built, by the slugs of their industries. */
export const openingOf = (table: Table, { entries }: Pick<GameRecord, 'entries'>, seat: Seat): readonly string[] => {
  const built: string[] = [];
  for (const { who, what } of entries) {
    if (who !== seat || built.length >= OPENING) continue;
    const action = parseAction(table, what);
    if (!action.ok || !('industry' in action.value) || action.value.kind === 'develop') continue;
    built.push(table.industries[action.value.industry].slug);
  }
  return built;
};

/** How a game ended for everybody; undefined if it was not played to its end. */
export const outcomeOf = (record: GameRecord): readonly SeatOutcome[] | undefined => {
  const played = replay(record);
  if (!played.ok || !isOver(played.value.state)) return undefined;
  const { table, state } = played.value;
  return standings(table, state)
    .toSorted((one, other) => one.seat - other.seat)
    .map(({ seat, rank, points }) => ({ seat, place: rank, points, opening: openingOf(table, record, seat) }));
};

/** Whoever left a game comes last, however those fared who played on for them. */
export const withLeaversLast = <One extends { readonly place: number; readonly hasLeft: boolean }>(
  competitors: readonly One[],
): readonly One[] => {
  const stayed = competitors.filter(({ hasLeft }) => !hasLeft);
  const places = stayed.map(({ place }) => place);
  return competitors.map((one) => ({
    ...one,
    place: one.hasLeft ? stayed.length + 1 : 1 + places.filter((place) => place < one.place).length,
  }));
};

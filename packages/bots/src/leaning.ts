import type { Action, Table } from '@coalbrook/rules';

/** What a player likes for its own sake: points that it adds to what it expects of an action. */
export interface Leaning {
  /** Laying links. */
  readonly links?: number;
  /** Building what others need: tiles that hold coal, iron or beer. */
  readonly supplies?: number;
  /** Taking tiles off the mat. */
  readonly development?: number;
}

export const leaningTo = (
  table: Table,
  { links = 0, supplies = 0, development = 0 }: Leaning,
  action: Action,
): number => {
  switch (action.kind) {
    case 'network':
      return links;
    case 'develop':
    case 'remove':
      return development;
    case 'build':
    case 'double':
      return table.industries[action.industry].tiles.some((tile) => table.tiles[tile].cargo !== undefined)
        ? supplies
        : 0;
    default:
      return 0;
  }
};

import type { Sheet, Sitter } from '@coalbrook/wire';
import type { OnlineTable } from '@coalbrook/wire/online';

const sitterOf = ({ kind, name, policy, figure, colour }: Sitter): Sitter => ({ kind, name, policy, figure, colour });

/** What the page shows of an online table in place of a sheet: without seed and starting position. */
export const sheetOf = ({ game, header, seats, begun }: OnlineTable): Sheet => ({
  id: game,
  header,
  sitters: seats.map(sitterOf),
  seed: '',
  begun,
});

import type { Table } from '@coalbrook/rules';

/** The default names of players. */
const figures = ['Arkwright', 'Tinsley', 'Brunel', 'Stephenson', 'Watt', 'Owen', 'Bessemer', 'Coade'] as const;

export const seatNames = (seats: number): readonly string[] => figures.slice(0, seats);

/** The default names by seat; automata have names of their own. */
export const namesOf = ({ seats, automata }: Table): readonly string[] =>
  seatNames(seats).map((name, seat) => automata[seat]?.name ?? name);

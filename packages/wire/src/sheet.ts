import type { Header } from '@coalbrook/record';
import type { Seat } from '@coalbrook/rules';

/** Who takes a seat. Figure and colour are for display; the host only stores them. */
export interface Sitter {
  readonly kind: 'person' | 'bot' | 'automaton';
  readonly name: string;
  /** The bot's policy; empty for others. */
  readonly policy: string;
  readonly figure: string;
  readonly colour: string;
}

/** What is fixed before the first entry. Play does not change it, except that a bot can be replaced. */
export interface Sheet {
  readonly id: string;
  readonly header: Header;
  /** By seat, people and bots before automata. */
  readonly sitters: readonly Sitter[];
  /** The seed of chance and bots. */
  readonly seed: string;
  /** Creation time in milliseconds. */
  readonly begun: number;
  /** It was begun from an earlier turn of another game, and does not count in figures. */
  readonly isTakenBack?: true;
}

const peopleOf = ({ sitters }: Sheet): number => sitters.filter(({ kind }) => kind === 'person').length;

/** Whether turns can be taken back after they were committed: nobody else sits at the table. */
export const mayTakeBack = (sheet: Sheet): boolean => peopleOf(sheet) === 1;

/** Whether the thoughts of bots can be shown, which say something about their hands: nobody plays against somebody else. */
export const mayShowThoughts = (sheet: Sheet, isOver: boolean): boolean => isOver || peopleOf(sheet) <= 1;

/** Whether the coach gives hints: nobody plays against somebody else. */
export const mayGiveHints = (sheet: Sheet): boolean => peopleOf(sheet) === 1;

/** The sheet with another policy for the bot of a seat. */
export const withPolicy = (sheet: Sheet, seat: Seat, policy: string): Sheet => ({
  ...sheet,
  sitters: sheet.sitters.map((sitter, at) => (at === seat ? { ...sitter, policy } : sitter)),
});

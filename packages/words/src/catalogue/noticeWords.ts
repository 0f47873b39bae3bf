/**
 * What a notice is about. `soon`: somebody's time is almost up. `clears`: a table at which people are missing will be
 * removed. `opened`: a game of a tournament. `invited`: a friend asks somebody to a table. `rematch`: somebody from a
 * finished game wants to play again. A test says that notices arrive.
 */
export type Occasion = 'turn' | 'over' | 'question' | 'soon' | 'clears' | 'opened' | 'invited' | 'rematch' | 'test';

/** Why a turn that somebody had left beforehand was not played, or not to its end. */
export interface UnplayedWords {
  /** With the sentence that explains the refusal. */
  readonly refused: (why: string) => string;
  readonly dear: (cost: string, limit: string) => string;
  readonly incomplete: string;
  /** There are no steps for what has happened. */
  readonly left: string;
  readonly revealed: string;
  readonly unreadable: string;
  /** Turns were taken back: with the sentence that explains why it is impossible now, or because it is their turn again. */
  readonly takenBack: (why: string | undefined) => string;
}

/** What people are told away from the page. */
export interface NoticeWords {
  readonly titles: Readonly<Record<Occasion, string>>;
  /** The title for a game of a tournament's round. */
  readonly roundOpen: (round: number) => string;
  readonly game: (edition: string, others: string) => string;
  /** What can be done about a table that will be removed. */
  readonly clears: string;
  readonly test: string;
  readonly open: string;
  readonly codeTitle: (code: string) => string;
  readonly code: (code: string) => string;
  /** In a letter to somebody who wants to sign in. */
  readonly signIn: (code: string, link: string) => string;
  /** In a letter to an address that somebody wants to use for an account. */
  readonly account: (code: string) => string;
  readonly stop: string;
  readonly stopped: string;
  readonly stopNow: string;
}

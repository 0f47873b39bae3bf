import type { NoticeText } from './texts.ts';

/** A notice that is ready to be sent. */
export interface NoticeMessage extends NoticeText {
  /** Opens the game. */
  readonly link: string;
  /** Empty in a test. */
  readonly game: string;
}

/** How lessons are to be played; plain data, because it goes to every thread. */
export interface LessonWish {
  readonly edition: string;
  /** How many people play: each number in turn, game after game. */
  readonly seats: readonly number[];
  readonly seed: string;
  /** A file with weights; without it, rules of thumb. */
  readonly net: string | undefined;
  /** How often a player tries one of its six best actions rather than the best. */
  readonly exploring: number;
  /** How often a seat is taken by an apprentice. */
  readonly apprentices: number;
  /** How far players look ahead, such as `4x2:1:judge`; without it they act at first sight. */
  readonly looking: string | undefined;
}

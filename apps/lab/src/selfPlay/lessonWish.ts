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
  /** How often a seat is taken by a former net at first sight, and the file with its weights. */
  readonly formers: number;
  readonly former: string | undefined;
  /** How often a player has a whim for a whole game. */
  readonly whims: number;
  /** How much chance adds to what actions are worth, in points. */
  readonly sampling: number;
  /** How far players look ahead, such as `4x2:1:judge`; without it they act at first sight. */
  readonly looking: string | undefined;
}

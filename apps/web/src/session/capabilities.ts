/** What people can do at a table besides playing. A table states it, and screens ask for it. */
export interface Capabilities {
  /** Go on from an earlier turn, in a copy of the game. */
  readonly canTakeBack: boolean;
  /** Try out the next turns on a copy. */
  readonly canPlan: boolean;
  /** Leave a turn to be played when it comes. */
  readonly canLeaveOrders: boolean;
  /** Be given hints by the coach. */
  readonly canAskCoach: boolean;
  /** See what bots considered. */
  readonly canSeeThoughts: boolean;
  /** Put another bot in the place of one that does not answer. */
  readonly canReplaceBots: boolean;
  /** Bots think on this device, and take as long as it needs. */
  readonly hasBotsHere: boolean;
  /** Have the whole game as a file. */
  readonly canSave: boolean;
  /** Have a file that proves the draws. */
  readonly canProveDraws: boolean;
  /** Keep a copy on the shelf of this device. */
  readonly canKeepCopy: boolean;
  /** Have a finished game reviewed. */
  readonly canReview: boolean;
  /** Play the same again: on this device, or with everybody at an online table, where somebody may have begun to. */
  readonly rematch: 'here' | 'possible' | 'open' | undefined;
}

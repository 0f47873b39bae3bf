import type { GameEvent } from '@coalbrook/rules';

/** Which events are told together, as soon as one of another group follows. */
const groups = {
  actionBegan: 'turn',
  discarded: 'turn',
  built: 'turn',
  overbuilt: 'turn',
  laid: 'turn',
  developed: 'turn',
  sold: 'turn',
  shipped: 'turn',
  exported: 'turn',
  distantMoved: 'turn',
  borrowed: 'turn',
  scouted: 'turn',
  passed: 'turn',
  took: 'turn',
  bought: 'turn',
  drank: 'turn',
  rewarded: 'turn',
  marketed: 'turn',
  flipped: 'turn',
  planShown: 'turn',
  planTurned: 'turn',
  planHindered: 'turn',
  planFollowed: 'turn',
  weighed: 'turn',
  awarded: 'turn',
  earned: 'income',
  forfeited: 'income',
  fellShort: 'income',
  linkScored: 'scoring',
  tileScored: 'scoring',
  cashScored: 'scoring',
  incomeScored: 'scoring',
  merchantPlaced: 'merchants',
  removed: 'removal',
  matCleared: 'mats',
  barrelPlaced: 'barrels',
  distantReset: 'distant',
  ordered: 'order',
  reordered: 'newOrder',
  dealt: 'deal',
  turnBegan: 'turnBegin',
  roundBegan: 'roundBegin',
  eraEnded: 'eraEnd',
  reshuffled: 'shuffle',
  gameEnded: 'gameEnd',
} as const satisfies Readonly<Record<GameEvent['event'], string>>;

type Groups = typeof groups;

export type Group = Groups[GameEvent['event']];

/** The events of a group. */
export type EventOf<G extends Group> = Extract<
  GameEvent,
  { readonly event: { [Name in keyof Groups]: Groups[Name] extends G ? Name : never }[keyof Groups] }
>;

export const groupOf = ({ event }: GameEvent): Group => groups[event];

import type { GameEvent } from '@coalbrook/rules';

/** Events that belong to several groups: told with the current group if it is one of them, else in the first. */
const roaming = {
  dealt: ['deal', 'turn'],
  displayed: ['display', 'turn'],
  lent: ['turn', 'interest'],
  repaid: ['turn', 'interest', 'closing'],
} as const;

type Roaming = typeof roaming;

/** Which events are told together. A group ends when an event of another follows. */
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
  picked: 'turn',
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
  interestPaid: 'interest',
  linkPaid: 'closing',
  linkScored: 'scoring',
  tileScored: 'scoring',
  cashScored: 'scoring',
  incomeScored: 'scoring',
  loansScored: 'scoring',
  merchantPlaced: 'merchants',
  removed: 'removal',
  matCleared: 'mats',
  barrelPlaced: 'barrels',
  distantReset: 'distant',
  ordered: 'order',
  reordered: 'newOrder',
  turnBegan: 'turnBegin',
  roundBegan: 'roundBegin',
  eraEnded: 'eraEnd',
  reshuffled: 'shuffle',
  resumed: 'resumption',
  gameEnded: 'gameEnd',
} as const satisfies Readonly<Record<Exclude<GameEvent['event'], keyof Roaming>, string>>;

type Settled = typeof groups;

type GroupOf<Name extends GameEvent['event']> = Name extends keyof Roaming
  ? Roaming[Name][number]
  : Settled[Extract<Name, keyof Settled>];

export type Group = GroupOf<GameEvent['event']>;

/** The events of a group. */
export type EventOf<G extends Group> = Extract<
  GameEvent,
  { readonly event: { [Name in GameEvent['event']]: G extends GroupOf<Name> ? Name : never }[GameEvent['event']] }
>;

/** The part of the game in progress. */
export type JournalPhase = 'setUp' | 'turn' | 'interest' | 'closing';

const beginnings: Readonly<Partial<Record<GameEvent['event'], JournalPhase>>> = {
  turnBegan: 'turn',
  reordered: 'interest',
  eraEnded: 'closing',
};

/** The phase after an event; unchanged if the event does not begin one. */
export const phaseFrom = ({ event }: GameEvent, phase: JournalPhase): JournalPhase => beginnings[event] ?? phase;

const isRoaming = (name: GameEvent['event']): name is keyof Roaming => Object.hasOwn(roaming, name);

export const groupOf = ({ event }: GameEvent, phase: JournalPhase): Group => {
  if (!isRoaming(event)) return groups[event];
  const possible: readonly Group[] = roaming[event];
  return possible.find((group) => group === phase) ?? possible[0];
};

/** Where a game stood after every entry: for the labels and ticks of the history. */

import type { EraId, GameEvent, Seat } from '@coalbrook/rules';
import type { LoggedStep } from '@coalbrook/wire';

export interface Moment {
  readonly era: EraId;
  /** 0 during set-up. */
  readonly round: number;
  /** Whose turn it is. */
  readonly seat: Seat | undefined;
  readonly isOver: boolean;
}

/** Something that began after `seq` entries. */
export interface Tick {
  readonly seq: number;
  readonly isEra: boolean;
  readonly moment: Moment;
}

export interface Timeline {
  /** Indexed by the number of entries. */
  readonly moments: readonly Moment[];
  readonly ticks: readonly Tick[];
  /** Where each turn began. */
  readonly turns: readonly { readonly seq: number; readonly seat: Seat }[];
  /** Where something visible happened, in ascending order. */
  readonly stops: readonly number[];
}

const beginning: Moment = { era: 0 as EraId, round: 0, seat: undefined, isOver: false };

const momentAfter = (moment: Moment, event: GameEvent): Moment => {
  switch (event.event) {
    case 'roundBegan':
    case 'resumed':
      return { ...moment, era: event.era, round: event.round };
    case 'turnBegan':
      return { ...moment, seat: event.seat };
    case 'gameEnded':
      return { ...moment, seat: undefined, isOver: true };
    default:
      return moment;
  }
};

/** Cards changing hands are not visible. */
const isSeen = ({ event }: GameEvent): boolean => event !== 'dealt' && event !== 'turnBegan';

export const timelineOf = (steps: readonly LoggedStep[]): Timeline => {
  const moments: Moment[] = [];
  const ticks: Tick[] = [];
  const turns: { seq: number; seat: Seat }[] = [];
  const stops: number[] = [];
  let moment = beginning;
  for (const { seq, events } of steps) {
    const entries = seq + 1;
    for (const event of events) {
      moment = momentAfter(moment, event);
      if (event.event === 'roundBegan') ticks.push({ seq: entries, isEra: event.round === 1, moment });
      if (event.event === 'turnBegan') turns.push({ seq: entries, seat: event.seat });
    }
    if (entries === 0 || events.some(isSeen)) stops.push(entries);
    moments[entries] = moment;
  }
  return { moments, ticks, turns, stops };
};

/** The next or previous number in an ascending list. */
export const neighbour = (list: readonly number[], seq: number, way: 1 | -1): number | undefined =>
  way === 1 ? list.find((one) => one > seq) : list.findLast((one) => one < seq);

/** Number of entries after the last completed turn of a seat; undefined if there is none. */
export const endOfLastTurn = ({ turns }: Timeline, seat: Seat): number | undefined => {
  const index = turns.findLastIndex((turn, place) => turn.seat === seat && place < turns.length - 1);
  return index < 0 ? undefined : turns[index + 1].seq;
};

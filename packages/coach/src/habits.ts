/** How a seat plays, in figures of the whole game, and how masters do. */

import { openGame, follow } from '@coalbrook/record';
import type { GameRecord } from '@coalbrook/record';
import type { GameEvent, Seat, Table } from '@coalbrook/rules';

import masters from '../data/masters.json' with { type: 'json' };

/** Money borrowed, tiles developed, links laid, tiles sold, and money spent on tiles, links and cargo. */
export const habitNames = ['borrowed', 'developed', 'laid', 'sold', 'spent'] as const;
export type HabitName = (typeof habitNames)[number];

/** The figures of one seat in one game. */
export type Habits = Readonly<Record<HabitName, number>>;

/** What masters do: on average, and in the middle half of their games. */
export interface UsualHabit {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** A habit of a seat beside that of masters. */
export interface ComparedHabit {
  readonly habit: HabitName;
  readonly own: number;
  readonly usual: UsualHabit;
}

/** What an event adds to the habits of its seat. */
const countsOf = (event: GameEvent): { readonly habit: HabitName; readonly amount: number }[] => {
  switch (event.event) {
    case 'borrowed':
    case 'lent':
      return [{ habit: 'borrowed', amount: event.amount }];
    case 'developed':
      return [{ habit: 'developed', amount: 1 }];
    case 'laid':
      return [
        { habit: 'laid', amount: 1 },
        { habit: 'spent', amount: event.cost },
      ];
    case 'sold':
    case 'shipped':
    case 'exported':
      return [{ habit: 'sold', amount: 1 }];
    case 'built':
      return [{ habit: 'spent', amount: event.cost }];
    case 'bought':
      return [{ habit: 'spent', amount: event.price }];
    default:
      return [];
  }
};

/** Counts the habits of every seat from the events of a game. */
export class HabitCounter {
  readonly #counts: Record<HabitName, number>[];

  constructor(table: Table) {
    this.#counts = table.automata.map(() => ({ borrowed: 0, developed: 0, laid: 0, sold: 0, spent: 0 }));
  }

  readonly tell = (event: GameEvent): void => {
    if (!('seat' in event)) return;
    for (const { habit, amount } of countsOf(event)) this.#counts[event.seat][habit] += amount;
  };

  of(seat: Seat): Habits {
    return this.#counts[seat];
  }
}

/** By edition and number of seats. */
type Usual = Readonly<Record<string, Readonly<Record<string, Readonly<Record<HabitName, UsualHabit>>>>>>;

const usualAt = ({ edition, wish }: Table): Readonly<Record<HabitName, UsualHabit>> | undefined => {
  const { options, automata, files, seats } = wish;
  const isPlain = options.length + automata.length + Object.keys(files).length === 0;
  const known: Usual = masters;
  return isPlain ? known[edition.slug]?.[String(seats)] : undefined;
};

/** The habits of a seat in a record beside those of masters; none where masters have not been measured. */
export const compareHabits = ({ header, entries }: GameRecord, seat: Seat): readonly ComparedHabit[] => {
  const opened = openGame(header);
  const usual = opened.ok ? usualAt(opened.value.table) : undefined;
  if (!opened.ok || !usual) return [];
  const counter = new HabitCounter(opened.value.table);
  for (const entry of entries) if (!follow(opened.value, entry, counter.tell).ok) return [];
  const own = counter.of(seat);
  return habitNames.map((habit) => ({ habit, own: own[habit], usual: usual[habit] }));
};

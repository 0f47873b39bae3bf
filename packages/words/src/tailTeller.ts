import type { GameEvent } from '@coalbrook/rules';

import type { JournalItem } from './items.ts';
import type { Journal } from './journal.ts';

interface Told {
  readonly events: readonly GameEvent[];
}

/** Describes what would follow a growing list of steps. Each step is read once, so only the tail costs time. */
export class TailTeller {
  readonly #begin: () => Journal;
  #journal: Journal;
  #count = 0;
  #last: Told | undefined;

  /** `begin` opens a journal before the first step. */
  constructor(begin: () => Journal) {
    this.#begin = begin;
    this.#journal = begin();
  }

  /** What the tail adds to these steps. */
  tell(steps: readonly Told[], tail: readonly GameEvent[]): readonly JournalItem[] {
    this.#follow(steps);
    const journal = this.#journal.fork();
    journal.flush();
    return [...journal.note(tail), ...journal.flush()];
  }

  /** Reads new steps; starts over if earlier steps have changed. */
  #follow(steps: readonly Told[]): void {
    if (this.#count > 0 && steps[this.#count - 1] !== this.#last) {
      this.#journal = this.#begin();
      this.#count = 0;
    }
    for (const { events } of steps.slice(this.#count)) this.#journal.note(events);
    this.#count = steps.length;
    this.#last = steps.at(-1);
  }
}

import type { Host } from '@coalbrook/host';
import { NOBODY } from '@coalbrook/rules';

/**
 * What those who only watch may see of a table with a delay: the game as it was when a turn began, some turns ago. It
 * moves on when a turn begins, so that nothing about the present is told but this; and to the end when the game is over.
 */
export class DelayedView {
  readonly #host: Host;
  readonly #turns: number;
  /** The numbers of entries after which turns began. */
  readonly #begins: number[] = [];
  #read = -1;
  #shown = 0;

  constructor(host: Host, turns: number) {
    this.#host = host;
    this.#turns = turns;
    this.moveOn();
  }

  /** The number of entries that may be seen. */
  get shown(): number {
    return this.#shown;
  }

  /** Takes note of what was written. */
  moveOn(): void {
    const { isOver, seq: last } = this.#host;
    for (const { seq, events } of this.#host.steps(NOBODY, this.#read))
      if (events.some(({ event }) => event === 'turnBegan')) this.#begins.push(seq + 1);
    this.#read = last;
    this.#shown = isOver ? last : (this.#begins.at(-1 - this.#turns) ?? 0);
  }
}

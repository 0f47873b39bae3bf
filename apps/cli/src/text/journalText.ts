import type { GameEvent, Table } from '@coalbrook/rules';
import { namesOf } from '@coalbrook/words';

import { journalist } from './journalist.ts';
import { paintFor } from './paint.ts';

/** Collects the lines of a journal while a game is played. */
export class JournalText {
  readonly #lines: string[] = [];
  readonly #journalist: ReturnType<typeof journalist>;

  constructor(table: Table, width: number, names: readonly string[] = namesOf(table)) {
    this.#journalist = journalist(table, names, width);
  }

  readonly tell = (event: GameEvent): void => {
    this.#lines.push(...this.#journalist.tell(event));
  };

  /** The journal so far. */
  text(colour: boolean): string {
    this.#lines.push(...this.#journalist.catchUp());
    const { heading } = paintFor(colour);
    return this.#lines.map((line) => `${/^\S/.test(line) ? heading(line) : line}\n`).join('');
  }
}

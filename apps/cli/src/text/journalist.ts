import type { GameEvent, Seat, Table } from '@coalbrook/rules';
import { capital, english, tellJournal, typedTitle } from '@coalbrook/words';
import type { Journal, JournalItem } from '@coalbrook/words';

import { wrap } from './lines.ts';
import { scoreTable } from './scoreTable.ts';

/** Wider lines are hard to read. */
const MOST_WIDTH = 110;
const MARGIN = '  ';

type Lines = readonly string[];

/** Prints the journal of a game line by line. Headings are not indented. */
export interface Journalist {
  /** The lines that this event completes. */
  tell(event: GameEvent): Lines;
  /** Lines for what has not been printed yet. */
  catchUp(): Lines;
}

class Printer implements Journalist {
  readonly #journal: Journal;
  readonly #title: string;
  readonly #names: Lines;
  readonly #width: number;

  constructor(table: Table, names: Lines, width: number) {
    this.#journal = tellJournal(table, names, english);
    this.#title = english.journal.title(typedTitle(table, english));
    this.#names = names;
    this.#width = Math.min(width, MOST_WIDTH);
  }

  tell(event: GameEvent): Lines {
    return this.#journal.note([event]).flatMap((item) => this.#print(item));
  }

  catchUp(): Lines {
    return this.#journal.flush().flatMap((item) => this.#print(item));
  }

  #print(item: JournalItem): Lines {
    switch (item.kind) {
      case 'title':
        return [this.#title, ''];
      case 'era':
      case 'round':
      case 'eraEnd':
        return ['', item.text];
      case 'note':
      case 'end':
        return wrap(MARGIN, item.text, this.#width);
      case 'deed':
      case 'scoring':
      case 'plan':
        return item.goesOn ? this.#about(undefined, capital(item.text)) : this.#about(item.seat, item.text);
      case 'score':
        return ['', item.text, ...scoreTable(item.sheet).map((line) => MARGIN + line), ''];
    }
  }

  /** A line about a seat; without a seat it continues the line before. */
  #about(seat: Seat | undefined, text: string): Lines {
    const width = Math.max(...this.#names.map((name) => name.length));
    const name = seat === undefined ? '' : this.#names[seat];
    return wrap(`${MARGIN}${name.padEnd(width)}${MARGIN}`, text, this.#width);
  }
}

/** `width` is the maximum length of a line. */
export const journalist = (table: Table, names: Lines, width = MOST_WIDTH): Journalist =>
  new Printer(table, names, width);

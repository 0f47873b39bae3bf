/** The journal of a game, told from its steps as they come. */

import type { Seat, State, Table } from '@coalbrook/rules';
import type { LoggedStep } from '@coalbrook/wire';
import { tellJournal } from '@coalbrook/words';
import type { Journal, JournalItem, Language } from '@coalbrook/words';

/** An item of the journal and when it happened, counted in entries. */
export interface JournalLine {
  readonly item: JournalItem;
  /** Entries before the first of what it tells. */
  readonly from: number;
  /** Entries after the last of what it tells: whoever goes there sees all of it. */
  readonly to: number;
}

/** What a journal is told of. Another one begins wherever any of it differs. */
export interface JournalContext {
  readonly table: Table;
  readonly names: readonly string[];
  readonly language: Language;
  /** The position the game began with, if not with the set-up. */
  readonly start?: State | undefined;
}

/** Entries that have happened after a step. The set-up is none. */
const after = ({ seq }: LoggedStep): number => seq + 1;

/** Reads steps and attaches to every item the entries it tells of. */
class Reader {
  readonly lines: JournalLine[] = [];
  readonly #journal: Journal;
  /** Steps by whose events something waits to be told. */
  #from = 0;
  #to = 0;

  constructor(journal: Journal) {
    this.#journal = journal;
  }

  /** Another reader that has read as much; the lines of this one are not its own. */
  fork(): Reader {
    const fork = new Reader(this.#journal.fork());
    fork.#from = this.#from;
    fork.#to = this.#to;
    return fork;
  }

  read(step: LoggedStep): void {
    for (const event of step.events) {
      const items = this.#journal.note([event]);
      // The end of a game is told at once; all else when something different follows.
      if (event.event === 'gameEnded') this.#to = after(step);
      this.#keep(items);
      if (items.length > 0) this.#from = Math.max(0, step.seq);
      this.#to = after(step);
    }
  }

  flush(): readonly JournalLine[] {
    const begin = this.lines.length;
    this.#keep(this.#journal.flush());
    return this.lines.slice(begin);
  }

  #keep(items: readonly JournalItem[]): void {
    for (const item of items) this.lines.push({ item, from: this.#from, to: this.#to });
  }
}

const readerOf = ({ table, names, language, start }: JournalContext): Reader =>
  new Reader(tellJournal(table, names, language, start));

/** Steps from one station to the next. */
const STATION = 32;

/** Tells every step once, however often it is asked. What is not complete is told apart, as far as it goes. */
export class JournalWriter {
  readonly #context: JournalContext;
  #reader: Reader;
  #read: LoggedStep[] = [];
  /** Lines that are complete after so many steps. */
  #told: number[] = [];
  readonly #tails = new Map<number, readonly JournalLine[]>();
  /** Readers after every so many steps, to read on from. */
  #stations: Reader[];

  constructor(context: JournalContext) {
    this.#context = context;
    this.#reader = readerOf(context);
    this.#stations = [this.#reader.fork()];
  }

  /** Everything that has been told when so many entries have happened. */
  upTo(steps: readonly LoggedStep[], entries: number): readonly JournalLine[] {
    this.#follow(steps);
    let count = 0;
    while (count < this.#read.length && after(this.#read[count]) <= entries) count++;
    if (count === 0) return [];
    return [...this.#reader.lines.slice(0, this.#told[count - 1]), ...this.#tail(count)];
  }

  /** Reads what is new; from the beginning where the steps are others than before. */
  #follow(steps: readonly LoggedStep[]): void {
    const last = this.#read.length - 1;
    if (last >= 0 && this.#read[last] !== steps[last]) {
      this.#reader = readerOf(this.#context);
      this.#stations = [this.#reader.fork()];
      this.#read = [];
      this.#told = [];
      this.#tails.clear();
    }
    for (const step of steps.slice(this.#read.length)) {
      this.#reader.read(step);
      this.#read.push(step);
      this.#told.push(this.#reader.lines.length);
      if (this.#read.length % STATION === 0) this.#stations.push(this.#reader.fork());
    }
  }

  /** What the last of these steps leave to be told, read on from the last station before them. */
  #tail(count: number): readonly JournalLine[] {
    const known = this.#tails.get(count);
    if (known) return known;
    const station = Math.floor(count / STATION);
    const reader = count === this.#read.length ? this.#reader.fork() : this.#stations[station].fork();
    if (count < this.#read.length) for (const step of this.#read.slice(station * STATION, count)) reader.read(step);
    const tail = reader.flush();
    this.#tails.set(count, tail);
    return tail;
  }
}

/** The first line after the last turn that a seat has finished. A turn that it is in the middle of is none. */
export const sinceTurnOf = (lines: readonly JournalLine[], seat: Seat, isInTurn: boolean): number => {
  const isOwn = ({ item }: JournalLine): boolean =>
    item.seat === seat && (item.kind === 'deed' || item.kind === 'plan');
  let end = lines.length;
  if (isInTurn) while (end > 0 && isOwn(lines[end - 1])) end--;
  return lines.slice(0, end).findLastIndex(isOwn) + 1;
};

/** A stretch of the journal under one heading. */
export interface Chapter {
  readonly heading: JournalLine | undefined;
  readonly isEra: boolean;
  readonly paragraphs: readonly Paragraph[];
}

/** Lines about one seat in one turn, or about nobody. */
export interface Paragraph {
  readonly seat: Seat | undefined;
  /** Each with its place among all lines. */
  readonly lines: readonly (JournalLine & { readonly index: number })[];
}

const isHeading = ({ kind }: JournalItem): boolean =>
  kind === 'title' || kind === 'era' || kind === 'round' || kind === 'eraEnd';

const goesOn = ({ item }: JournalLine, before: JournalLine): boolean =>
  'goesOn' in item && item.goesOn && item.seat === before.item.seat;

/** The journal as it is set in print: under headings, and each turn under one name. Places count from `first`. */
export const chaptersOf = (lines: readonly JournalLine[], first = 0): readonly Chapter[] => {
  interface Open {
    readonly seat: Seat | undefined;
    readonly lines: (JournalLine & { readonly index: number })[];
  }
  const chapters: { heading: JournalLine | undefined; isEra: boolean; paragraphs: Open[] }[] = [];
  lines.forEach((line, offset) => {
    const { item } = line;
    if (isHeading(item)) {
      chapters.push({ heading: line, isEra: item.kind !== 'round', paragraphs: [] });
      return;
    }
    if (chapters.length === 0) chapters.push({ heading: undefined, isEra: false, paragraphs: [] });
    const { paragraphs } = chapters[chapters.length - 1];
    const numbered = { ...line, index: first + offset };
    const last = paragraphs.at(-1);
    const before = last?.lines.at(-1);
    if (last && before && goesOn(line, before)) last.lines.push(numbered);
    else paragraphs.push({ seat: item.seat, lines: [numbered] });
  });
  return chapters;
};

/** The journal of a game, written from its steps as they arrive. */

import type { Seat, Table } from '@coalbrook/rules';
import type { LoggedStep } from '@coalbrook/wire';
import { tellJournal } from '@coalbrook/words';
import type { Journal, JournalItem, Language } from '@coalbrook/words';

/** A journal item and the entries it covers. */
export interface JournalLine {
  readonly item: JournalItem;
  /** Number of entries before the first one it covers. */
  readonly from: number;
  /** Number of entries after the last one it covers: going there shows all of it. */
  readonly to: number;
}

/** What a journal depends on. If any of it changes, the journal is written anew. */
export interface JournalContext {
  readonly table: Table;
  readonly names: readonly string[];
  readonly language: Language;
}

/** Number of entries after a step; 0 after the set-up. */
const after = ({ seq }: LoggedStep): number => seq + 1;

/** Reads steps and notes which entries each item covers. */
class Reader {
  readonly lines: JournalLine[] = [];
  readonly #journal: Journal;
  /** The range of entries whose events are not yet told. */
  #from = 0;
  #to = 0;

  constructor(journal: Journal) {
    this.#journal = journal;
  }

  /** A reader at the same point, with its own empty list of lines. */
  fork(): Reader {
    const fork = new Reader(this.#journal.fork());
    fork.#from = this.#from;
    fork.#to = this.#to;
    return fork;
  }

  read(step: LoggedStep): void {
    for (const event of step.events) {
      const items = this.#journal.note([event]);
      // The end of a game is told at once; everything else when a different event follows.
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

const readerOf = ({ table, names, language }: JournalContext): Reader =>
  new Reader(tellJournal(table, names, language));

/** Steps between two checkpoints. */
const CHECKPOINT_STEPS = 32;

/** Writes each step once. A line that is still incomplete is written separately, as far as it goes. */
export class JournalWriter {
  readonly #context: JournalContext;
  #reader: Reader;
  #read: LoggedStep[] = [];
  /** By steps read: how many lines are complete. */
  #told: number[] = [];
  readonly #tails = new Map<number, readonly JournalLine[]>();
  /** A fork of the reader at every checkpoint. */
  #checkpoints: Reader[];

  constructor(context: JournalContext) {
    this.#context = context;
    this.#reader = readerOf(context);
    this.#checkpoints = [this.#reader.fork()];
  }

  /** Everything told after this many entries. */
  upTo(steps: readonly LoggedStep[], entries: number): readonly JournalLine[] {
    this.#follow(steps);
    let count = 0;
    while (count < this.#read.length && after(this.#read[count]) <= entries) count++;
    if (count === 0) return [];
    return [...this.#reader.lines.slice(0, this.#told[count - 1]), ...this.#tail(count)];
  }

  /** Reads new steps; starts over if earlier ones changed. */
  #follow(steps: readonly LoggedStep[]): void {
    const last = this.#read.length - 1;
    if (last >= 0 && this.#read[last] !== steps[last]) {
      this.#reader = readerOf(this.#context);
      this.#checkpoints = [this.#reader.fork()];
      this.#read = [];
      this.#told = [];
      this.#tails.clear();
    }
    for (const step of steps.slice(this.#read.length)) {
      this.#reader.read(step);
      this.#read.push(step);
      this.#told.push(this.#reader.lines.length);
      if (this.#read.length % CHECKPOINT_STEPS === 0) this.#checkpoints.push(this.#reader.fork());
    }
  }

  /** The incomplete lines after `count` steps, read on from the last checkpoint. */
  #tail(count: number): readonly JournalLine[] {
    const known = this.#tails.get(count);
    if (known) return known;
    const checkpoint = Math.floor(count / CHECKPOINT_STEPS);
    const reader = count === this.#read.length ? this.#reader.fork() : this.#checkpoints[checkpoint].fork();
    if (count < this.#read.length)
      for (const step of this.#read.slice(checkpoint * CHECKPOINT_STEPS, count)) reader.read(step);
    const tail = reader.flush();
    this.#tails.set(count, tail);
    return tail;
  }
}

/** The first line after the last completed turn of a seat; a turn in progress does not count. */
export const sinceTurnOf = (lines: readonly JournalLine[], seat: Seat, isInTurn: boolean): number => {
  const isOwn = ({ item }: JournalLine): boolean =>
    item.seat === seat && (item.kind === 'deed' || item.kind === 'plan');
  let end = lines.length;
  if (isInTurn) while (end > 0 && isOwn(lines[end - 1])) end--;
  return lines.slice(0, end).findLastIndex(isOwn) + 1;
};

/** The part of the journal under one heading. */
export interface Chapter {
  readonly heading: JournalLine | undefined;
  readonly isEra: boolean;
  readonly paragraphs: readonly Paragraph[];
}

/** Lines about one seat in one turn, or about no seat. */
export interface Paragraph {
  readonly seat: Seat | undefined;
  /** Each with its index in the whole journal. */
  readonly lines: readonly (JournalLine & { readonly index: number })[];
}

const isHeading = ({ kind }: JournalItem): boolean =>
  kind === 'title' || kind === 'era' || kind === 'round' || kind === 'eraEnd';

const goesOn = ({ item }: JournalLine, before: JournalLine): boolean =>
  'goesOn' in item && item.goesOn && item.seat === before.item.seat;

/** The journal under headings, with each turn under one name. Indices count from `first`. */
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

import type { Seat } from '@coalbrook/rules';
import { LONGEST_NOTES } from '@coalbrook/wire/online';
import type { Notebook } from '@coalbrook/wire/online';

import type { TalkServer } from '../session/online/talkApi.ts';
import { keep, readKept } from './kept.ts';

/** `unsent`: there was no answer, and it is tried again; `tooLong`: two versions do not fit together. */
type NotesStatus = 'loading' | 'saved' | 'changed' | 'unsent' | 'tooLong';

export interface NotesState {
  readonly text: string;
  readonly status: NotesStatus;
  /** Another device has changed the notes meanwhile, and both versions were put together. */
  readonly isMerged: boolean;
}

/** Milliseconds without a key before notes are sent, and before they are sent again. */
const REST = 800;
const RETRY = 5000;

const isNotebook = (value: unknown): value is Notebook => {
  const { version, text } = (value ?? {}) as Partial<Notebook>;
  return typeof version === 'number' && typeof text === 'string';
};

/** Two versions of the same notes, with everything that is in either. */
const both = (theirs: string, mine: string): string => {
  if (mine.includes(theirs)) return mine;
  if (theirs.includes(mine)) return theirs;
  return `${theirs.trimEnd()}\n\n${mine}`;
};

/** The private notes of a seat, saved while somebody writes. */
export class Notes {
  readonly #game: string;
  readonly #seat: Seat;
  readonly #server: Pick<TalkServer, 'notes' | 'note'>;
  readonly #listeners = new Set<() => void>();
  /** What the server has. */
  #stored: Notebook | undefined;
  #state: NotesState = { text: '', status: 'loading', isMerged: false };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isBusy = false;
  /** What the server has is not part of what is written here: together they were too long. */
  #isApart = false;
  #isClosed = false;

  constructor(game: string, seat: Seat, server: Pick<TalkServer, 'notes' | 'note'>) {
    this.#game = game;
    this.#seat = seat;
    this.#server = server;
    void this.refresh();
  }

  get state(): NotesState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  write(text: string): void {
    this.#change({ text, status: 'changed', isMerged: false });
    // Until it is saved, this device keeps it.
    this.#keep({ version: this.#stored?.version ?? 0, text });
    this.#plan(REST);
  }

  /** Saves at once what was written. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    const { text } = this.#state;
    if (this.#isBusy || !this.#stored || text === this.#stored.text) return;
    if (this.#isApart) {
      this.#merge(this.#stored, text, true);
      return;
    }
    this.#isBusy = true;
    const { version } = this.#stored;
    const answer = await this.#server.note({ game: this.#game, seat: this.#seat, version, text });
    this.#isBusy = false;
    if (answer.ok) this.#settle({ version: answer.value.version, text });
    else if (answer.failed === 'changed') await this.#read();
    else {
      this.#change({ status: 'unsent' });
      this.#plan(RETRY);
    }
  }

  /** Asks what the server has. */
  async refresh(): Promise<void> {
    if (!this.#isBusy) await this.#read();
  }

  /** There is another version on the server. */
  async hear(version: number): Promise<void> {
    if (version > (this.#stored?.version ?? 0)) await this.refresh();
  }

  close(): void {
    void this.save();
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  async #read(): Promise<void> {
    this.#isBusy = true;
    const answer = await this.#server.notes(this.#game, this.#seat);
    this.#isBusy = false;
    if (!answer.ok) return;
    const mine = this.#stored ? this.#unsaved() : this.#kept(answer.value);
    const before = this.#stored;
    this.#stored = answer.value;
    if (mine === undefined) {
      this.#change({ text: answer.value.text, status: 'saved' });
      return;
    }
    const isOther = answer.value.version !== (before?.version ?? this.#keptVersion());
    this.#merge(answer.value, mine, isOther);
  }

  /** Something was written here that the server does not have. */
  #merge({ text: theirs }: Notebook, mine: string, isOther: boolean): void {
    const text = isOther ? both(theirs, mine) : mine;
    const isMerged = isOther && text !== mine && text !== theirs;
    this.#isApart = text.length > LONGEST_NOTES;
    if (this.#isApart) this.#change({ text: mine, status: 'tooLong', isMerged: false });
    else if (text === theirs) {
      this.#keep(undefined);
      this.#change({ text, status: 'saved', isMerged: false });
    } else {
      this.#change({ text, status: 'changed', isMerged });
      this.#plan(0);
    }
  }

  /** What was saved counts; what was written meanwhile is saved next. */
  #settle(stored: Notebook): void {
    const isLatest = this.#state.text === stored.text || this.#state.status === 'loading';
    this.#stored = stored;
    if (isLatest) this.#keep(undefined);
    this.#change({ status: isLatest ? 'saved' : 'changed', ...(isLatest ? { text: stored.text } : {}) });
    if (!isLatest) this.#plan(REST);
  }

  #unsaved(): string | undefined {
    return this.#state.text === this.#stored?.text ? undefined : this.#state.text;
  }

  /** What was written before the page was left, or while nothing was known. */
  #kept({ text: theirs }: Notebook): string | undefined {
    if (this.#state.status !== 'loading') return this.#state.text;
    const kept = readKept(this.#game, `notes.${this.#seat}`);
    return isNotebook(kept) && kept.text !== theirs ? kept.text : undefined;
  }

  #keptVersion(): number {
    const kept = readKept(this.#game, `notes.${this.#seat}`);
    return isNotebook(kept) ? kept.version : 0;
  }

  #keep(notes: Notebook | undefined): void {
    keep(this.#game, `notes.${this.#seat}`, notes);
  }

  #plan(pause: number): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.save(), pause);
  }

  #change(change: Partial<NotesState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

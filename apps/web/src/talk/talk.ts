import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { Circle, OnlineTable, Remarks } from '@coalbrook/wire/online';

import type { HeardNews } from '../session/online/onlineGame.ts';
import type { TalkServer } from '../session/online/talkApi.ts';
import { HeardRemarks } from './heardRemarks.ts';
import { keep, readKept } from './kept.ts';
import { Notes } from './notes.ts';
import { Outbox } from './outbox.ts';
import type { WaitingRemark } from './outbox.ts';
import { mergeByTime } from './talkLine.ts';
import type { TalkLine } from './talkLine.ts';

export interface TalkState {
  /** What was said, as far as it is loaded, in order. */
  readonly lines: readonly TalkLine[];
  readonly isLoaded: boolean;
  readonly hasOlder: boolean;
  readonly waiting: readonly WaitingRemark[];
  /** A remark that the server did not take, and why. */
  readonly refused: { readonly remark: WaitingRemark; readonly why: string } | undefined;
  /** The speakers at this device, and those whom they have muted. */
  readonly own: ReadonlySet<string>;
  readonly muted: ReadonlySet<string>;
  /** The remarks of others that have not been seen here. */
  readonly unread: number;
}

/** What a table lets this person do. */
type TalkTable = Pick<OnlineTable, 'status' | 'held' | 'watchDelay'>;

/** The part of an online game that talk needs. */
export interface NewsSource {
  hear(hearer: (news: HeardNews) => void): () => void;
}

type Seen = Partial<Record<Circle, number>>;

const isSeen = (value: unknown): value is Seen => typeof value === 'object' && value !== null;

const circlesFor = ({ held, status }: TalkTable): readonly Circle[] =>
  held.length === 0 || status === 'over' ? ['table', 'watchers'] : ['table'];

/** The talk at a table: what was said, what is on its way, and who is muted. */
export class Talk {
  readonly game: string;
  readonly #server: TalkServer;
  readonly #heard: Readonly<Record<Circle, HeardRemarks>>;
  readonly #outbox: Outbox;
  readonly #notes = new Map<Seat, Notes>();
  readonly #listeners = new Set<() => void>();
  readonly #end: () => void;
  #table: TalkTable = { status: 'open', held: [], watchDelay: 0 };
  #isSet = false;
  #seen: Seen;
  #own: ReadonlySet<string> = new Set();
  #muted: ReadonlySet<string> = new Set();
  #refused: TalkState['refused'];
  /** What was refused for the name of its speaker. */
  readonly #returned: string[] = [];
  #state: TalkState;

  constructor(game: string, source: NewsSource, server: TalkServer) {
    this.game = game;
    this.#server = server;
    const read = (circle: Circle) => (bounds: object) => server.read({ game, seat: this.#reader, circle, ...bounds });
    this.#heard = { table: new HeardRemarks('table', read), watchers: new HeardRemarks('watchers', read) };
    const seen = readKept(game, 'seen');
    this.#seen = isSeen(seen) ? seen : {};
    this.#outbox = new Outbox(
      game,
      (remark) => server.say(remark),
      () => {
        this.#change();
        void this.#refresh();
      },
      (remark, why) => {
        this.#refused = { remark, why };
        if (why === 'name') this.#returned.push(remark.body);
      },
    );
    this.#state = this.#stateNow();
    this.#end = source.hear((news) => this.#hear(news));
  }

  get state(): TalkState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What this person may read can change: a seat is taken or given up, or the game ends. */
  setTable({ status, held, watchDelay }: TalkTable): void {
    const before = this.#isSet ? JSON.stringify([circlesFor(this.#table), this.#reader]) : '';
    this.#table = { status, held, watchDelay };
    this.#isSet = true;
    if (before !== JSON.stringify([circlesFor(this.#table), this.#reader])) this.#catchUp();
  }

  /** From a seat of this person for the table, else for those who watch. */
  say(seat: Seat, body: string, name?: string): void {
    this.#refused = undefined;
    this.#outbox.add({ seat, body, ...(seat === NOBODY ? { name } : {}) });
  }

  /** What was refused for the name of its speaker, once, to be said under another one; empty if there is nothing. */
  takeReturned(): string {
    return this.#returned.splice(0).join('\n');
  }

  async loadOlder(): Promise<void> {
    await Promise.all(this.#circles.filter(({ hasOlder }) => hasOlder).map((heard) => heard.loadOlder()));
    this.#change();
  }

  /** Everything that is shown has been seen. */
  markSeen(): void {
    const seen = { table: this.#heard.table.last, watchers: this.#heard.watchers.last };
    if (
      this.#state.unread === 0 &&
      seen.table <= (this.#seen.table ?? 0) &&
      seen.watchers <= (this.#seen.watchers ?? 0)
    )
      return;
    this.#seen = {
      table: Math.max(seen.table, this.#seen.table ?? 0),
      watchers: Math.max(seen.watchers, this.#seen.watchers ?? 0),
    };
    keep(this.game, 'seen', this.#seen);
    this.#change();
  }

  /** Returns false if the server does not answer. */
  async mute(speaker: string, muted: boolean): Promise<boolean> {
    const answer = await this.#server.mute({ game: this.game, seat: this.#reader, speaker, muted });
    if (!answer.ok) return false;
    const others = [...this.#muted].filter((one) => one !== speaker);
    this.#muted = new Set(muted ? [...others, speaker] : others);
    this.#change();
    return true;
  }

  async report({ circle, number }: TalkLine): Promise<boolean> {
    return (await this.#server.report({ game: this.game, circle, number })).ok;
  }

  /** The notebook of one of this person's seats. */
  notesOf(seat: Seat): Notes {
    const known = this.#notes.get(seat) ?? new Notes(this.game, seat, this.#server);
    this.#notes.set(seat, known);
    return known;
  }

  close(): void {
    this.#end();
    this.#outbox.close();
    for (const notes of this.#notes.values()) notes.close();
    this.#listeners.clear();
  }

  get #reader(): Seat {
    return this.#table.held.at(0) ?? NOBODY;
  }

  get #circles(): readonly HeardRemarks[] {
    return circlesFor(this.#table).map((circle) => this.#heard[circle]);
  }

  #hear(news: HeardNews): void {
    if (news === 'joined') {
      this.#catchUp();
      for (const notes of this.#notes.values()) void notes.refresh();
      return;
    }
    const { held, watchDelay } = this.#table;
    // Those who watch with a delay may read more when they see more.
    if (news.news === 'steps' && held.length === 0 && watchDelay > 0) void this.#refresh();
    if (news.news !== 'talk') return;
    if (news.about === 'notebook') for (const notes of this.#notes.values()) void notes.hear(news.number);
    else void this.#refresh();
  }

  #catchUp(): void {
    if (!this.#isSet) return;
    void this.#refresh();
    void this.#outbox.send();
  }

  async #refresh(): Promise<void> {
    if (!this.#isSet) return;
    const take = ({ own, muted }: Remarks): void => {
      this.#own = new Set([...this.#own, own]);
      this.#muted = new Set(muted);
      this.#change();
    };
    await Promise.all(this.#circles.map((heard) => heard.refresh(take)));
  }

  #change(): void {
    this.#state = this.#stateNow();
    for (const listener of this.#listeners) listener();
  }

  #stateNow(): TalkState {
    const heard = this.#circles;
    const lists = heard.map(({ circle, remarks }) => remarks.map((remark): TalkLine => ({ ...remark, circle })));
    const isUnread = ({ circle, number, speaker }: TalkLine): boolean =>
      number > (this.#seen[circle] ?? 0) && !this.#own.has(speaker) && !this.#muted.has(speaker);
    return {
      lines: mergeByTime(...lists),
      isLoaded: heard.every(({ isLoaded }) => isLoaded),
      hasOlder: heard.some(({ hasOlder }) => hasOlder),
      waiting: this.#outbox?.waiting ?? [],
      refused: this.#refused,
      own: this.#own,
      muted: this.#muted,
      unread: lists.flat().filter(isUnread).length,
    };
  }
}

import { Queue } from '@coalbrook/host';
import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import { areHoursOff, offUntil } from '@coalbrook/time';
import { hoursOfQuiet } from '@coalbrook/wire/online';
import type { OrderTrouble, QuietHours } from '@coalbrook/wire/online';
import type { Occasion } from '@coalbrook/words';

import type { Queries, SqlDatabase } from '../../ground/database/database.ts';
import type { StoredSheet } from '../../table/games/sheets.ts';
import { readEntriesFrom } from '../../table/ledger/storedTurns.ts';
import { usedChannels } from './channelStore.ts';
import type { ChannelStore } from './channelStore.ts';
import type { TableNews } from './courier.ts';
import type { Deliveries } from './deliveries.ts';
import { claimInvitation, readDueInvitations } from './dueInvitations.ts';
import type { DueInvitation } from './dueInvitations.ts';
import { claim, claimAddress, MOST_DUE, MOST_GAMES, readDue } from './dueNotices.ts';
import type { DueNotice } from './dueNotices.ts';
import { claimOpening, readDueOpenings } from './dueOpenings.ts';
import type { DueOpening } from './dueOpenings.ts';
import { claimAddressOfQuestion, claimQuestion, readDueQuestions } from './dueQuestions.ts';
import type { DueQuestion, QuestionOf } from './dueQuestions.ts';
import { claimRematch, readDueRematches } from './dueRematches.ts';
import type { DueRematch } from './dueRematches.ts';
import { claimAddressOfWarning, claimWarning, readDueWarnings } from './dueWarnings.ts';
import type { DueWarning } from './dueWarnings.ts';
import type { StoredChannel } from './storedChannel.ts';

export interface NotifierEnvironment {
  readonly database: SqlDatabase;
  readonly channels: ChannelStore;
  readonly deliveries: Deliveries;
  /** The seats of a game at which somebody is connected, to any node. */
  readonly seatsPresent: (game: string) => ReadonlySet<Seat>;
  /** What is asked at a table that has come so far. */
  readonly questionOf: QuestionOf;
  /** Whether a person may be brought to a table, whoever has seats there. */
  readonly mayJoin: (person: string, game: string) => Promise<boolean>;
  readonly now: () => number;
}

/** Milliseconds between two looks at all games: for turns of a node that was killed, and for ends of quiet hours. */
const EVERYWHERE_EVERY = 30_000;

/** No more is claimed while so much waits to be sent. */
const MOST_WAITING = 2000;

/** A due notice, and the person's seats at the table. */
interface Seated {
  readonly due: DueNotice;
  readonly held: readonly Seat[];
  /** They need not be told. */
  readonly isKnown: boolean;
}

/** A notice that this node sends, and where to. */
interface Claimed extends Seated {
  readonly channels: readonly StoredChannel[];
}

/** The channels of a person whose addresses nobody else has told of something. */
const claimChannels = async (
  queries: Queries,
  person: string,
  claimOne: (address: string) => Promise<boolean>,
): Promise<readonly StoredChannel[]> => {
  const claimed: StoredChannel[] = [];
  for (const channel of await usedChannels(queries, person)) {
    const { kind, address } = channel;
    if (await claimOne(`${kind} ${address}`)) claimed.push(channel);
  }
  return claimed;
};

/** Tells people who are not at the table that it is their turn, that the game is over, or that it is open. */
export class Notifier {
  readonly #around: NotifierEnvironment;
  readonly #rounds = new Queue();
  /** Games in which something was written here. */
  #changed = new Set<string>();
  /** Tables at which something was asked here, or whose people want to play again. */
  readonly #asked = new Set<string>();
  /** Games of tournaments that were opened here. */
  readonly #opened = new Set<string>();
  /** Tables to which somebody was asked here. */
  readonly #invitedTo = new Set<string>();
  #everywhereAt = -Infinity;

  constructor(around: NotifierEnvironment) {
    this.#around = around;
  }

  /** Something was written in these games. */
  change(games: Iterable<string>): void {
    for (const game of games) this.#changed.add(game);
  }

  /** Something was asked at these tables, or somebody there wants to play again. */
  ask(games: Iterable<string>): void {
    for (const game of games) this.#asked.add(game);
    this.change(games);
  }

  /** Games of tournaments were opened. */
  open(games: Iterable<string>): void {
    for (const game of games) this.#opened.add(game);
  }

  /** Somebody was asked to a table by a friend. */
  invite(game: string): void {
    this.#invitedTo.add(game);
  }

  /** Sends what is due. Does not wait until it is sent. */
  round(): Promise<void> {
    return this.#rounds.run(() => this.#round());
  }

  async #round(): Promise<void> {
    const { database, channels, deliveries, questionOf, now } = this.#around;
    if (deliveries.waiting > MOST_WAITING) return;
    // Whoever adds a channel is told only of what happens later.
    if (!(await channels.areAny())) {
      this.#changed.clear();
      this.#asked.clear();
      this.#opened.clear();
      this.#invitedTo.clear();
      return;
    }
    for (const game of this.#invitedTo) {
      await this.#tellInvitations(game);
      this.#invitedTo.delete(game);
    }
    for (const game of this.#opened) if (await this.#tellOpenings(game)) this.#opened.delete(game);
    if (now() - this.#everywhereAt >= EVERYWHERE_EVERY) {
      await this.#tellInvitations();
      await this.#tellOpenings();
      await this.#tellRematches();
      const due = await readDue(database, now());
      await this.#tell(due);
      for (const one of await readDueQuestions(database, questionOf, now())) await this.#ask(one);
      for (const one of await readDueWarnings(database, now())) await this.#warn(one);
      if (due.length < MOST_DUE) this.#everywhereAt = now();
    }
    for (const game of this.#asked) {
      for (const one of await readDueQuestions(database, questionOf, now(), game)) await this.#ask(one);
      await this.#tellRematches(game);
      this.#asked.delete(game);
    }
    const changed = [...this.#changed];
    this.#changed = new Set();
    for (let at = 0; at < changed.length; at += MOST_GAMES) {
      const some = changed.slice(at, at + MOST_GAMES);
      try {
        const due = await readDue(database, now(), some);
        await this.#tell(due);
        if (due.length === MOST_DUE) this.change(some);
      } catch (error) {
        this.change(changed.slice(at));
        throw error;
      }
    }
  }

  async #tell(due: readonly DueNotice[]): Promise<void> {
    // A game of a tournament can have come to its first turn before this node knows that it was opened.
    const unknown = new Set(due.filter(({ told }) => told < 0).map(({ game }) => game));
    for (const game of unknown) await this.#tellOpenings(game);
    const seated: Seated[] = [];
    for (const one of due) if (!(await this.#isQuiet(one))) seated.push(await this.#seat(one));
    if (seated.length === 0) return;
    // Before anything is sent: whatever happens from now on, nobody is told twice.
    const claimed = await this.#around.database.transaction(async (queries) => {
      const own: Claimed[] = [];
      for (const one of seated) {
        if (!(await claim(queries, one.due)) || one.isKnown) continue;
        const claimOne = (address: string): Promise<boolean> => claimAddress(queries, address, one.due);
        own.push({ ...one, channels: await claimChannels(queries, one.due.person, claimOne) });
      }
      return own;
    });
    for (const one of claimed) await this.#send(one);
  }

  /** Tells a person that something is asked at a table, unless they are there and see it. */
  async #ask(due: DueQuestion): Promise<void> {
    const { database, deliveries, seatsPresent } = this.#around;
    const { person, game, seq } = due;
    if (await this.#isQuiet(due)) return;
    const present = seatsPresent(game);
    const isKnown = due.asked.some((seat) => present.has(seat));
    const channels = await database.transaction(async (queries) =>
      (await claimQuestion(queries, due)) && !isKnown
        ? claimChannels(queries, person, (address) => claimAddressOfQuestion(queries, address, due))
        : [],
    );
    if (channels.length === 0) return;
    const news = await this.#newsOf('question', game, due.asked, due.asked[0]);
    if (news) for (const channel of channels) deliveries.add(channel, news, seq);
  }

  /** Warns a person that their time or a table runs out, unless they are there. */
  async #warn(due: DueWarning): Promise<void> {
    const { database, deliveries, seatsPresent } = this.#around;
    const { person, game, seq, seat, occasion } = due;
    if (seatsPresent(game).has(seat) || (await this.#isQuiet(due))) return;
    const channels = await database.transaction(async (queries) =>
      (await claimWarning(queries, due))
        ? claimChannels(queries, person, (address) => claimAddressOfWarning(queries, address, due))
        : [],
    );
    const news = channels.length > 0 ? await this.#newsOf(occasion, game, [seat], seat) : undefined;
    if (news) for (const channel of channels) deliveries.add(channel, news, seq);
  }

  /** Tells the people of a tournament's game, or of all, that it is open. Returns whether every such game was ready. */
  async #tellOpenings(game?: string): Promise<boolean> {
    const { database, now } = this.#around;
    const due = await readDueOpenings(database, now(), game);
    for (const one of due) await this.#tellOpening(one);
    return due.every(({ isReady }) => isReady);
  }

  /** Tells a person that their game of a tournament is open, unless they are there. */
  async #tellOpening(due: DueOpening): Promise<void> {
    const { database, deliveries, seatsPresent } = this.#around;
    const { person, game, seat, seq, tournament, round } = due;
    if (!due.isReady || (await this.#isQuiet(due))) return;
    const isKnown = seatsPresent(game).has(seat as Seat);
    const channels = await database.transaction(async (queries) => {
      if (!(await claimOpening(queries, due)) || isKnown) return [];
      // Before the first entry, so that it does not stand for a turn.
      return claimChannels(queries, person, (address) => claimAddress(queries, address, { game, seq: 0 }));
    });
    const news = channels.length > 0 ? await this.#newsOf('opened', game, [seat as Seat], seat) : undefined;
    if (!news?.known) return;
    const told = { ...news, known: { ...news.known, opened: { tournament, round } } };
    for (const channel of channels) deliveries.add(channel, told, seq);
  }

  /** Tells people that a friend has asked them to a table, or to any. */
  async #tellInvitations(game?: string): Promise<void> {
    const { database, now } = this.#around;
    for (const one of await readDueInvitations(database, now(), game)) await this.#tellInvitation(one);
  }

  async #tellInvitation(due: DueInvitation): Promise<void> {
    const { database, deliveries } = this.#around;
    const { game, person } = due;
    if (await this.#isQuiet(due)) return;
    const channels = await database.transaction(async (queries) =>
      (await claimInvitation(queries, due)) ? usedChannels(queries, person) : [],
    );
    const news = channels.length > 0 ? await this.#newsOf('invited', game, []) : undefined;
    if (news) for (const channel of channels) deliveries.add(channel, news, 0);
  }

  /** Tells people of a finished table, or of any, that somebody wants to play again. */
  async #tellRematches(game?: string): Promise<void> {
    const { database, now } = this.#around;
    for (const one of await readDueRematches(database, now(), game)) await this.#tellRematch(one);
  }

  /**
   * Tells a person that they are asked to play again, unless they are at the finished table and see it, or are to be kept
   * apart from those who ask.
   */
  async #tellRematch(due: DueRematch): Promise<void> {
    const { database, deliveries, seatsPresent, mayJoin } = this.#around;
    const { game, next, person, seat } = due;
    if (await this.#isQuiet(due)) return;
    const isKnown = seatsPresent(game).has(seat as Seat) || !(await mayJoin(person, next));
    const channels = await database.transaction(async (queries) =>
      (await claimRematch(queries, due)) && !isKnown ? usedChannels(queries, person) : [],
    );
    const news = channels.length > 0 ? await this.#newsOf('rematch', game, [seat as Seat], seat) : undefined;
    if (news) for (const channel of channels) deliveries.add(channel, news, 0);
  }

  async #seat(due: DueNotice): Promise<Seated> {
    const rows = await this.#around.database.query<{ seat: number }>(
      'select seat from holders where person = $1 and game = $2 and seat >= 0',
      due.person,
      due.game,
    );
    const held = rows.map(({ seat }) => seat as Seat);
    return { due, held, isKnown: await this.#knows(due, held) };
  }

  /** Nothing is claimed in somebody's quiet hours. Afterwards they are told what still holds. */
  async #isQuiet({ person, quiet }: Pick<DueNotice, 'person' | 'quiet'>): Promise<boolean> {
    const { channels, now } = this.#around;
    if (quiet === '') return false;
    const hours = hoursOfQuiet(JSON.parse(quiet) as QuietHours);
    // The time zone may be unknown to this machine.
    const until = areHoursOff(hours) ? offUntil(hours, now()) : undefined;
    if (until !== undefined) await channels.setWake(person, until);
    return until !== undefined;
  }

  /** Whether a person is at the table, or has just moved there: a draw or another part of a turn may follow their move. */
  async #knows({ game, status, actor, told }: DueNotice, held: readonly Seat[]): Promise<boolean> {
    const { database, seatsPresent } = this.#around;
    const present = seatsPresent(game);
    if (status === 'over') return held.some((seat) => present.has(seat));
    if (actor === NOBODY || present.has(actor as Seat)) return true;
    if (told < 0) return false;
    try {
      const since = await readEntriesFrom(database, game, told);
      return since.every(({ who }) => who === 'chance' || held.includes(who));
    } catch {
      // A damaged entry keeps nobody from being told.
      return false;
    }
  }

  async #send({ due, held, channels }: Claimed): Promise<void> {
    const news = await (due.status === 'over'
      ? this.#newsOf('over', due.game, held)
      : this.#newsOf('turn', due.game, held, due.actor, due.why));
    if (news) for (const channel of channels) this.#around.deliveries.add(channel, news, due.seq);
  }

  /** What people with these seats are told; `seat` is the one that it is for, and `why` its order did not work. */
  async #newsOf(
    occasion: Occasion,
    game: string,
    held: readonly Seat[],
    seat: number = NOBODY,
    why = '',
  ): Promise<TableNews | undefined> {
    const [row] = await this.#around.database.query<{ sheet: string }>('select sheet from games where id = $1', game);
    if (!row) return undefined;
    const { header, sitters } = JSON.parse(row.sheet) as StoredSheet;
    return {
      occasion,
      game,
      known: { edition: header.edition, sitters, held, seat },
      ...(why === '' ? {} : { own: { header, sitters, why: JSON.parse(why) as OrderTrouble } }),
    };
  }
}

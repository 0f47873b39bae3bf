import { makeRecord } from '@coalbrook/record';
import type { Entry } from '@coalbrook/record';
import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import { USUAL_CUSTOMS } from '@coalbrook/wire/online';
import type { OnlineTable, Revelation } from '@coalbrook/wire/online';

import type { Queries } from '../../ground/database/database.ts';
import { Renewal } from '../../ground/renewal.ts';
import type { StoredClock } from '../clocks/storedClock.ts';
import type { TimeKeeper } from '../clocks/timeKeeper.ts';
import type { GameStore } from '../games/gameStore.ts';
import { lostSeats } from '../games/lostSeats.ts';
import { publicHeader } from '../games/publicHeader.ts';
import { readiness } from '../games/readiness.ts';
import { rematchAnswers } from '../games/rematch.ts';
import type { TableExtensions } from '../tables/extensions.ts';
import { textOf } from '../tables/tableFollower.ts';
import type { TableFollower } from '../tables/tableFollower.ts';
import type { Presence } from './presence.ts';

/** Those who watch with a delay do not learn from the clock when a turn ended, nor what people decide meanwhile. */
const withoutPresent = (table: OnlineTable): OnlineTable => {
  const { clock: _clock, paused: _paused, question: _question, happenings: _happenings, ...rest } = table;
  return table.held.length === 0 && table.watchDelay > 0 && table.status !== 'over' ? rest : table;
};

interface LobbyEnvironment {
  readonly queries: Queries;
  readonly store: GameStore;
  readonly entriesOf: (game: string) => Promise<readonly Entry[]>;
  readonly time: Pick<TimeKeeper, 'read' | 'latest'>;
  readonly extensions: Pick<TableExtensions, 'questionOf'>;
  readonly presence: Presence;
  /** Hears of tables to which somebody came, or from which somebody went. */
  readonly stirred: (game: string) => void;
}

/** A table as the database has it. Moves are told while it is read, so that its clock may be behind. */
interface ReadTable {
  readonly table: OnlineTable;
  readonly clock: StoredClock | undefined;
  readonly sharedBy: Awaited<ReturnType<GameStore['sharedSeats']>>;
}

/** Who is at which table: seats from the database, and who is connected to this node or another. */
export class Lobby {
  readonly #store: GameStore;
  readonly #entriesOf: (game: string) => Promise<readonly Entry[]>;
  readonly #time: Pick<TimeKeeper, 'read' | 'latest'>;
  readonly #present = new Map<string, Set<TableFollower>>();
  readonly #queries: Queries;
  readonly #extensions: Pick<TableExtensions, 'questionOf'>;
  readonly #presence: Presence;
  readonly #stirred: (game: string) => void;
  /** What those were told last who watch with a delay, so that they hear nothing when it is the same. */
  readonly #told = new WeakMap<TableFollower, string>();
  /** Many come to a table at the same time when a node has started: it is read for all of them together. */
  readonly #reading = new Renewal((game) => this.#read(game));
  readonly #telling = new Renewal((game) => this.#tell(game));
  #reseated = 0;
  /** Tables at which everybody is about to be told that somebody came or went. */
  readonly #comings = new Set<string>();

  constructor({ queries, store, entriesOf, time, extensions, presence, stirred }: LobbyEnvironment) {
    this.#queries = queries;
    this.#store = store;
    this.#time = time;
    this.#entriesOf = entriesOf;
    this.#extensions = extensions;
    this.#presence = presence;
    this.#stirred = stirred;
    presence.connect(
      () => new Map(Array.from(this.#present.keys(), (game) => [game, this.#seatsHere(game)])),
      (games) => {
        void this.tellChanges(games);
        for (const game of games) stirred(game);
      },
    );
  }

  /** A table as a person may know it; undefined for strangers and if there is none. */
  async tableFor(game: string, person: string): Promise<OnlineTable | undefined> {
    const held = await this.#store.heldBy(person, game);
    if (held.length === 0) return undefined;
    const read = await this.#reading.run(game);
    if (!read) return undefined;
    const table = { ...this.#withClock(read), held: held.filter((seat) => seat !== NOBODY) };
    const lost = table.status === 'running' ? (await lostSeats(this.#queries, game)).get(person) : undefined;
    const shared = read.sharedBy(person);
    return withoutPresent({ ...table, ...(lost ? { lost } : {}), ...(shared.length > 0 ? { shared } : {}) });
  }

  /** The same for somebody who has shown a link. */
  async tableForGuest(game: string): Promise<OnlineTable | undefined> {
    const read = await this.#reading.run(game);
    return read && withoutPresent(this.#withClock(read));
  }

  /** Somebody has opened a table; one that has not begun is kept for longer. */
  keepOpen(game: string): Promise<unknown> {
    return this.#store.keepOpen(game);
  }

  withPresence(table: OnlineTable): OnlineTable {
    const there = this.seatsPresent(table.game);
    return {
      ...table,
      seats: table.seats.map((seat, at) => ({
        ...seat,
        isPresent: seat.kind !== 'person' || there.has(at as never),
      })),
    };
  }

  /** The seats at which somebody is connected, here or elsewhere. */
  seatsPresent(game: string): ReadonlySet<Seat> {
    return new Set([...this.#seatsHere(game), ...this.#presence.seatsElsewhere(game)]);
  }

  #seatsHere(game: string): readonly Seat[] {
    return [...new Set([...(this.#present.get(game) ?? [])].flatMap(({ held }) => held))];
  }

  /** How often people have lost or changed seats, at any table. */
  get reseated(): number {
    return this.#reseated;
  }

  enter(game: string, follower: TableFollower): void {
    const here = this.#present.get(game) ?? new Set();
    this.#present.set(game, here.add(follower));
    // Whoever comes first is told by the answer to their request.
    if (here.size > 1) this.#tellComing(game);
    this.#stir(game);
  }

  replace(game: string, before: TableFollower, after: TableFollower): void {
    const here = this.#present.get(game);
    here?.delete(before);
    here?.add(after);
    if (before.held.join() !== after.held.join()) this.#stir(game);
  }

  leave(game: string, follower: TableFollower): void {
    const here = this.#present.get(game);
    here?.delete(follower);
    if (here?.size === 0) this.#present.delete(game);
    this.#tellComing(game);
    this.#stir(game);
  }

  #stir(game: string): void {
    this.#presence.change(game);
    this.#stirred(game);
  }

  /**
   * Ends the connections of those who have given up a seat that they follow the game with, or everything; and of those
   * who watched and have a seat now.
   */
  async dropLeavers(game: string): Promise<void> {
    this.#reseated++;
    await this.recheck(game);
  }

  /** The same if it is not known that anybody has. */
  async recheck(game: string): Promise<void> {
    const followers = [...(this.#present.get(game) ?? [])];
    if (followers.length === 0) return;
    const held = await this.#store.holdings(game);
    for (const follower of followers) {
      const now = held.get(follower.person) ?? [];
      const hasCome = follower.held.length === 0 && now.some((seat) => seat !== NOBODY);
      if (hasCome || now.length === 0 || !follower.held.every((seat) => now.includes(seat))) follower.drop();
    }
  }

  /** Somebody came or went. Those who waited for the table to be opened come all at once, and are told of together. */
  #tellComing(game: string): void {
    if (this.#comings.has(game)) return;
    this.#comings.add(game);
    setImmediate(() => {
      this.#comings.delete(game);
      void this.tellChange(game);
    });
  }

  /** Somebody sat down, came or went: tells everybody at the table. */
  tellChange(game: string): Promise<void> {
    return this.#telling.run(game);
  }

  async #tell(game: string): Promise<void> {
    const followers = [...(this.#present.get(game) ?? [])];
    if (followers.length === 0) return;
    const read = await this.#reading.run(game).catch(() => undefined);
    if (!read) return;
    const areAllSeated = followers.every(({ held }) => held.length > 0);
    const lost = areAllSeated ? undefined : await lostSeats(this.#queries, game).catch(() => undefined);
    // From here on nothing is waited for: what is told next is told after it.
    const shown = this.withPresence(this.#withClock(read));
    for (const follower of followers) {
      const { held, isDelayed, person } = follower;
      const shared = read.sharedBy(person);
      const own = { ...shown, held, lost: lost?.get(person), ...(shared.length > 0 ? { shared } : {}) };
      const text = textOf({ news: 'table', game, table: withoutPresent(own) });
      if (isDelayed && this.#told.get(follower) === text) continue;
      if (isDelayed) this.#told.set(follower, text);
      follower.hear(text);
    }
  }

  followersOf(game: string): readonly TableFollower[] {
    return [...(this.#present.get(game) ?? [])];
  }

  /** The games that somebody follows here. */
  get followed(): readonly string[] {
    return [...this.#present.keys()];
  }

  /** The same for several tables, or for all that somebody follows here. */
  async tellChanges(games: readonly string[] = this.followed): Promise<void> {
    for (const game of games) await this.tellChange(game);
  }

  /** Everything about a finished game; undefined while it is played. */
  async revelationOf(game: string): Promise<Revelation | undefined> {
    const [row, seats] = await Promise.all([this.#store.find(game), this.#store.seats(game)]);
    if (row?.status !== 'over') return undefined;
    const { header, secret, commitment, brought } = row;
    const nonces = seats.map(({ nonce }) => nonce);
    const record = makeRecord({ header, entries: await this.#entriesOf(game) });
    return { record, proof: { game, secret, nonces, commitment, from: brought } };
  }

  #withClock({ table, clock }: ReadTable): OnlineTable {
    return clock ? { ...table, clock: this.#time.latest(table.game, clock) } : table;
  }

  async #read(game: string): Promise<ReadTable | undefined> {
    const [row, seats, sharedBy] = await Promise.all([
      this.#store.find(game),
      this.#store.seats(game),
      this.#store.sharedSeats(game),
    ]);
    if (!row) return undefined;
    const clock = row.control !== '' ? await this.#time.read(game) : undefined;
    const question = row.status === 'running' ? await this.#extensions.questionOf(game, row.seq) : undefined;
    const happenings = row.status === 'open' ? 0 : row.happenings;
    const free = new Set(seats.filter(({ isFree }) => isFree).map(({ seat }) => Number(seat)));
    const ready = row.asksReady ? await readiness(this.#queries, game) : undefined;
    const isReady = (seat: number): { readonly isReady?: boolean } =>
      ready?.has(seat as Seat) ? { isReady: ready.get(seat as Seat) === true } : {};
    const again = row.status === 'running' ? undefined : await rematchAnswers(this.#store, row);
    const table: OnlineTable = {
      game,
      status: row.status,
      header: publicHeader(row.header),
      seats: row.sitters.map((sitter, at) => ({ ...sitter, isFree: free.has(at), isPresent: false, ...isReady(at) })),
      held: [],
      commitment: row.commitment,
      begun: row.begun,
      watchDelay: row.watchDelay,
      ...(row.rematch === '' ? {} : { rematch: row.rematch }),
      ...(again ? { again } : {}),
      ...(row.isPublic ? { isPublic: true } : {}),
      ...(row.isRated ? { isRated: true } : {}),
      ...(row.hasHints ? { hasHints: true } : {}),
      ...(row.ratings ? { ratings: row.ratings } : {}),
      ...(row.language ? { language: row.language } : {}),
      ...(row.line > 0 ? { line: row.line } : {}),
      ...(row.paused > 0 ? { paused: row.paused } : {}),
      ...(question ? { question } : {}),
      ...(row.customs === USUAL_CUSTOMS ? {} : { customs: row.customs }),
      ...(happenings > 0 ? { happenings } : {}),
    };
    return { table, clock, sharedBy };
  }
}

import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import { packCells } from '@coalbrook/wire/online';
import type { OnlineCall, OnlineCalls, OnlineDenial, OnlineRequest, OnlineTable } from '@coalbrook/wire/online';

import { publicHeader } from '../../table/games/publicHeader.ts';
import { ELSEWHERE } from '../../table/games/servedElsewhere.ts';
import type { House } from '../../table/house/house.ts';
import type { Lobby } from '../../table/lobby/lobby.ts';
import type { ListReader, PublicList } from '../../table/lobby/publicList.ts';
import type { TableExtensions } from '../../table/tables/extensions.ts';
import type { LiveTable } from '../../table/tables/liveTable.ts';
import type { TableFollower } from '../../table/tables/tableFollower.ts';
import type { Tables } from '../../table/tables/tables.ts';

type Carried<Value> = Promise<Value | Finish<Value>>;

/** The calls as a connection carries them out. */
type OnlineService = {
  readonly [Name in OnlineCall]: (...given: Parameters<OnlineCalls[Name]>) => Carried<ReturnType<OnlineCalls[Name]>>;
};

/** Makes an answer at the moment in which it is sent, so that no news can come between. */
class Finish<Value> {
  readonly make: () => Value;

  constructor(make: () => Value) {
    this.make = make;
  }
}

const ABSENT: OnlineDenial = { denied: 'absent' };
const IDLE: OnlineDenial = { denied: 'idle' };
const DENIED_ELSEWHERE: OnlineDenial = { denied: 'elsewhere' };

/** Positions sent at once: more than any turn has, and enough for a slider to load ahead. */
const MOST_VIEWS = 64;

interface Followed {
  readonly follower: TableFollower;
  readonly table: LiveTable | undefined;
}

/** What one connection may ask. Whether a person may see a game is asked once, when they join it. */
export class Connection {
  readonly #person: string;
  readonly #tables: Tables;
  readonly #lobby: Lobby;
  readonly #extensions: TableExtensions;
  readonly #send: (text: string) => void;
  readonly #drop: () => void;
  readonly #publicList: PublicList;
  readonly #reader: ListReader;
  #isClosed = false;
  readonly #followed = new Map<string, Followed>();
  /** Games that somebody wanted to join here, and that are served elsewhere. */
  readonly #elsewhere = new Set<string>();

  /** `drop` ends the connection. */
  constructor(person: string, { parts }: House, send: (text: string) => void, drop: () => void) {
    this.#person = person;
    this.#tables = parts.tables;
    this.#lobby = parts.lobby;
    this.#extensions = parts.extensions;
    this.#publicList = parts.publicList;
    this.#reader = { hear: send };
    this.#send = send;
    this.#drop = drop;
  }

  /** Carries out a request. The answer must be sent in the moment in which it is made. */
  async answer({ call, given }: OnlineRequest): Promise<() => unknown> {
    const carryOut = this.#calls[call] as (...all: readonly unknown[]) => Promise<unknown>;
    const answer = await carryOut(...given);
    return answer instanceof Finish ? answer.make : () => answer;
  }

  readonly #calls: OnlineService = {
    join: async (game, viewer, since) => {
      const { reseated } = this.#lobby;
      const info = await this.#lobby.tableFor(game, this.#person);
      if (!info) return ABSENT;
      if (viewer !== NOBODY && !info.held.includes(viewer)) return ABSENT;
      if (info.status === 'open') await this.#lobby.keepOpen(game);
      const table = info.status === 'open' ? undefined : await this.#tables.seek(game);
      if (table === ELSEWHERE) {
        this.#leave(game);
        this.#elsewhere.add(game);
        return DENIED_ELSEWHERE;
      }
      this.#elsewhere.delete(game);
      if (table) await this.#catchUp(table, info, since);
      return new Finish(() => {
        const follower = this.#follow(game, viewer, info, table);
        // They may have lost the seat after it was read what they hold.
        if (reseated !== this.#lobby.reseated) void this.#lobby.recheck(game).catch(() => this.#drop());
        const shown = this.#lobby.withPresence(info);
        if (!table) return { table: shown };
        // Opening it may have changed its header, if the rules have changed.
        const header = publicHeader(table.host.sheet.header);
        const line = table.line > 0 ? table.line : undefined;
        // Something may have been played since it was read, such as the deal, which nobody tells this follower.
        const clock = shown.clock && (table.clock ?? shown.clock);
        return {
          table: { ...shown, ...(clock ? { clock } : {}), header, line },
          look: table.look(follower, since),
        };
      });
    },
    leave: (game) => {
      this.#leave(game);
      return Promise.resolve();
    },
    views: (game, viewer, from, to) => {
      const table = this.#tableFor(game, viewer);
      if (!table) return Promise.resolve(this.#reasonAgainst(game));
      const last = Math.min(to, from + MOST_VIEWS - 1, this.#shownOf(game, table));
      return Promise.resolve(table.host.viewsAt(from, last, viewer).map(packCells));
    },
    counted: (game, viewer, seq) => {
      const table = this.#tableFor(game, viewer);
      if (!table) return Promise.resolve(this.#reasonAgainst(game));
      const cells = seq < this.#shownOf(game, table) ? table.host.viewCounted(seq, viewer) : undefined;
      return Promise.resolve(cells && packCells(cells));
    },
    commit: async (game, seat, seq, draft, line) => {
      const table = this.#tableFor(game, seat);
      if (!table || seat === NOBODY) return this.#reasonAgainst(game);
      return this.#tables.commit(table, seat, seq, draft, line);
    },
    draft: (game, seat, seq, draft) => {
      const followed = this.#followed.get(game);
      if (followed?.table && followed.follower.viewer === seat)
        followed.table.relay(followed.follower, seat, seq, draft);
      return Promise.resolve();
    },
    order: async (game, seat, known, draft, limit, turns) => {
      const table = this.#tableFor(game, seat);
      if (!table || seat === NOBODY) return this.#reasonAgainst(game);
      return this.#extensions.orders.leave(table, { person: this.#person, seat, known, draft, limit, turns });
    },
    askAgain: (game) => {
      const followed = this.#followed.get(game);
      if (!followed?.table) return Promise.resolve(this.#reasonAgainst(game));
      if (followed.follower.held.length === 0) return Promise.resolve(IDLE);
      this.#tables.goOn(followed.table);
      return Promise.resolve(undefined);
    },
    reveal: async (game) => {
      if (!this.#followed.get(game)?.table) return this.#reasonAgainst(game);
      return (await this.#lobby.revelationOf(game)) ?? IDLE;
    },
    lobby: async (isWatched) => {
      if (!isWatched) return this.#publicList.remove(this.#reader);
      await this.#publicList.open();
      return new Finish(() => {
        if (!this.#isClosed) this.#publicList.add(this.#reader);
      });
    },
  };

  close(): void {
    this.#isClosed = true;
    this.#publicList.remove(this.#reader);
    for (const game of this.#followed.keys()) this.#leave(game);
  }

  /**
   * Another node may have written a moment ago what this one has not heard of yet. Nobody who comes from there is shown
   * less than they know.
   */
  async #catchUp(table: LiveTable, { game, line = 0, status }: OnlineTable, since: number): Promise<void> {
    const isOutdated = (): boolean => table.line !== line || (status === 'over' && !table.host.isOver);
    // Turns were taken back, or the people at the table have ended the game.
    if (isOutdated()) await this.#tables.reseatOpen([game]);
    if (since > table.host.seq + 1 || isOutdated()) await this.#tables.reread([game]);
  }

  /** Why nothing can be done at a table that was not joined. */
  #reasonAgainst(game: string): OnlineDenial {
    return this.#elsewhere.has(game) ? DENIED_ELSEWHERE : ABSENT;
  }

  /** The table of a game that was joined with this seat's eyes, or holds this seat. */
  #tableFor(game: string, seat: Seat): LiveTable | undefined {
    const followed = this.#followed.get(game);
    if (!followed) return undefined;
    const { follower, table } = followed;
    return seat === NOBODY || follower.held.includes(seat) ? table : undefined;
  }

  /** The number of entries of a followed game that this person may see. */
  #shownOf(game: string, table: LiveTable): number {
    const followed = this.#followed.get(game);
    return followed ? table.shownTo(followed.follower) : 0;
  }

  #follow(game: string, viewer: Seat, { held, watchDelay }: OnlineTable, table: LiveTable | undefined): TableFollower {
    const before = this.#followed.get(game);
    const isDelayed = held.length === 0 && watchDelay > 0;
    const hear = (text: string): void => this.#send(text);
    const follower: TableFollower = { person: this.#person, viewer, held, isDelayed, hear, drop: this.#drop };
    before?.table?.followers.delete(before.follower);
    table?.followers.add(follower);
    this.#followed.set(game, { follower, table });
    if (before) this.#lobby.replace(game, before.follower, follower);
    else this.#lobby.enter(game, follower);
    return follower;
  }

  #leave(game: string): void {
    const followed = this.#followed.get(game);
    if (!followed) return;
    this.#followed.delete(game);
    followed.table?.followers.delete(followed.follower);
    this.#lobby.leave(game, followed.follower);
  }
}

import { NOBODY } from '@coalbrook/rules';
import type { Seat, Table } from '@coalbrook/rules';
import { isOnlineAnswerTo } from '@coalbrook/wire/online';
import type { JoinedTable, OnlineTable } from '@coalbrook/wire/online';

import { viewerFor } from '../viewer.ts';
import { SeenGame } from './seenGame.ts';
import type { KeptTable, TableKeeper } from './tableKeeper.ts';
import { tableOfHeader } from './tableOfHeader.ts';

/** Everything that this device knows about an online table, now and, by its keeper, the next time it is opened. */
export class KnownTable {
  readonly #game: string;
  readonly #keeper: TableKeeper;
  #info: OnlineTable | undefined;
  #compiled: Table | undefined;
  /** The number of the rules by which it was compiled. */
  #rules = 0;
  /** What each seat of the person sees. A device with several seats shows one at a time. */
  readonly #seen = new Map<Seat, SeenGame>();
  /** How often turns had been taken back when this was seen. */
  #line = 0;

  constructor(game: string, keeper: TableKeeper) {
    this.#game = game;
    this.#keeper = keeper;
  }

  /** Undefined until the server or the keeper has said something. */
  get info(): OnlineTable | undefined {
    return this.#info;
  }

  /** The table of a game that has begun. */
  get compiled(): Table | undefined {
    return this.#compiled;
  }

  /** Who looks first: the person's seat, or nobody if there are none or several. */
  get firstViewer(): Seat {
    return viewerFor(this.#info?.held ?? [], NOBODY, NOBODY).viewer;
  }

  /** The game as one viewer sees it, if that is known. */
  seenBy(viewer: Seat): SeenGame | undefined {
    return this.#seen.get(viewer);
  }

  /** How often turns were taken back in what is known of the game. */
  get line(): number {
    return this.#line;
  }

  /**
   * How many steps of a viewer to name as known when asking for more: none if turns were taken back since, or if the game
   * has ended and something in them is open now.
   */
  sinceFor(viewer: Seat): number {
    const seen = this.#seen.get(viewer);
    const { line = 0, status } = this.#info ?? {};
    const isOutdated = line !== this.#line || (status === 'over' && seen?.isOver === false);
    return isOutdated ? 0 : (seen?.since ?? 0);
  }

  setInfo(table: OnlineTable): void {
    this.#info = table;
    this.#keeper.keepTable(table).catch(() => undefined);
  }

  /**
   * Takes an answer to `join`, with the steps after the first `since`. False if it cannot be right; throws
   * `OtherVersion`, and changes nothing, if the game is played by rules that this page does not know.
   */
  take(joined: JoinedTable, viewer: Seat, since: number): boolean {
    const isTaken = this.#take(joined, viewer, since);
    const seen = this.#seen.get(viewer);
    if (isTaken && seen) this.keep(seen, since, Infinity, since === 0);
    return isTaken;
  }

  /** Keeps what is known from one step to another; `isNew` drops everything that was kept before. */
  keep(seen: SeenGame, from: number, to: number, isNew = false): void {
    const { viewer, actor } = seen;
    // Views of turns that were taken back may arrive late.
    if (this.#seen.get(viewer) !== seen) return;
    const steps = seen.kept(from, to);
    this.#keeper.keepSteps(this.#game, { viewer, actor, steps }, from, isNew).catch(() => undefined);
  }

  /** Takes what was kept, like an answer of the server. */
  async restore(): Promise<void> {
    try {
      const kept = (await this.#keeper.read(this.#game)) as KeptTable | undefined;
      if (kept && !this.#info) this.#restore(kept);
    } catch {
      // It was kept by another version of the page, or not at all.
    }
  }

  /** The table is gone. */
  forget(): void {
    this.#keeper.forget(this.#game).catch(() => undefined);
  }

  #restore({ table, viewers }: KeptTable): void {
    if (!isOnlineAnswerTo('join', { table }) || table.game !== this.#game) return;
    this.#line = table.line ?? 0;
    if (table.status !== 'open') for (const viewer of viewers) this.#restoreViewer(table, viewer);
    this.#info = table;
  }

  #restoreViewer(table: OnlineTable, { viewer, actor, steps }: KeptTable['viewers'][number]): void {
    const known = { seq: steps.length - 1, viewer, actor, draft: [], cells: steps.at(-1)?.cells };
    const joined: unknown = { table, look: { ...known, steps: steps.map(({ step }) => step) } };
    if (isOnlineAnswerTo('join', joined) && 'table' in joined && this.#take(joined, viewer, 0))
      this.#seen.get(viewer)?.restore(steps);
  }

  #take({ table: info, look }: JoinedTable, viewer: Seat, since: number): boolean {
    if (info.game !== this.#game || (info.status === 'open') !== (look === undefined)) return false;
    if (look) {
      const { line = 0, header } = info;
      const isRuledAnew = header.rules !== this.#rules;
      const table = this.#compiled && !isRuledAnew ? this.#compiled : tableOfHeader(header);
      if (line !== this.#line || (isRuledAnew && this.#compiled)) {
        if (since > 0) return false;
        this.#seen.clear();
        this.#line = line;
        this.forget();
      }
      this.#compiled = table;
      this.#rules = header.rules;
      const seen = this.#seen.get(viewer) ?? new SeenGame(table, viewer);
      if (info.seats.length !== table.seats || !seen.take(look, since)) return false;
      this.#seen.set(viewer, seen);
    }
    return true;
  }
}

import { DraftTurn } from '@coalbrook/desk';
import { NOBODY } from '@coalbrook/rules';
import type { Table } from '@coalbrook/rules';
import type { News, SeatView } from '@coalbrook/wire';

import { reportFailure } from './failures.ts';
import { firstSnapshot } from './firstSnapshot.ts';
import type { GameSnapshot } from './gameSnapshot.ts';
import { HostedSession } from './hostedSession.ts';
import { TabPresence } from './tabPresence.ts';
import type { Locks } from './tabPresence.ts';
import { peopleOf, viewerFor } from './viewer.ts';
import type { WorkerTable } from './workerTable.ts';

/** A game hosted by this page's worker. Of several tabs, one drives it. */
export class LocalSession extends HostedSession {
  readonly #table: WorkerTable;
  readonly #presence: TabPresence;
  /** How often the game has moved to or from this tab. */
  #moves = 0;

  private constructor(
    table: WorkerTable,
    seen: SeatView,
    snapshot: GameSnapshot,
    turn: DraftTurn,
    locks: Locks | undefined,
  ) {
    super(table, seen, snapshot, turn, peopleOf);
    this.#table = table;
    this.#presence = new TabPresence(locks, snapshot.sheet.id, (isHere) => this.#setPresence(isHere));
  }

  /** `locks` are undefined if the browser has none. */
  static async open(table: WorkerTable, compiled: Table, locks?: Locks): Promise<LocalSession> {
    const { sheet, kind } = table;
    const { viewer } = viewerFor(peopleOf(sheet.sitters), NOBODY, NOBODY);
    const look = await table.look(viewer, -1);
    const turn = DraftTurn.open(compiled, look.seen);
    const first = firstSnapshot(table, sheet, compiled, look, turn.frame);
    const snapshot = { ...first, isElsewhere: true, isSketch: kind === 'sketch' };
    const session = new LocalSession(table, look.seen, snapshot, turn, locks);
    if (await session.#presence.enter()) await session.#move(true);
    else await session.follower.refresh();
    return session;
  }

  readonly takeOver = (): Promise<void> => this.#presence.takeOver();

  protected override leave(): void {
    this.#presence.close();
  }

  protected override hear(news: News): void {
    // A late write by another tab can cause a conflict; without the lock, the game continues there.
    if (news.news === 'conflict') this.#setPresence(this.#presence.isHere);
    else super.hear(news);
  }

  #setPresence(isHere: boolean): void {
    this.#move(isHere).catch(reportFailure);
  }

  /** The game moves to this tab, or to another one. If it moves again before it has arrived, only the last counts. */
  async #move(isHere: boolean): Promise<void> {
    const move = ++this.#moves;
    if (!isHere) this.follower.leave();
    try {
      await this.#table.drive(isHere);
      if (move === this.#moves) await (isHere ? this.follower.enter() : this.follower.refresh());
    } catch (error) {
      if (move === this.#moves) this.follower.leave();
      throw error;
    }
  }
}

import { DraftTurn } from '@coalbrook/desk';
import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { Denial, SeatView } from '@coalbrook/wire';
import type { OnlineTable } from '@coalbrook/wire/online';

import { reportFailure } from '../failures.ts';
import { firstSnapshot } from '../firstSnapshot.ts';
import type { GameSnapshot } from '../gameSnapshot.ts';
import { HostedSession } from '../hostedSession.ts';
import { viewerFor } from '../viewer.ts';
import { keepDraft, readDraft } from './keptDrafts.ts';
import type { ServerTable } from './serverTable.ts';
import { sheetOf } from './sheetOf.ts';

/** A game on a server. The seats of the person are played on this screen; everybody else plays elsewhere. */
export class OnlineSession extends HostedSession {
  readonly #table: ServerTable;
  #onWithdrawn: () => void = () => undefined;

  private constructor(table: ServerTable, seen: SeatView, snapshot: GameSnapshot, turn: DraftTurn) {
    super(table, seen, snapshot, turn, () => table.table?.held ?? []);
    this.#table = table;
    table.onOrder(() => this.#showOrder());
  }

  /** Opens a game that has begun. */
  static async open(table: ServerTable, info: OnlineTable): Promise<OnlineSession> {
    const { viewer } = viewerFor(info.held, NOBODY, NOBODY);
    const look = await table.look(viewer, -1);
    const turn = DraftTurn.open(table.compiled, look.seen);
    const first = firstSnapshot(table, sheetOf(info), table.compiled, look, turn.frame);
    const session = new OnlineSession(table, look.seen, { ...first, order: table.order }, turn);
    await session.follower.enter();
    session.#endAgain();
    return session;
  }

  #showOrder(): void {
    const { order } = this.#table;
    if (JSON.stringify(order) !== JSON.stringify(this.snapshot.order)) this.store.change({ order });
  }

  /** Somebody may have come, gone, or asked for a rematch. */
  setTable(table: OnlineTable): void {
    const { sheet, frame, rematch } = this.snapshot;
    const can = this.#table.capabilities(sheet, frame.stage === 'over');
    if (can.rematch !== rematch) this.store.change(can);
    const isAdjourned = table.paused !== undefined;
    if (isAdjourned !== (this.snapshot.isAdjourned ?? false)) this.store.change({ isAdjourned });
    const { sitters, header } = sheetOf(table);
    const isSame =
      JSON.stringify(sitters) === JSON.stringify(sheet.sitters) && header.abandoned === sheet.header.abandoned;
    if (!isSame) this.store.change({ sheet: { ...sheet, sitters, header } });
  }

  readonly takeOver = (): Promise<void> => Promise.resolve();

  override readonly withdraw = (): void => this.#onWithdrawn();

  protected override leave(): void {}

  /** Sends the turn as soon as there is a connection, after a reload too. Until then it can be withdrawn. */
  protected override async send(seat: Seat, seq: number, draft: readonly string[]): Promise<Denial | undefined> {
    const { id } = this.snapshot.sheet;
    const { line } = this.#table;
    keepDraft(id, seat, { seq, line, draft, isEnded: true });
    try {
      if (!this.#table.isReachable && (await this.#waitForNetwork()) === 'withdrawn') return undefined;
      this.store.change({ sending: 'sent' });
      const denial = await super.send(seat, seq, draft);
      if (!denial) keepDraft(id, seat, { seq, draft: [] });
      return denial;
    } catch (error) {
      // The table was left; the turn is sent when it is opened again.
      if (this.store.isClosed) return undefined;
      throw error;
    } finally {
      const { isEnded } = readDraft(id, seat, seq, line);
      if (isEnded && !this.store.isClosed) keepDraft(id, seat, { seq, line, draft });
      this.store.change({ sending: undefined });
    }
  }

  async #waitForNetwork(): Promise<'up' | 'withdrawn'> {
    this.store.change({ sending: 'unsent' });
    const withdrawn = new Promise<'withdrawn'>((resolve) => (this.#onWithdrawn = () => resolve('withdrawn')));
    const result = await Promise.race([withdrawn, this.#table.whenReachable().then(() => 'up' as const)]);
    this.#onWithdrawn = () => undefined;
    return result;
  }

  /** Ends the turn that was ended before the page was left. */
  #endAgain(): void {
    const { sheet, frame } = this.snapshot;
    const { isEnded } = readDraft(sheet.id, frame.viewer, frame.seq, this.#table.line);
    if (isEnded && (frame.stage === 'complete' || frame.stage === 'reveals')) this.commit().catch(reportFailure);
  }
}

import { DraftTurn } from '@coalbrook/desk';
import { NOBODY, seedOf } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { Denial, Hint, News, Sheet, Sitter } from '@coalbrook/wire';
import type { OnlineTable, Revelation } from '@coalbrook/wire/online';

import { reportFailure } from '../failures.ts';
import type { GameSnapshot } from '../gameSnapshot.ts';
import { firstPace, HostedSession } from '../hostedSession.ts';
import { mayHint } from '../mayHint.ts';
import { makeSavedText } from '../savedText.ts';
import type { LeaveOrder } from '../session.ts';
import { viewerFor } from '../viewer.ts';
import { viewOf } from '../viewOf.ts';
import { askCoach } from './askCoach.ts';
import { keepDraft, readDraft } from './keptDrafts.ts';
import type { RemoteGame } from './remoteGame.ts';

const sitterOf = ({ kind, name, policy, figure, colour }: Sitter): Sitter => ({ kind, name, policy, figure, colour });

/** What the page shows of an online table in place of a sheet: without seed and starting position. */
export const sheetOf = ({ game, header, seats, begun }: OnlineTable): Sheet => ({
  id: game,
  header,
  sitters: seats.map(sitterOf),
  seed: '',
  begun,
});

/** Whoever only watched may watch a rematch, but not ask for one. */
const rematchAt = ({ held, rematch }: OnlineTable): GameSnapshot['rematch'] => {
  if (rematch !== undefined) return 'open';
  return held.length > 0 ? 'possible' : undefined;
};

/** A remote game is the only one behind its server. */
const HANDLE = 0;

/** A game on a server. The seats of the person are played on this screen; everybody else plays elsewhere. */
export class RemoteSession extends HostedSession {
  readonly #remote: RemoteGame;
  readonly #reveal: () => Promise<Revelation>;
  #onWithdrawn: () => void = () => undefined;

  private constructor(game: RemoteGame, snapshot: GameSnapshot, turn: DraftTurn, reveal: () => Promise<Revelation>) {
    super({ server: game, handle: HANDLE }, snapshot, turn, () => game.table?.held ?? []);
    this.#remote = game;
    game.onOrder(() => this.#showOrder());
    this.#reveal = reveal;
  }

  /** Opens a game that has begun. */
  static async open(game: RemoteGame, table: OnlineTable, reveal: () => Promise<Revelation>): Promise<RemoteSession> {
    const { viewer } = viewerFor(table.held, NOBODY, NOBODY);
    const { seen, steps } = await game.ask('look', HANDLE, viewer, -1);
    const { compiled } = game;
    const turn = DraftTurn.open(compiled, seen);
    const { frame } = turn;
    const snapshot: GameSnapshot = {
      sheet: sheetOf(table),
      table: compiled,
      steps,
      frame,
      shown: { mode: 'live', view: viewOf(compiled, frame.cells), seq: frame.seq, events: [] },
      handTo: undefined,
      thinking: undefined,
      trouble: seen.trouble,
      isDraftUnstored: false,
      isElsewhere: false,
      pace: firstPace(),
      isPaused: false,
      isRemote: true,
      hasHints: table.hasHints,
      isSketch: false,
      rematch: rematchAt(table),
      order: game.order,
    };
    const session = new RemoteSession(game, snapshot, turn, reveal);
    await session.follower.enter();
    session.#endAgain();
    return session;
  }

  override readonly hint = (): Promise<Hint | Denial> => {
    const { sheet, frame } = this.snapshot;
    if (!mayHint(this.snapshot)) return Promise.resolve({ denied: 'secret' });
    const { id: game, header } = sheet;
    return askCoach({ game, header, cells: frame.cells, count: frame.seq, seed: seedOf(`hint ${game}`) });
  };

  override readonly leaveOrder: LeaveOrder = (draft, limit) => this.#remote.leaveOrder(draft, limit);

  #showOrder(): void {
    const { order } = this.#remote;
    if (JSON.stringify(order) !== JSON.stringify(this.snapshot.order)) this.store.change({ order });
  }

  /** Somebody may have come, gone, or asked for a rematch. */
  setTable(table: OnlineTable): void {
    const rematch = rematchAt(table);
    if (rematch !== this.snapshot.rematch) this.store.change({ rematch });
    const { sitters, header } = sheetOf(table);
    const { sheet } = this.snapshot;
    const isSame =
      JSON.stringify(sitters) === JSON.stringify(sheet.sitters) && header.abandoned === sheet.header.abandoned;
    if (!isSame) this.store.change({ sheet: { ...sheet, sitters, header } });
  }

  // Others have seen the turn, so they may have to be asked: see `consent`.
  readonly takeBack = (): Promise<undefined> => Promise.resolve(undefined);

  readonly save = async (): Promise<string> => makeSavedText(this.snapshot.sheet, (await this.#reveal()).record);

  override readonly proof = async (): Promise<string> => `${JSON.stringify(await this.#reveal())}\n`;

  readonly takeOver = (): Promise<void> => Promise.resolve();

  override readonly withdraw = (): void => this.#onWithdrawn();

  protected override leave(): void {}

  protected override hear(news: News): void {
    const isDraftOnly = news.news === 'steps' && news.from === news.to;
    const areAllNew = news.news === 'steps' && news.from < 0;
    if (areAllNew) this.follower.reread().catch(reportFailure);
    else if (isDraftOnly) this.follower.adoptDraft().catch(reportFailure);
    else super.hear(news);
  }

  /** Sends the turn as soon as there is a connection, after a reload too. Until then it can be withdrawn. */
  protected override async send(seat: Seat, seq: number, draft: readonly string[]): Promise<Denial | undefined> {
    const { id } = this.snapshot.sheet;
    const { line } = this.#remote;
    keepDraft(id, seat, { seq, line, draft, isEnded: true });
    try {
      if (!this.#remote.isReachable && (await this.#waitForNetwork()) === 'withdrawn') return undefined;
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
    const result = await Promise.race([withdrawn, this.#remote.whenReachable().then(() => 'up' as const)]);
    this.#onWithdrawn = () => undefined;
    return result;
  }

  /** Ends the turn that was ended before the page was left. */
  #endAgain(): void {
    const { sheet, frame } = this.snapshot;
    const { isEnded } = readDraft(sheet.id, frame.viewer, frame.seq, this.#remote.line);
    if (isEnded && (frame.stage === 'complete' || frame.stage === 'reveals')) this.commit().catch(reportFailure);
  }
}

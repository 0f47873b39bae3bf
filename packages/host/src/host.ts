import { isPolicyName } from '@coalbrook/bots';
import { laterRules } from '@coalbrook/record';
import type { Divergence, GameRecord } from '@coalbrook/record';
import { awaitsChance, done, endedState, isOver, maskCells, NOBODY, questionOf } from '@coalbrook/rules';
import type { Result, Seat, State, Table } from '@coalbrook/rules';
import { withPolicy } from '@coalbrook/wire';
import type { BotTrouble, Denial, Hint, LoggedStep, SeatView, SentStep, Sheet, Sitter, Thought } from '@coalbrook/wire';

import { CommittedGame } from './committedGame.ts';
import { Driver } from './driver.ts';
import { hintFor } from './hint.ts';
import { HostedTable, IDLE } from './hostedTable.ts';
import type { Ports, SpentOrder } from './ports.ts';
import { Queue } from './queue.ts';
import { draftByBot } from './standIn.ts';
import { stepsByViewer } from './stepsByViewer.ts';
import { thoughtsOf } from './thoughts.ts';

const CONFLICT: Denial = { denied: 'conflict' };
const INCOMPLETE: Denial = { denied: 'incomplete' };

/**
 * One table being played. Everything that leaves it is masked for a seat, until the game is over: then everything is
 * open, also of earlier moments. All changes go through one queue, and after an exception it is as last written.
 */
export class Host {
  readonly #queue = new Queue();
  readonly #hosted: HostedTable;
  readonly #driver: Driver;
  readonly #ports: Ports;
  /** Ends what bots work out for those who asked for thoughts. */
  #stopThinking: () => void = () => undefined;
  #stopAdvising: () => void = () => undefined;

  private constructor(sheet: Sheet, ports: Ports, game: CommittedGame, draft: readonly string[]) {
    this.#hosted = new HostedTable(sheet, ports, game, draft, () => this.halt());
    this.#driver = new Driver(this.#hosted, this.#queue, ports);
    this.#ports = ports;
  }

  /** Opens a stored game, under the rules of its number or the next that fit; nothing runs until `go`. */
  static async open(sheet: Sheet, ports: Ports): Promise<Result<Host, Divergence>> {
    const { entries, draft } = await ports.ledger.read(sheet.id);
    const game = CommittedGame.open(sheet.header, entries);
    if (game.ok) return done(new Host(sheet, ports, game.value, draft));
    const header = laterRules({ header: sheet.header, entries });
    if (!header) return game;
    const later = CommittedGame.open(header, entries);
    return later.ok ? done(new Host({ ...sheet, header }, ports, later.value, draft)) : later;
  }

  get sheet(): Sheet {
    return this.#hosted.sheet;
  }

  get table(): Table {
    return this.#game.table;
  }

  get isOver(): boolean {
    return this.#hosted.isOver;
  }

  /** The number of written entries. */
  get seq(): number {
    return this.#hosted.seq;
  }

  /** Whom the table is waiting for, or nobody. */
  get actor(): Seat {
    return this.#hosted.actor;
  }

  /** The bot that does not answer. */
  get trouble(): BotTrouble | undefined {
    return this.#hosted.trouble;
  }

  /** The written game with all its secrets: for saving, never for players. */
  record(): GameRecord {
    return this.#game.record();
  }

  /** The table as a seat sees it now, with its stored draft. */
  look(viewer: Seat): SeatView {
    const { seq, actor, draft, trouble } = this.#hosted;
    return {
      seq,
      viewer,
      cells: this.#cellsFor(viewer, this.#game.now, seq),
      actor,
      draft: this.#hosted.decides(viewer) ? draft : [],
      ...(trouble ? { trouble } : {}),
    };
  }

  /** What happened from an entry on, masked for a seat. The set-up has the number -1. */
  steps(viewer: Seat, from: number): readonly LoggedStep[] {
    return this.#game.history.steps(from, this.isOver ? undefined : viewer);
  }

  /**
   * What happened from an entry on and which cells each entry changed, masked for each of some viewers. Viewers who
   * learn no more than everybody share one list.
   */
  sentSteps(viewers: readonly Seat[], from: number): ReadonlyMap<Seat, readonly SentStep[]> {
    return stepsByViewer(this.table, this.#hosted.sentSteps(from), viewers);
  }

  /** Cells of the table after this many entries, masked for a seat. */
  viewAt(seq: number, viewer: Seat): Int16Array {
    return this.#cellsFor(viewer, this.#game.history.peekAt(seq), seq);
  }

  /** The same as it was shown while the game was played. */
  viewThen(seq: number, viewer: Seat): Int16Array {
    return maskCells(this.table, this.#game.history.peekAt(seq), viewer);
  }

  /** The same for each number of entries in a range, both ends included. */
  viewsAt(from: number, to: number, viewer: Seat): readonly Int16Array[] {
    const views: Int16Array[] = [];
    for (let seq = Math.max(0, from); seq <= Math.min(to, this.seq); seq++) views.push(this.viewAt(seq, viewer));
    return views;
  }

  /** Whose decision it is after this many entries, or nobody. */
  actorAt(seq: number): Seat {
    if (this.isOver && seq >= this.seq) return NOBODY;
    const state = this.#game.history.peekAt(seq);
    return isOver(state) || awaitsChance(state) ? NOBODY : state.actor;
  }

  /** Cells of the table as it was scored when an entry ended an era; undefined if it did not. */
  viewCounted(seq: number, viewer: Seat): Int16Array | undefined {
    const state = this.#game.history.countedAt(seq);
    return state && this.#cellsFor(viewer, state);
  }

  /** Stores a seat's unfinished turn, which follows `seq` entries. */
  keepDraft(seat: Seat, seq: number, draft: readonly string[]): Promise<Denial | undefined> {
    return this.#queue.run(async () => {
      if (seq !== this.seq) return CONFLICT;
      const turn = this.#hosted.turnOf(seat, draft);
      if (!turn.ok) return turn.fault;
      return (await this.#hosted.keepDraft(draft)) ? undefined : CONFLICT;
    });
  }

  /**
   * Writes a turn that follows `seq` entries, with the draws right after it. Call `go` to continue. A turn that
   * was already written is not written again, so it may be sent twice. `spent` is the seat's order, which goes with it.
   */
  commit(seat: Seat, seq: number, draft: readonly string[], spent?: SpentOrder): Promise<Denial | undefined> {
    const hosted = this.#hosted;
    return this.#queue.run(async () => {
      if (seq !== this.seq) return hosted.hasWritten(seat, seq, draft) ? undefined : CONFLICT;
      const turn = hosted.turnOf(seat, draft);
      if (!turn.ok) return turn.fault;
      if (turn.value.stage === 'open') return INCOMPLETE;
      return hosted.attempt(async () => {
        for (const action of turn.value.actions) this.#game.play(action);
        hosted.drawAll();
        // The ledger may have written this turn before, and failed to say so.
        const isWritten = (await hosted.write(spent)) || hosted.hasWritten(seat, seq, draft);
        return isWritten ? undefined : CONFLICT;
      });
    });
  }

  /** Whether a person is to choose an action: their turn begins, or goes on with its next action. */
  asksForAction(seat: Seat): boolean {
    return this.#hosted.decides(seat) && questionOf(this.#game.now) === 'action';
  }

  /** The written position with all its secrets, to be read at once: for the server, never for players. */
  get position(): State {
    return this.#game.now;
  }

  /** Draws until somebody must decide. */
  deal(): Promise<void> {
    return this.#queue.run(() =>
      this.#hosted.attempt(async () => {
        this.#hosted.drawAll();
        await this.#hosted.write();
      }),
    );
  }

  /** Runs chance and bots until a person must decide, a bot fails, or the game is over. */
  go(): Promise<void> {
    return this.#driver.go();
  }

  /** Stops the run, cancelling a thinking bot, because the game is driven elsewhere. */
  halt(): void {
    this.#driver.halt();
  }

  /**
   * Takes the game from any other host: their drafts are not stored any more, however late they arrive. Loads what
   * they have written.
   */
  claim(writer: string): Promise<Divergence | undefined> {
    return this.#queue.run(() => this.#hosted.claim(writer));
  }

  /** Loads what was written elsewhere. */
  reload(): Promise<Divergence | undefined> {
    return this.#queue.run(() => this.#hosted.reread());
  }

  /** A turn that a bot drafts for a person who decides now; undefined if it does not answer. Nothing is played. */
  draftByBot(seat: Seat, policy: string): Promise<readonly string[] | undefined> {
    return draftByBot(this.#hosted, this.#ports, seat, policy);
  }

  /**
   * What the bot of a seat considered when it chose its actions, among the entries from one number up to another, which is
   * not included. Bots work it out again; whoever asks next ends that.
   */
  thoughts(seat: Seat, from: number, to: number): Promise<readonly Thought[] | Denial> {
    this.#stopThinking();
    const asked = thoughtsOf(this.#hosted, this.#ports, { seat, from, to });
    this.#stopThinking = asked.cancel;
    return asked.thoughts;
  }

  /**
   * What a person who decides now could do after a draft that follows `seq` entries, worked out from what they see.
   * Whoever asks next ends that.
   */
  async hint(seat: Seat, seq: number, draft: readonly string[]): Promise<Hint | Denial> {
    this.#stopAdvising();
    if (seq !== this.seq) return CONFLICT;
    const asked = hintFor(this.#hosted, this.#ports.coach, seat, draft);
    this.#stopAdvising = asked.cancel;
    return asked.hint;
  }

  /** Changes the policy of a bot's seat. The caller must store the changed sheet. */
  replaceBot(seat: Seat, policy: string): Promise<Denial | undefined> {
    return this.#queue.run(() => {
      if (this.sheet.sitters[seat]?.kind !== 'bot' || !isPolicyName(policy)) return IDLE;
      this.#hosted.sheet = withPolicy(this.sheet, seat, policy);
      return undefined;
    });
  }

  /** Adopts the sitters of a sheet that another tab has changed. */
  reseat(sitters: readonly Sitter[]): Promise<void> {
    return this.#queue.run(() => {
      this.#hosted.sheet = { ...this.sheet, sitters };
    });
  }

  /** The cells of a position as a viewer may see them now. The last position of an abandoned game asks nobody. */
  #cellsFor(viewer: Seat, position: State, seq?: number): Int16Array {
    if (!this.isOver) return maskCells(this.table, position, viewer);
    return (seq !== undefined && seq >= this.seq ? endedState(position) : position).cells.slice();
  }

  get #game(): CommittedGame {
    return this.#hosted.game;
  }
}

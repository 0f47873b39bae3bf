import type { DraftTurn, Attempt, Foresight } from '@coalbrook/desk';
import type { Action, CardId, Refusal, Seat } from '@coalbrook/rules';
import type { Denial, News, SeatView, Sitter } from '@coalbrook/wire';

import { Display } from './display.ts';
import { Drafting } from './drafting.ts';
import { reportFailure } from './failures.ts';
import { Follower } from './follower.ts';
import type { GameSnapshot } from './gameSnapshot.ts';
import { seenThoughts } from './seenThoughts.ts';
import type { SeenThought } from './seenThoughts.ts';
import type { Session } from './session.ts';
import { SnapshotStore } from './snapshotStore.ts';
import type { LeaveOrder, TablePort } from './tablePort.ts';

const refusalOf = (denial: Denial | undefined): Refusal | undefined =>
  denial?.denied === 'refused' ? denial.refusal : undefined;

/** A session at a table that is hosted elsewhere: turns are drafted here and committed there. */
export abstract class HostedSession implements Session {
  protected readonly port: TablePort;
  protected readonly store: SnapshotStore;
  protected readonly follower: Follower;
  readonly #display: Display;
  readonly #drafting: Drafting;
  readonly #deafen: () => void;
  readonly #heldOf: (sitters: readonly Sitter[]) => readonly Seat[];

  /** `seen` is what was seen first. `heldOf` names the seats that are played on this screen. */
  constructor(
    port: TablePort,
    seen: SeatView,
    snapshot: GameSnapshot,
    turn: DraftTurn,
    heldOf: (sitters: readonly Sitter[]) => readonly Seat[],
  ) {
    this.port = port;
    this.#heldOf = heldOf;
    this.store = new SnapshotStore(snapshot);
    this.#display = new Display(this.store, port);
    this.#drafting = new Drafting(this.store, this.#display, port, turn, () => this.refreshLater());
    this.follower = new Follower(this.store, this.#display, this.#drafting, port, seen, heldOf);
    this.#deafen = port.hear((news) => this.hear(news));
  }

  get snapshot(): GameSnapshot {
    return this.store.now;
  }

  get texts(): readonly string[] {
    return this.#drafting.turn.texts;
  }

  get isWatching(): boolean {
    return this.#heldOf(this.snapshot.sheet.sitters).length === 0;
  }

  readonly subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  readonly choose = (actions: readonly Action[]): Refusal | undefined => this.#drafting.choose(actions);
  readonly paidWith = (action: Action, cards: readonly CardId[]): readonly Action[] =>
    this.#drafting.paidWith(action, cards);
  readonly undo = (): void => this.#drafting.undo();
  readonly redo = (): void => this.#drafting.redo();
  readonly foresee = (action: Action, cards?: readonly CardId[]): Foresight | undefined =>
    this.#drafting.foresee(action, cards);
  readonly whyNot = (attempt: Attempt): Refusal | undefined => this.#drafting.whyNot(attempt);

  readonly commit = async (): Promise<Refusal | undefined> => {
    if (this.snapshot.isElsewhere || this.snapshot.sending) return undefined;
    this.#display.return();
    const { frame, texts } = this.#drafting.turn;
    const denial = await this.send(frame.viewer, frame.seq, texts);
    await (denial ? this.follower.refresh() : this.follower.settled);
    return refusalOf(denial);
  };

  readonly save = (): Promise<string> => this.port.save();

  readonly proof = (): Promise<string | undefined> => this.port.proof();

  readonly leaveOrder: LeaveOrder = (...order) => this.port.leaveOrder(...order);

  readonly takeBack = async (seq: number): Promise<string | undefined> => {
    const copy = await this.port.takeBack(seq);
    return copy.ok ? copy.value : undefined;
  };

  readonly withdraw = (): void => undefined;

  readonly askAgain = async (): Promise<void> => {
    await this.port.askAgain();
    await this.follower.settled;
  };

  readonly replaceBot = async (seat: Seat, policy: string): Promise<void> => {
    await this.port.replaceBot(seat, policy);
    await this.follower.settled;
  };

  readonly thoughts = (seat: Seat, from: number, to: number): Promise<readonly SeenThought[] | Denial> =>
    seenThoughts(this.port, this.snapshot, seat, from, to);

  readonly hint: Session['hint'] = () => {
    const { frame, texts } = this.#drafting.turn;
    return this.port.hint(frame.viewer, frame.seq, texts);
  };

  readonly take = (seat: Seat): Promise<void> => this.follower.take(seat);

  readonly goTo = (seq: number | undefined): Promise<void> => this.#display.goTo(seq);
  readonly goToCount = (seq: number): Promise<void> => this.#display.goToCount(seq);
  readonly skip = (): void => this.#display.skip();
  readonly pause = (isPaused: boolean): void => this.#display.pause(isPaused);
  readonly step = (): void => this.#display.step();
  readonly setPace = (pace: number): void => this.#display.setPace(pace);

  abstract readonly takeOver: () => Promise<void>;

  readonly close = (): void => {
    if (this.store.isClosed) return;
    this.store.close();
    this.#deafen();
    this.#display.stopTelling();
    this.leave();
    this.port.close().catch(reportFailure);
  };

  /** Ends a turn. */
  protected send(seat: Seat, seq: number, draft: readonly string[]): Promise<Denial | undefined> {
    return this.port.commit(seat, seq, draft);
  }

  /** Gives up what the session holds besides the game. */
  protected abstract leave(): void;

  protected hear(news: News): void {
    this.follower.hear(news).catch(reportFailure);
  }

  protected refreshLater(): void {
    this.follower.refresh().catch(reportFailure);
  }
}

import type { DraftTurn, Attempt, Foresight } from '@coalbrook/desk';
import type { Action, CardId, Refusal, Seat } from '@coalbrook/rules';
import type { Denial, News, Sitter } from '@coalbrook/wire';

import { Display } from './display.ts';
import { Drafting } from './drafting.ts';
import { reportFailure } from './failures.ts';
import { Follower } from './follower.ts';
import type { GameSnapshot } from './gameSnapshot.ts';
import type { HostedGame } from './hostedGame.ts';
import { seenThoughts } from './seenThoughts.ts';
import type { SeenThought } from './seenThoughts.ts';
import type { LeaveOrder, Session } from './session.ts';
import { SnapshotStore } from './snapshotStore.ts';

const USUAL_PACE = 900;

/** With reduced motion, only results are shown. */
export const firstPace = (): number =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : USUAL_PACE;

const refusalOf = (denial: Denial | undefined): Refusal | undefined =>
  denial?.denied === 'refused' ? denial.refusal : undefined;

/** A game that somebody hosts: in this page's worker or far away. Turns are drafted here and committed there. */
export abstract class HostedSession implements Session {
  protected readonly game: HostedGame;
  protected readonly store: SnapshotStore;
  protected readonly follower: Follower;
  readonly #display: Display;
  readonly #drafting: Drafting;
  readonly #deafen: () => void;
  readonly #heldOf: (sitters: readonly Sitter[]) => readonly Seat[];

  /** `heldOf` names the seats that are played on this screen. */
  constructor(
    game: HostedGame,
    snapshot: GameSnapshot,
    turn: DraftTurn,
    heldOf: (sitters: readonly Sitter[]) => readonly Seat[],
  ) {
    this.game = game;
    this.#heldOf = heldOf;
    this.store = new SnapshotStore(snapshot);
    this.#display = new Display(this.store, game);
    this.#drafting = new Drafting(this.store, this.#display, game, turn, () => this.refreshLater());
    this.follower = new Follower(this.store, this.#display, this.#drafting, game, heldOf);
    this.#deafen = game.server.hear(game.handle, (news) => this.hear(news));
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
    await this.follower.refresh();
    return refusalOf(denial);
  };

  readonly proof = (): Promise<string | undefined> => Promise.resolve(undefined);

  readonly leaveOrder?: LeaveOrder | undefined;

  readonly withdraw = (): void => undefined;

  readonly askAgain = async (): Promise<void> => {
    const { server, handle } = this.game;
    await server.ask('askAgain', handle);
    await this.follower.refresh();
  };

  readonly replaceBot = async (seat: Seat, policy: string): Promise<void> => {
    const { server, handle } = this.game;
    if (await server.ask('replaceBot', handle, seat, policy)) return;
    await this.follower.refresh();
  };

  readonly thoughts = (seat: Seat, from: number, to: number): Promise<readonly SeenThought[] | Denial> =>
    seenThoughts(this.game, this.snapshot, seat, from, to);

  readonly hint: Session['hint'] = () => {
    const { server, handle } = this.game;
    const { frame, texts } = this.#drafting.turn;
    return server.ask('hint', handle, frame.viewer, frame.seq, texts);
  };

  readonly take = (seat: Seat): Promise<void> => this.follower.take(seat);

  readonly goTo = (seq: number | undefined): Promise<void> => this.#display.goTo(seq);
  readonly goToCount = (seq: number): Promise<void> => this.#display.goToCount(seq);
  readonly skip = (): void => this.#display.skip();
  readonly pause = (isPaused: boolean): void => this.#display.pause(isPaused);
  readonly step = (): void => this.#display.step();
  readonly setPace = (pace: number): void => this.#display.setPace(pace);

  abstract readonly takeBack: (seq: number) => Promise<string | undefined>;
  abstract readonly save: () => Promise<string>;
  abstract readonly takeOver: () => Promise<void>;

  readonly close = (): void => {
    if (this.store.isClosed) return;
    this.store.close();
    this.#deafen();
    this.#display.stopTelling();
    this.leave();
    this.game.server.ask('close', this.game.handle).catch(reportFailure);
  };

  /** Ends a turn. */
  protected send(seat: Seat, seq: number, draft: readonly string[]): Promise<Denial | undefined> {
    const { server, handle } = this.game;
    return server.ask('commit', handle, seat, seq, draft);
  }

  /** Gives up what the session holds besides the game. */
  protected abstract leave(): void;

  protected hear(news: News): void {
    switch (news.news) {
      case 'steps':
      case 'trouble':
        this.refreshLater();
        break;
      case 'thinking':
        if (this.snapshot.thinking !== news.seat) this.store.change({ thinking: news.seat });
        break;
      case 'netless':
        if (!this.snapshot.isNetless) this.store.change({ isNetless: true });
        break;
      case 'conflict':
    }
  }

  protected refreshLater(): void {
    this.follower.refresh().catch(reportFailure);
  }
}

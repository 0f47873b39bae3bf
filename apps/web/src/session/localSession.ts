import { DraftTurn } from '@coalbrook/desk';
import type { Attempt, Foresight } from '@coalbrook/desk';
import { NOBODY } from '@coalbrook/rules';
import type { Action, CardId, Refusal, Seat, Table } from '@coalbrook/rules';
import type { Denial, News, Sheet } from '@coalbrook/wire';

import type { Server } from './client.ts';
import { Display } from './display.ts';
import { Drafting } from './drafting.ts';
import { reportFailure } from './failures.ts';
import { Follower } from './follower.ts';
import type { GameSnapshot } from './gameSnapshot.ts';
import type { HostedGame } from './hostedGame.ts';
import type { Session } from './session.ts';
import { SnapshotStore } from './snapshotStore.ts';
import { TabPresence } from './tabPresence.ts';
import type { Locks } from './tabPresence.ts';
import { viewerFor } from './viewer.ts';
import { viewOf } from './viewOf.ts';

const USUAL_PACE = 900;

/** With reduced motion, only results are shown. */
const firstPace = (): number =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : USUAL_PACE;

const refusalOf = (denial: Denial | undefined): Refusal | undefined =>
  denial?.denied === 'refused' ? denial.refusal : undefined;

/** Options for opening a game. */
interface OpenOptions {
  readonly isSketch?: boolean;
  /** Undefined if the browser has no locks. */
  readonly locks?: Locks | undefined;
}

/** A game hosted by this page's worker. Turns are drafted here and stored there. */
export class LocalSession implements Session {
  readonly #game: HostedGame;
  readonly #store: SnapshotStore;
  readonly #display: Display;
  readonly #drafting: Drafting;
  readonly #follower: Follower;
  readonly #presence: TabPresence;
  readonly #deafen: () => void;
  /** How often the game has moved to or from this tab. */
  #moves = 0;

  private constructor(game: HostedGame, snapshot: GameSnapshot, turn: DraftTurn, locks: Locks | undefined) {
    this.#game = game;
    this.#store = new SnapshotStore(snapshot);
    this.#display = new Display(this.#store, game);
    this.#drafting = new Drafting(this.#store, this.#display, game, turn, () => this.#refreshLater());
    this.#follower = new Follower(this.#store, this.#display, this.#drafting, game);
    this.#presence = new TabPresence(locks, snapshot.sheet.id, (isHere) => this.#setPresence(isHere));
    this.#deafen = game.server.hear(game.handle, (news) => this.#hear(news));
  }

  static async open(
    server: Server,
    handle: number,
    sheet: Sheet,
    table: Table,
    { isSketch = false, locks }: OpenOptions = {},
  ): Promise<LocalSession> {
    const { viewer } = viewerFor(sheet.sitters, NOBODY, NOBODY);
    const { seen, steps } = await server.ask('look', handle, viewer, -1);
    const turn = DraftTurn.open(table, seen);
    const { frame } = turn;
    const snapshot: GameSnapshot = {
      sheet,
      table,
      steps,
      frame,
      shown: { mode: 'live', view: viewOf(table, frame.cells), seq: frame.seq, events: [] },
      handTo: undefined,
      thinking: undefined,
      trouble: seen.trouble,
      isDraftUnstored: false,
      isElsewhere: true,
      pace: firstPace(),
      isPaused: false,
      isSketch,
    };
    const session = new LocalSession({ server, handle }, snapshot, turn, locks);
    if (await session.#presence.enter()) await session.#move(true);
    else await session.#follower.refresh();
    return session;
  }

  get snapshot(): GameSnapshot {
    return this.#store.now;
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  readonly choose = (actions: readonly Action[]): Refusal | undefined => this.#drafting.choose(actions);
  readonly paidWith = (action: Action, cards: readonly CardId[]): readonly Action[] =>
    this.#drafting.paidWith(action, cards);
  readonly undo = (): void => this.#drafting.undo();
  readonly redo = (): void => this.#drafting.redo();
  readonly foresee = (action: Action, cards?: readonly CardId[]): Foresight | undefined =>
    this.#drafting.foresee(action, cards);
  readonly whyNot = (attempt: Attempt): Refusal | undefined => this.#drafting.whyNot(attempt);

  readonly commit = async (): Promise<Refusal | undefined> => {
    if (this.snapshot.isElsewhere) return undefined;
    this.#display.return();
    const { server, handle } = this.#game;
    const { frame, texts } = this.#drafting.turn;
    const denial = await server.ask('commit', handle, frame.viewer, frame.seq, texts);
    await this.#follower.refresh();
    return refusalOf(denial);
  };

  readonly askAgain = async (): Promise<void> => {
    const { server, handle } = this.#game;
    await server.ask('askAgain', handle);
    await this.#follower.refresh();
  };

  readonly replaceBot = async (seat: Seat, policy: string): Promise<void> => {
    const { server, handle } = this.#game;
    if (await server.ask('replaceBot', handle, seat, policy)) return;
    await this.#follower.refresh();
  };

  readonly take = (seat: Seat): Promise<void> => this.#follower.take(seat);

  readonly goTo = (seq: number | undefined): Promise<void> => this.#display.goTo(seq);
  readonly goToCount = (seq: number): Promise<void> => this.#display.goToCount(seq);
  readonly skip = (): void => this.#display.skip();
  readonly pause = (isPaused: boolean): void => this.#display.pause(isPaused);
  readonly step = (): void => this.#display.step();
  readonly setPace = (pace: number): void => this.#display.setPace(pace);

  readonly takeBack = async (seq: number): Promise<string | undefined> => {
    const copy = await this.#game.server.ask('takeBack', this.#game.handle, seq);
    return copy.ok ? copy.value : undefined;
  };

  readonly save = (): Promise<string> => this.#game.server.ask('save', this.#game.handle);

  readonly takeOver = (): Promise<void> => this.#presence.takeOver();

  readonly close = (): void => {
    if (this.#store.isClosed) return;
    this.#store.close();
    this.#deafen();
    this.#display.stopTelling();
    this.#presence.close();
    this.#game.server.ask('close', this.#game.handle).catch(reportFailure);
  };

  #hear(news: News): void {
    switch (news.news) {
      case 'steps':
      case 'trouble':
        this.#refreshLater();
        break;
      case 'conflict':
        // A late write by another tab can cause this; without the lock, the game continues there.
        this.#setPresence(this.#presence.isHere);
        break;
      case 'thinking':
        if (this.snapshot.thinking !== news.seat) this.#store.change({ thinking: news.seat });
    }
  }

  #setPresence(isHere: boolean): void {
    this.#move(isHere).catch(reportFailure);
  }

  /** The game moves to this tab, or to another one. If it moves again before it has arrived, only the last counts. */
  async #move(isHere: boolean): Promise<void> {
    const move = ++this.#moves;
    if (!isHere) this.#follower.leave();
    const { server, handle } = this.#game;
    try {
      await server.ask('drive', handle, isHere);
      if (move === this.#moves) await (isHere ? this.#follower.enter() : this.#follower.refresh());
    } catch (error) {
      if (move === this.#moves) this.#follower.leave();
      throw error;
    }
  }

  #refreshLater(): void {
    this.#follower.refresh().catch(reportFailure);
  }
}

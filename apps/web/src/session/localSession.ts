import { DraftTurn } from '@coalbrook/desk';
import { NOBODY } from '@coalbrook/rules';
import type { Table } from '@coalbrook/rules';
import type { News, Sheet } from '@coalbrook/wire';

import type { Server } from './client.ts';
import { reportFailure } from './failures.ts';
import type { GameSnapshot } from './gameSnapshot.ts';
import type { HostedGame } from './hostedGame.ts';
import { firstPace, HostedSession } from './hostedSession.ts';
import { TabPresence } from './tabPresence.ts';
import type { Locks } from './tabPresence.ts';
import { peopleOf, viewerFor } from './viewer.ts';
import { viewOf } from './viewOf.ts';

/** Options for opening a game. */
interface OpenOptions {
  readonly isSketch?: boolean;
  /** Undefined if the browser has no locks. */
  readonly locks?: Locks | undefined;
}

/** A game hosted by this page's worker. Of several tabs, one drives it. */
export class LocalSession extends HostedSession {
  readonly #presence: TabPresence;
  /** How often the game has moved to or from this tab. */
  #moves = 0;

  private constructor(game: HostedGame, snapshot: GameSnapshot, turn: DraftTurn, locks: Locks | undefined) {
    super(game, snapshot, turn, peopleOf);
    this.#presence = new TabPresence(locks, snapshot.sheet.id, (isHere) => this.#setPresence(isHere));
  }

  static async open(
    server: Server,
    handle: number,
    sheet: Sheet,
    table: Table,
    { isSketch = false, locks }: OpenOptions = {},
  ): Promise<LocalSession> {
    const { viewer } = viewerFor(peopleOf(sheet.sitters), NOBODY, NOBODY);
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
      isRemote: false,
      isSketch,
    };
    const session = new LocalSession({ server, handle }, snapshot, turn, locks);
    if (await session.#presence.enter()) await session.#move(true);
    else await session.follower.refresh();
    return session;
  }

  readonly takeBack = async (seq: number): Promise<string | undefined> => {
    const copy = await this.game.server.ask('takeBack', this.game.handle, seq);
    return copy.ok ? copy.value : undefined;
  };

  readonly save = (): Promise<string> => this.game.server.ask('save', this.game.handle);

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
    const { server, handle } = this.game;
    try {
      await server.ask('drive', handle, isHere);
      if (move === this.#moves) await (isHere ? this.follower.enter() : this.follower.refresh());
    } catch (error) {
      if (move === this.#moves) this.follower.leave();
      throw error;
    }
  }
}

import { DraftTurn } from '@coalbrook/desk';
import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { News, OnlineTable, Sheet } from '@coalbrook/wire';

import { reportFailure } from '../failures.ts';
import type { GameSnapshot } from '../gameSnapshot.ts';
import { firstPace, HostedSession } from '../hostedSession.ts';
import { viewerFor } from '../viewer.ts';
import { viewOf } from '../viewOf.ts';
import type { RemoteGame } from './remoteGame.ts';

/** What the page shows of an online table in place of a sheet: without seed and starting position. */
export const sheetOf = ({ game, header, seats, begun }: OnlineTable): Sheet => ({
  id: game,
  header,
  sitters: seats,
  seed: '',
  begun,
});

/** A remote game is the only one behind its server. */
const HANDLE = 0;

/** A game on a server. The seats of the person are played on this screen; everybody else plays elsewhere. */
export class RemoteSession extends HostedSession {
  readonly #save: () => Promise<string>;

  private constructor(
    game: RemoteGame,
    snapshot: GameSnapshot,
    turn: DraftTurn,
    held: readonly Seat[],
    save: () => Promise<string>,
  ) {
    super({ server: game, handle: HANDLE }, snapshot, turn, () => held);
    this.#save = save;
  }

  /** Opens a game that has begun. */
  static async open(game: RemoteGame, table: OnlineTable, save: () => Promise<string>): Promise<RemoteSession> {
    const { held } = table;
    const { viewer } = viewerFor(held, NOBODY, NOBODY);
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
      isSketch: false,
    };
    const session = new RemoteSession(game, snapshot, turn, held, save);
    await session.follower.enter();
    return session;
  }

  // Others have seen the turn; taking it back is for all of them to decide.
  readonly takeBack = (): Promise<undefined> => Promise.resolve(undefined);

  readonly save = (): Promise<string> => this.#save();

  readonly takeOver = (): Promise<void> => Promise.resolve();

  protected override leave(): void {}

  protected override hear(news: News): void {
    const isDraftOnly = news.news === 'steps' && news.from === news.to;
    if (isDraftOnly) this.follower.adoptDraft().catch(reportFailure);
    else super.hear(news);
  }
}

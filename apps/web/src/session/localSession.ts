import { DraftTurn } from '@coalbrook/desk';
import type { Attempt, Foresight, Frame } from '@coalbrook/desk';
import { maskEvent, NOBODY, questionOf } from '@coalbrook/rules';
import type { Action, CardId, GameEvent, Refusal, Seat, Table, View } from '@coalbrook/rules';
import { withPolicy } from '@coalbrook/wire';
import type { Denial, LoggedStep, Look, News, SeatView, Sheet } from '@coalbrook/wire';

import type { Server } from './client.ts';
import { reportFailure } from './failures.ts';
import type { DraftStatus, GameSnapshot, Shown } from './gameSnapshot.ts';
import type { Session } from './session.ts';
import { TabPresence } from './tabPresence.ts';
import type { Locks } from './tabPresence.ts';
import { tellable, unseen, weightOf } from './tellable.ts';
import type { Tellable } from './tellable.ts';
import { browserTimers, Telling } from './telling.ts';
import { viewerFor } from './viewer.ts';
import { viewOf } from './viewOf.ts';

const USUAL_PACE = 900;

/** With reduced motion, only results are shown. */
const firstPace = (): number =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : USUAL_PACE;

const refusalOf = (denial: Denial | undefined): Refusal | undefined =>
  denial?.denied === 'refused' ? denial.refusal : undefined;

/** A tab that only follows has no decisions. */
const withoutDecisions = (frame: Frame): Frame => ({
  ...frame,
  stage: frame.stage === 'over' ? 'over' : 'waiting',
  legal: [],
  canUndo: false,
  canRedo: false,
});

/** Options for opening a game. */
interface OpenOptions {
  readonly isSketch?: boolean;
  /** Undefined if the browser has no locks. */
  readonly locks?: Locks | undefined;
}

/** A game hosted by this page's worker. Turns are drafted here and stored there. */
export class LocalSession implements Session {
  readonly #server: Server;
  readonly #handle: number;
  readonly #listeners = new Set<() => void>();
  readonly #telling: Telling<Shown>;
  readonly #presence: TabPresence;
  readonly #deafen: () => void;
  #snapshot: GameSnapshot;
  #turn: DraftTurn;
  /** The next look replaces the draft here with the stored one. */
  #isTurnStale = false;
  /** Number of drafts sent to be stored. */
  #drafts = 0;
  /** The person who took the device last. */
  #present: Seat = NOBODY;
  #work: Promise<void> = Promise.resolve();
  #isStale = false;
  #visits = 0;
  #isClosed = false;

  private constructor(
    server: Server,
    handle: number,
    snapshot: GameSnapshot,
    turn: DraftTurn,
    locks: Locks | undefined,
  ) {
    this.#server = server;
    this.#handle = handle;
    this.#snapshot = snapshot;
    this.#turn = turn;
    this.#telling = new Telling(
      browserTimers,
      snapshot.pace,
      (told) => this.#change({ shown: told ?? this.#live([]) }),
      ({ events }) => weightOf(events),
    );
    this.#presence = new TabPresence(locks, snapshot.sheet.id, (isHere) => this.#setPresence(isHere));
    this.#deafen = server.hear(handle, (news) => this.#hear(news));
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
      draftStatus: 'kept',
      isElsewhere: false,
      pace: firstPace(),
      isPaused: false,
      isSketch,
    };
    const session = new LocalSession(server, handle, snapshot, turn, locks);
    const isHere = await session.#presence.enter();
    session.#change({ isElsewhere: !isHere });
    if (isHere) await server.ask('drive', handle, true);
    await session.#refresh();
    return session;
  }

  get snapshot(): GameSnapshot {
    return this.#snapshot;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly choose = (actions: readonly Action[]): Refusal | undefined => {
    if (this.#snapshot.isElsewhere) return undefined;
    this.#return();
    const refusal = this.#turn.choose(actions);
    if (!refusal) this.#showDraft();
    return refusal;
  };

  readonly paidWith = (action: Action, card: CardId | undefined): readonly Action[] =>
    this.#turn.paidWith(action, card);

  readonly undo = (): void => {
    if (this.#snapshot.isElsewhere) return;
    this.#return();
    if (this.#turn.undo()) this.#showDraft();
  };

  readonly redo = (): void => {
    if (this.#snapshot.isElsewhere) return;
    this.#return();
    if (this.#turn.redo()) this.#showDraft();
  };

  readonly commit = async (): Promise<Refusal | undefined> => {
    if (this.#snapshot.isElsewhere) return undefined;
    this.#return();
    const { seq, viewer } = this.#turn.frame;
    const denial = await this.#server.ask('commit', this.#handle, viewer, seq, this.#turn.texts);
    await this.#refresh();
    return refusalOf(denial);
  };

  readonly foresee = (action: Action, card?: CardId): Foresight | undefined => this.#turn.foresee(action, card);

  readonly whyNot = (attempt: Attempt): Refusal | undefined => this.#turn.whyNot(attempt);

  readonly askAgain = async (): Promise<void> => {
    await this.#server.ask('askAgain', this.#handle);
    await this.#refresh();
  };

  readonly replaceBot = async (seat: Seat, policy: string): Promise<void> => {
    if (await this.#server.ask('replaceBot', this.#handle, seat, policy)) return;
    this.#change({ sheet: withPolicy(this.#snapshot.sheet, seat, policy) });
    await this.#refresh();
  };

  readonly take = async (seat: Seat): Promise<void> => {
    if (this.#snapshot.handTo !== seat) return;
    this.#present = seat;
    await this.#refresh();
  };

  readonly goTo = async (seq: number | undefined): Promise<void> => {
    const visit = ++this.#visits;
    if (seq === undefined) {
      this.#telling.close();
      this.#change({ shown: this.#live([]) });
      return;
    }
    const [cells] = await this.#server.ask('views', this.#handle, this.#viewer, seq, seq);
    const { shown, steps } = this.#snapshot;
    this.#showPast(visit, seq, cells, shown.seq === seq - 1 ? (steps[seq]?.events ?? []) : []);
  };

  readonly goToCount = async (seq: number): Promise<void> => {
    const visit = ++this.#visits;
    this.#showPast(visit, seq, await this.#server.ask('counted', this.#handle, this.#viewer, seq), [], true);
  };

  readonly skip = (): void => this.#telling.skip();

  readonly pause = (isPaused: boolean): void => {
    this.#telling.pause(isPaused);
    this.#change({ isPaused });
  };

  readonly step = (): void => this.#telling.step();

  readonly setPace = (pace: number): void => {
    if (pace === this.#snapshot.pace) return;
    this.#change({ pace });
    this.#telling.setPace(pace);
  };

  readonly save = (): Promise<string> => this.#server.ask('save', this.#handle);

  readonly takeOver = (): Promise<void> => this.#presence.takeOver();

  readonly close = (): void => {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#deafen();
    this.#telling.close();
    this.#presence.close();
    this.#listeners.clear();
    this.#server.ask('close', this.#handle).catch(reportFailure);
  };

  get #viewer(): Seat {
    return this.#snapshot.frame.viewer;
  }

  #change(change: Partial<GameSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }

  #live(events: readonly GameEvent[], frame = this.#snapshot.frame): Shown {
    return { mode: 'live', view: viewOf(this.#snapshot.table, frame.cells), seq: frame.seq, events };
  }

  /** Shows a moment of the past, unless something else was requested meanwhile. */
  #showPast(
    visit: number,
    seq: number,
    cells: Int16Array | undefined,
    events: readonly GameEvent[],
    isCount = false,
  ): void {
    if (!cells || visit !== this.#visits || this.#isClosed) return;
    this.#telling.close();
    this.#change({ shown: { mode: 'past', view: viewOf(this.#snapshot.table, cells), seq, events, isCount } });
  }

  /** Returns to the present. */
  #return(): void {
    this.#visits++;
    this.#telling.skip();
    if (this.#snapshot.shown.mode !== 'live') this.#change({ shown: this.#live([]) });
  }

  /** Shows the changed draft and sends it to be stored. */
  #showDraft(): void {
    const { frame } = this.#turn;
    const tried = frame.draft.slice(this.#snapshot.frame.draft.length).flatMap(({ events }) => events);
    this.#change({ frame, shown: this.#live(tried, frame), shareable: this.#shareable(frame), draftStatus: 'pending' });
    this.#keepDraft(frame);
  }

  #keepDraft({ seq, viewer }: Frame): void {
    const draft = ++this.#drafts;
    const settle = (draftStatus: DraftStatus): void => {
      if (draft === this.#drafts && !this.#isClosed) this.#change({ draftStatus });
    };
    this.#server.ask('keepDraft', this.#handle, viewer, seq, this.#turn.texts).then(
      (denial) => {
        settle(denial ? 'failed' : 'kept');
        if (denial) this.#refresh().catch(reportFailure);
      },
      (error: unknown) => {
        settle('failed');
        reportFailure(error);
      },
    );
  }

  #hear(news: News): void {
    switch (news.news) {
      case 'steps':
      case 'trouble':
        this.#refresh().catch(reportFailure);
        break;
      case 'conflict':
        // A late write by another tab can cause this; without the lock, the game continues there.
        this.#setPresence(this.#presence.isHere);
        break;
      case 'thinking':
        if (this.#snapshot.thinking !== news.seat) this.#change({ thinking: news.seat });
    }
  }

  /** The game moved to this tab, or to another one. */
  #setPresence(isHere: boolean): void {
    this.#isTurnStale = true;
    this.#change({ isElsewhere: !isHere });
    this.#server
      .ask('drive', this.#handle, isHere)
      .then(() => this.#refresh())
      .catch((error: unknown) => {
        if (!this.#isClosed) this.#change({ isElsewhere: true });
        reportFailure(error);
      });
  }

  /** Fetches the current state; concurrent calls share one update. */
  #refresh(): Promise<void> {
    if (this.#isStale) return this.#work;
    this.#isStale = true;
    const update = async (): Promise<void> => {
      this.#isStale = false;
      if (!this.#isClosed) await this.#update();
    };
    this.#work = this.#work.then(update, update);
    return this.#work;
  }

  #look(viewer: Seat, from: number): Promise<Look> {
    return this.#server.ask('look', this.#handle, viewer, from);
  }

  async #update(): Promise<void> {
    const { sheet, steps: known } = this.#snapshot;
    let viewer = this.#viewer;
    // If the game was replaced by a shorter one, read it from the start.
    let look = await this.#look(viewer, known.length - 1);
    const screen = viewerFor(sheet.sitters, look.seen.actor, this.#present);
    const isReread = screen.viewer !== viewer || look.seen.seq < known.length - 1;
    if (isReread) {
      viewer = screen.viewer;
      look = await this.#look(viewer, -1);
    }
    const fresh = isReread ? look.steps.slice(known.length) : look.steps;
    const steps = isReread ? look.steps : [...known, ...fresh];
    // What one person has not been told yet is told to the next, as far as they may see it.
    const left = isReread ? this.#telling.rest : [];
    const told = await this.#viewsOf([...left, ...this.#tellableOf(fresh)], viewer);
    if (this.#isClosed) return;
    if (isReread) this.#telling.close();
    const mode = isReread ? 'live' : this.#snapshot.shown.mode;
    this.#accept(look.seen, steps, fresh, screen.handTo, mode === 'live' && told.length === 0);
    if (mode !== 'past') this.#telling.tell(told);
  }

  #tellableOf(fresh: readonly LoggedStep[]): readonly Tellable[] {
    const { frame, steps } = this.#snapshot;
    const hasBegun = steps.some(({ who }) => who !== 'chance');
    return tellable(fresh, frame.draft, hasBegun);
  }

  /** What is to be told, as the viewer may see it. */
  async #viewsOf(things: readonly Tellable[], viewer: Seat): Promise<readonly Shown[]> {
    const first = things.at(0);
    const last = things.at(-1);
    if (!first || !last) return [];
    const views = await this.#server.ask('views', this.#handle, viewer, first.seq, last.seq);
    return things.flatMap(({ seq, events }): readonly Shown[] => {
      const cells = views[seq - first.seq];
      if (!cells) return [];
      const heard = events.map((event) => maskEvent(event, viewer));
      return [{ mode: 'telling', view: viewOf(this.#snapshot.table, cells), seq, events: heard }];
    });
  }

  /** The current frame; the draft made here stays while the position is the same. */
  #frameOf(seen: SeatView): Frame {
    const { seq, viewer } = this.#turn.frame;
    const { table, isElsewhere } = this.#snapshot;
    const isSame = seq === seen.seq && viewer === seen.viewer;
    if (!isSame || this.#isTurnStale || isElsewhere) this.#turn = DraftTurn.open(table, seen);
    this.#isTurnStale = false;
    return isElsewhere ? withoutDecisions(this.#turn.frame) : this.#turn.frame;
  }

  /** The last position that the viewer could share. */
  #shareable(frame: Frame): View | undefined {
    const view = viewOf(this.#snapshot.table, frame.cells);
    if (questionOf(view) === 'action') return view;
    return frame.viewer === this.#snapshot.frame.viewer ? this.#snapshot.shareable : undefined;
  }

  #accept(
    seen: SeatView,
    steps: readonly LoggedStep[],
    fresh: readonly LoggedStep[],
    handTo: Seat | undefined,
    isPresent: boolean,
  ): void {
    const { sheet, shown, frame: before } = this.#snapshot;
    const frame = this.#frameOf(seen);
    const { trouble } = seen;
    const isThinking = !trouble && sheet.sitters[frame.actor]?.kind === 'bot';
    const isSameViewer = frame.viewer === before.viewer;
    const tried = frame.draft.slice(before.draft.length).flatMap(({ events }) => events);
    const events = fresh.length > 0 ? unseen(fresh, before.draft) : tried;
    const live = this.#live(this.#isSame(frame.cells) ? shown.events : events, frame);
    this.#change({
      steps,
      frame,
      handTo,
      trouble,
      thinking: isThinking ? frame.actor : undefined,
      shareable: this.#shareable(frame),
      ...(frame.seq === before.seq ? {} : { draftStatus: 'kept' }),
      ...(isPresent || !isSameViewer ? { shown: live } : {}),
    });
  }

  /** Whether the board already shows exactly these cells. */
  #isSame(cells: Int16Array): boolean {
    const { view } = this.#snapshot.shown;
    return cells.every((cell, index) => cell === view.cells[index]);
  }
}

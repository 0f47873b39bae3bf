import type { Attempt, Denial, Foresight, News, Sheet, Step } from '@coalbrook/host';
import { maskEvent, NOBODY, questionOf } from '@coalbrook/rules';
import type { Action, CardId, GameEvent, Refusal, Seat, Table } from '@coalbrook/rules';

import type { Server } from './client.ts';
import { reportFailure } from './failures.ts';
import type { Play, Session, Shown } from './play.ts';
import { Presence } from './presence.ts';
import type { Look } from './protocol.ts';
import { tellable, unseen, weightOf } from './tellable.ts';
import type { Tellable } from './tellable.ts';
import { browserTimers, Telling } from './telling.ts';
import { lookingAt } from './viewer.ts';
import { viewOf } from './viewOf.ts';

const USUAL_PACE = 900;

/** Whoever wants less motion is shown only how things end. */
const firstPace = (): number =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : USUAL_PACE;

const refusalOf = (denial: Denial | undefined): Refusal | undefined =>
  denial?.denied === 'refused' ? denial.refusal : undefined;

/** In a tab that only follows, nobody decides. */
const followed = ({ frame, steps }: Look): Look => ({
  frame: {
    ...frame,
    stage: frame.stage === 'over' ? 'over' : 'waiting',
    legal: [],
    canUndo: false,
    canRedo: false,
  },
  steps,
});

/** A game that is hosted by the worker of this page. */
export class LocalSession implements Session {
  readonly #server: Server;
  readonly #handle: number;
  readonly #listeners = new Set<() => void>();
  readonly #telling: Telling<Shown>;
  readonly #presence: Presence;
  readonly #deafen: () => void;
  #play: Play;
  /** Who took the device last. */
  #present: Seat = NOBODY;
  #work: Promise<void> = Promise.resolve();
  #isStale = false;
  #wanderings = 0;
  #isClosed = false;

  private constructor(server: Server, handle: number, play: Play) {
    this.#server = server;
    this.#handle = handle;
    this.#play = play;
    this.#telling = new Telling(
      browserTimers,
      play.pace,
      (told) => this.#change({ shown: told ?? this.#live([]) }),
      ({ events }) => weightOf(events),
    );
    this.#presence = new Presence(play.sheet.id, (isHere) => this.#settle(isHere));
    this.#deafen = server.hear(handle, (news) => this.#hear(news));
  }

  static async open(
    server: Server,
    handle: number,
    sheet: Sheet,
    table: Table,
    isSketch = false,
  ): Promise<LocalSession> {
    const { viewer } = lookingAt(sheet.sitters, NOBODY, NOBODY);
    const { frame, steps } = await server.ask('look', handle, viewer, -1);
    const session = new LocalSession(server, handle, {
      sheet,
      table,
      steps,
      frame,
      shown: { mode: 'live', view: viewOf(table, frame.cells), seq: frame.seq, events: [] },
      handTo: undefined,
      thinking: undefined,
      isElsewhere: false,
      pace: firstPace(),
      isPaused: false,
      isSketch,
    });
    const isHere = await session.#presence.enter();
    session.#change({ isElsewhere: !isHere });
    if (isHere) await server.ask('drive', handle, true);
    await session.#refresh();
    return session;
  }

  get play(): Play {
    return this.#play;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly choose = async (action: Action): Promise<Refusal | undefined> => {
    this.#return();
    return refusalOf(await this.#act(() => this.#server.ask('choose', this.#handle, this.#viewer, action)));
  };

  readonly undo = async (): Promise<void> => {
    this.#return();
    await this.#act(() => this.#server.ask('undo', this.#handle, this.#viewer));
  };

  readonly redo = async (): Promise<void> => {
    this.#return();
    await this.#act(() => this.#server.ask('redo', this.#handle, this.#viewer));
  };

  readonly commit = async (): Promise<void> => {
    this.#return();
    await this.#act(() => this.#server.ask('commit', this.#handle, this.#viewer));
  };

  readonly foresee = async (action: Action, card?: CardId): Promise<Foresight> => {
    const foresight = await this.#server.ask('foresee', this.#handle, this.#viewer, action, card);
    const { cells, stage } = this.#play.frame;
    return foresight ?? { action, events: [], cells, stage };
  };

  readonly whyNot = (attempt: Attempt): Promise<Refusal | undefined> =>
    this.#server.ask('whyNot', this.#handle, this.#viewer, attempt);

  readonly take = async (seat: Seat): Promise<void> => {
    if (this.#play.handTo !== seat) return;
    this.#present = seat;
    await this.#refresh();
  };

  readonly goTo = async (seq: number | undefined): Promise<void> => {
    const wandering = ++this.#wanderings;
    if (seq === undefined) {
      this.#telling.close();
      this.#change({ shown: this.#live([]) });
      return;
    }
    const [cells] = await this.#server.ask('views', this.#handle, this.#viewer, seq, seq);
    const { shown, steps } = this.#play;
    this.#wander(wandering, seq, cells, shown.seq === seq - 1 ? (steps[seq]?.events ?? []) : []);
  };

  readonly goToCount = async (seq: number): Promise<void> => {
    const wandering = ++this.#wanderings;
    this.#wander(wandering, seq, await this.#server.ask('counted', this.#handle, this.#viewer, seq), [], true);
  };

  readonly skip = (): void => this.#telling.skip();

  readonly pause = (isPaused: boolean): void => {
    this.#telling.pause(isPaused);
    this.#change({ isPaused });
  };

  readonly step = (): void => this.#telling.step();

  readonly setPace = (pace: number): void => {
    if (pace === this.#play.pace) return;
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
    return this.#play.frame.viewer;
  }

  #change(change: Partial<Play>): void {
    this.#play = { ...this.#play, ...change };
    for (const listener of this.#listeners) listener();
  }

  #live(events: readonly GameEvent[], frame = this.#play.frame): Shown {
    return { mode: 'live', view: viewOf(this.#play.table, frame.cells), seq: frame.seq, events };
  }

  /** Shows a moment of the past, unless something else was asked for meanwhile. */
  #wander(
    wandering: number,
    seq: number,
    cells: Int16Array | undefined,
    events: readonly GameEvent[],
    isCount = false,
  ): void {
    if (!cells || wandering !== this.#wanderings || this.#isClosed) return;
    this.#telling.close();
    this.#change({ shown: { mode: 'past', view: viewOf(this.#play.table, cells), seq, events, isCount } });
  }

  /** Back to the present, where things are done. */
  #return(): void {
    this.#wanderings++;
    this.#telling.skip();
    if (this.#play.shown.mode !== 'live') this.#change({ shown: this.#live([]) });
  }

  async #act(ask: () => Promise<Denial | undefined>): Promise<Denial | undefined> {
    if (this.#play.isElsewhere) return undefined;
    const denial = await ask();
    await this.#refresh();
    return denial;
  }

  #hear(news: News): void {
    switch (news.news) {
      case 'steps':
        this.#refresh().catch(reportFailure);
        break;
      case 'conflict':
        // What another tab still had in hand may come in late; without the lock it goes on there.
        this.#settle(this.#presence.isHere);
        break;
      case 'thinking':
        if (this.#play.thinking !== news.seat) this.#change({ thinking: news.seat });
    }
  }

  /** The game came to this tab, or went to another one. */
  #settle(isHere: boolean): void {
    this.#change({ isElsewhere: !isHere });
    this.#server
      .ask('drive', this.#handle, isHere)
      .then(() => this.#refresh())
      .catch((error: unknown) => {
        if (!this.#isClosed) this.#change({ isElsewhere: true });
        reportFailure(error);
      });
  }

  /** Brings what is known up to date; several wishes at once are granted together. */
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

  async #look(viewer: Seat, from: number): Promise<Look> {
    const look = await this.#server.ask('look', this.#handle, viewer, from);
    return this.#play.isElsewhere ? followed(look) : look;
  }

  async #update(): Promise<void> {
    const { sheet, steps: known } = this.#play;
    let viewer = this.#viewer;
    // A game that was replaced by a shorter one is read anew.
    let look = await this.#look(viewer, known.length - 1);
    const looking = lookingAt(sheet.sitters, look.frame.actor, this.#present);
    const isAnew = looking.viewer !== viewer || look.frame.seq < known.length - 1;
    if (isAnew) {
      viewer = looking.viewer;
      look = await this.#look(viewer, -1);
    }
    const fresh = isAnew ? look.steps.slice(known.length) : look.steps;
    const steps = isAnew ? look.steps : [...known, ...fresh];
    // Whatever is left to be told to one person is told to the next as that one may see it.
    const left = isAnew ? this.#telling.rest : [];
    const told = await this.#viewsOf([...left, ...this.#tellableOf(fresh)], viewer);
    if (this.#isClosed) return;
    if (isAnew) this.#telling.close();
    const mode = isAnew ? 'live' : this.#play.shown.mode;
    this.#accept({ frame: look.frame, steps }, fresh, looking.handTo, mode === 'live' && told.length === 0);
    if (mode !== 'past') this.#telling.tell(told);
  }

  #tellableOf(fresh: readonly Step[]): readonly Tellable[] {
    const { frame, steps } = this.#play;
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
      return [{ mode: 'telling', view: viewOf(this.#play.table, cells), seq, events: heard }];
    });
  }

  #accept({ frame, steps }: Look, fresh: readonly Step[], handTo: Seat | undefined, isPresent: boolean): void {
    const { sheet, shown, frame: before } = this.#play;
    const thinking = sheet.sitters[frame.actor]?.kind === 'bot' ? frame.actor : undefined;
    const view = viewOf(this.#play.table, frame.cells);
    const isSameViewer = frame.viewer === before.viewer;
    const kept = isSameViewer ? this.#play.shareable : undefined;
    const shareable = questionOf(view) === 'action' ? view : kept;
    const tried = frame.draft.length === before.draft.length + 1 ? (frame.draft.at(-1)?.events ?? []) : [];
    const events = fresh.length > 0 ? unseen(fresh, before.draft) : tried;
    const live = this.#live(this.#isSame(frame.cells) ? shown.events : events, frame);
    this.#change({
      steps,
      frame,
      handTo,
      thinking,
      shareable,
      ...(isPresent || !isSameViewer ? { shown: live } : {}),
    });
  }

  /** Whether the board shows exactly these cells already. */
  #isSame(cells: Int16Array): boolean {
    const { view } = this.#play.shown;
    return cells.every((cell, index) => cell === view.cells[index]);
  }
}

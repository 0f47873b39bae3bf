import { isOver, maskEvent, NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import { withChanges } from '@coalbrook/wire';
import type { LoggedStep, Look, News, SeatView, SentStep, Sheet, Sitter } from '@coalbrook/wire';

import type { Display } from './display.ts';
import type { Drafting } from './drafting.ts';
import type { Shown } from './gameSnapshot.ts';
import type { SnapshotStore } from './snapshotStore.ts';
import type { TablePort } from './tablePort.ts';
import { tellable, unseen } from './tellable.ts';
import type { Tellable } from './tellable.ts';
import { viewerFor } from './viewer.ts';
import type { ScreenViewer } from './viewer.ts';
import { viewOf } from './viewOf.ts';

type StepsNews = Extract<News, { readonly news: 'steps' }>;

/** What news have brought: the table after them, and the views after each of their steps. */
interface Told extends Look {
  readonly views: readonly Int16Array[];
  /** Whether its draft replaces the one made here. */
  readonly isDraftNew: boolean;
}

/** What an update has brought. */
interface Update {
  readonly look: Look;
  readonly steps: readonly LoggedStep[];
  /** The steps that were not known before. */
  readonly fresh: readonly LoggedStep[];
  readonly handTo: Seat | undefined;
  /** Whether the board shows the present: nothing is left to be told, and the past is not shown. */
  readonly isPresent: boolean;
  readonly isElsewhere: boolean;
  /** Whether the stored draft replaces the one made here. */
  readonly isDraftStale: boolean;
}

/** The views after each of some steps; undefined if their changes do not fit. */
const viewsAfter = (before: Int16Array, steps: readonly SentStep[]): readonly Int16Array[] | undefined => {
  const views: Int16Array[] = [];
  for (const { changes } of steps) {
    const cells = withChanges(views.at(-1) ?? before, changes);
    if (!cells) return undefined;
    views.push(cells);
  }
  return views;
};

/** Keeps the snapshot up to date: takes what is told, and looks only for what was not. */
export class Follower {
  readonly #store: SnapshotStore;
  readonly #display: Display;
  readonly #drafting: Drafting;
  readonly #port: TablePort;
  readonly #heldOf: (sitters: readonly Sitter[]) => readonly Seat[];
  /** The table as it was last seen, or told. */
  #seen: SeatView;
  /** The person who took the device last. */
  #present: Seat = NOBODY;
  #isHere = false;
  /** The next look replaces the draft made here with the stored one. */
  #isDraftStale = false;
  /** The next look fetches all steps anew. */
  #areStepsStale = false;
  #work: Promise<void> = Promise.resolve();
  /** Whether a look is waiting for the current update to end. */
  #isQueued = false;

  /** `seen` is what was seen first. `heldOf` names the seats that are played on this screen. */
  constructor(
    store: SnapshotStore,
    display: Display,
    drafting: Drafting,
    port: TablePort,
    seen: SeatView,
    heldOf: (sitters: readonly Sitter[]) => readonly Seat[],
  ) {
    this.#store = store;
    this.#heldOf = heldOf;
    this.#display = display;
    this.#drafting = drafting;
    this.#port = port;
    this.#seen = seen;
  }

  /** The host now drives the game for this tab. Its decisions are offered with the first state fetched after this. */
  async enter(): Promise<void> {
    this.#isHere = true;
    this.#isDraftStale = true;
    await this.refresh();
  }

  /** The game continues in another tab. */
  leave(): void {
    this.#isHere = false;
    this.#store.change({ isElsewhere: true });
  }

  /** Takes news, after those that came before. */
  hear(news: News): Promise<void> {
    return this.#queue(() => this.#hear(news));
  }

  /** Resolves when everything that was heard is taken. */
  get settled(): Promise<void> {
    return this.#work;
  }

  /** Looks at the table; concurrent calls share one look. */
  refresh(): Promise<void> {
    if (this.#isQueued) return this.#work;
    this.#isQueued = true;
    return this.#queue(() => {
      this.#isQueued = false;
      return this.#lookAgain();
    });
  }

  /** The next person has taken the device. */
  async take(seat: Seat): Promise<void> {
    if (this.#store.now.handTo !== seat) return;
    this.#present = seat;
    await this.refresh();
  }

  #queue(work: () => Promise<void> | void): Promise<void> {
    const run = async (): Promise<void> => {
      if (!this.#store.isClosed) await work();
    };
    this.#work = this.#work.then(run, run);
    return this.#work;
  }

  #hear(news: News): Promise<void> | void {
    const seen = this.#seen;
    switch (news.news) {
      case 'steps':
        return this.#follow(news);
      case 'draft':
        if (news.viewer !== seen.viewer || news.seq !== seen.seq) return undefined;
        return this.#update(this.#told({ draft: news.draft }, { isDraftNew: true }));
      case 'sitters':
        return this.#update(this.#told({}, { sitters: news.sitters }));
      case 'changed':
        if (news.from < 0) this.#areStepsStale = this.#isDraftStale = true;
        return this.#lookAgain();
      case 'trouble':
        return this.#update(this.#told({ trouble: news.trouble }));
      case 'thinking':
        if (seen.trouble) this.#seen = { ...seen, trouble: undefined };
        if (seen.trouble || this.#store.now.thinking !== news.seat)
          this.#store.change({ thinking: news.seat, trouble: undefined });
        return undefined;
      case 'netless':
        if (!this.#store.now.isNetless) this.#store.change({ isNetless: true });
        return undefined;
      case 'conflict':
        return undefined;
    }
  }

  /** The table as it is known here, with what was told. */
  #told(seen: Partial<SeatView>, more: Partial<Told> = {}): Told {
    const { sitters } = this.#store.now.sheet;
    return { seen: { ...this.#seen, ...seen }, steps: [], views: [], sitters, isDraftNew: false, ...more };
  }

  async #follow({ viewer, from, steps, actor }: StepsNews): Promise<void> {
    const { viewer: now, seq, cells } = this.#seen;
    const to = from + steps.length;
    // Whoever has looked since has seen it.
    if (viewer !== now || to <= seq) return;
    const views = from === seq ? viewsAfter(cells, steps) : undefined;
    if (!views) {
      await this.#lookAgain();
      return;
    }
    const fresh = steps.map(({ changes: _changes, ...step }) => step);
    const seen = { seq: to, cells: views.at(-1) ?? cells, actor, draft: [], trouble: undefined };
    await this.#update(this.#told(seen, { steps: fresh, views }));
  }

  /** Asks for what is not known. If the game was replaced by a shorter one, it is read from the start. */
  async #lookAgain(): Promise<void> {
    const { steps: known, sheet } = this.#store.now;
    const [wasHere, isDraftStale] = [this.#isHere, this.#isDraftStale];
    const { viewer } = this.#screen(sheet.sitters, this.#seen.actor);
    const isWhole = this.#areStepsStale || viewer !== this.#seen.viewer;
    this.#isDraftStale = this.#areStepsStale = false;
    const look = await this.#port.look(viewer, isWhole ? -1 : known.length - 1);
    await this.#take(look, !wasHere || !this.#isHere, isDraftStale, isWhole);
  }

  /** Takes what was told. Only a look after the game has come here offers its decisions. */
  async #update(told: Told): Promise<void> {
    const isElsewhere = this.#store.now.isElsewhere || !this.#isHere;
    await this.#take(told, isElsewhere, told.isDraftNew, false, told.views);
  }

  /**
   * Takes a look, with all steps or those that were not known, and the views after them if they are known. Another viewer
   * must look with their own eyes.
   */
  async #take(
    given: Look,
    isElsewhere: boolean,
    isDraftStale: boolean,
    isWhole: boolean,
    views?: readonly Int16Array[],
  ): Promise<void> {
    const { steps: known } = this.#store.now;
    const { viewer, seq, actor } = given.seen;
    const screen = this.#screen(given.sitters, actor);
    const isShorter = seq < known.length - 1;
    const isOther = screen.viewer !== this.#seen.viewer || isShorter;
    // When the game ends, what was hidden in earlier steps is open.
    const isOutdated = isShorter || (given.steps.length > 0 && this.#isOver(given));
    const isReread = screen.viewer !== viewer || (!isWhole && isOutdated);
    const look = isReread ? await this.#port.look(screen.viewer, -1) : given;
    const fresh = isReread || isWhole ? look.steps.slice(known.length) : look.steps;
    const steps = isReread || isWhole ? look.steps : [...known, ...fresh];
    // What one person has not been told yet is told to the next, as far as they may see it.
    const left = isOther ? this.#display.untold : [];
    const things = [...left, ...this.#tellableOf(fresh)];
    const told = await this.#viewsOf(things, screen.viewer, isReread ? undefined : views);
    if (this.#store.isClosed) return;
    if (isOther) this.#display.stopTelling();
    const mode = isOther ? 'live' : this.#store.now.shown.mode;
    this.#accept({
      look,
      steps,
      fresh,
      handTo: screen.handTo,
      isPresent: mode === 'live' && told.length === 0,
      isElsewhere: isElsewhere || !this.#isHere,
      isDraftStale,
    });
    if (mode !== 'past') this.#display.tell(told);
  }

  /** Who sees the screen while a seat decides. */
  #screen(sitters: readonly Sitter[], actor: Seat): ScreenViewer {
    return viewerFor(this.#heldOf(sitters), actor, this.#present);
  }

  #isOver({ seen }: Look): boolean {
    return isOver(viewOf(this.#store.now.table, seen.cells));
  }

  #tellableOf(fresh: readonly LoggedStep[]): readonly Tellable[] {
    const { frame, steps } = this.#store.now;
    const hasBegun = steps.some(({ who }) => who !== 'chance');
    return tellable(fresh, frame.draft, hasBegun);
  }

  /** What is to be told, as the viewer may see it; `known` are the views after the steps that are new. */
  async #viewsOf(
    things: readonly Tellable[],
    viewer: Seat,
    known: readonly Int16Array[] | undefined,
  ): Promise<readonly Shown[]> {
    const first = things.at(0);
    const last = things.at(-1);
    if (!first || !last) return [];
    const views = known?.slice(first.seq - this.#seen.seq - 1) ?? (await this.#port.views(viewer, first.seq, last.seq));
    return things.flatMap(({ seq, events }): readonly Shown[] => {
      const cells = views[seq - first.seq];
      if (!cells) return [];
      const heard = events.map((event) => maskEvent(event, viewer));
      return [{ mode: 'telling', view: viewOf(this.#store.now.table, cells), seq, events: heard }];
    });
  }

  #accept({ look, steps, fresh, handTo, isPresent, isElsewhere, isDraftStale }: Update): void {
    const { shown, frame: before } = this.#store.now;
    const { seen, sitters } = look;
    this.#seen = seen;
    const frame = this.#drafting.frameOf(seen, isElsewhere, isDraftStale);
    const { trouble } = seen;
    const isThinking = !trouble && sitters[frame.actor]?.kind === 'bot';
    const isSameViewer = frame.viewer === before.viewer;
    const tried = frame.draft.slice(before.draft.length).flatMap(({ events }) => events);
    const events = fresh.length > 0 ? unseen(fresh, before.draft) : tried;
    const live = this.#display.live(this.#isShown(frame.cells) ? shown.events : events, frame);
    const sheet = this.#sheetWith(sitters);
    this.#store.change({
      ...this.#port.capabilities(sheet, frame.stage === 'over'),
      sheet,
      steps,
      frame,
      handTo,
      trouble,
      isElsewhere,
      thinking: isThinking ? frame.actor : undefined,
      shareable: this.#drafting.shareable(frame),
      ...(frame.seq === before.seq ? {} : { isDraftUnstored: false }),
      ...(isPresent || !isSameViewer ? { shown: live } : {}),
    });
  }

  /** The same sheet unless somebody else sits at it. */
  #sheetWith(sitters: readonly Sitter[]): Sheet {
    const { sheet } = this.#store.now;
    const isSame = sitters.every(({ kind, name, policy }, seat) => {
      const before = sheet.sitters[seat];
      return kind === before?.kind && name === before.name && policy === before.policy;
    });
    return isSame ? sheet : { ...sheet, sitters };
  }

  /** Whether the board already shows exactly these cells. */
  #isShown(cells: Int16Array): boolean {
    const { view } = this.#store.now.shown;
    return cells.every((cell, index) => cell === view.cells[index]);
  }
}

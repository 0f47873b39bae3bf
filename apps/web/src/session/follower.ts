import { isOver, maskEvent, NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { LoggedStep, Look, Sheet, Sitter } from '@coalbrook/wire';

import type { Display } from './display.ts';
import type { Drafting } from './drafting.ts';
import type { Shown } from './gameSnapshot.ts';
import type { HostedGame } from './hostedGame.ts';
import type { SnapshotStore } from './snapshotStore.ts';
import { tellable, unseen } from './tellable.ts';
import type { Tellable } from './tellable.ts';
import { viewerFor } from './viewer.ts';
import { viewOf } from './viewOf.ts';

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

/** Keeps the snapshot up to date with the host. */
export class Follower {
  readonly #store: SnapshotStore;
  readonly #display: Display;
  readonly #drafting: Drafting;
  readonly #game: HostedGame;
  readonly #heldOf: (sitters: readonly Sitter[]) => readonly Seat[];
  /** The person who took the device last. */
  #present: Seat = NOBODY;
  #isHere = false;
  /** The next update replaces the draft made here with the stored one. */
  #isDraftStale = false;
  /** The next update fetches all steps anew. */
  #areStepsStale = false;
  #work: Promise<void> = Promise.resolve();
  /** Whether an update is waiting for the current one to end. */
  #isQueued = false;

  /** `heldOf` names the seats that are played on this screen. */
  constructor(
    store: SnapshotStore,
    display: Display,
    drafting: Drafting,
    game: HostedGame,
    heldOf: (sitters: readonly Sitter[]) => readonly Seat[],
  ) {
    this.#store = store;
    this.#heldOf = heldOf;
    this.#display = display;
    this.#drafting = drafting;
    this.#game = game;
  }

  /** The host now drives the game for this tab. Its decisions are offered with the first state fetched after this. */
  async enter(): Promise<void> {
    this.#isHere = true;
    this.#isDraftStale = true;
    await this.refresh();
  }

  /** Another device has changed the unfinished turn. */
  async adoptDraft(): Promise<void> {
    this.#isDraftStale = true;
    await this.refresh();
  }

  /** Steps that were known have changed: something hidden in them is open now, or turns were taken back. */
  async reread(): Promise<void> {
    this.#areStepsStale = true;
    this.#isDraftStale = true;
    await this.refresh();
  }

  /** The game continues in another tab. */
  leave(): void {
    this.#isHere = false;
    this.#store.change({ isElsewhere: true });
  }

  /** Fetches the current state; concurrent calls share one update. */
  refresh(): Promise<void> {
    if (this.#isQueued) return this.#work;
    this.#isQueued = true;
    const update = async (): Promise<void> => {
      this.#isQueued = false;
      if (!this.#store.isClosed) await this.#update();
    };
    this.#work = this.#work.then(update, update);
    return this.#work;
  }

  /** The next person has taken the device. */
  async take(seat: Seat): Promise<void> {
    if (this.#store.now.handTo !== seat) return;
    this.#present = seat;
    await this.refresh();
  }

  #look(viewer: Seat, from: number): Promise<Look> {
    const { server, handle } = this.#game;
    return server.ask('look', handle, viewer, from);
  }

  async #update(): Promise<void> {
    const { steps: known, frame } = this.#store.now;
    const [wasHere, isDraftStale] = [this.#isHere, this.#isDraftStale];
    this.#isDraftStale = false;
    let { viewer } = frame;
    // If the game was replaced by a shorter one, read it from the start.
    let look = await this.#look(viewer, known.length - 1);
    const screen = viewerFor(this.#heldOf(look.sitters), look.seen.actor, this.#present);
    const isOther = screen.viewer !== viewer || look.seen.seq < known.length - 1;
    // When the game ends, what was hidden in earlier steps is open.
    const isReread = isOther || this.#areStepsStale || (look.steps.length > 0 && this.#isOver(look));
    this.#areStepsStale = false;
    if (isReread) {
      viewer = screen.viewer;
      look = await this.#look(viewer, -1);
    }
    const fresh = isReread ? look.steps.slice(known.length) : look.steps;
    const steps = isReread ? look.steps : [...known, ...fresh];
    // What one person has not been told yet is told to the next, as far as they may see it.
    const left = isOther ? this.#display.untold : [];
    const told = await this.#viewsOf([...left, ...this.#tellableOf(fresh)], viewer);
    if (this.#store.isClosed) return;
    if (isOther) this.#display.stopTelling();
    const mode = isOther ? 'live' : this.#store.now.shown.mode;
    this.#accept({
      look,
      steps,
      fresh,
      handTo: screen.handTo,
      isPresent: mode === 'live' && told.length === 0,
      isElsewhere: !wasHere || !this.#isHere,
      isDraftStale,
    });
    if (mode !== 'past') this.#display.tell(told);
  }

  #isOver({ seen }: Look): boolean {
    return isOver(viewOf(this.#store.now.table, seen.cells));
  }

  #tellableOf(fresh: readonly LoggedStep[]): readonly Tellable[] {
    const { frame, steps } = this.#store.now;
    const hasBegun = steps.some(({ who }) => who !== 'chance');
    return tellable(fresh, frame.draft, hasBegun);
  }

  /** What is to be told, as the viewer may see it. */
  async #viewsOf(things: readonly Tellable[], viewer: Seat): Promise<readonly Shown[]> {
    const first = things.at(0);
    const last = things.at(-1);
    if (!first || !last) return [];
    const { server, handle } = this.#game;
    const views = await server.ask('views', handle, viewer, first.seq, last.seq);
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
    const frame = this.#drafting.frameOf(seen, isElsewhere, isDraftStale);
    const { trouble } = seen;
    const isThinking = !trouble && sitters[frame.actor]?.kind === 'bot';
    const isSameViewer = frame.viewer === before.viewer;
    const tried = frame.draft.slice(before.draft.length).flatMap(({ events }) => events);
    const events = fresh.length > 0 ? unseen(fresh, before.draft) : tried;
    const live = this.#display.live(this.#isShown(frame.cells) ? shown.events : events, frame);
    this.#store.change({
      sheet: this.#sheetWith(sitters),
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

import { Queue } from '@coalbrook/host';
import type { Host, HostNews } from '@coalbrook/host';
import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import { changesBetween } from '@coalbrook/wire';
import type { LoggedStep, SentStep } from '@coalbrook/wire';
import { packCells } from '@coalbrook/wire/online';
import type { Customs, LeftOrder, OnlineLook, OnlineNews, TableClock } from '@coalbrook/wire/online';

import type { KnownTerms } from '../ledger/storedTurns.ts';
import { DelayedView } from './delayedView.ts';
import { textOf } from './tableFollower.ts';
import type { TableFollower } from './tableFollower.ts';

interface RelayedDraft {
  readonly seat: Seat;
  readonly seq: number;
  readonly draft: readonly string[];
}

/** What a table has besides its game and its seats. */
export interface TableTerms {
  /** What its ledger knows. */
  readonly known: KnownTerms;
  readonly isPaused: boolean;
  /** The time control, as text. */
  readonly control: string;
  /** What happens when time is up. */
  readonly late: Customs['late'];
}

/** Steps from one number of entries to another, and what each changes in what a viewer has. */
const stepsBetween = (host: Host, viewer: Seat, from: number, to: number): readonly SentStep[] => {
  let before = host.viewThen(from, viewer);
  return host
    .steps(viewer, from)
    .slice(0, to - from)
    .map((step, index) => {
      const cells = host.viewAt(from + index + 1, viewer);
      const changes = changesBetween(before, cells);
      before = cells;
      return { ...step, changes };
    });
};

/** What a table needs besides its game. */
export interface TableSurroundings {
  /** How many turns later those see it who only watch. */
  readonly watchDelay: number;
  /** Undefined without a time control. */
  readonly clockNow: () => TableClock | undefined;
  readonly orderOf: (seat: Seat) => LeftOrder | undefined;
  /** Whether the turn that begins with an entry was played by order. */
  readonly isByOrder: (seq: number) => boolean;
}

/** A game in memory, and everybody who follows it on this node. */
export class LiveTable {
  #host: Host;
  #terms: TableTerms;
  readonly followers = new Set<TableFollower>();
  /** Changes of the table apart from its turns, one at a time. */
  readonly changes = new Queue();
  /** What those see who only watch, if there is a delay for them. */
  #delayed: DelayedView | undefined;
  readonly #watchDelay: number;
  /** Missing without a time control. */
  readonly #clockNow: () => TableClock | undefined;
  readonly #orderLeft: (seat: Seat) => LeftOrder | undefined;
  readonly #isByOrder: (seq: number) => boolean;
  /** The unfinished turn of the seat that decides, as its devices last sent it. */
  #draft: RelayedDraft | undefined;
  /** When somebody last needed this table, in milliseconds. */
  usedAt = 0;

  /** Cancels what this node would do if no other did. */
  stopWaiting: () => void = () => undefined;

  constructor(host: Host, terms: TableTerms, { watchDelay, clockNow, orderOf, isByOrder }: TableSurroundings) {
    this.#host = host;
    this.#terms = terms;
    this.#clockNow = clockNow;
    this.#orderLeft = orderOf;
    this.#isByOrder = isByOrder;
    this.#watchDelay = watchDelay;
    this.#delayed = this.#delayedView();
  }

  get host(): Host {
    return this.#host;
  }

  /** How often turns were taken back. */
  get line(): number {
    return this.#terms.known.line;
  }

  get terms(): TableTerms {
    return this.#terms;
  }

  /** Nothing is played until somebody resumes. */
  get isPaused(): boolean {
    return this.#terms.isPaused;
  }

  /** Something has changed on which turns depend. */
  setTerms(terms: number, isPaused: boolean, control: string): void {
    const { known, late } = this.#terms;
    known.terms = terms;
    this.#terms = { known, isPaused, control, late };
  }

  /** What was known of the game does not hold any more. Whoever follows it must join again to hear more. */
  replace(host: Host, terms: TableTerms): void {
    this.close();
    this.followers.clear();
    this.#host = host;
    this.#terms = terms;
    this.#draft = undefined;
    this.#delayed = this.#delayedView();
  }

  #delayedView(): DelayedView | undefined {
    return this.#watchDelay > 0 ? new DelayedView(this.#host, this.#watchDelay) : undefined;
  }

  /** The number of entries that somebody may see. */
  shownTo({ isDelayed }: Pick<TableFollower, 'isDelayed'>): number {
    return (isDelayed ? this.#delayed?.shown : undefined) ?? this.host.seq;
  }

  /** Whether a person decides, or the game is over. */
  get isWaitingForPerson(): boolean {
    const { actor } = this.host;
    return this.host.isOver || this.host.sheet.sitters[actor]?.kind === 'person';
  }

  /** Whether nothing happens until somebody comes: a person decides, a bot has given up, or the game is over. */
  get isAtRest(): boolean {
    return this.isPaused || this.isWaitingForPerson || this.host.trouble !== undefined;
  }

  /** Stops everything that goes on by itself. */
  close(): void {
    this.stopWaiting();
    this.host.halt();
  }

  /** The table as a follower sees it, with the steps they do not know; the set-up is the first. */
  look(follower: TableFollower, since: number): OnlineLook {
    const { viewer } = follower;
    if (follower.isDelayed) return this.#lookBack(viewer, this.shownTo(follower), since);
    const { seq, actor, cells, trouble } = this.host.look(viewer);
    const steps = this.#marked(this.host.steps(viewer, since - 1));
    const order = this.#orderOf(viewer);
    const known = this.#draft;
    const isCurrent = known?.seq === seq && known.seat === viewer && actor === viewer;
    return {
      seq,
      viewer,
      cells: packCells(cells),
      actor,
      steps,
      // What could not be played by order lies on the desk.
      draft: isCurrent ? known.draft : order?.failed?.seq === seq && actor === viewer ? order.draft : [],
      ...(order ? { order } : {}),
      ...(trouble ? { trouble } : {}),
    };
  }

  /** The table as it was after fewer entries. */
  #lookBack(viewer: Seat, seq: number, since: number): OnlineLook {
    const { host } = this;
    const steps = this.#marked(host.steps(viewer, since - 1)).filter((step) => step.seq < seq);
    const cells = packCells(host.viewAt(seq, viewer));
    return { seq, viewer, cells, actor: host.actorAt(seq), steps, draft: [] };
  }

  /** Passes on what the host says, to each as far as they may know it. */
  tell(news: HostNews): void {
    const { id: game } = this.host.sheet;
    switch (news.news) {
      case 'steps':
        if (news.from < news.to) {
          this.#tellSteps(game, news.from);
          this.#tellFailedOrder();
          this.#tellDelayed(game);
          this.tellClock();
        }
        break;
      case 'thinking':
        this.#tellAll({ news: 'thinking', game, seat: news.seat });
        break;
      case 'netless':
        this.#tellAll({ news: 'netless', game, seat: news.seat });
        break;
      case 'trouble': {
        const { trouble } = this.host;
        if (trouble) this.#tellAll({ news: 'trouble', game, trouble });
        break;
      }
      case 'conflict':
      // Another node wrote first; the host has read it and told the steps.
    }
  }

  /** What time everybody has at this moment; undefined without a time control. */
  get clock(): TableClock | undefined {
    return this.#clockNow();
  }

  /** Tells how long the seat that decides has. Those who watch with a delay do not learn when a turn ended. */
  tellClock(): void {
    const { clock } = this;
    if (clock) this.#tellAll({ news: 'clock', game: this.host.sheet.id, clock });
  }

  /** Tells the devices of a seat what has become of its order. */
  tellOrder(seat: Seat): void {
    const order = this.#orderOf(seat);
    const text = textOf({ news: 'order', game: this.host.sheet.id, seat, ...(order ? { order } : {}) });
    for (const follower of this.followers) if (follower.viewer === seat) follower.hear(text);
  }

  /** That an order was not carried out may have been read here before the turn for which it was. */
  #tellFailedOrder(): void {
    const { actor, seq } = this.host;
    if (actor !== NOBODY && this.#orderLeft(actor)?.failed?.seq === seq) this.tellOrder(actor);
  }

  /**
   * The order of a seat; one that was not carried out, only as long as it is that turn, and one that was lost when turns
   * were taken back, until the seat has played.
   */
  #orderOf(seat: Seat): LeftOrder | undefined {
    const order = seat === NOBODY ? undefined : this.#orderLeft(seat);
    const { seq, actor } = this.host;
    const isLost = order?.failed?.why.trouble === 'takenBack' && order.failed.why.refusal !== undefined;
    return !order?.failed || isLost || (order.failed.seq === seq && actor === seat) ? order : undefined;
  }

  /** Notes which turns were played by order. */
  #marked<Step extends LoggedStep>(steps: readonly Step[]): readonly Step[] {
    if (!steps.some(({ seq }) => this.#isByOrder(seq))) return steps;
    return steps.map((step) => (this.#isByOrder(step.seq) ? { ...step, isByOrder: true } : step));
  }

  /** Shows an unfinished turn to the other devices at the seat. */
  relay(from: TableFollower, seat: Seat, seq: number, draft: readonly string[]): void {
    const { seq: now, actor } = this.host;
    if (seq !== now || actor !== seat) return;
    this.#draft = { seat, seq, draft };
    const text = textOf({ news: 'draft', game: this.host.sheet.id, seat, seq, draft });
    for (const follower of this.followers) if (follower !== from && follower.viewer === seat) follower.hear(text);
  }

  /** Tells what happens at this moment. */
  #tellAll(news: OnlineNews): void {
    const text = textOf(news);
    for (const follower of this.followers) if (!follower.isDelayed) follower.hear(text);
  }

  #tellSteps(game: string, from: number): void {
    const { host } = this;
    const followers = [...this.followers].filter(({ isDelayed }) => !isDelayed);
    const viewers = [...new Set(followers.map(({ viewer }) => viewer))];
    if (viewers.length === 0) return;
    const { actor } = host;
    const sent = this.#sentSteps(viewers, from);
    const texts = new Map<readonly SentStep[], string>();
    for (const steps of new Set(sent.values()))
      texts.set(steps, textOf({ news: 'steps', game, from, steps: this.#marked(steps), actor }));
    for (const follower of followers) {
      const steps = sent.get(follower.viewer);
      if (steps) follower.hear(texts.get(steps) ?? '');
    }
  }

  #sentSteps(viewers: readonly Seat[], from: number): ReadonlyMap<Seat, readonly SentStep[]> {
    const { host } = this;
    if (!host.isOver) return host.sentSteps(viewers, from);
    // The last steps open everything.
    return new Map(viewers.map((viewer) => [viewer, stepsBetween(host, viewer, from, host.seq)]));
  }

  /** Tells those who watch with a delay what they may see now. */
  #tellDelayed(game: string): void {
    const delayed = this.#delayed;
    if (!delayed) return;
    const { shown: from } = delayed;
    delayed.moveOn();
    const { shown } = delayed;
    const followers = [...this.followers].filter(({ isDelayed }) => isDelayed);
    if (shown === from || followers.length === 0) return;
    const steps = this.#marked(stepsBetween(this.host, NOBODY, from, shown));
    const text = textOf({ news: 'steps', game, from, steps, actor: this.host.actorAt(shown) });
    for (const follower of followers) follower.hear(text);
  }
}

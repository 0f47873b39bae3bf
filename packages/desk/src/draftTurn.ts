import {
  awaitsChance,
  check,
  cite,
  isLegal,
  isOver,
  legalActions,
  NOBODY,
  questionOf,
  refuse,
  State,
} from '@coalbrook/rules';
import type { Action, CardId, Refusal, Seat, Table, View } from '@coalbrook/rules';
import type { SeatView } from '@coalbrook/wire';

import type { Attempt } from './attempt.ts';
import type { Foresight, Frame, Stage } from './frame.ts';
import { completionOf, lookAhead, payWith } from './lookAhead.ts';
import { makeStep, parseStep } from './stepText.ts';
import { progressOf, tryAction } from './tryAction.ts';
import type { TriedAction } from './tryAction.ts';
import { explainAttempt } from './whyNot.ts';

/** Actions chosen together, with the result of each. */
type DraftStep = readonly TriedAction[];

/** The committed position a turn is drafted from, usually as one seat sees it. */
export interface DraftPlace {
  /** The number of entries before the position. */
  readonly seq: number;
  /** Whose turn is drafted. If somebody else decides, nothing can be chosen. */
  readonly viewer: Seat;
  /** Whom the table is waiting for. */
  readonly actor: Seat;
}

/** One seat's turn, drafted on copies of a position. Nothing counts until it is committed. */
export class DraftTurn {
  readonly table: Table;
  readonly #position: State;
  readonly #place: DraftPlace;
  readonly #steps: DraftStep[] = [];
  #undone: (readonly Action[])[] = [];
  #frame: Frame | undefined;

  constructor(table: Table, position: State, place: DraftPlace) {
    this.table = table;
    this.#position = position;
    this.#place = place;
  }

  /** Opens a host's view with its stored draft, as far as that is still legal. */
  static open(table: Table, { cells, draft, seq, viewer, actor }: SeatView): DraftTurn {
    const view = new State(table.layout);
    view.cells.set(cells);
    const turn = new DraftTurn(table, view, { seq, viewer, actor });
    for (const text of draft) if (turn.add(text)) break;
    return turn;
  }

  /** The table as the viewer sees it now. The same object until something changes. */
  get frame(): Frame {
    this.#frame ??= this.#makeFrame();
    return this.#frame;
  }

  /** The position after the draft. Must not be changed. */
  get state(): State {
    return this.#last?.state ?? this.#position;
  }

  get stage(): Stage {
    if (isOver(this.#position)) return 'over';
    if (!this.#decides) return 'waiting';
    const last = this.#last;
    return last ? progressOf(last) : 'open';
  }

  /** Every action of the draft, in order. */
  get actions(): readonly Action[] {
    return this.#steps.flat().map(({ action }) => action);
  }

  /** The draft in notation: one string per step. */
  get texts(): readonly string[] {
    return this.#steps.map((step) =>
      makeStep(
        this.table,
        step.map(({ action }) => action),
      ),
    );
  }

  /** Adds actions as one step, or a card that is asked for to its action's step. If one is refused, nothing is added. */
  choose(actions: readonly Action[]): Refusal | undefined {
    const added = this.#try(actions);
    if ('reason' in added) return added;
    this.#undone = [];
    const paid = questionOf(this.state) === 'discard' ? (this.#steps.pop() ?? []) : [];
    this.#push([...paid, ...added]);
    return undefined;
  }

  /** Adds a step in notation. Returns what is wrong if it could not be played. */
  add(text: string): Refusal | 'unreadable' | undefined {
    const actions = parseStep(this.table, text);
    return actions.ok ? this.choose(actions.value) : 'unreadable';
  }

  /** Undoes the last step. */
  undo(): boolean {
    const last = this.#steps.pop();
    if (!last) return false;
    this.#undone.push(last.map(({ action }) => action));
    this.#frame = undefined;
    return true;
  }

  /** Redoes the step that was undone last. */
  redo(): boolean {
    const added = this.#try(this.#undone.at(-1) ?? []);
    if ('reason' in added || added.length === 0) return false;
    this.#undone.pop();
    this.#push(added);
    return true;
  }

  /** An action and the cards to spend for it as one step, as far as it asks for cards. */
  paidWith(action: Action, cards: readonly CardId[]): readonly Action[] {
    if (cards.length === 0 || !isLegal(this.table, this.state, action)) return [action];
    return payWith(this.table, this.state, action, cards);
  }

  /** The result of an action; undefined if it cannot be chosen now. */
  foresee(action: Action, cards: readonly CardId[] = []): Foresight | undefined {
    if (this.stage !== 'open' || !isLegal(this.table, this.state, action)) return undefined;
    const trial = lookAhead(this.table, this.state, action, cards);
    return {
      action,
      events: trial.events,
      cells: trial.state.cells,
      stage: progressOf(trial),
      completion: completionOf(this.table, trial),
    };
  }

  /** The most helpful reason why an attempt fails; undefined if it can succeed. */
  whyNot(attempt: Attempt): Refusal | undefined {
    return this.#whyClosed() ?? explainAttempt(this.table, this.state as View, this.#place.viewer, attempt);
  }

  get #last(): TriedAction | undefined {
    return this.#steps.at(-1)?.at(-1);
  }

  get #decides(): boolean {
    const { viewer, actor } = this.#place;
    return viewer !== NOBODY && viewer === actor && !awaitsChance(this.#position);
  }

  /** Why nothing can be chosen now. */
  #whyClosed(): Refusal | undefined {
    switch (this.stage) {
      case 'open':
        return undefined;
      case 'over':
        return cite(this.table, refuse('gameIsOver'));
      case 'waiting':
        return cite(this.table, refuse('notYourTurn', { seat: this.#place.actor }));
      case 'reveals':
        return cite(this.table, refuse('waitsForChance'));
      case 'complete':
        return cite(this.table, refuse('notAskedNow'));
    }
  }

  /** Plays actions in order on copies, up to the first that is refused. */
  #try(actions: readonly Action[]): DraftStep | Refusal {
    const closed = this.#whyClosed();
    if (closed) return closed;
    const trials: TriedAction[] = [];
    let { state } = this;
    for (const action of actions) {
      if (trials.some((trial) => progressOf(trial) !== 'open')) return cite(this.table, refuse('notAskedNow'));
      if (!isLegal(this.table, state, action)) return this.#refusalOf(state, action);
      const trial = tryAction(this.table, state, action);
      trials.push(trial);
      state = trial.state;
    }
    return trials;
  }

  #refusalOf(state: State, action: Action): Refusal {
    return check(this.table, state, this.#place.viewer, action) ?? cite(this.table, refuse('actionUnknown'));
  }

  #push(step: DraftStep): void {
    if (step.length > 0) this.#steps.push(step);
    this.#frame = undefined;
  }

  #makeFrame(): Frame {
    const { seq, viewer, actor } = this.#place;
    const { stage } = this;
    return {
      seq,
      viewer,
      cells: this.state.cells,
      stage,
      actor,
      legal: stage === 'open' ? legalActions(this.table, this.state) : [],
      draft: this.#steps.flat().map(({ events }, index) => ({ seq: seq + index, who: viewer, events })),
      canUndo: this.#steps.length > 0,
      canRedo: this.#undone.length > 0,
    };
  }
}

import { asks } from '@coalbrook/rules';
import type { Action, GameEvent, Refusal, SiteId, Table, View } from '@coalbrook/rules';

import { attemptOf } from './attemptOf.ts';
import { deskState, isEnd } from './deskState.ts';
import type { DeskCommand, DeskState, Unlisted } from './deskState.ts';
import type { Frame } from './frame.ts';
import { loadedSelling, loadSelling } from './loadSelling.ts';
import { choices, selectionFor, touch } from './narrow.ts';
import type { TargetedAction } from './narrow.ts';
import { offeredIn } from './offered.ts';
import type { TurnOffers } from './offered.ts';
import type { PlannedMove } from './plannedMove.ts';
import { previewOf } from './preview.ts';
import type { Preview } from './preview.ts';
import type { SaleChoice } from './sale.ts';
import { isSelling } from './saleList.ts';
import type { SaleList } from './saleList.ts';
import type { SeatTurn } from './seatTurn.ts';
import { selectedIn } from './selected.ts';
import type { Selected, Touched } from './selected.ts';
import type { Selling } from './selling.ts';
import { keptPayment, paymentFor } from './spending.ts';
import { keyOf } from './target.ts';
import type { Selection, Target } from './target.ts';
import { meantBy, namedBy, typedActions, uselessCard } from './typed.ts';
import type { TypedFault } from './typed.ts';
import { viewOf } from './viewOf.ts';

/** What a player wants to be asked. */
export interface DeskPreferences {
  /** What asks for a confirmation: each action, or only the turn. */
  readonly confirms: 'action' | 'turn';
  /** Whether a turn ends by itself when nothing is left to choose. */
  readonly endsTurn: boolean;
}

export interface DeskPorts {
  readonly turn: SeatTurn;
  readonly preferences: () => DeskPreferences;
  /** Hears of failures about which the player can do nothing at the desk. */
  readonly report: (error: unknown) => void;
}

/** What an action would do. */
export interface ForeseenAction {
  readonly events: readonly GameEvent[];
  readonly preview: Preview;
  /** The position after it. */
  readonly ghost: View;
}

/** A selection belongs to one frame and is dropped with it. */
interface Held extends Touched {
  readonly frame: Frame;
  readonly refusal?: Refusal | undefined;
}

const NOTHING: Selection = [];
const UNSOLD: readonly SaleChoice[] = [];

/**
 * Where one player plays their turns: touches narrow the legal actions down to one, whose consequences are shown before it
 * is confirmed. It draws nothing and knows no language.
 */
export class Desk {
  readonly #turn: SeatTurn;
  readonly #preferences: () => DeskPreferences;
  readonly #report: (error: unknown) => void;
  readonly #listeners = new Set<() => void>();
  readonly #salePorts = {
    hold: (sold: readonly SaleChoice[]) => this.#holdSales(sold),
    refuse: (refusal: Refusal | undefined) => this.#hold(this.state.selection, refusal),
  };
  #held: Held;
  /** A turn was committed, and the host has not answered yet. */
  #isWaiting = false;
  #plan: PlannedMove | undefined;
  #offered: TurnOffers | undefined;
  #selected: { readonly selected: Selected; readonly sold: Held['sold']; readonly from: TurnOffers } | undefined;
  #selling: { readonly selling: Selling | undefined; readonly from: TurnOffers } | undefined;
  /** How it goes to load what it takes to sell tiles together. */
  #unloaded: Unlisted | undefined;
  /** Tiles that were chosen to be sold, but whose sale had to wait. */
  #waiting: readonly SiteId[] = [];
  #state: { readonly state: DeskState; readonly from: readonly unknown[] } | undefined;

  constructor({ turn, preferences, report }: DeskPorts) {
    this.#turn = turn;
    this.#preferences = preferences;
    this.#report = report;
    this.#held = { frame: turn.frame, selection: NOTHING, sold: UNSOLD };
  }

  get table(): Table {
    return this.#turn.table;
  }

  /** What is selected and what can be done. The same object until something changes. */
  get state(): DeskState {
    const offered = this.#offeredNow();
    const held = this.#heldIn(offered);
    const { refusal } = held;
    const selected = this.#selectedNow(offered, held);
    const isWaiting = this.#isWaiting;
    const unlisted = this.#isUnlisted(offered, selected) ? this.#unloaded : undefined;
    const from = [offered, selected, refusal, isWaiting, unlisted, this.#turn.sending];
    if (!this.#state || from.some((part, index) => part !== this.#state?.from[index])) {
      this.#state = { state: deskState(this.#turn, offered, selected, refusal, isWaiting, unlisted), from };
    }
    return this.#state.state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    const stop = this.#turn.subscribe(listener);
    return () => {
      this.#listeners.delete(listener);
      stop();
    };
  };

  /**
   * Touches a target. Touching what is chosen again confirms a formed action and otherwise deselects it. `aimed` is what
   * lies under the pointer within the target.
   */
  readonly pick = (target: Target, aimed?: Target): void => {
    const { isOpen, isWaiting, selection, chosen, lit, formed, payment, offers } = this.state;
    if (!isOpen || isWaiting) return;
    const isChosen = chosen.has(keyOf(target));
    const isSpentAmongOthers = target.on === 'card' && payment.length > 1;
    if (aimed && isChosen && lit.has(keyOf(aimed))) {
      this.#hold(selection, undefined, aimed);
      return;
    }
    if (formed && isChosen && !isSpentAmongOthers) {
      this.#play(formed, selection);
      return;
    }
    const next = touch(offers, selection, target);
    if (next) this.#select(next, aimed);
    else if (!this.#goOnWith(target, aimed)) {
      this.#hold(selection, this.#turn.whyNot(attemptOf(this.table, selection, target)));
    }
  };

  /** Which cards are spent unless others are touched, as somebody suggests it; undefined for the least useful ones. */
  readonly plan = (plan: PlannedMove | undefined): void => {
    this.#plan = plan;
    this.#offered = undefined;
    this.#tell();
  };

  /** Selects a whole action, still to be confirmed unless only turns are. */
  take(offer: TargetedAction): void {
    this.#select([...selectionFor(offer), ...keptPayment(this.state.selection, offer)]);
  }

  do(command: DeskCommand): void {
    switch (command) {
      case 'confirm':
        return this.#confirm();
      case 'endTurn':
        return this.#commit();
      case 'undo':
        return this.#undo();
      case 'redo':
        return this.#redo();
      case 'clear':
        return this.#clear();
    }
  }

  /** What an action would do if it were taken without touching anything else. */
  foresee({ action }: TargetedAction): ForeseenAction | undefined {
    const { frame, view, ranked } = this.#offeredNow();
    const foresight = this.#turn.foresee(action, paymentFor(this.table, view, action, NOTHING, ranked));
    if (!foresight) return undefined;
    const { events, cells } = foresight;
    const ghost = viewOf(this.table, cells);
    return { events, ghost, preview: previewOf(this.table, view, ghost, events, frame.viewer) };
  }

  /**
   * Plays what was typed, action by action, up to the first that cannot be played; the turn is not ended. An action need
   * not be written to its end if only one fits.
   */
  type(text: string): TypedFault | undefined {
    for (const typed of typedActions(this.table, text)) {
      const { offers, ranking, view } = this.state;
      const fitting = meantBy(this.table, offers, ranking, typed.text);
      const [only] = fitting;
      const named = namedBy(this.table, typed.text);
      if (fitting.length !== 1) return { text: typed.text, named, fits: fitting.length > 1 ? 'several' : 'none' };
      const useless = uselessCard(this.table, view, only.action, typed.cards);
      if (useless !== undefined) return { text: `discard ${this.table.cards[useless].slug}`, named: [], fits: 'none' };
      const cards = typed.cards.map((card): Target => ({ on: 'card', card }));
      if (!this.#play(only.action, [...selectionFor(only), ...cards])) return { text: typed.text, named, fits: 'none' };
    }
    return undefined;
  }

  /** Why these targets cannot be touched together; undefined if they can, or mean nothing. */
  whyNot(targets: Selection): Refusal | undefined {
    const last = targets.at(-1);
    return last && this.#turn.whyNot(attemptOf(this.table, targets.slice(0, -1), last));
  }

  #confirm(): void {
    const { formed, sales, selection, frame } = this.state;
    if (!this.#turn.isLive) return;
    if (formed) this.#play(formed, selection);
    else if (sales?.played) this.#sell(sales);
    else if (isEnd(frame.stage)) this.#endTurn();
  }

  #commit(): void {
    const { formed, sales, selection, foresight, ending } = this.state;
    if (formed || sales?.played) {
      if (foresight?.completion) this.#playAndEnd(foresight.completion);
    } else if (!ending || (selection.length === 0 && this.#play(ending, NOTHING))) this.#endTurn();
  }

  /** Plays what is formed and what completes the turn after it, and ends the turn. */
  #playAndEnd(completion: readonly Action[]): void {
    const { formed, sales, selection } = this.state;
    const isPlayed = formed ? this.#play(formed, selection, completion) : sales && this.#sell(sales, completion);
    if (isPlayed) this.#endTurn();
  }

  #clear(): void {
    this.#held = { frame: this.#turn.frame, selection: NOTHING, sold: UNSOLD };
    this.#tell();
  }

  #undo(): void {
    if (this.#turn.sending === 'unsent') this.#turn.withdraw();
    else if (this.#mayChange('undo')) this.#turn.undo();
  }

  #redo(): void {
    if (this.#mayChange('redo')) this.#turn.redo();
  }

  #mayChange(command: DeskCommand): boolean {
    return this.#turn.isLive && !this.#isWaiting && this.state.can.has(command);
  }

  #endTurn(): void {
    const { isLive, sending } = this.#turn;
    if (isLive && !sending && !this.#isWaiting) void this.#send();
  }

  /** Commits the turn. Nothing can be changed until the host has answered. */
  async #send(): Promise<void> {
    const { frame, selection } = this.state;
    this.#isWaiting = true;
    this.#tell();
    try {
      const refusal = await this.#turn.commit();
      if (refusal && this.#turn.frame === frame) this.#held = { frame, selection, sold: UNSOLD, refusal };
    } catch (error) {
      this.#report(error);
    } finally {
      this.#isWaiting = false;
      this.#tell();
    }
  }

  /** Adds an action to the draft, and what follows from it. Returns whether it could be played. */
  #play(action: Action, touched: Selection, after: readonly Action[] = []): boolean {
    if (this.#isWaiting) return false;
    const { view, ranked } = this.#offeredNow();
    const cards = paymentFor(this.table, view, action, touched, ranked);
    return this.#add([...this.#turn.paidWith(action, cards), ...after], touched);
  }

  /** Adds the chosen sales to the draft, as far as they need no answer, and what follows from them. */
  #sell({ played }: SaleList, after: readonly Action[] = []): boolean {
    if (this.#isWaiting || !played) return false;
    const isAdded = this.#add([...played.step, ...after], this.state.selection);
    if (isAdded) this.#waiting = played.waiting;
    return isAdded;
  }

  #add(actions: readonly Action[], touched: Selection): boolean {
    const refusal = this.#turn.choose(actions);
    if (refusal) this.#hold(touched, refusal);
    else if (this.#preferences().endsTurn && this.#turn.frame.stage === 'complete') this.#endTurn();
    return !refusal;
  }

  #holdSales(sold: readonly SaleChoice[]): void {
    const { selection, aimed, isWaiting } = this.state;
    if (isWaiting) return;
    this.#held = { frame: this.#turn.frame, selection, aimed, sold };
    this.#tell();
  }

  /** The action that a selection plays at once: one that is fully chosen and needs no confirmation. */
  #unasked(next: Selection): Action | undefined {
    const { offers, ranking } = this.#offeredNow();
    const { formed, instead } = choices(offers, next, ranking);
    if (next.length === 0 || instead.length > 0) return undefined;
    return this.#preferences().confirms === 'turn' || formed?.kind === 'stop' ? formed : undefined;
  }

  #select(next: Selection, at?: Target): void {
    const { selection, aimed } = this.state;
    const goesOn = selection.every((target) => next.includes(target));
    const action = this.#unasked(next);
    if (action) this.#play(action, next);
    else this.#hold(next, undefined, at ?? (goesOn ? aimed : undefined));
  }

  /** Stops the action in progress and begins another one. Returns whether that was possible. */
  #goOnWith(target: Target, at?: Target): boolean {
    const { stopping, lit } = this.state;
    if (!stopping || !(target.on === 'kind' || lit.has(keyOf(target)))) return false;
    const next = touch(stopping.offers, NOTHING, target);
    if (!next || this.#turn.choose([stopping.stop])) return false;
    this.#select(next, at);
    return true;
  }

  #hold(selection: Selection, refusal: Refusal | undefined, aimed?: Target): void {
    const offered = this.#offeredNow();
    const sold = isSelling(offered.view, selection) ? this.#heldIn(offered).sold : UNSOLD;
    this.#held = { frame: this.#turn.frame, selection, aimed, sold, refusal };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  #offeredNow(): TurnOffers {
    const { frame, isLive } = this.#turn;
    const isOpen = isLive && frame.stage === 'open';
    if (this.#offered?.frame !== frame || this.#offered.isOpen !== isOpen) {
      this.#offered = offeredIn(this.#turn, this.#plan);
      this.#prepareSelling(this.#offered);
    }
    return this.#offered;
  }

  #heldIn(offered: TurnOffers): Held {
    const { frame, isOpen } = offered;
    if (this.#held.frame !== frame) {
      const held: Held = { frame, selection: NOTHING, sold: this.#awaited(offered) };
      if (held.sold.length > 0) this.#held = held;
      return held;
    }
    return isOpen ? this.#held : { frame, selection: NOTHING, sold: UNSOLD, refusal: this.#held.refusal };
  }

  /** What was chosen to be sold and could not be sold yet, once that is possible. */
  #awaited(offered: TurnOffers): readonly SaleChoice[] {
    const { view, isOpen } = offered;
    if (isOpen && view.awaits === asks.action) this.#waiting = [];
    if (!isOpen || view.awaits !== asks.more || this.#waiting.length === 0) return UNSOLD;
    const selling = this.#sellingIn(offered);
    const sold = (selling?.sites ?? []).filter((site) => this.#waiting.includes(site)).map((site) => ({ site }));
    return selling?.solve(sold) ? sold : UNSOLD;
  }

  /** Tries again to load what it takes to sell tiles together. */
  readonly loadSales = (): void => {
    if (this.#unloaded !== 'failed') return;
    this.#loadSales();
    this.#tell();
  };

  /** Loads what it takes to sell tiles together, once somebody can. Until then they are sold one by one. */
  #prepareSelling({ offers }: TurnOffers): void {
    if (this.#unloaded !== 'loading' && offers.some(({ action }) => action.kind === 'sell')) this.#loadSales();
  }

  #loadSales(): void {
    if (loadedSelling()) return;
    this.#unloaded = 'loading';
    const settle = (unloaded: Unlisted | undefined): void => {
      this.#unloaded = unloaded;
      this.#selling = undefined;
      this.#selected = undefined;
      this.#tell();
    };
    loadSelling().then(
      () => settle(undefined),
      () => settle('failed'),
    );
  }

  /** Whether what is chosen now are tiles to sell, and the list of them is missing. */
  #isUnlisted({ isOpen, offers, view }: TurnOffers, { selection, sales, formed }: Selected): boolean {
    if (!isOpen || sales || formed || !isSelling(view, selection)) return false;
    return offers.some(({ action }) => action.kind === 'sell');
  }

  #sellingIn(offered: TurnOffers): Selling | undefined {
    if (this.#selling?.from !== offered) {
      const canSell = offered.offers.some(({ action }) => action.kind === 'sell');
      const Loaded = canSell ? loadedSelling() : undefined;
      this.#selling = { selling: Loaded && new Loaded(this.table, offered.view, this.#salePorts), from: offered };
    }
    return this.#selling.selling;
  }

  #selectedNow(offered: TurnOffers, held: Held): Selected {
    const { selection, aimed, sold } = held;
    const known = this.#selected;
    if (
      known?.from === offered &&
      known.sold === sold &&
      known.selected.selection === selection &&
      known.selected.aimed === aimed
    )
      return known.selected;
    const selling = isSelling(offered.view, selection) ? this.#sellingIn(offered) : undefined;
    const selected = selectedIn(this.#turn, offered, selling, held, this.pick);
    this.#selected = { selected, sold, from: offered };
    return selected;
  }
}

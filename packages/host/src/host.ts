import { seedOfSeat } from '@coalbrook/bots';
import { makeAction, parseAction } from '@coalbrook/record';
import type { Divergence, GameRecord } from '@coalbrook/record';
import {
  awaitsChance,
  check,
  done,
  isLegal,
  isOver,
  legalActions,
  mask,
  maskEvent,
  NOBODY,
  seedOf,
} from '@coalbrook/rules';
import type { Action, CardId, Refusal, Result, Seat, Seed, Table, View } from '@coalbrook/rules';

import { CommittedGame } from './committedGame.ts';
import { DraftTurn, progressOf } from './draftTurn.ts';
import { maskStep } from './history.ts';
import { lookAhead } from './lookAhead.ts';
import type { Attempt, Denial, Foresight, Frame, Stage, Step } from './messages.ts';
import type { Ports, Stored } from './ports.ts';
import { isSameAction } from './sameAction.ts';
import type { Sheet } from './sheet.ts';
import { explainAttempt } from './whyNot.ts';

const IDLE: Denial = { denied: 'idle' };
const CONFLICT: Denial = { denied: 'conflict' };

/** One table being played. Everything that leaves it is masked for a seat. */
export class Host {
  readonly sheet: Sheet;
  readonly #ports: Ports;
  readonly #seed: Seed;
  #chronicle: CommittedGame;
  #turn: DraftTurn;
  /** Something is being written or somebody thinks: nobody else may act. */
  #isBusy = false;
  #isHalted = false;

  private constructor(sheet: Sheet, ports: Ports, chronicle: CommittedGame, draft: readonly string[]) {
    this.sheet = sheet;
    this.#ports = ports;
    this.#seed = seedOf(sheet.seed);
    this.#chronicle = chronicle;
    this.#turn = this.#restore(draft);
  }

  /** A game with what is stored of it; nothing goes on until `go`. */
  static async open(sheet: Sheet, ports: Ports): Promise<Result<Host, Divergence>> {
    const { entries, draft } = await ports.ledger.read(sheet.id);
    const chronicle = CommittedGame.open(sheet.header, entries);
    return chronicle.ok ? done(new Host(sheet, ports, chronicle.value, draft)) : chronicle;
  }

  get table(): Table {
    return this.#chronicle.table;
  }

  get isOver(): boolean {
    return isOver(this.#chronicle.now);
  }

  /** How many entries are written. */
  get seq(): number {
    return this.#chronicle.history.length;
  }

  /** What is written of the game, with all its secrets: for saving, never for somebody who plays. */
  record(): GameRecord {
    return this.#chronicle.record();
  }

  /** The table as a seat sees it now, its unfinished turn included. */
  frame(viewer: Seat): Frame {
    const { now, history } = this.#chronicle;
    const stage = this.#stageFor(viewer);
    const view = this.#viewFor(viewer);
    const drafts = this.#decides(viewer);
    return {
      seq: history.length,
      viewer,
      cells: view.cells,
      stage,
      actor: isOver(now) || awaitsChance(now) ? NOBODY : now.actor,
      legal: stage === 'open' ? legalActions(this.table, view) : [],
      draft: drafts ? this.#draftSteps(viewer) : [],
      canUndo: drafts && this.#turn.canUndo,
      canRedo: drafts && this.#turn.canRedo,
    };
  }

  /** What happened from an entry on, as a seat may know it. The set-up has the number -1. */
  steps(viewer: Seat, from: number): readonly Step[] {
    return this.#chronicle.history.steps(from, viewer);
  }

  /** Cells of the table after so many entries, as a seat may see them. */
  viewAt(seq: number, viewer: Seat): Int16Array {
    return mask(this.table, this.#chronicle.history.stateAt(seq), viewer).cells;
  }

  /** The same after each number of entries from one to another, both included. */
  viewsAt(from: number, to: number, viewer: Seat): readonly Int16Array[] {
    const views: Int16Array[] = [];
    for (let seq = Math.max(0, from); seq <= Math.min(to, this.seq); seq++) views.push(this.viewAt(seq, viewer));
    return views;
  }

  /** Cells of the table as it was counted when an era ended by an entry; undefined where none ended. */
  viewCounted(seq: number, viewer: Seat): Int16Array | undefined {
    const state = this.#chronicle.history.countedAt(seq);
    return state && mask(this.table, state, viewer).cells;
  }

  /** Adds an action to the unfinished turn of a seat. */
  async choose(seat: Seat, action: Action): Promise<Denial | undefined> {
    if (this.#isBusy || this.#stageFor(seat) !== 'open') return IDLE;
    const view = this.#viewFor(seat);
    const legal = this.#find(view, action);
    if (!legal) return this.#deny(view, seat, action);
    this.#turn.add(legal);
    return this.#keepDraft();
  }

  async undo(seat: Seat): Promise<Denial | undefined> {
    if (this.#isBusy || !this.#decides(seat) || !this.#turn.canUndo) return IDLE;
    this.#turn.undo();
    return this.#keepDraft();
  }

  async redo(seat: Seat): Promise<Denial | undefined> {
    if (this.#isBusy || !this.#decides(seat) || !this.#turn.canRedo) return IDLE;
    this.#turn.redo();
    return this.#keepDraft();
  }

  /** Writes down the unfinished turn, with what chance draws at once. Then let the game `go` on. */
  async commit(seat: Seat): Promise<Denial | undefined> {
    const stage = this.#stageFor(seat);
    if (this.#isBusy || (stage !== 'complete' && stage !== 'reveals')) return IDLE;
    return this.#alone(async () => {
      for (const action of this.#turn.actions) this.#chronicle.play(action);
      while (awaitsChance(this.#chronicle.ahead)) this.#draw();
      return (await this.#write()) ? undefined : CONFLICT;
    });
  }

  /** What would come of an action; undefined where it cannot be chosen now. */
  foresee(seat: Seat, action: Action, card?: CardId): Foresight | undefined {
    if (this.#stageFor(seat) !== 'open') return undefined;
    const legal = this.#find(this.#viewFor(seat), action);
    if (!legal) return undefined;
    const trial = lookAhead(this.table, this.#turn.state, legal, card);
    return {
      action: legal,
      events: trial.events.map((event) => maskEvent(event, seat)),
      cells: mask(this.table, trial.state, seat).cells,
      stage: progressOf(trial),
    };
  }

  /** The most helpful reason why an attempt fails; undefined where it can succeed. */
  whyNot(seat: Seat, attempt: Attempt): Refusal | undefined {
    const stage = this.#stageFor(seat);
    switch (stage) {
      case 'open':
        return explainAttempt(this.table, this.#viewFor(seat), seat, attempt);
      case 'over':
        return this.#cite('gameIsOver');
      case 'waiting':
        return this.#cite('notYourTurn', { seat: this.#chronicle.now.actor });
      case 'reveals':
        return this.#cite('waitsForChance');
      case 'complete':
        return this.#cite('notAskedNow');
    }
  }

  /** Lets chance draw until somebody must decide. */
  async deal(): Promise<void> {
    if (this.#isBusy) return;
    await this.#alone(async () => {
      while (awaitsChance(this.#chronicle.ahead)) this.#draw();
      await this.#write();
    });
  }

  /** Lets chance draw and bots play until a person must decide or the game is over. */
  async go(): Promise<void> {
    this.#isHalted = false;
    if (!this.#isBusy) await this.#alone(() => this.#run());
  }

  /** Stops after what is being done: somebody else goes on elsewhere. */
  halt(): void {
    this.#isHalted = true;
  }

  /** Takes over what was written elsewhere. */
  async reload(): Promise<Divergence | undefined> {
    if (this.#isBusy && !this.#isHalted) return undefined;
    return this.#take(await this.#ports.ledger.read(this.sheet.id));
  }

  async #alone<Made>(work: () => Promise<Made>): Promise<Made> {
    this.#isBusy = true;
    try {
      return await work();
    } finally {
      this.#isBusy = false;
    }
  }

  /** Whether a seat is a person whom the table waits for. */
  #decides(seat: Seat): boolean {
    const { now } = this.#chronicle;
    return !isOver(now) && !awaitsChance(now) && now.actor === seat && this.#isPerson(seat);
  }

  #isPerson(seat: Seat): boolean {
    return this.sheet.sitters[seat]?.kind === 'person';
  }

  #stageFor(seat: Seat): Stage {
    if (isOver(this.#chronicle.now)) return 'over';
    return this.#decides(seat) ? this.#turn.progress : 'waiting';
  }

  #viewFor(seat: Seat): View {
    const state = this.#decides(seat) ? this.#turn.state : this.#chronicle.now;
    return mask(this.table, state, seat);
  }

  #draftSteps(viewer: Seat): readonly Step[] {
    return this.#turn.trials.map(({ events }, index) =>
      maskStep({ seq: this.seq + index, who: viewer, events }, viewer),
    );
  }

  #cite(reason: Refusal['reason'], facts: Refusal['facts'] = {}): Refusal {
    return { reason, facts, rule: this.table.citations[reason] ?? '' };
  }

  /** The legal action that is the same as one from outside. */
  #find(view: View, action: Action): Action | undefined {
    return legalActions(this.table, view).find((offered) => isSameAction(offered, action));
  }

  /** Why an action that is not offered is refused; one that no table knows is not worth a reason. */
  #deny(view: View, seat: Seat, action: Action): Denial {
    const known = this.table.catalogue.all.find((other) => isSameAction(other, action));
    const refusal = known && check(this.table, view, seat, known);
    return refusal ? { denied: 'refused', refusal } : IDLE;
  }

  #draftTexts(): readonly string[] {
    return this.#turn.actions.map((action) => makeAction(this.table, action));
  }

  async #keepDraft(): Promise<Denial | undefined> {
    if (await this.#ports.ledger.keepDraft(this.sheet.id, this.seq, this.#draftTexts())) return undefined;
    await this.#yield();
    return CONFLICT;
  }

  /** Tries again what was tried before, as far as it still can be. */
  #restore(draft: readonly string[]): DraftTurn {
    const { now, table } = this.#chronicle;
    const turn = new DraftTurn(table, now);
    if (isOver(now) || awaitsChance(now) || !this.#isPerson(now.actor)) return turn;
    for (const text of draft) {
      const action = parseAction(table, text);
      if (turn.progress !== 'open' || !action.ok || !isLegal(table, turn.state, action.value)) break;
      turn.add(action.value);
    }
    return turn;
  }

  async #run(): Promise<void> {
    for (;;) {
      if (this.#isHalted) break;
      const { ahead } = this.#chronicle;
      if (isOver(ahead)) break;
      if (awaitsChance(ahead)) {
        this.#draw();
        continue;
      }
      if (this.#isPerson(ahead.actor)) break;
      if (!(await this.#write())) return;
      if (!(await this.#askBot(ahead.actor))) return;
    }
    await this.#write();
  }

  #draw(): void {
    const { table, ahead } = this.#chronicle;
    this.#chronicle.draw(this.#ports.chance.draw(table, ahead));
  }

  /** Lets a bot choose. Returns false if the game went on elsewhere meanwhile. */
  async #askBot(seat: Seat): Promise<boolean> {
    const chronicle = this.#chronicle;
    const { table, ahead, decisions: count } = chronicle;
    const { length } = chronicle.history;
    this.#ports.audience.tell({ news: 'thinking', seat });
    const view = mask(table, ahead, seat);
    const legal = legalActions(table, view);
    const decision = { table, view, legal, count, seed: seedOfSeat(this.#seed, seat) };
    const chosen = await this.#ports.bots.choose(this.sheet.sitters[seat].policy, decision);
    if (this.#chronicle !== chronicle || chronicle.history.length !== length || this.#isHalted) return false;
    const action = legal.find((offered) => isSameAction(offered, chosen));
    if (!action) throw new Error(`${this.sheet.sitters[seat].policy} chose an action that was not offered`);
    chronicle.play(action);
    return true;
  }

  /** Writes what was played; only then anybody hears of it. Returns false if somebody else was quicker. */
  async #write(): Promise<boolean> {
    const chronicle = this.#chronicle;
    const { unwritten } = chronicle;
    if (unwritten.length === 0) return true;
    const from = chronicle.history.length;
    let isWritten: boolean;
    try {
      isWritten = await this.#ports.ledger.append(this.sheet.id, from, unwritten);
    } catch (error) {
      this.#rewind();
      throw error;
    }
    if (!isWritten) {
      await this.#yield();
      return false;
    }
    if (this.#chronicle !== chronicle) {
      // It was reloaded before this was written.
      this.#take(await this.#ports.ledger.read(this.sheet.id));
      return false;
    }
    chronicle.confirm();
    this.#turn = this.#restore([]);
    this.#ports.audience.tell({ news: 'steps', from, to: chronicle.history.length });
    return true;
  }

  /** Forgets what could not be written. */
  #rewind(): void {
    const { header, entries } = this.#chronicle.record();
    const chronicle = CommittedGame.open(header, entries);
    if (!chronicle.ok) throw new Error('a game does not follow its own record');
    const draft = this.#draftTexts();
    this.#chronicle = chronicle.value;
    this.#turn = this.#restore(draft);
  }

  /** Somebody else writes this game: takes over what it wrote, and stops. */
  async #yield(): Promise<void> {
    this.#isHalted = true;
    this.#rewind();
    await this.reload();
    this.#ports.audience.tell({ news: 'conflict' });
  }

  #take({ entries, draft }: Stored): Divergence | undefined {
    const from = this.seq;
    if (this.#chronicle.isContinuedBy(entries)) {
      const fault = this.#chronicle.follow(entries.slice(from));
      if (fault) return fault;
    } else {
      const chronicle = CommittedGame.open(this.sheet.header, entries);
      if (!chronicle.ok) return chronicle.fault;
      this.#chronicle = chronicle.value;
    }
    this.#turn = this.#restore(draft);
    this.#ports.audience.tell({ news: 'steps', from: Math.min(from, this.seq), to: this.seq });
    return undefined;
  }
}

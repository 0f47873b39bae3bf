import { findPolicy, seedOfSeat } from '@coalbrook/bots';
import type { Decision } from '@coalbrook/bots';
import { actionTexts, DraftTurn } from '@coalbrook/desk';
import type { Divergence, GameRecord } from '@coalbrook/record';
import { awaitsChance, checkDraw, done, fail, isOver, legalActions, mask, NOBODY, seedOf } from '@coalbrook/rules';
import type { Refusal, Result, Seat, Seed, Table } from '@coalbrook/rules';
import type { BotTrouble, Denial, LoggedStep, News, SeatView, Sheet, Sitter } from '@coalbrook/wire';

import { askBot } from './askBot.ts';
import type { BotAnswer } from './askBot.ts';
import { CommittedGame } from './committedGame.ts';
import type { Ports, Stored } from './ports.ts';
import { Queue } from './queue.ts';

const IDLE: Denial = { denied: 'idle' };
const CONFLICT: Denial = { denied: 'conflict' };

/** Somebody lets the game go on, until a person must decide or it is halted. */
interface Run {
  isHalted: boolean;
  /** Calls off the bot that is thinking. */
  cancel: () => void;
  done: Promise<void>;
}

/** A bot's turn to decide, at one position of one game. */
interface BotTurn {
  readonly game: CommittedGame;
  readonly seq: number;
  readonly seat: Seat;
  readonly decision: Decision;
}

/**
 * One table being played. Everything that leaves it is masked for a seat. Whatever changes it goes through one queue,
 * and an exception anywhere leaves it as it was written last.
 */
export class Host {
  readonly #ports: Ports;
  readonly #seed: Seed;
  readonly #queue = new Queue();
  #sheet: Sheet;
  #game: CommittedGame;
  /** The kept draft of whoever decides. */
  #draft: readonly string[] = [];
  #trouble: BotTrouble | undefined;
  #run: Run | undefined;

  private constructor(sheet: Sheet, ports: Ports, game: CommittedGame, draft: readonly string[]) {
    this.#sheet = sheet;
    this.#ports = ports;
    this.#seed = seedOf(sheet.seed);
    this.#game = game;
    this.#restore(draft);
  }

  /** A game with what is stored of it; nothing goes on until `go`. */
  static async open(sheet: Sheet, ports: Ports): Promise<Result<Host, Divergence>> {
    const { entries, draft } = await ports.ledger.read(sheet.id);
    const game = CommittedGame.open(sheet.header, entries);
    return game.ok ? done(new Host(sheet, ports, game.value, draft)) : game;
  }

  get sheet(): Sheet {
    return this.#sheet;
  }

  get table(): Table {
    return this.#game.table;
  }

  get isOver(): boolean {
    return isOver(this.#game.now);
  }

  /** How many entries are written. */
  get seq(): number {
    return this.#game.history.length;
  }

  /** What is written of the game, with all its secrets: for saving, never for somebody who plays. */
  record(): GameRecord {
    return this.#game.record();
  }

  /** The table as a seat sees it now, with the draft that is kept for it. */
  look(viewer: Seat): SeatView {
    const { now, history } = this.#game;
    return {
      seq: history.length,
      viewer,
      cells: mask(this.table, now, viewer).cells,
      actor: this.#actor,
      draft: this.#decides(viewer) ? this.#draft : [],
      ...(this.#trouble ? { trouble: this.#trouble } : {}),
    };
  }

  /** What happened from an entry on, as a seat may know it. The set-up has the number -1. */
  steps(viewer: Seat, from: number): readonly LoggedStep[] {
    return this.#game.history.steps(from, viewer);
  }

  /** Cells of the table after so many entries, as a seat may see them. */
  viewAt(seq: number, viewer: Seat): Int16Array {
    return mask(this.table, this.#game.history.stateAt(seq), viewer).cells;
  }

  /** The same after each number of entries from one to another, both included. */
  viewsAt(from: number, to: number, viewer: Seat): readonly Int16Array[] {
    const views: Int16Array[] = [];
    for (let seq = Math.max(0, from); seq <= Math.min(to, this.seq); seq++) views.push(this.viewAt(seq, viewer));
    return views;
  }

  /** Cells of the table as it was counted when an era ended by an entry; undefined where none ended. */
  viewCounted(seq: number, viewer: Seat): Int16Array | undefined {
    const state = this.#game.history.countedAt(seq);
    return state && mask(this.table, state, viewer).cells;
  }

  /** Keeps the unfinished turn of a seat that follows `seq` entries. */
  keepDraft(seat: Seat, seq: number, draft: readonly string[]): Promise<Denial | undefined> {
    return this.#queue.run(async () => {
      if (seq !== this.seq) return CONFLICT;
      const turn = this.#turnOf(seat, draft);
      if (!turn.ok) return turn.fault;
      if (!(await this.#ports.ledger.keepDraft(this.#sheet.id, seq, draft))) {
        await this.#yield();
        return CONFLICT;
      }
      this.#draft = [...draft];
      return undefined;
    });
  }

  /**
   * Writes a turn that follows `seq` entries, with what chance draws at once. Then let the game `go` on. A turn that
   * was written already is not written again, so it may be sent twice.
   */
  commit(seat: Seat, seq: number, draft: readonly string[]): Promise<Denial | undefined> {
    return this.#queue.run(async () => {
      if (seq !== this.seq) return this.#isWritten(seat, seq, draft) ? undefined : CONFLICT;
      const turn = this.#turnOf(seat, draft);
      if (!turn.ok) return turn.fault;
      if (turn.value.stage === 'open') return IDLE;
      return this.#attempt(async () => {
        for (const action of turn.value.actions) this.#game.play(action);
        this.#drawAll();
        // The ledger may have written this turn before, and failed to say so.
        return (await this.#write()) || this.#isWritten(seat, seq, draft) ? undefined : CONFLICT;
      });
    });
  }

  /** Lets chance draw until somebody must decide. */
  deal(): Promise<void> {
    return this.#queue.run(() =>
      this.#attempt(async () => {
        this.#drawAll();
        await this.#write();
      }),
    );
  }

  /** Lets chance draw and bots play until a person must decide, a bot fails, or the game is over. */
  go(): Promise<void> {
    if (this.#run && !this.#run.isHalted) return this.#run.done;
    const before = this.#run?.done ?? Promise.resolve();
    const run: Run = { isHalted: false, cancel: () => undefined, done: Promise.resolve() };
    run.done = before.catch(() => undefined).then(() => this.#drive(run));
    this.#run = run;
    return run.done;
  }

  /** Stops after what is being done: somebody else goes on elsewhere. */
  halt(): void {
    if (!this.#run) return;
    this.#run.isHalted = true;
    this.#run.cancel();
  }

  /** Takes over what was written elsewhere. */
  reload(): Promise<Divergence | undefined> {
    return this.#queue.run(() => this.#reread());
  }

  /** Lets another policy play the seat of a bot from now on. Whoever keeps the sheet must keep it anew. */
  replaceBot(seat: Seat, policy: string): Promise<Denial | undefined> {
    return this.#queue.run(() => {
      if (this.#sheet.sitters[seat]?.kind !== 'bot' || !findPolicy(policy)) return IDLE;
      const sitters = this.#sheet.sitters.map((sitter, at) => (at === seat ? { ...sitter, policy } : sitter));
      this.#sheet = { ...this.#sheet, sitters };
      return undefined;
    });
  }

  /** Takes over who sits at the table from a sheet that was kept elsewhere. */
  reseat(sitters: readonly Sitter[]): Promise<void> {
    return this.#queue.run(() => {
      this.#sheet = { ...this.#sheet, sitters };
    });
  }

  get #actor(): Seat {
    const { now } = this.#game;
    return isOver(now) || awaitsChance(now) ? NOBODY : now.actor;
  }

  /** Whether a seat is a person whom the table waits for. */
  #decides(seat: Seat): boolean {
    return seat !== NOBODY && this.#actor === seat && this.#isPerson(seat);
  }

  #isPerson(seat: Seat): boolean {
    return this.#sheet.sitters[seat]?.kind === 'person';
  }

  /** The turn that a draft leads to, or why it cannot be played. */
  #turnOf(seat: Seat, draft: readonly string[]): Result<DraftTurn, Denial> {
    if (!this.#decides(seat)) return fail(IDLE);
    const turn = new DraftTurn(this.table, this.#game.now, { seq: this.seq, viewer: seat, actor: seat });
    for (const text of draft) {
      const refused = turn.add(text);
      if (refused) return fail(refused === 'unreadable' ? IDLE : { denied: 'refused', refusal: refused });
    }
    return done(turn);
  }

  /** Whether the entries from a number on are this very turn. */
  #isWritten(seat: Seat, seq: number, draft: readonly string[]): boolean {
    const { entries } = this.#game.record();
    const actions = actionTexts(draft);
    const written = entries.slice(seq, seq + actions.length);
    return (
      actions.length > 0 &&
      written.length === actions.length &&
      written.every(({ who, what }, index) => who === seat && what === actions[index])
    );
  }

  /** Takes up a stored draft as far as it can still be played. */
  #restore(draft: readonly string[]): void {
    const turn = this.#turnOf(this.#actor, []);
    const end = turn.ok ? draft.findIndex((text) => turn.value.add(text) !== undefined) : 0;
    this.#draft = end < 0 ? draft : draft.slice(0, end);
  }

  /** Plays a game on, up to the next question to a person. */
  async #drive(run: Run): Promise<void> {
    try {
      let turn = await this.#queue.run(() => this.#advance(run));
      while (turn) turn = await this.#playBot(run, turn);
    } catch (error) {
      if (!run.isHalted) this.#stall();
      throw error;
    } finally {
      if (this.#run === run) this.#run = undefined;
    }
  }

  /** Something failed while a bot was to play: the players can ask it again. */
  #stall(): void {
    const seat = this.#actor;
    if (seat !== NOBODY && !this.#isPerson(seat)) this.#suffer({ seat, failure: 'failed' });
  }

  #suffer(trouble: BotTrouble): void {
    this.#trouble = trouble;
    this.#tell({ news: 'trouble', seat: trouble.seat });
  }

  async #playBot(run: Run, turn: BotTurn): Promise<BotTurn | undefined> {
    if (run.isHalted) return this.#end(run);
    const { seat, decision } = turn;
    const asked = askBot(this.#ports, this.#sheet.sitters[seat].policy, decision);
    run.cancel = asked.cancel;
    const answer = await asked.answer;
    run.cancel = () => undefined;
    return this.#queue.run(() => this.#hear(run, turn, answer));
  }

  /** Draws and writes until somebody must decide. Returns the turn of a bot; otherwise the run is over. */
  async #advance(run: Run): Promise<BotTurn | undefined> {
    if (run.isHalted) return this.#end(run);
    const isWritten = await this.#attempt(() => {
      this.#drawAll();
      return this.#write();
    });
    const seat = this.#actor;
    if (!isWritten || run.isHalted || seat === NOBODY || this.#isPerson(seat)) return this.#end(run);
    this.#trouble = undefined;
    this.#tell({ news: 'thinking', seat });
    return { game: this.#game, seq: this.seq, seat, decision: this.#decisionOf(seat) };
  }

  /** The run ends here: whoever lets the game go on from now on begins another one. */
  #end(run: Run): undefined {
    if (this.#run === run) this.#run = undefined;
    return undefined;
  }

  /** Plays what a bot chose. If the game went on elsewhere meanwhile, goes on from there instead. */
  async #hear(run: Run, { game, seq, seat }: BotTurn, answer: BotAnswer): Promise<BotTurn | undefined> {
    if (!answer || run.isHalted) return this.#end(run);
    if (this.#game !== game || this.seq !== seq) return this.#advance(run);
    if ('failure' in answer) {
      this.#suffer({ seat, failure: answer.failure });
      return this.#end(run);
    }
    return this.#attempt(() => {
      game.play(answer.action);
      return this.#advance(run);
    });
  }

  #decisionOf(seat: Seat): Decision {
    const { table, now, decisions: count } = this.#game;
    const view = mask(table, now, seat);
    return { table, view, legal: legalActions(table, view), count, seed: seedOfSeat(this.#seed, seat) };
  }

  /** Runs work that plays on from what is written. If it fails, nothing of it stays. */
  async #attempt<Made>(work: () => Promise<Made>): Promise<Made> {
    try {
      return await work();
    } catch (error) {
      this.#rewind();
      throw error;
    }
  }

  #drawAll(): void {
    while (awaitsChance(this.#game.ahead)) {
      const { table, ahead } = this.#game;
      const drawn = this.#ports.chance.draw(table, ahead.copy());
      const refusal: Refusal | undefined = checkDraw(table, ahead, drawn);
      if (refusal) throw new Error(`chance drew what it may not: ${refusal.reason}`);
      this.#game.draw(drawn);
    }
  }

  /** Writes what was played; only then anybody hears of it. Returns false if somebody else was quicker. */
  async #write(): Promise<boolean> {
    const game = this.#game;
    const { unwritten } = game;
    if (unwritten.length === 0) return true;
    const from = game.history.length;
    if (!(await this.#ports.ledger.append(this.#sheet.id, from, unwritten))) {
      await this.#yield();
      return false;
    }
    game.confirm();
    this.#draft = [];
    this.#trouble = undefined;
    this.#tell({ news: 'steps', from, to: game.history.length });
    return true;
  }

  /** Forgets what was played after so many entries. */
  #rewind(to = this.seq): void {
    const { header, entries } = this.#game.record();
    const game = CommittedGame.open(header, entries.slice(0, to));
    if (!game.ok) throw new Error('a game does not follow its own record');
    this.#game = game.value;
  }

  /** Somebody else writes this game: takes over what it wrote, and stops. */
  async #yield(): Promise<void> {
    this.halt();
    this.#rewind();
    await this.#reread();
    this.#tell({ news: 'conflict' });
  }

  async #reread(): Promise<Divergence | undefined> {
    return this.#take(await this.#ports.ledger.read(this.#sheet.id));
  }

  #take({ entries, draft }: Stored): Divergence | undefined {
    const from = this.seq;
    // Entries are only ever added: whoever reads fewer has read before the last of them were written.
    if (this.#game.isAheadOf(entries)) return undefined;
    if (this.#game.isContinuedBy(entries)) {
      const fault = this.#game.follow(entries.slice(from));
      if (fault) {
        this.#rewind(from);
        return fault;
      }
    } else {
      const game = CommittedGame.open(this.#sheet.header, entries);
      if (!game.ok) return game.fault;
      this.#game = game.value;
    }
    if (this.seq !== from) this.#trouble = undefined;
    this.#restore(draft);
    this.#tell({ news: 'steps', from: Math.min(from, this.seq), to: this.seq });
    return undefined;
  }

  /** Those who listen cannot hold up the table. */
  #tell(news: News): void {
    try {
      this.#ports.audience.tell(news);
    } catch {
      // Whoever failed to hear it looks again at the next news.
    }
  }
}

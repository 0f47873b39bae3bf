import { findPolicy, seedOfSeat } from '@coalbrook/bots';
import type { Decision } from '@coalbrook/bots';
import { actionTexts, DraftTurn } from '@coalbrook/desk';
import type { Divergence, GameRecord } from '@coalbrook/record';
import { awaitsChance, checkDraw, done, fail, isOver, legalActions, mask, NOBODY, seedOf } from '@coalbrook/rules';
import type { Result, Seat, Seed, Table } from '@coalbrook/rules';
import { withPolicy } from '@coalbrook/wire';
import type { BotTrouble, Denial, LoggedStep, News, SeatView, Sheet, Sitter } from '@coalbrook/wire';

import { askBot } from './askBot.ts';
import type { BotAnswer } from './askBot.ts';
import { CommittedGame } from './committedGame.ts';
import type { Ports, Stored } from './ports.ts';
import { Queue } from './queue.ts';

const IDLE: Denial = { denied: 'idle' };
const CONFLICT: Denial = { denied: 'conflict' };

/** One run of chance and bots, until a person must decide or it is halted. */
interface Run {
  isHalted: boolean;
  /** Cancels the thinking bot. */
  cancel: () => void;
  done: Promise<void>;
}

/** A bot's decision at one position of one game. */
interface BotTurn {
  readonly game: CommittedGame;
  readonly seq: number;
  readonly seat: Seat;
  readonly decision: Decision;
}

/**
 * One table being played. Everything that leaves it is masked for a seat. All changes go through one queue,
 * and after an exception it is as last written.
 */
export class Host {
  readonly #ports: Ports;
  readonly #seed: Seed;
  readonly #queue = new Queue();
  #sheet: Sheet;
  #game: CommittedGame;
  /** The stored draft of the seat that decides. */
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

  /** Opens a stored game; nothing runs until `go`. */
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

  /** The number of written entries. */
  get seq(): number {
    return this.#game.history.length;
  }

  /** The written game with all its secrets: for saving, never for players. */
  record(): GameRecord {
    return this.#game.record();
  }

  /** The table as a seat sees it now, with its stored draft. */
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

  /** What happened from an entry on, masked for a seat. The set-up has the number -1. */
  steps(viewer: Seat, from: number): readonly LoggedStep[] {
    return this.#game.history.steps(from, viewer);
  }

  /** Cells of the table after this many entries, masked for a seat. */
  viewAt(seq: number, viewer: Seat): Int16Array {
    return mask(this.table, this.#game.history.stateAt(seq), viewer).cells;
  }

  /** The same for each number of entries in a range, both ends included. */
  viewsAt(from: number, to: number, viewer: Seat): readonly Int16Array[] {
    const views: Int16Array[] = [];
    for (let seq = Math.max(0, from); seq <= Math.min(to, this.seq); seq++) views.push(this.viewAt(seq, viewer));
    return views;
  }

  /** Cells of the table as it was scored when an entry ended an era; undefined if it did not. */
  viewCounted(seq: number, viewer: Seat): Int16Array | undefined {
    const state = this.#game.history.countedAt(seq);
    return state && mask(this.table, state, viewer).cells;
  }

  /** Stores a seat's unfinished turn, which follows `seq` entries. */
  keepDraft(seat: Seat, seq: number, draft: readonly string[]): Promise<Denial | undefined> {
    return this.#queue.run(async () => {
      if (seq !== this.seq) return CONFLICT;
      const turn = this.#turnOf(seat, draft);
      if (!turn.ok) return turn.fault;
      if (!(await this.#ports.ledger.keepDraft(this.#sheet.id, seq, draft))) {
        await this.#giveWay();
        return CONFLICT;
      }
      this.#draft = [...draft];
      return undefined;
    });
  }

  /**
   * Writes a turn that follows `seq` entries, with the draws right after it. Call `go` to continue. A turn that
   * was already written is not written again, so it may be sent twice.
   */
  commit(seat: Seat, seq: number, draft: readonly string[]): Promise<Denial | undefined> {
    return this.#queue.run(async () => {
      if (seq !== this.seq) return this.#game.hasPlayed(seat, seq, actionTexts(draft)) ? undefined : CONFLICT;
      const turn = this.#turnOf(seat, draft);
      if (!turn.ok) return turn.fault;
      if (turn.value.stage === 'open') return IDLE;
      return this.#attempt(async () => {
        for (const action of turn.value.actions) this.#game.play(action);
        this.#drawAll();
        // The ledger may have written this turn before, and failed to say so.
        const isWritten = (await this.#write()) || this.#game.hasPlayed(seat, seq, actionTexts(draft));
        return isWritten ? undefined : CONFLICT;
      });
    });
  }

  /** Draws until somebody must decide. */
  deal(): Promise<void> {
    return this.#queue.run(() =>
      this.#attempt(async () => {
        this.#drawAll();
        await this.#write();
      }),
    );
  }

  /** Runs chance and bots until a person must decide, a bot fails, or the game is over. */
  go(): Promise<void> {
    if (this.#run && !this.#run.isHalted) return this.#run.done;
    const before = this.#run?.done ?? Promise.resolve();
    const run: Run = { isHalted: false, cancel: () => undefined, done: Promise.resolve() };
    run.done = before.catch(() => undefined).then(() => this.#drive(run));
    this.#run = run;
    return run.done;
  }

  /** Stops the run, cancelling a thinking bot, because the game is driven elsewhere. */
  halt(): void {
    if (!this.#run) return;
    this.#run.isHalted = true;
    this.#run.cancel();
  }

  /** Loads what was written elsewhere. */
  reload(): Promise<Divergence | undefined> {
    return this.#queue.run(() => this.#reread());
  }

  /** Changes the policy of a bot's seat. The caller must store the changed sheet. */
  replaceBot(seat: Seat, policy: string): Promise<Denial | undefined> {
    return this.#queue.run(() => {
      if (this.#sheet.sitters[seat]?.kind !== 'bot' || !findPolicy(policy)) return IDLE;
      this.#sheet = withPolicy(this.#sheet, seat, policy);
      return undefined;
    });
  }

  /** Adopts the sitters of a sheet that another tab has changed. */
  reseat(sitters: readonly Sitter[]): Promise<void> {
    return this.#queue.run(() => {
      this.#sheet = { ...this.#sheet, sitters };
    });
  }

  get #actor(): Seat {
    const { now } = this.#game;
    return isOver(now) || awaitsChance(now) ? NOBODY : now.actor;
  }

  /** Whether the table is waiting for this seat and it is a person. */
  #decides(seat: Seat): boolean {
    return seat !== NOBODY && this.#actor === seat && this.#isPerson(seat);
  }

  #isPerson(seat: Seat): boolean {
    return this.#sheet.sitters[seat]?.kind === 'person';
  }

  /** The turn described by a draft, or why it cannot be played. */
  #turnOf(seat: Seat, draft: readonly string[]): Result<DraftTurn, Denial> {
    if (!this.#decides(seat)) return fail(IDLE);
    const turn = new DraftTurn(this.table, this.#game.now, { seq: this.seq, viewer: seat, actor: seat });
    for (const text of draft) {
      const refused = turn.add(text);
      if (refused) return fail(refused === 'unreadable' ? IDLE : { denied: 'refused', refusal: refused });
    }
    return done(turn);
  }

  /** Restores a stored draft as far as it is still legal. */
  #restore(draft: readonly string[]): void {
    const turn = this.#turnOf(this.#actor, []);
    const end = turn.ok ? draft.findIndex((text) => turn.value.add(text) !== undefined) : 0;
    this.#draft = end < 0 ? draft : draft.slice(0, end);
  }

  /** Runs the game up to a person's next decision. */
  async #drive(run: Run): Promise<void> {
    try {
      let turn = await this.#queue.run(() => this.#advance(run));
      while (turn) turn = await this.#playBot(run, turn);
    } catch (error) {
      if (!run.isHalted) this.#reportStall();
      throw error;
    } finally {
      if (this.#run === run) this.#run = undefined;
    }
  }

  /** The run failed on a bot's turn: reports it, so that the players can ask the bot again. */
  #reportStall(): void {
    const seat = this.#actor;
    if (seat !== NOBODY && !this.#isPerson(seat)) this.#reportTrouble({ seat, failure: 'failed' });
  }

  #reportTrouble(trouble: BotTrouble): void {
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
    return this.#queue.run(() => this.#playAnswer(run, turn, answer));
  }

  /** Draws and writes until somebody must decide. Returns a bot's turn; otherwise the run is over. */
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

  /** Ends the run, so that the next `go` starts another. */
  #end(run: Run): undefined {
    if (this.#run === run) this.#run = undefined;
    return undefined;
  }

  /** Plays a bot's choice. If the game has changed in the meantime, continues from there instead. */
  async #playAnswer(run: Run, { game, seq, seat }: BotTurn, answer: BotAnswer): Promise<BotTurn | undefined> {
    if (!answer || run.isHalted) return this.#end(run);
    if (this.#game !== game || this.seq !== seq) return this.#advance(run);
    if ('failure' in answer) {
      this.#reportTrouble({ seat, failure: answer.failure });
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

  /** Runs work on top of the written game. If it fails, nothing of it remains. */
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
      const refusal = checkDraw(table, ahead, drawn);
      if (refusal) throw new Error(`illegal draw: ${refusal.reason}`);
      this.#game.draw(drawn);
    }
  }

  /** Writes what was played, then notifies. Returns false if another host wrote first. */
  async #write(): Promise<boolean> {
    const game = this.#game;
    const { unwritten } = game;
    if (unwritten.length === 0) return true;
    const from = game.history.length;
    if (!(await this.#ports.ledger.append(this.#sheet.id, from, unwritten))) {
      await this.#giveWay();
      return false;
    }
    game.confirm();
    this.#draft = [];
    this.#trouble = undefined;
    this.#tell({ news: 'steps', from, to: game.history.length });
    return true;
  }

  /** Drops everything after this many entries. */
  #rewind(to = this.seq): void {
    const { header, entries } = this.#game.record();
    const game = CommittedGame.open(header, entries.slice(0, to));
    if (!game.ok) throw new Error('a game cannot be replayed from its own record');
    this.#game = game.value;
  }

  /** Another host writes this game: loads what it wrote, and stops. */
  async #giveWay(): Promise<void> {
    this.halt();
    this.#rewind();
    await this.#reread();
    this.#tell({ news: 'conflict' });
  }

  async #reread(): Promise<Divergence | undefined> {
    return this.#load(await this.#ports.ledger.read(this.#sheet.id));
  }

  #load({ entries, draft }: Stored): Divergence | undefined {
    const from = this.seq;
    // Entries are only ever added, so a shorter list is an outdated read.
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

  /** Listeners cannot break the table. */
  #tell(news: News): void {
    try {
      this.#ports.audience.tell(news);
    } catch {
      // A listener that failed will look again at the next news.
    }
  }
}

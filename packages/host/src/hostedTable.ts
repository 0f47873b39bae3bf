import { DraftTurn } from '@coalbrook/desk';
import { makeAction } from '@coalbrook/record';
import type { Divergence, Entry } from '@coalbrook/record';
import { awaitsChance, checkDraw, done, fail, isOver, NOBODY } from '@coalbrook/rules';
import type { Result, Seat, State } from '@coalbrook/rules';
import type { BotTrouble, Denial, SentStep, Sheet } from '@coalbrook/wire';

import { CommittedGame } from './committedGame.ts';
import type { HostNews, Ports, SpentOrder, Stored } from './ports.ts';

export const IDLE: Denial = { denied: 'idle' };

/**
 * A table and what is stored of it. After an exception it is as last written. Whoever changes it must see to it that
 * nobody else does meanwhile.
 */
export class HostedTable {
  readonly #ports: Pick<Ports, 'ledger' | 'chance' | 'audience'>;
  readonly #onGiveWay: () => void;
  sheet: Sheet;
  #game: CommittedGame;
  #draft: readonly string[] = [];
  #trouble: BotTrouble | undefined;
  /** Bots that play without their net, as everybody was told. */
  readonly #netless = new Set<Seat>();
  /** The name under which this host has claimed the game. */
  #writer: string | undefined;
  /** What was just written, while everybody is told. */
  #told: readonly SentStep[] | undefined;

  /** `onGiveWay` is called when another host turns out to write this game. */
  constructor(sheet: Sheet, ports: Ports, game: CommittedGame, draft: readonly string[], onGiveWay: () => void) {
    this.sheet = sheet;
    this.#ports = ports;
    this.#game = game;
    this.#onGiveWay = onGiveWay;
    this.#restore(draft);
  }

  get game(): CommittedGame {
    return this.#game;
  }

  /** The number of written entries. */
  get seq(): number {
    return this.#game.history.length;
  }

  /** The stored draft of the seat that decides. */
  get draft(): readonly string[] {
    return this.#draft;
  }

  /** The bot that does not answer. */
  get trouble(): BotTrouble | undefined {
    return this.#trouble;
  }

  /** The game has ended, or was abandoned. */
  get isOver(): boolean {
    return this.sheet.header.abandoned === true || isOver(this.#game.now);
  }

  /** Whom the table is waiting for, or nobody. */
  get actor(): Seat {
    const { now } = this.#game;
    return this.isOver || awaitsChance(now) ? NOBODY : now.actor;
  }

  isPerson(seat: Seat): boolean {
    return this.sheet.sitters[seat]?.kind === 'person';
  }

  /** Whether the table is waiting for this seat and it is a person. */
  decides(seat: Seat): boolean {
    return seat !== NOBODY && this.actor === seat && this.isPerson(seat);
  }

  /** The turn described by a draft, or why it cannot be played. */
  turnOf(seat: Seat, draft: readonly string[]): Result<DraftTurn, Denial> {
    return this.decides(seat) ? this.#turnAt(this.seq, this.#game.now, seat, draft) : fail(IDLE);
  }

  /** What happened from an entry on and which cells each entry changed, unmasked. */
  sentSteps(from: number): readonly SentStep[] {
    return this.#told?.[0]?.seq === from ? this.#told : this.#game.history.sentSteps(from);
  }

  /** Whether exactly this turn of a seat was written after `seq` entries: the whole turn, not only its beginning. */
  hasWritten(seat: Seat, seq: number, draft: readonly string[]): boolean {
    if (!Number.isInteger(seq) || seq < 0 || seq >= this.seq) return false;
    const { table, history } = this.#game;
    const turn = this.#turnAt(seq, history.stateAt(seq), seat, draft);
    if (!turn.ok || turn.value.stage === 'open') return false;
    const actions = turn.value.actions.map((action) => makeAction(table, action));
    return this.#game.hasPlayed(seat, seq, actions);
  }

  /** Stores the draft of the seat that decides. Returns false if another host wrote first or has claimed the game. */
  async keepDraft(draft: readonly string[]): Promise<boolean> {
    if (!(await this.#ports.ledger.keepDraft(this.sheet.id, this.seq, draft, this.#writer))) {
      await this.#giveWay();
      return false;
    }
    this.#draft = [...draft];
    return true;
  }

  /** Runs work on top of the written game. If it fails, nothing of it remains. */
  async attempt<Made>(work: () => Promise<Made>): Promise<Made> {
    try {
      return await work();
    } catch (error) {
      this.#rewind();
      throw error;
    }
  }

  /** Draws until somebody must decide. */
  drawAll(): void {
    while (!this.isOver && awaitsChance(this.#game.ahead)) {
      const { table, ahead } = this.#game;
      const drawn = this.#ports.chance.draw(table, ahead.copy());
      const refusal = checkDraw(table, ahead, drawn);
      if (refusal) throw new Error(`illegal draw: ${refusal.reason}`);
      this.#game.draw(drawn);
    }
  }

  /** Writes what was played, then notifies. Returns false if another host wrote first. */
  async write(spent?: SpentOrder): Promise<boolean> {
    const game = this.#game;
    const { unwritten } = game;
    if (unwritten.length === 0) return true;
    const from = game.history.length;
    const after = { table: game.table, state: game.ahead };
    if (!(await this.#ports.ledger.append(this.sheet.id, from, unwritten, after, spent))) {
      await this.#giveWay();
      return false;
    }
    this.#told = game.confirm();
    this.#draft = [];
    this.#trouble = undefined;
    this.tell({ news: 'steps', from, to: game.history.length });
    this.#told = undefined;
    return true;
  }

  /** Lets no other host store drafts any more, and loads what they have written. */
  async claim(writer: string): Promise<Divergence | undefined> {
    await this.#ports.ledger.claim(this.sheet.id, writer);
    this.#writer = writer;
    return this.reread();
  }

  /** Loads what was written elsewhere. */
  async reread(): Promise<Divergence | undefined> {
    const { ledger } = this.#ports;
    const known = this.#game.isWritten ? this.#game.history.length : 0;
    if (!ledger.readOn || known === 0) return this.#load(await ledger.read(this.sheet.id));
    // With the last known entry, to be sure that they follow it.
    const [last, ...later] = await ledger.readOn(this.sheet.id, known - 1);
    if (!last || !this.#game.endsWith(last)) return this.#load(await ledger.read(this.sheet.id));
    return later.length > 0 ? this.#continue(later, []) : undefined;
  }

  /** A bot is asked. */
  expectAnswer(seat: Seat): void {
    this.#trouble = undefined;
    this.tell({ news: 'thinking', seat });
  }

  /** A bot does not answer. */
  reportTrouble(trouble: BotTrouble): void {
    this.#trouble = trouble;
    this.tell({ news: 'trouble', seat: trouble.seat });
  }

  /** Tells once that a bot plays without its net, until it has it. */
  noteNet(seat: Seat, fault: string | undefined): void {
    if (fault === undefined) this.#netless.delete(seat);
    else if (!this.#netless.has(seat)) {
      this.#netless.add(seat);
      this.tell({ news: 'netless', seat });
    }
  }

  /** Listeners cannot break the table. */
  tell(news: HostNews): void {
    try {
      this.#ports.audience.tell(news);
    } catch {
      // A listener that failed will look again at the next news.
    }
  }

  /** The turn of a seat at a position, or why it cannot be played. Accepts any value as the draft. */
  #turnAt(seq: number, position: State, seat: Seat, draft: readonly string[]): Result<DraftTurn, Denial> {
    const turn = new DraftTurn(this.#game.table, position, { seq, viewer: seat, actor: position.actor });
    if (!Array.isArray(draft)) return fail({ denied: 'unreadable', step: 0 });
    for (const [step, text] of draft.entries()) {
      const refusal = typeof text === 'string' ? turn.add(text) : 'unreadable';
      if (refusal === 'unreadable') return fail({ denied: 'unreadable', step });
      if (refusal) return fail({ denied: 'refused', refusal });
    }
    return done(turn);
  }

  /** Restores a stored draft as far as it is still legal. */
  #restore(draft: readonly string[]): void {
    const turn = this.turnOf(this.actor, []);
    const end = turn.ok ? draft.findIndex((text) => turn.value.add(text) !== undefined) : 0;
    this.#draft = end < 0 ? draft : draft.slice(0, end);
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
    this.#onGiveWay();
    this.#rewind();
    await this.reread();
    this.tell({ news: 'conflict' });
  }

  #load({ entries, draft }: Stored): Divergence | undefined {
    const from = this.seq;
    // Entries are only ever added, so a shorter list is an outdated read.
    if (this.#game.isAheadOf(entries)) return undefined;
    if (this.#game.isContinuedBy(entries)) return this.#continue(entries.slice(from), draft);
    const game = CommittedGame.open(this.sheet.header, entries);
    if (!game.ok) return game.fault;
    this.#game = game.value;
    this.#tellLoaded(from, draft, true);
    return undefined;
  }

  /** Plays entries that follow the known ones. */
  #continue(entries: readonly Entry[], draft: readonly string[]): Divergence | undefined {
    const from = this.seq;
    const fault = this.#game.follow(entries);
    if (fault) {
      this.#rewind(from);
      return fault;
    }
    this.#tellLoaded(from, draft);
    return undefined;
  }

  #tellLoaded(from: number, draft: readonly string[], isAnew = false): void {
    if (this.seq !== from) this.#trouble = undefined;
    this.#restore(draft);
    this.tell({ news: 'steps', from: Math.min(from, this.seq), to: this.seq, ...(isAnew ? { isAnew } : {}) });
  }
}

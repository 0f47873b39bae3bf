import type { Decision } from '@coalbrook/bots';
import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';

import { askBot } from './askBot.ts';
import type { BotAnswer } from './askBot.ts';
import { botDecision } from './botDecision.ts';
import type { CommittedGame } from './committedGame.ts';
import type { HostedTable } from './hostedTable.ts';
import type { Ports } from './ports.ts';
import type { Queue } from './queue.ts';

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
  readonly policy: string;
  readonly decision: Decision;
}

/** Runs chance and bots at a table. Bots think outside the queue, so that the table can change meanwhile. */
export class Driver {
  readonly #table: HostedTable;
  readonly #queue: Queue;
  readonly #ports: Pick<Ports, 'bots' | 'clock'>;
  #run: Run | undefined;

  constructor(table: HostedTable, queue: Queue, ports: Pick<Ports, 'bots' | 'clock'>) {
    this.#table = table;
    this.#queue = queue;
    this.#ports = ports;
  }

  /** Runs until a person must decide, a bot fails, or the game is over. */
  go(): Promise<void> {
    if (this.#run && !this.#run.isHalted) return this.#run.done;
    const before = this.#run?.done ?? Promise.resolve();
    const run: Run = { isHalted: false, cancel: () => undefined, done: Promise.resolve() };
    run.done = before.catch(() => undefined).then(() => this.#drive(run));
    this.#run = run;
    return run.done;
  }

  /** Stops the run, cancelling a thinking bot. */
  halt(): void {
    if (!this.#run) return;
    this.#run.isHalted = true;
    this.#run.cancel();
  }

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
    const { actor: seat } = this.#table;
    if (seat !== NOBODY && !this.#table.isPerson(seat)) this.#table.reportTrouble({ seat, failure: 'failed' });
  }

  /** Draws and writes until somebody must decide. Returns a bot's turn; otherwise the run is over. */
  async #advance(run: Run): Promise<BotTurn | undefined> {
    if (run.isHalted) return this.#end(run);
    const table = this.#table;
    const isWritten = await table.attempt(() => {
      table.drawAll();
      return table.write();
    });
    const { actor: seat } = table;
    if (!isWritten || run.isHalted || seat === NOBODY || table.isPerson(seat)) return this.#end(run);
    table.expectAnswer(seat);
    const { game, seq, sheet } = table;
    const { policy } = sheet.sitters[seat];
    return { game, seq, seat, policy, decision: botDecision(game.table, game.now, game.decisions, sheet.seed) };
  }

  async #playBot(run: Run, turn: BotTurn): Promise<BotTurn | undefined> {
    if (run.isHalted) return this.#end(run);
    const asked = askBot(this.#ports, turn.policy, turn.decision);
    run.cancel = asked.cancel;
    const answer = await asked.answer;
    run.cancel = () => undefined;
    return this.#queue.run(() => this.#playAnswer(run, turn, answer));
  }

  /** Whether the table is still as it was when the bot was asked, with the same bot in the seat. */
  #isStill({ game, seq, seat, policy }: BotTurn): boolean {
    const table = this.#table;
    const isSeated = !table.isPerson(seat) && table.sheet.sitters[seat].policy === policy;
    return table.game === game && table.seq === seq && isSeated;
  }

  /** Plays a bot's choice. If the table has changed in the meantime, continues from there instead. */
  async #playAnswer(run: Run, turn: BotTurn, answer: BotAnswer): Promise<BotTurn | undefined> {
    const table = this.#table;
    const { game, seat } = turn;
    if (!answer || run.isHalted) return this.#end(run);
    if (!this.#isStill(turn)) return this.#advance(run);
    if ('failure' in answer) {
      table.reportTrouble({ seat, failure: answer.failure });
      return this.#end(run);
    }
    table.noteNet(seat, answer.netFault);
    return table.attempt(() => {
      game.play(answer.action);
      return this.#advance(run);
    });
  }

  /** Ends the run, so that the next `go` starts another. */
  #end(run: Run): undefined {
    if (this.#run === run) this.#run = undefined;
    return undefined;
  }
}

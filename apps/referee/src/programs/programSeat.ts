import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';

import type { Decision, PlayableGame } from '@coalbrook/bots';
import { isOver, mask } from '@coalbrook/rules';
import type { Action, GameEvent, Seat } from '@coalbrook/rules';
import { counted, oneLine } from '@coalbrook/words';

import type { SeatedBot } from '../contest/contestant.ts';
import { OwnBotFailure } from '../contest/ownBotFailure.ts';
import { show } from '../faults.ts';
import { linesOf } from '../protocol/lines.ts';
import { killProgram, noteProgram } from './programNotes.ts';
import { SeatReferee } from './seatReferee.ts';
import type { SeatSight } from './seatReferee.ts';

/** More than any request needs, in bytes. */
const LONGEST_LINE = 1 << 16;

/** How much is kept of what a program says on standard error, in characters. */
const LONGEST_LAMENT = 2000;

/** How long a program may take to end after its game, in milliseconds. */
const FAREWELL = 1000;

/** What is started, and how long it may think about one decision. */
export interface ProgramCommand {
  /** As the user wrote it. */
  readonly name: string;
  readonly words: readonly string[];
  readonly seconds: number;
}

const reasonOf = (error: NodeJS.ErrnoException): string =>
  error.code === 'ENOENT' ? 'there is no such program' : error.message;

class TooLate extends Error {}

/** Time that runs out; `late` rejects then, unless it was stopped before. */
class Hourglass {
  readonly late: Promise<never>;
  #timeout: NodeJS.Timeout | undefined;

  constructor(milliseconds: number) {
    this.late = new Promise((_, reject) => (this.#timeout = setTimeout(() => reject(new TooLate()), milliseconds)));
    // Nobody may be waiting at that moment.
    this.late.catch(() => undefined);
  }

  stop(): void {
    clearTimeout(this.#timeout);
  }
}

/** A program in its seat, for one game. It asks the referee on its standard output and reads the answers. */
export class ProgramSeat implements SeatedBot {
  readonly #command: ProgramCommand;
  readonly #seat: Seat;
  readonly #referee: SeatReferee;
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: AsyncGenerator<string | undefined>;
  /** Resolves when the program has ended, with why. */
  readonly #ended: Promise<string>;
  #lament = '';

  constructor(command: ProgramCommand, seat: Seat) {
    this.#command = command;
    this.#seat = seat;
    this.#referee = new SeatReferee(seat);
    const [program, ...args] = command.words;
    this.#child = spawn(program, args, { stdio: 'pipe', detached: process.platform !== 'win32' });
    const { pid, stdin, stdout, stderr } = this.#child;
    // A program that has ended reads no more; that it has ended is noticed at its output.
    stdin.on('error', () => undefined);
    stderr
      .setEncoding('utf8')
      .on('data', (text: string) => (this.#lament = (this.#lament + text).slice(-LONGEST_LAMENT)));
    this.#lines = linesOf(stdout, LONGEST_LINE);
    this.#ended = new Promise((resolve) => {
      this.#child.on('error', (error) => resolve(`${show(program)} cannot be started: ${reasonOf(error)}`));
      this.#child.on('close', (code, signal) => resolve(this.#farewell(code, signal)));
    });
    if (pid === undefined) return;
    noteProgram({ program: pid, runs: true });
    void this.#ended.then(() => noteProgram({ program: pid, runs: false }));
  }

  hear(event: GameEvent): void {
    this.#referee.hear(event);
  }

  async choose(decision: Decision): Promise<Action> {
    const { seconds } = this.#command;
    const glass = new Hourglass(seconds * 1000);
    try {
      return await this.#converse(decision, glass);
    } catch (error) {
      this.#kill();
      throw error instanceof TooLate
        ? this.#failure(decision, `no answer within ${counted(seconds, 'second')}`)
        : error;
    } finally {
      glass.stop();
    }
  }

  /** Tells a finished game's end and answers what the program still wants to know, but does not wait for long. */
  async leave({ table, state }: PlayableGame): Promise<void> {
    const glass = new Hourglass(FAREWELL);
    try {
      if (isOver(state)) await this.#conclude({ table, view: mask(table, state, this.#seat) }, glass);
    } finally {
      glass.stop();
      this.#kill();
      await this.#ended;
    }
  }

  async #converse(decision: Decision, glass: Hourglass): Promise<Action> {
    this.#send(this.#referee.resume(decision));
    for (;;) {
      const next = await this.#nextLine(glass);
      if (next.done) throw this.#failure(decision, await this.#ended);
      if (next.value === undefined) throw this.#failure(decision, 'a line is too long');
      const reply = this.#referee.answer(next.value, decision);
      if (!reply.ok) throw this.#failure(decision, `${show(next.value)} is refused: ${reply.fault}`);
      if ('action' in reply.value) return reply.value.action;
      this.#send(reply.value.line);
    }
  }

  async #conclude(sight: SeatSight, glass: Hourglass): Promise<void> {
    this.#send(this.#referee.resume(sight));
    try {
      for (;;) {
        const next = await this.#nextLine(glass);
        const reply = next.done ? undefined : this.#referee.answer(next.value ?? '', sight);
        if (!reply?.ok || !('line' in reply.value)) return;
        this.#send(reply.value.line);
      }
    } catch (error) {
      if (!(error instanceof TooLate)) throw error;
    }
  }

  /** The next line that is not empty; rejects when it comes too late. */
  async #nextLine({ late }: Hourglass): Promise<IteratorResult<string | undefined, unknown>> {
    for (;;) {
      const next = await Promise.race([this.#lines.next(), late]);
      if (next.done || next.value?.trim() !== '') return next;
    }
  }

  #send(line: string | undefined): void {
    if (line !== undefined) this.#child.stdin.write(`${line}\n`);
  }

  #kill(): void {
    const { pid, exitCode, signalCode } = this.#child;
    if (pid !== undefined && exitCode === null && signalCode === null) killProgram(pid);
  }

  #farewell(code: number | null, signal: NodeJS.Signals | null): string {
    const last = this.#lament.trim().split('\n').at(-1) ?? '';
    const how = code === null ? `by ${signal}` : `with exit code ${code}`;
    return `the program has ended ${how}${last === '' ? '' : `: ${last}`}`;
  }

  #failure({ count }: Decision, what: string): OwnBotFailure {
    return new OwnBotFailure(oneLine(`${this.#command.name}: the bot failed at decision ${count + 1}: ${what}`));
  }
}

import { mayGiveHints, mayShowThoughts, mayTakeBack } from '@coalbrook/wire';
import type { News, OpenedGame, Sheet } from '@coalbrook/wire';

import type { Capabilities } from './capabilities.ts';
import type { HostConnection } from './hostConnection.ts';
import type { LeaveOrder, TablePort } from './tablePort.ts';

/** What a table on this device is for: a game on the shelf, a task, as in a lesson or a puzzle, or a sketch. */
export type TableKind = 'game' | 'task' | 'sketch';

/** A table in the worker of this page. */
export class WorkerTable implements TablePort {
  readonly #host: HostConnection;
  readonly #handle: number;
  readonly kind: TableKind;
  /** As it was when the table was opened. */
  readonly sheet: Sheet;

  constructor(host: HostConnection, { handle, sheet }: OpenedGame, kind: TableKind) {
    this.#host = host;
    this.#handle = handle;
    this.kind = kind;
    this.sheet = sheet;
  }

  readonly capabilities = (sheet: Sheet, isOver: boolean): Capabilities => {
    const [isKept, isSketch] = [this.kind === 'game', this.kind === 'sketch'];
    return {
      canTakeBack: isKept && mayTakeBack(sheet),
      canPlan: !isSketch,
      canLeaveOrders: false,
      canAskCoach: !isSketch && mayGiveHints(sheet),
      canSeeThoughts: !isSketch && mayShowThoughts(sheet, isOver),
      canReplaceBots: true,
      hasBotsHere: true,
      canSave: isKept,
      canProveDraws: false,
      canKeepCopy: false,
      canReview: isKept,
      rematch: isKept ? 'here' : undefined,
    };
  };

  /** Whether this page drives the game, or only follows what another page writes. */
  drive(isDriving: boolean): Promise<void> {
    return this.#host.ask('drive', this.#handle, isDriving);
  }

  readonly look: TablePort['look'] = (...given) => this.#host.ask('look', this.#handle, ...given);
  readonly views: TablePort['views'] = (...given) => this.#host.ask('views', this.#handle, ...given);
  readonly counted: TablePort['counted'] = (...given) => this.#host.ask('counted', this.#handle, ...given);
  readonly keepDraft: TablePort['keepDraft'] = (...given) => this.#host.ask('keepDraft', this.#handle, ...given);
  readonly commit: TablePort['commit'] = (...given) => this.#host.ask('commit', this.#handle, ...given);
  readonly askAgain: TablePort['askAgain'] = () => this.#host.ask('askAgain', this.#handle);
  readonly replaceBot: TablePort['replaceBot'] = (...given) => this.#host.ask('replaceBot', this.#handle, ...given);
  readonly thoughts: TablePort['thoughts'] = (...given) => this.#host.ask('thoughts', this.#handle, ...given);
  readonly hint: TablePort['hint'] = (...given) => this.#host.ask('hint', this.#handle, ...given);
  readonly save: TablePort['save'] = () => this.#host.ask('save', this.#handle);
  readonly takeBack: TablePort['takeBack'] = (...given) => this.#host.ask('takeBack', this.#handle, ...given);
  readonly close: TablePort['close'] = () => this.#host.ask('close', this.#handle);

  readonly leaveOrder: LeaveOrder = () => Promise.resolve({ denied: 'idle' });
  readonly proof = (): Promise<undefined> => Promise.resolve(undefined);

  readonly hear = (listener: (news: News) => void): (() => void) => this.#host.hear(this.#handle, listener);
}

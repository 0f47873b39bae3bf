import {
  beginGame,
  done,
  draw,
  fail,
  Fingerprints,
  isOver,
  mask,
  NOBODY,
  play,
  requestOf,
  standings,
} from '@coalbrook/rules';
import type { Action, Result, State, Table, Tell } from '@coalbrook/rules';
import { faultWithin } from '@coalbrook/rules/input';
import type { InputFault } from '@coalbrook/rules/input';

import { openDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import { makeAction, makeDraw } from './notation.ts';
import { openCells } from './openCells.ts';
import { headerOf, makeCheck, tableOf } from './record.ts';
import type { Entry, GameRecord, Header, Resumption } from './record.ts';

/** The position a game starts from, if not the set-up. */
export interface Beginning {
  readonly position: Draft;
  readonly state: State;
}

/** Where a game goes on under other rules than those of its first entries. */
export interface Resuming {
  readonly resumption: Resumption;
  readonly state: State;
}

/** Tells where a game begins or goes on, with everything about the position that is open to all. */
export const tellResumed = (table: Table, state: State, tell: Tell): void => {
  const { era, round, order, turn } = state;
  tell?.({ event: 'resumed', era, round, cells: Array.from(mask(table, state, NOBODY).cells) });
  if (!isOver(state)) {
    tell?.({ event: 'turnBegan', seat: order[turn] });
    return;
  }
  const winners = standings(table, state).filter(({ rank }) => rank === 1);
  tell?.({ event: 'gameEnded', winners: winners.map(({ seat }) => seat) });
};

/** A game in progress that writes its own record. Callers must check actions and draws first. */
export class Game {
  readonly table: Table;
  readonly state: State;
  readonly #entries: Entry[] = [];
  readonly #fingerprints: Fingerprints;
  readonly #position: Draft | undefined;
  readonly #resuming: Resuming | undefined;
  readonly #isAbandoned: boolean;
  #firstLapsed: number | undefined;

  constructor(table: Table, tell?: Tell, beginning?: Beginning, resuming?: Resuming, isAbandoned = false) {
    this.table = table;
    this.#fingerprints = new Fingerprints(table);
    this.state = beginning?.state.copy() ?? beginGame(table, tell);
    if (beginning) tellResumed(table, this.state, tell);
    this.#position = beginning?.position;
    this.#resuming = resuming;
    this.#isAbandoned = isAbandoned;
  }

  get resumption(): Resumption | undefined {
    return this.#resuming?.resumption;
  }

  /** Whether the people at the table ended it before it was over. */
  get isAbandoned(): boolean {
    return this.#isAbandoned;
  }

  /** Whether an entry was noted that does not fit the rules of today. */
  get hasLapsed(): boolean {
    return this.#firstLapsed !== undefined;
  }

  /** The entries that were noted without a check, because the game went on from a position after them. */
  get unchecked(): { readonly first: number; readonly last: number } | undefined {
    const first = this.#firstLapsed;
    const after = this.resumption?.after ?? 0;
    return first === undefined ? undefined : { first, last: Math.min(after, this.#entries.length) - 1 };
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  play(action: Action, tell?: Tell): void {
    const who = this.state.actor;
    const what = makeAction(this.table, action);
    play(this.table, this.state, action, tell);
    this.#note(who, what);
  }

  draw(drawn: readonly number[], tell?: Tell): void {
    const request = requestOf(this.table, this.state);
    if (!request) throw new Error('chance was not asked');
    const what = makeDraw(this.table, request.urn, drawn, request.seat);
    draw(this.table, this.state, drawn, tell);
    this.#note('chance', what);
  }

  /** Notes an entry of earlier rules, which changes nothing. Returns the position if the game goes on after it. */
  lapse(entry: Entry, before: State, tell?: Tell): State | undefined {
    this.#firstLapsed ??= entry.seq;
    this.#entries.length = entry.seq;
    this.#entries.push(entry);
    const resumed = entry.seq + 1 === this.resumption?.after ? this.#resuming?.state : undefined;
    this.state.copyFrom(resumed ?? before);
    if (resumed) tellResumed(this.table, resumed, tell);
    return resumed;
  }

  record(): GameRecord {
    const resumed = this.resumption;
    const header: Header = {
      ...headerOf(this.table, this.#position),
      ...(resumed ? { resumed } : {}),
      ...(this.#isAbandoned ? { abandoned: true } : {}),
    };
    return { header, entries: [...this.#entries] };
  }

  #note(who: Entry['who'], what: string): void {
    const check = makeCheck(this.#fingerprints.of(this.state));
    this.#entries.push({ seq: this.#entries.length, who, what, check });
  }
}

const openPosition = ({ position, rules }: Header): Result<Beginning | undefined, InputFault> => {
  if (!position) return done(undefined);
  const opened = openDraft(position, rules);
  return opened.ok ? done({ position, state: opened.value.state }) : fail(faultWithin('position', opened.fault[0]));
};

const openResumption = (table: Table, resumption: Resumption | undefined): Result<Resuming | undefined, InputFault> => {
  if (!resumption) return done(undefined);
  const state = openCells(table, resumption.position);
  return state.ok ? done({ resumption, state: state.value }) : state;
};

/** The game that a header describes, before its first entry. */
export const openGame = (header: Header, tell?: Tell): Result<Game, InputFault> => {
  const table = tableOf(header);
  if (!table.ok) return table;
  const beginning = openPosition(header);
  if (!beginning.ok) return beginning;
  const resuming = openResumption(table.value, header.resumed);
  if (!resuming.ok) return resuming;
  return done(new Game(table.value, tell, beginning.value, resuming.value, header.abandoned));
};

import { beginGame, done, draw, fail, faultWithin, fingerprint, play, requestOf } from '@coalbrook/rules';
import type { Action, InputFault, Result, State, Table, Tell } from '@coalbrook/rules';

import { openDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import { makeAction, makeDraw } from './notation.ts';
import { headerOf, makeCheck, tableOf } from './record.ts';
import type { Entry, GameRecord, Header } from './record.ts';

/** The position a game starts from, if not the set-up. */
export interface Beginning {
  readonly position: Draft;
  readonly state: State;
}

/** A game in progress that writes its own record. Callers must check actions and draws first. */
export class Game {
  readonly table: Table;
  readonly state: State;
  readonly #entries: Entry[] = [];
  readonly #position: Draft | undefined;

  constructor(table: Table, tell?: Tell, beginning?: Beginning) {
    this.table = table;
    this.state = beginning?.state.copy() ?? beginGame(table, tell);
    this.#position = beginning?.position;
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

  record(): GameRecord {
    return { header: headerOf(this.table, this.#position), entries: [...this.#entries] };
  }

  #note(who: Entry['who'], what: string): void {
    const check = makeCheck(fingerprint(this.table, this.state));
    this.#entries.push({ seq: this.#entries.length, who, what, check });
  }
}

/** The game that a header describes, before its first entry. */
export const openGame = (header: Header, tell?: Tell): Result<Game, InputFault> => {
  const table = tableOf(header);
  if (!table.ok) return table;
  const { position } = header;
  if (!position) return done(new Game(table.value, tell));
  const opened = openDraft(position);
  if (!opened.ok) return fail(faultWithin('position', opened.fault[0]));
  return done(new Game(table.value, tell, { position, state: opened.value.state }));
};

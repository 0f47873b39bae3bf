import { beginGame, draw, fingerprint, play, requestOf } from '@coalbrook/rules';
import type { Action, State, Table, Tell } from '@coalbrook/rules';

import { makeAction, makeDraw } from './notation.ts';
import { headerOf, makeCheck } from './record.ts';
import type { Entry, GameRecord } from './record.ts';

/** A game under way that writes its own record. Whatever it is given must have been checked. */
export class Game {
  readonly table: Table;
  readonly state: State;
  readonly #entries: Entry[] = [];

  constructor(table: Table, tell?: Tell) {
    this.table = table;
    this.state = beginGame(table, tell);
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
    return { header: headerOf(this.table), entries: [...this.#entries] };
  }

  #note(who: Entry['who'], what: string): void {
    const check = makeCheck(fingerprint(this.table, this.state));
    this.#entries.push({ seq: this.#entries.length, who, what, check });
  }
}

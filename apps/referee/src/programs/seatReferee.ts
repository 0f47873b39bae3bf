import { parseAction } from '@coalbrook/record';
import { check, done, fail, findLegal, maskEvent, NOBODY } from '@coalbrook/rules';
import type { Action, GameEvent, Result, Seat, Table, View } from '@coalbrook/rules';
import { faultWithin } from '@coalbrook/rules/input';

import { sentenceOf } from '../faults.ts';
import { accept, reject, sentenceFor, situationOf } from '../protocol/answer.ts';
import type { Answer } from '../protocol/answer.ts';
import { nameEvent } from '../protocol/naming.ts';
import { parseMessage } from '../protocol/request.ts';
import type { MessageId, RefereeRequest, RequestOf } from '../protocol/request.ts';
import { checkAction, listActions, showTable, showView } from '../protocol/verbs.ts';

/** The table as the program's seat sees it. */
export interface SeatSight {
  readonly table: Table;
  readonly view: View;
}

/** A line to send, or the action that the program plays. */
type Reply = { readonly line: string } | { readonly action: Action };

const lineOf = (answer: Answer, id: MessageId | undefined): string =>
  JSON.stringify(id === undefined ? answer : { id, ...answer });

const notForPlayers = (at: string): Answer =>
  reject('a player is told only what its seat may know, and asks for legal, check, view, table and play', at);

/** The referee for a program that has one seat: it knows the table only as that seat sees it. */
export class SeatReferee {
  readonly #seat: Seat;
  #events: GameEvent[] = [];
  /** The play that is answered when it is the seat's turn again, or when the game is over. */
  #played: { readonly id: MessageId | undefined } | undefined;

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  hear(event: GameEvent): void {
    this.#events.push(maskEvent(event, this.#seat));
  }

  /** The answer to the last play, if there was one: everything that has happened since. */
  resume({ table, view }: SeatSight): string | undefined {
    const played = this.#played;
    this.#played = undefined;
    const events = this.#events.map((event) => nameEvent(table, event));
    return played && lineOf(accept({ events, ...situationOf(table, view) }), played.id);
  }

  /** Answers a request. The fault is a sentence that says why it is refused. */
  answer(line: string, sight: SeatSight): Result<Reply, string> {
    const { id, request } = parseMessage(line, sight.table.seats);
    if (!request.ok) return fail(sentenceOf(request.fault));
    if (request.value.verb === 'play') return this.#play(request.value, id, sight);
    const answer = this.#respond(request.value, sight);
    return answer.ok ? done({ line: lineOf(answer, id) }) : fail(answer.error);
  }

  #respond(request: Exclude<RefereeRequest, RequestOf<'play'>>, { table, view }: SeatSight): Answer {
    const seen = { table, state: view };
    switch (request.verb) {
      case 'legal':
        return listActions(seen, request);
      case 'check':
        return checkAction(seen, request);
      case 'view':
        return [this.#seat, NOBODY].includes(request.seat) ? showView(seen, request) : notForPlayers('seat');
      case 'table':
        return showTable(seen);
      case 'new':
      case 'load':
      case 'draft':
      case 'chance':
      case 'state':
      case 'record':
      case 'quit':
        return notForPlayers('do');
    }
  }

  #play(request: RequestOf<'play'>, id: MessageId | undefined, { table, view }: SeatSight): Result<Reply, string> {
    const action = parseAction(table, request.action);
    if (!action.ok) return fail(sentenceOf(faultWithin('action', action.fault)));
    const refusal = check(table, view, request.seat ?? this.#seat, action.value);
    if (refusal) return fail(sentenceFor(table, refusal));
    const legal = findLegal(table, view, action.value);
    if (!legal) return fail('it is not legal');
    this.#played = { id };
    this.#events = [];
    return done({ action: legal });
  }
}

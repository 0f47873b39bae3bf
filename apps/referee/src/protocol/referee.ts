import type { Result } from '@coalbrook/rules';

import { accept, reject, rejectInput } from './answer.ts';
import type { Answer } from './answer.ts';
import type { Match } from './match.ts';
import { openNew, openPosition, openRecord } from './opening.ts';
import { parseMessage } from './request.ts';
import type { RefereeRequest } from './request.ts';
import {
  answerChance,
  checkAction,
  introduce,
  listActions,
  playAction,
  showRecord,
  showState,
  showTable,
  showView,
} from './verbs.ts';

/** Holds one match and answers requests about it line by line. A refused request changes nothing. */
export class Referee {
  #match: Match | undefined;
  #hasQuit = false;

  constructor(match?: Match) {
    this.#match = match;
  }

  get hasQuit(): boolean {
    return this.#hasQuit;
  }

  /** The answer to one line, as one line. */
  answer(line: string): string {
    const { id, request } = parseMessage(line, this.#match?.table.seats);
    const answer = request.ok ? this.#respond(request.value) : rejectInput(request.fault);
    return JSON.stringify(id === undefined ? answer : { id, ...answer });
  }

  #respond(request: RefereeRequest): Answer {
    switch (request.verb) {
      case 'new':
        return this.#begin(openNew(request));
      case 'load':
        return this.#begin(openRecord(request));
      case 'draft':
        return this.#begin(openPosition(request));
      case 'legal':
        return this.#about((match) => listActions(match, request));
      case 'check':
        return this.#about((match) => checkAction(match, request));
      case 'play':
        return this.#about((match) => playAction(match, request));
      case 'chance':
        return this.#about((match) => answerChance(match, request));
      case 'view':
        return this.#about((match) => showView(match, request));
      case 'table':
        return this.#about(showTable);
      case 'state':
        return this.#about(showState);
      case 'record':
        return this.#about(showRecord);
      case 'quit':
        this.#hasQuit = true;
        return accept({});
    }
  }

  /** If the new match cannot be opened, the old one stays. */
  #begin(opened: Result<Match, Answer>): Answer {
    if (!opened.ok) return opened.fault;
    this.#match = opened.value;
    return introduce(opened.value);
  }

  #about(respond: (match: Match) => Answer): Answer {
    return this.#match ? respond(this.#match) : reject('there is no game yet; start one with new, load or draft', 'do');
  }
}

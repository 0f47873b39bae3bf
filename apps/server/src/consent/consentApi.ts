import type { IncomingMessage } from 'node:http';

import { isAnswered, isProposed, isSeatAt, isStandUp } from '@coalbrook/wire/online';

import type { Queries } from '../database/database.ts';
import type { GameStore } from '../games/gameStore.ts';
import type { Seating } from '../games/seating.ts';
import type { Asking } from '../http/asking.ts';
import { answer, UNREADABLE } from '../http/json.ts';
import type { HttpAnswer } from '../http/json.ts';
import { personOf } from '../seats/person.ts';
import type { Consent, NoConsent } from './consent.ts';
import { readHappenings } from './happenings.ts';
import { lostSeats } from './lostSeats.ts';

export interface ConsentApiEnvironment {
  readonly consent: Consent;
  readonly database: Queries;
  readonly store: GameStore;
  readonly seating: Seating;
  /** Something was asked or decided at a table. */
  readonly onDecided: (game: string) => Promise<void>;
}

const ABSENT = answer(404, { failed: 'absent' });
const HAPPENINGS = /^\/api\/games\/([\w-]{1,64})\/happenings$/;

/** What people at a table ask each other, over HTTP. */
export class ConsentApi {
  readonly #around: ConsentApiEnvironment;

  constructor(around: ConsentApiEnvironment) {
    this.#around = around;
  }

  /** The answer to a request that asks for something; undefined if it is not for this part. */
  async answer(request: IncomingMessage, path: string): Promise<HttpAnswer | undefined> {
    const game = request.method === 'GET' ? HAPPENINGS.exec(path)?.[1] : undefined;
    return game === undefined ? undefined : this.#happenings(game, personOf(request));
  }

  readonly posts: Readonly<Record<string, (body: unknown, asking: Asking) => Promise<HttpAnswer>>> = {
    '/api/propose': (body, { person }) =>
      isProposed(body)
        ? this.#answerFor(body.game, this.#around.consent.propose(body.game, person, body.what))
        : Promise.resolve(UNREADABLE),
    '/api/answer': (body, { person }) =>
      isAnswered(body)
        ? this.#answerFor(body.game, this.#around.consent.answer(body, person))
        : Promise.resolve(UNREADABLE),
    '/api/return': async (body, { person }) => {
      if (!isSeatAt(body)) return UNREADABLE;
      const { database, store, seating, onDecided } = this.#around;
      const { game, seat } = body;
      const isOwn = (await store.heldBy(person, game)).includes(seat);
      if (!isOwn) {
        if (!(await lostSeats(database, game)).get(person)?.includes(seat)) return ABSENT;
        const name = (await store.find(game))?.sitters[seat]?.name ?? '';
        const failed = await seating.sit(game, { seat, person, name, nonce: '' });
        if (failed) return answer(409, { failed });
      }
      await onDecided(game);
      return answer(200, {});
    },
    '/api/resume': (body, { person }) =>
      isStandUp(body)
        ? this.#answerFor(body.game, this.#around.consent.resume(body.game, person))
        : Promise.resolve(UNREADABLE),
  };

  async #answerFor(game: string, deciding: Promise<NoConsent | undefined>): Promise<HttpAnswer> {
    const failed = await deciding;
    if (failed === 'absent') return ABSENT;
    if (failed) return answer(409, { failed });
    await this.#around.onDecided(game);
    return answer(200, {});
  }

  /** Those who watch with a delay would learn from it what happens now. */
  async #happenings(game: string, person: string | undefined): Promise<HttpAnswer> {
    const { store, database } = this.#around;
    const held = person === undefined ? [] : await store.heldBy(person, game);
    const row = held.length > 0 ? await store.find(game) : undefined;
    if (!row) return ABSENT;
    const isDelayed = row.watchDelay > 0 && row.status !== 'over' && held.every((seat) => seat < 0);
    return answer(200, { happenings: isDelayed ? [] : await readHappenings(database, game) });
  }
}

import { isAnswered, isProposed, isSeatAt, isNamedTable } from '@coalbrook/wire/online';

import type { Queries } from '../../ground/database/database.ts';
import { answer } from '../../ground/http/json.ts';
import type { HttpAnswer } from '../../ground/http/json.ts';
import { get, post } from '../../ground/http/route.ts';
import type { HttpRoute } from '../../ground/http/route.ts';
import type { GameStore } from '../../table/games/gameStore.ts';
import { readHappenings } from '../../table/games/happenings.ts';
import { lostSeats } from '../../table/games/lostSeats.ts';
import type { Seating } from '../../table/games/seating.ts';
import type { Consent, NoConsent } from './consent.ts';

export interface ConsentApiEnvironment {
  readonly consent: Consent;
  readonly database: Queries;
  readonly store: GameStore;
  readonly seating: Seating;
  /** Something was asked or decided at a table. */
  readonly onDecided: (game: string) => Promise<void>;
}

const ABSENT = answer(404, { failed: 'absent' });

/** What people at a table ask each other, over HTTP. */
export class ConsentApi {
  readonly #around: ConsentApiEnvironment;

  constructor(around: ConsentApiEnvironment) {
    this.#around = around;
  }

  readonly routes: readonly HttpRoute[] = [
    post('/api/propose', isProposed, ({ game, what }, { person }) =>
      this.#answerFor(game, this.#around.consent.propose(game, person, what)),
    ),
    post('/api/answer', isAnswered, (body, { person }) =>
      this.#answerFor(body.game, this.#around.consent.answer(body, person)),
    ),
    post('/api/return', isSeatAt, async (body, { person }) => {
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
    }),
    post('/api/resume', isNamedTable, ({ game }, { person }) =>
      this.#answerFor(game, this.#around.consent.resume(game, person)),
    ),
    get('/api/games/:game/happenings', ({ named, person }) => this.#happenings(named, person)),
  ];

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

/** Quick match over HTTP. */

import { tableFor } from '@coalbrook/record';
import { done, fail } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';
import type { InputFault } from '@coalbrook/rules/input';
import { isAwaitedSearch, isNewSearch } from '@coalbrook/wire/online';
import type { NewSearch, OwnSearch, SearchTerms } from '@coalbrook/wire/online';

import { answer, faulty, FLOOD } from '../../ground/http/json.ts';
import { KeyedCredits } from '../../ground/http/keyedCredits.ts';
import { get, isAnything, post } from '../../ground/http/route.ts';
import type { HttpRoute } from '../../ground/http/route.ts';
import { UNKNOWN_STRENGTH } from '../../table/house/feature.ts';
import type { House } from '../../table/house/house.ts';
import type { Awaiting } from './awaiting.ts';
import type { Matchmaker } from './matchmaker.ts';
import type { WantedGame } from './searcher.ts';
import { findSearch, putSearch, renewLease } from './searchStore.ts';

/** Milliseconds for which a request waits for news. */
const HELD = 10_000;

/** Searches that one person can begin at once, and each hour. */
const MOST_SEARCHES = 30;

type Game = Omit<WantedGame, 'rating'>;

/** The games at tables of these sizes that there are; if there is none, why. */
const possibleGames = ({ editions, seats }: SearchTerms): Result<readonly Game[], readonly InputFault[]> => {
  const games: Game[] = [];
  let faults: readonly InputFault[] = [];
  for (const edition of new Set(editions)) {
    for (const size of new Set(seats)) {
      const made = tableFor(edition, { seats: size, options: [], automata: [], files: {} });
      if (made.ok) games.push({ edition, seats: size });
      else faults = made.fault;
    }
  }
  return games.length > 0 ? done(games) : fail(faults);
};

export class MatchApi {
  readonly #house: House;
  readonly #matchmaker: Matchmaker;
  readonly #awaiting: Awaiting;
  readonly #credits = new KeyedCredits(MOST_SEARCHES, MOST_SEARCHES);

  constructor(house: House, matchmaker: Matchmaker, awaiting: Awaiting) {
    this.#house = house;
    this.#matchmaker = matchmaker;
    this.#awaiting = awaiting;
  }

  readonly routes: readonly HttpRoute[] = [
    get('/api/search', async ({ person }) => {
      const search = person === undefined ? undefined : await this.#shown(person);
      return answer(200, { ...(search ? { search } : {}), figures: await this.#matchmaker.figures() });
    }),
    post(
      '/api/search',
      isNewSearch,
      async (body, { person, headers }) => {
        if (!this.#credits.take(person, this.#house.parts.now())) return FLOOD;
        const games = possibleGames(body);
        if (!games.ok) return faulty(games.fault);
        await this.#begin(person, body, games.value);
        await this.#matchmaker.look();
        // It may be another search than the one that is waited for in another window.
        this.#awaiting.tell([person]);
        return answer(200, { search: await this.#shown(person) }, headers);
      },
      { costs: 'table' },
    ),
    post('/api/search/wait', isAwaitedSearch, async ({ seen }, { person }) => {
      const { database, now } = this.#house.parts;
      const search = await findSearch(database, person);
      if (!search) return answer(200, {});
      await renewLease(database, search, now());
      const shown = await this.#matchmaker.shown(search);
      if (shown.version !== seen) return answer(200, { search: shown });
      await this.#awaiting.wait(person, HELD);
      const after = await this.#shown(person);
      return answer(200, after ? { search: after } : {});
    }),
    post('/api/search/end', isAnything, async (_, { person }) => {
      await this.#end(person);
      return answer(200, {});
    }),
  ];

  async #shown(person: string): Promise<OwnSearch | undefined> {
    const search = await findSearch(this.#house.parts.database, person);
    return search && this.#matchmaker.shown(search);
  }

  async #begin(person: string, { name, nonce, ...terms }: NewSearch, games: readonly Game[]): Promise<void> {
    const { database, now } = this.#house.parts;
    const { editions, seats, pace, isRated, botsAfter } = terms;
    const wanted: WantedGame[] = [];
    for (const game of games) {
      const strengths = isRated
        ? await this.#house.strengthsOf(database, { ...game, options: [] }, [person])
        : new Map<string, number>();
      wanted.push({ ...game, rating: strengths.get(person) ?? UNKNOWN_STRENGTH });
    }
    const kept: SearchTerms = { editions, seats, pace, isRated, ...(botsAfter === undefined ? {} : { botsAfter }) };
    await putSearch(database, { person, name: name.trim(), nonce, terms: kept, games: wanted }, now());
  }

  /** Whoever does not go to the table that was found leaves it, so that the others need not wait for them. */
  async #end(person: string): Promise<void> {
    const { database, seating } = this.#house.parts;
    const [ended] = await database.query<{ game: string; settled: number }>(
      'delete from searches where person = $1 returning game, settled',
      person,
    );
    this.#awaiting.tell([person]);
    if (!ended || ended.game === '' || ended.settled > 0) return;
    const [open] = await database.query("select id from games where id = $1 and status = 'open'", ended.game);
    if (!open) return;
    await seating.stand(ended.game, person);
    await this.#house.change(ended.game);
    await this.#matchmaker.tend();
  }
}

/** Brings people together on this node, whatever other nodes do meanwhile. */

import type { OwnSearch, SearchFigures, SearchPace } from '@coalbrook/wire/online';
import { paces } from '@coalbrook/wire/online';

import type { House } from '../../table/house/house.ts';
import { arrange } from './arrange.ts';
import type { Awaiting } from './awaiting.ts';
import { openMeeting } from './openMeeting.ts';
import type { Searcher } from './searcher.ts';
import { forgetSearches, readWaiting, searcherOf } from './searchStore.ts';
import type { StoredSearch } from './searchStore.ts';
import { usualWait } from './searchWaits.ts';
import { settleMeetings } from './settleMeetings.ts';

/** Milliseconds for which it is remembered how long people usually wait. */
const REMEMBERED = 30_000;

const allPaces = Object.keys(paces) as readonly SearchPace[];

const couldShare = (one: Searcher, other: Searcher): boolean =>
  one.person !== other.person &&
  one.pace === other.pace &&
  one.isRated === other.isRated &&
  one.games.some(({ edition, seats }) => other.games.some((game) => game.edition === edition && game.seats === seats));

export class Matchmaker {
  readonly #house: House;
  readonly #awaiting: Awaiting;
  /** Who was there when this node looked last. */
  #waiting: readonly Searcher[] = [];
  /** Who of them may sit at one table. */
  #mayMeet: (one: string, other: string) => boolean = () => true;
  #working: Promise<void> | undefined;
  #isAsked = false;
  readonly #usual = new Map<SearchPace, { readonly usual: number | undefined; readonly until: number }>();

  constructor(house: House, awaiting: Awaiting) {
    this.#house = house;
    this.#awaiting = awaiting;
  }

  /** How many people were there when this node looked last. */
  get searching(): number {
    return this.#waiting.length;
  }

  /** Looks whom it can seat; if it is doing that already, once more afterwards. */
  look(): Promise<void> {
    this.#isAsked = true;
    this.#working ??= this.#run().finally(() => (this.#working = undefined));
    return this.#working;
  }

  /** Looks after everything that changes as time passes. */
  async tend(): Promise<void> {
    const { database, now } = this.#house.parts;
    for (const { game, isGone, people } of await settleMeetings(database, now())) {
      if (isGone) await this.#house.change(game);
      this.#awaiting.tell(people);
    }
    await forgetSearches(database, now());
    await this.look();
  }

  /** A search as its person sees it. */
  async shown(search: StoredSearch): Promise<OwnSearch> {
    const { since, terms, game, due, isSettled, isAgain, missed, changes } = search;
    const now = this.#house.parts.now();
    const own = searcherOf(search);
    const usual = await this.#usualAt(terms.pace);
    return {
      version: `${since}.${changes}`,
      terms,
      waited: Math.max(0, now - since),
      // Whoever is kept away from somebody does not see that they search.
      others: this.#waiting.filter((other) => couldShare(own, other) && this.#mayMeet(own.person, other.person)).length,
      ...(usual === undefined ? {} : { usual }),
      ...(game === '' ? {} : { game }),
      ...(game === '' || isSettled || paces[terms.pace].kind !== 'live' ? {} : { left: Math.max(0, due - now) }),
      ...(isAgain && game === '' ? { isAgain } : {}),
      ...(missed.length > 0 && game === '' ? { missed } : {}),
    };
  }

  async figures(): Promise<readonly SearchFigures[]> {
    const figures: SearchFigures[] = [];
    for (const pace of allPaces) {
      const usual = await this.#usualAt(pace);
      const searching = this.#waiting.filter((one) => one.pace === pace).length;
      figures.push({ pace, searching, ...(usual === undefined ? {} : { usual }) });
    }
    return figures;
  }

  /** Resolves when nothing is being done any more. */
  async idle(): Promise<void> {
    await this.#working?.catch(() => undefined);
  }

  async #run(): Promise<void> {
    while (this.#isAsked) {
      this.#isAsked = false;
      await this.#seat();
    }
  }

  async #seat(): Promise<void> {
    const { database, now, presence, tables, log } = this.#house.parts;
    const at = now();
    const searches = await readWaiting(database, at);
    const byPerson = new Map(searches.map((one) => [one.person, one]));
    const mayMeet = await this.#house.mayMeet(database, [...byPerson.keys()]);
    [this.#waiting, this.#mayMeet] = [searches.map(searcherOf), mayMeet];
    if (searches.length === 0) return;
    for (const meeting of arrange(this.#waiting, at, mayMeet)) {
      try {
        const chosen = meeting.people.flatMap(({ person }) => byPerson.get(person) ?? []);
        const newestKnown = (edition: string): number => presence.newestKnown(edition);
        const opened = await openMeeting(database, meeting, chosen, at, newestKnown);
        if (!opened) continue;
        const { game, people, isLive } = opened;
        this.#waiting = this.#waiting.filter(({ person }) => !people.includes(person));
        this.#awaiting.tell(people);
        if (isLive) continue;
        // One without a live clock is dealt at once. Whoever begins may be elsewhere.
        await tables.find(game).catch(() => undefined);
        this.#house.wait(game);
      } catch (error) {
        log('warn', 'a table could not be opened for people who search', { error: String(error) });
      }
    }
  }

  async #usualAt(pace: SearchPace): Promise<number | undefined> {
    const { database, now } = this.#house.parts;
    const known = this.#usual.get(pace);
    if (known && known.until > now()) return known.usual;
    const usual = await usualWait(database, pace, now());
    this.#usual.set(pace, { usual, until: now() + REMEMBERED });
    return usual;
  }
}

import type { IncomingMessage } from 'node:http';

import { addressOf, isLocal } from './address.ts';
import { AddressCredits } from './addressCredits.ts';

/** Requests from one address at once, and how many more each second: enough for a club behind one address. */
const MOST_REQUESTS = 300;
const REQUESTS_PER_SECOND = 50;

/** The same for new tables. */
const MOST_TABLES = 60;
const TABLES_PER_SECOND = 1 / 60;

/** The same for new tournaments. */
const MOST_TOURNAMENTS = 10;
const TOURNAMENTS_PER_SECOND = 1 / 3600;

/** What each address may do. A proxy on this machine that notes nothing speaks for everybody, and may do anything. */
export class RequestLimits {
  readonly #forwarded: string | undefined;
  readonly #now: () => number;
  readonly #requests = new AddressCredits(MOST_REQUESTS, REQUESTS_PER_SECOND);
  readonly #tables = new AddressCredits(MOST_TABLES, TABLES_PER_SECOND);
  readonly #tournaments = new AddressCredits(MOST_TOURNAMENTS, TOURNAMENTS_PER_SECOND);

  /** `forwarded` is the header in which a proxy notes whom a request comes from. */
  constructor(forwarded: string | undefined, now: () => number) {
    this.#forwarded = forwarded;
    this.#now = now;
  }

  /** Whom a request comes from; undefined if it speaks for everybody. */
  addressOf(request: IncomingMessage): string | undefined {
    const isEverybody = this.#forwarded === undefined && isLocal(request);
    return isEverybody ? undefined : addressOf(request, this.#forwarded);
  }

  mayAsk(request: IncomingMessage): boolean {
    return this.#take(this.#requests, request);
  }

  mayOpenTable(request: IncomingMessage): boolean {
    return this.#take(this.#tables, request);
  }

  mayFoundTournament(request: IncomingMessage): boolean {
    return this.#take(this.#tournaments, request);
  }

  #take(credits: AddressCredits, request: IncomingMessage): boolean {
    const address = this.addressOf(request);
    return address === undefined || credits.take(address, this.#now());
  }
}

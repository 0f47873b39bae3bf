import type { IncomingMessage } from 'node:http';

import { addressOf, isLocal } from './address.ts';
import { AddressCounts } from './addressCounts.ts';
import { AddressCredits } from './addressCredits.ts';
import type { Cost } from './route.ts';

/** Requests from one address at once, and how many more each second: enough for a club behind one address. */
const MOST_REQUESTS = 300;
const REQUESTS_PER_SECOND = 50;

/** Bytes of a body that cost as much as another request. */
const BYTES_OF_REQUEST = 8 * 1024;

/** Bytes of a new table that cost as much as another table: few have so many, and most of them a long record. */
const BYTES_OF_TABLE = 32 * 1024;

/** Connections of one address at the same time, unless the keeper has chosen another number. */
export const MOST_CONNECTIONS = 200;

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

  readonly #connections: AddressCounts;

  /**
   * `forwarded` is the header in which a proxy notes whom a request comes from, `connections` how many connections each
   * address may have.
   */
  constructor(forwarded: string | undefined, now: () => number, connections = MOST_CONNECTIONS) {
    this.#forwarded = forwarded;
    this.#now = now;
    this.#connections = new AddressCounts(connections);
  }

  /** Whom a request comes from; undefined if it speaks for everybody. */
  addressOf(request: IncomingMessage): string | undefined {
    const isEverybody = this.#forwarded === undefined && isLocal(request);
    return isEverybody ? undefined : addressOf(request, this.#forwarded);
  }

  mayAsk(request: IncomingMessage): boolean {
    return this.#take(this.#requests, request);
  }

  /** Whether a request that is allowed may have a body of so many bytes. */
  maySend(request: IncomingMessage, bytes: number): boolean {
    const cost = Math.floor(bytes / BYTES_OF_REQUEST);
    return cost === 0 || this.#take(this.#requests, request, cost);
  }

  /** Takes credits for what a request with so many bytes asks for. */
  mayPay(request: IncomingMessage, cost: Cost, bytes: number): boolean {
    return cost === 'table'
      ? this.#take(this.#tables, request, 1 + Math.floor(bytes / BYTES_OF_TABLE))
      : this.#take(this.#tournaments, request);
  }

  /** Counts a connection. Returns what ends it; undefined if its address has too many. */
  connect(request: IncomingMessage): (() => void) | undefined {
    const address = this.addressOf(request);
    return address === undefined ? () => undefined : this.#connections.enter(address);
  }

  #take(credits: AddressCredits, request: IncomingMessage, cost = 1): boolean {
    const address = this.addressOf(request);
    return address === undefined || credits.take(address, this.#now(), cost);
  }
}

/** What features can use: everything below them, and a way to speak to all of them at once. */

import type { Clock } from '@coalbrook/host';
import type { GameAftermath, OwnRating, ReportedRemark, ServerFigures } from '@coalbrook/wire/online';

import type { Queries, SqlDatabase } from '../../ground/database/database.ts';
import { OPEN_DOOR } from '../../ground/http/doorkeeper.ts';
import type { Doorkeeper } from '../../ground/http/doorkeeper.ts';
import type { RequestLimits } from '../../ground/http/requestLimits.ts';
import type { Log } from '../../ground/log.ts';
import type { PostOffice } from '../../ground/mail/postOffice.ts';
import type { Devices } from '../../ground/persons/devices.ts';
import type { PersonalData } from '../../ground/persons/personalData.ts';
import { ownHours } from '../clocks/ownHours.ts';
import type { TimeKeeper } from '../clocks/timeKeeper.ts';
import type { GameStore } from '../games/gameStore.ts';
import { ownSeats } from '../games/ownSeats.ts';
import type { Seating } from '../games/seating.ts';
import type { TurnWriter } from '../ledger/turnWriter.ts';
import type { TableListeners } from '../listeners.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Presence } from '../lobby/presence.ts';
import type { PublicList } from '../lobby/publicList.ts';
import type { Openings } from '../openings/openings.ts';
import type { TableExtensions } from '../tables/extensions.ts';
import type { Tables } from '../tables/tables.ts';
import type { ComparedGame, Feature, HouseListener, KnownSpeaker } from './feature.ts';

/** Tables and what they stand on. */
export interface HouseParts {
  readonly database: SqlDatabase;
  readonly now: () => number;
  readonly clock: Clock;
  readonly log: Log;
  /** The address under which the server is known outside. */
  readonly publicUrl: string | undefined;
  /** Milliseconds that a turn takes at least which no person plays. */
  readonly botFloor: number;
  readonly limits: RequestLimits;
  readonly post: PostOffice;
  readonly devices: Devices;
  readonly time: TimeKeeper;
  readonly writer: TurnWriter;
  readonly store: GameStore;
  readonly seating: Seating;
  readonly openings: Openings;
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly publicList: PublicList;
  readonly presence: Presence;
  readonly listeners: TableListeners;
  readonly extensions: TableExtensions;
}

export class House {
  readonly parts: HouseParts;
  readonly #features: Feature[] = [];
  /** Live connections, as far as features have to know of them. */
  connections: LiveConnections = NO_CONNECTIONS;

  constructor(parts: HouseParts) {
    this.parts = parts;
    parts.writer.hear((games) => this.#tell(({ played }) => played?.(games)));
  }

  get features(): readonly Feature[] {
    return this.#features;
  }

  add(feature: Feature): void {
    const { listeners, extensions } = this.parts;
    this.#features.push(feature);
    if (feature.listener) listeners.add(feature.listener);
    if (feature.extension) extensions.add(feature.extension);
  }

  /** Everything that is stored about people. Seats come first: what belongs to a seat goes with it. */
  get personalData(): readonly PersonalData[] {
    const { seating, now } = this.parts;
    return [ownSeats(seating, now), ownHours, ...this.#features.flatMap(({ personalData = [] }) => personalData)];
  }

  get guard(): Doorkeeper {
    return this.#features.find(({ guard }) => guard)?.guard ?? OPEN_DOOR;
  }

  /** People have come to a table or gone, or have asked or decided something there. */
  async change(game: string): Promise<void> {
    const { lobby, publicList, time, tables } = this.parts;
    publicList.touch([game]);
    // First, so that nobody who has left hears more of the game.
    await lobby.dropLeavers(game);
    await time.reread([game]);
    await tables.reseat(game);
    await lobby.tellChange(game);
    this.#tell(({ changed }) => changed?.(game));
  }

  /** Games have come to another person. */
  async handOver(games: readonly string[]): Promise<void> {
    const { lobby, publicList, time } = this.parts;
    publicList.touch(games);
    for (const game of games) await lobby.dropLeavers(game);
    await time.reread(games);
    await lobby.tellChanges(games);
  }

  /** Tables were opened at which people have seats who do not know it yet. */
  open(games: readonly string[]): void {
    this.parts.publicList.touch(games);
    this.#tell(({ opened }) => opened?.(games));
  }

  /** It is somebody's turn who may not expect it. */
  wait(game: string): void {
    this.#tell(({ waits }) => waits?.(game));
  }

  /** Somebody was asked to a table by a friend. */
  invite(game: string): void {
    this.#tell(({ invited }) => invited?.(game));
  }

  /** The keeper does not let somebody in any more. */
  async ban(person: string): Promise<void> {
    for (const { hears } of this.#features) await hears?.banned?.(person);
  }

  /** How strong those people are at a game of whom it is known. */
  async strengthsOf(
    queries: Queries,
    game: ComparedGame,
    people: readonly string[],
  ): Promise<ReadonlyMap<string, number>> {
    for (const { strengthsOf } of this.#features) if (strengthsOf) return strengthsOf(queries, game, people);
    return new Map();
  }

  /** The ratings of a person, as far as they are known. */
  async ratingsOf(person: string): Promise<readonly OwnRating[]> {
    for (const { ratingsOf } of this.#features) if (ratingsOf) return ratingsOf(this.parts.database, person);
    return [];
  }

  /** How many others wait for an answer of a person, as far as features know. */
  async asksOf(person: string): Promise<number> {
    let asks = 0;
    for (const feature of this.#features) asks += (await feature.asksOf?.(person)) ?? 0;
    return asks;
  }

  /** Who of those people wants to be kept apart from whom of them, in pairs. */
  async apart(queries: Queries, people: readonly string[]): Promise<readonly (readonly [by: string, other: string])[]> {
    const pairs: (readonly [string, string])[] = [];
    for (const feature of this.#features) pairs.push(...((await feature.apart?.(queries, people)) ?? []));
    return pairs;
  }

  /** Whether two of those people may be brought together, as far as features know. */
  async mayMeet(queries: Queries, people: readonly string[]): Promise<(one: string, other: string) => boolean> {
    const pairs = await this.apart(queries, people);
    const apart = new Set(pairs.map((pair) => pair.toSorted().join(' ')));
    return (one, other) => apart.size === 0 || !apart.has([one, other].toSorted().join(' '));
  }

  /** Whether a person may be brought to a table, whoever has seats there. */
  async mayJoin(person: string, game: string): Promise<boolean> {
    const { database } = this.parts;
    const rows = await database.query<{ person: string }>(
      'select distinct person from holders where game = $1 and seat >= 0',
      game,
    );
    const others = rows.map((row) => row.person);
    const mayMeet = await this.mayMeet(database, [person, ...others]);
    return others.every((other) => mayMeet(person, other));
  }

  /** What features know of a finished game that a person may see. */
  async aftermathOf(game: string, person: string): Promise<Partial<GameAftermath>> {
    const { database } = this.parts;
    let known: Partial<GameAftermath> = {};
    for (const { aftermath } of this.#features) known = { ...known, ...(await aftermath?.(database, game, person)) };
    return known;
  }

  /** Who made a remark; undefined if that is not known. */
  async speakerOf(remark: ReportedRemark): Promise<KnownSpeaker | undefined> {
    for (const { speakerOf } of this.#features) if (speakerOf) return speakerOf(remark);
    return undefined;
  }

  /** What features show the keeper. */
  async figures(): Promise<Partial<ServerFigures>> {
    let figures: Partial<ServerFigures> = {};
    for (const one of this.#features) figures = { ...figures, ...(await one.figures?.()) };
    return figures;
  }

  #tell(tell: (listener: HouseListener) => void): void {
    for (const { hears } of this.#features) if (hears) tell(hears);
  }
}

/** The live connections of this node. */
export interface LiveConnections {
  readonly count: number;
  /** Ends those of devices that were signed out, among those of some people or of all. */
  recheck(people?: readonly string[]): Promise<void>;
}

const NO_CONNECTIONS: LiveConnections = { count: 0, recheck: () => Promise.resolve() };

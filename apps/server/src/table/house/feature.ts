/**
 * What every feature of the server has the shape of. A feature knows tables and what is below them, and no other feature:
 * where it has to hear of something, it listens to what tables and the house tell.
 */

import { FIRST_RATING } from '@coalbrook/wire/online';
import type { GameAftermath, OwnRating, ReportedRemark, ServerFigures } from '@coalbrook/wire/online';

import type { Queries } from '../../ground/database/database.ts';
import type { Doorkeeper } from '../../ground/http/doorkeeper.ts';
import type { HttpRoute } from '../../ground/http/route.ts';
import type { Gauge } from '../../ground/metrics.ts';
import type { PersonalData } from '../../ground/persons/personalData.ts';
import type { TableListener } from '../listeners.ts';
import type { TableExtension } from '../tables/extensions.ts';

/** Something that a node does again and again by itself, with a pause of so many milliseconds. */
export interface Chore {
  readonly name: string;
  readonly every: number;
  readonly work: () => Promise<void>;
  /** What is logged if it does not succeed. */
  readonly failure: string;
  /** Does it at once, and waits until everything that follows from it is done. */
  readonly now?: () => Promise<void>;
}

/** What a feature hears after it has happened. */
export interface HouseListener {
  /** Turns of these games are on disk. */
  readonly played?: (games: Iterable<string>) => void;
  /** People have come to a table or gone, or have asked or decided something. */
  readonly changed?: (game: string) => void;
  /** Tables were opened at which people have seats who do not know it yet. */
  readonly opened?: (games: readonly string[]) => void;
  /** It is somebody's turn who may not expect it. */
  readonly waits?: (game: string) => void;
  /** Somebody was asked to a table by a friend. */
  readonly invited?: (game: string) => void;
  /** The keeper does not let somebody in any more. */
  readonly banned?: (person: string) => Promise<void>;
}

/** A game for which people are compared. */
export interface ComparedGame {
  readonly edition: string;
  readonly options: readonly string[];
  readonly seats: number;
}

/** The strength of somebody of whom nothing is known. */
export const UNKNOWN_STRENGTH = FIRST_RATING;

/** What a node keeps in memory that other nodes can change. */
export interface SharedKnowledge {
  /** The word with which changes are announced. */
  readonly change: string;
  /** Brings it up to date after such an announcement. */
  readonly hear: (words: readonly string[]) => Promise<void> | void;
  /** Anything may have changed. */
  readonly reread: () => Promise<void>;
}

export interface Feature {
  readonly routes?: readonly HttpRoute[];
  readonly listener?: TableListener;
  readonly extension?: TableExtension;
  readonly hears?: HouseListener;
  readonly chores?: readonly Chore[];
  readonly personalData?: readonly PersonalData[];
  readonly gauges?: readonly Gauge[];
  readonly shared?: SharedKnowledge;
  /** Who is not let in, and who looks after the server. */
  readonly guard?: Doorkeeper;
  /** What the keeper of the server is shown. */
  readonly figures?: () => Promise<Partial<ServerFigures>>;
  /** How strong those people are at a game of whom it is known. */
  readonly strengthsOf?: (
    queries: Queries,
    game: ComparedGame,
    people: readonly string[],
  ) => Promise<ReadonlyMap<string, number>>;
  /** The ratings of a person. */
  readonly ratingsOf?: (queries: Queries, person: string) => Promise<readonly OwnRating[]>;
  /** How many others wait for an answer of a person, apart from what tables ask. */
  readonly asksOf?: (person: string) => Promise<number>;
  /** Which of those people must not be brought together by the server, in pairs: the first one of each wants it. */
  readonly apart?: (
    queries: Queries,
    people: readonly string[],
  ) => Promise<readonly (readonly [by: string, other: string])[]>;
  /** What a finished game has led to, as far as a person may see it. */
  readonly aftermath?: (queries: Queries, game: string, person: string) => Promise<Partial<GameAftermath>>;
  /** Who made a remark; undefined if that is not known. */
  readonly speakerOf?: (remark: ReportedRemark) => Promise<KnownSpeaker | undefined>;
  /** When everything has been started. */
  readonly begin?: () => void;
  /** Resolves when nothing is being done any more. */
  readonly stop?: () => Promise<void>;
}

/** Somebody who has said something. */
export interface KnownSpeaker {
  readonly person: string;
  readonly name: string;
}

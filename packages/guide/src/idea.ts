import type { cargoes, GameEvent, Kind } from '@coalbrook/rules';

import type { MoveReason } from './reasons/moveReason.ts';

export type CargoName = (typeof cargoes)[number];

/** What an action is like. Everything that is named must hold. */
export interface ActionPattern {
  readonly kind: Kind;
  /** Of a build: the tile holds this cargo. */
  readonly holds?: CargoName;
  /** Of a build: its card shows an industry, not a place. */
  readonly by?: 'industryCard';
  /** Of a build: its card is wild. */
  readonly isWild?: true;
  /** Of a build: the tile flips by being sold. */
  readonly isSold?: true;
  /** Of a build: other tiles are sold through it. */
  readonly isPort?: true;
  /** Of a build: another tile lies there. */
  readonly isOver?: true;
  /** Of a sale: to the distant market. */
  readonly isAbroad?: true;
  /** Of a sale: through a port. */
  readonly isThroughPort?: true;
  /** Of a sale: to a merchant whose barrel is there and brings a bonus. */
  readonly hasBonus?: true;
}

/** What something that happened is like. */
export interface EventPattern {
  readonly event: GameEvent['event'];
  /** Whether the learner did it, or somebody else. */
  readonly by?: 'learner' | 'others';
  /** It happened to a tile of the learner. */
  readonly toOwnTile?: true;
  readonly cargo?: CargoName;
  /** Of a tile that was built: it flips by being sold. */
  readonly isSold?: true;
}

/** What a move does that must be known before: a reason is given for it that speaks of such a thing. */
export type Mention = MoveReason['about'] | 'beerMissing' | 'countedTwice';

/**
 * When an idea is told. `start`: with the first decision. `suggests`: such an action is suggested now, perhaps in a
 * certain era, counted from 0; it is looked for. `before`: the same, but it is not looked for. `uses`: what is suggested now takes some of a cargo. `mentions`: the reasons for what is
 * suggested now speak of such a thing. `happened`: such an event has happened since the last decision. `from`: the round
 * has come, perhaps with something that can be done now. `end`: the game is over.
 */
export type Cue =
  | { readonly at: 'start' | 'end' }
  | MoveCue
  | { readonly at: 'happened'; readonly event: EventPattern }
  | { readonly at: 'from'; readonly round: number; readonly era?: number; readonly offers?: Kind };

/** A cue for what must be known before a move is made. */
export type MoveCue =
  | { readonly at: 'suggests' | 'before'; readonly action: ActionPattern; readonly era?: number }
  | { readonly at: 'uses'; readonly cargo: CargoName }
  | { readonly at: 'mentions'; readonly what: Mention };

/**
 * What to point at. `move`: what the suggested action is about. `event`: where it happened. `hand`, `figures`, `order`:
 * the learner's cards; money, income and points; the turn order. `merchants`, `coal`, `iron`: who buys, and the markets.
 * `mat`: the next tiles. `links`, `tiles`: the learner's links and flipped tiles on the map.
 */
export type Light =
  | 'move'
  | 'event'
  | 'hand'
  | 'figures'
  | 'order'
  | 'merchants'
  | 'coal'
  | 'iron'
  | 'mat'
  | 'links'
  | 'tiles';

/** A piece that a picture explains. */
export type PieceName = 'tile' | 'card' | 'merchant' | 'track';

/** The sentences about an idea, in one language. */
export interface IdeaWords {
  readonly title: string;
  /** One thought, in short sentences. What it says holds wherever it may be told. */
  readonly text: string;
}

/** Something to learn, told once in a game. */
export interface Idea {
  readonly id: string;
  /** It is told at the first of these. */
  readonly cues: readonly Cue[];
  /** It holds only in this era, and is not told in another. */
  readonly era?: number;
  /** It holds only for somebody who has something on the map. */
  readonly needsNetwork?: true;
  /** Right before an action like this it is told only if the action is about it: otherwise it would seem to be. */
  readonly notBefore?: readonly ActionPattern[];
  readonly light?: Light;
  /** The piece that matters here for the first time. */
  readonly piece?: PieceName;
  /** The numbered statements that it is about. */
  readonly rules: readonly string[];
  /** By language code. */
  readonly words: Readonly<Record<string, IdeaWords>>;
}

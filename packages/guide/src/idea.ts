import type { cargoes, GameEvent, Kind } from '@coalbrook/rules';

type CargoName = (typeof cargoes)[number];

/** What an action is like. Everything that is named must hold. */
export interface ActionPattern {
  readonly kind: Kind;
  /** Of a build: the tile holds this cargo, or takes some of it to be built. */
  readonly holds?: CargoName;
  readonly needs?: CargoName;
  /** Of a build: the tile flips by being sold. */
  readonly isSold?: true;
  /** Of a build: other tiles are sold through it. */
  readonly isPort?: true;
  /** Of a sale: to the distant market. */
  readonly isAbroad?: true;
}

/** What something that happened is like. */
export interface EventPattern {
  readonly event: GameEvent['event'];
  /** Whether the learner did it, or somebody else. */
  readonly by?: 'learner' | 'others';
  /** It happened to a tile of the learner. */
  readonly toOwnTile?: true;
  readonly cargo?: CargoName;
}

/**
 * When an idea is told. `start`: with the first decision. `suggests`: such an action is suggested now,
 * perhaps in a certain era, counted from 0. `happened`: such
 * an event has happened since the last decision. `from`: the round has come, perhaps with something that can be done
 * now. `end`: the game is over.
 */
export type IdeaMoment =
  | { readonly at: 'start' | 'end' }
  | { readonly at: 'suggests'; readonly action: ActionPattern; readonly era?: number }
  | { readonly at: 'happened'; readonly event: EventPattern }
  | { readonly at: 'from'; readonly round: number; readonly era?: number; readonly offers?: Kind };

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

/** The sentences about an idea, in one language. */
export interface IdeaWords {
  readonly title: string;
  /** One thought, in two or three short sentences. */
  readonly text: string;
}

/** Something to learn, told once in a game. */
export interface Idea {
  readonly id: string;
  readonly moment: IdeaMoment;
  readonly light?: Light;
  /** The numbered statements that it is about. */
  readonly rules: readonly string[];
  /** By language code. */
  readonly words: Readonly<Record<string, IdeaWords>>;
}

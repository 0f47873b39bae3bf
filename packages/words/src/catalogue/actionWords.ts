import type { Kind, Question } from '@coalbrook/rules';

import type { Dialect } from './dialect.ts';
import type { Noun, PlaceWords, SiteWords, TileWords } from './noun.ts';

/** The tile on a site if known, otherwise what can be built there. */
export interface SiteContents extends SiteWords {
  readonly tile: TileWords | undefined;
}

/** The buyer in a sale. Several merchants of one place are distinguished by what they buy, or else by number. */
export type Customer =
  | {
      readonly kind: 'merchant';
      readonly place: PlaceWords;
      readonly wares: string | undefined;
      readonly number: number | undefined;
    }
  | { readonly kind: 'port'; readonly port: SiteContents }
  | { readonly kind: 'distant' };

/** Actions as short imperatives, for buttons, lists and screen readers. */
export interface ActionWords {
  /** The names of actions, unless the game has its own. */
  readonly kinds: Readonly<Record<Kind, string>>;

  readonly build: (industry: Noun, place: PlaceWords, card: string) => string;
  readonly double: (industry: Noun, place: PlaceWords, words: Dialect) => string;
  readonly network: (word: Noun, link: string) => string;
  readonly develop: (industry: Noun) => string;
  readonly sell: (target: SiteContents, customer: Customer, words: Dialect) => string;
  /** Whom a tile is sold to, as it continues *sell*. */
  readonly customer: (customer: Customer, words: Dialect) => string;
  readonly loan: (money: string) => string;
  readonly scout: string;
  readonly remove: (tile: TileWords) => string;
  /** From the deck if no card is given. */
  readonly draw: (card: string | undefined) => string;
  readonly pass: string;
  readonly discard: (card: string) => string;
  readonly take: (cargo: Noun, target: SiteContents) => string;
  readonly barrel: string;
  readonly bonus: (industry: Noun) => string;
  readonly forfeit: (target: SiteContents) => string;
  /** By the kind of action that could continue, if known. */
  readonly stop: (kind: Kind | undefined) => string;
  readonly buy: (cargo: Noun | undefined, ladder: Noun) => string;
  readonly repay: (money: string) => string;
}

/** What the table is waiting for, and everything the question may depend on. */
export interface QuestionContext {
  readonly question: Question;
  /** The action in progress. */
  readonly kind: Kind | undefined;
  readonly actionsLeft: number;
  /** Cards that must still be spent. */
  readonly cards: number;
  readonly debt: string;
  /** By slug, if chance is asked. */
  readonly urn: string;
  readonly words: Dialect;
}

export type QuestionWords = Readonly<Record<Question, (asked: QuestionContext) => string>>;

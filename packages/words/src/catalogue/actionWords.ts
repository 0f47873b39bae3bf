import type { Kind, Question } from '@coalbrook/rules';

import type { Dialect } from './dialect.ts';
import type { Noun, PlaceWords, SiteWords, TileWords } from './noun.ts';

/** What stands on a site, where that is known; else what could. */
export interface SiteContents extends SiteWords {
  readonly tile: TileWords | undefined;
}

/** Who is sold to. What they buy tells apart several merchants of one place, and their number those that buy the same. */
export type Customer =
  | {
      readonly kind: 'merchant';
      readonly place: PlaceWords;
      readonly wares: string | undefined;
      readonly number: number | undefined;
    }
  | { readonly kind: 'port'; readonly port: SiteContents }
  | { readonly kind: 'distant' };

/** Actions as short orders, for buttons, lists and readers of the screen. */
export interface ActionWords {
  /** What the actions are called, where the game has no word of its own. */
  readonly kinds: Readonly<Record<Kind, string>>;

  readonly build: (industry: Noun, place: PlaceWords, card: string) => string;
  readonly double: (industry: Noun, place: PlaceWords, words: Dialect) => string;
  readonly network: (word: Noun, link: string) => string;
  readonly develop: (industry: Noun) => string;
  readonly sell: (target: SiteContents, customer: Customer, words: Dialect) => string;
  readonly loan: (money: string) => string;
  readonly scout: string;
  readonly remove: (tile: TileWords) => string;
  /** From the deck where no card is named. */
  readonly draw: (card: string | undefined) => string;
  readonly pass: string;
  readonly discard: (card: string) => string;
  readonly take: (cargo: Noun, target: SiteContents) => string;
  readonly barrel: string;
  readonly bonus: (industry: Noun) => string;
  readonly forfeit: (target: SiteContents) => string;
  /** By the kind of action that could go on, where it is known. */
  readonly stop: (kind: Kind | undefined) => string;
  readonly buy: (cargo: Noun | undefined, ladder: Noun) => string;
  readonly repay: (money: string) => string;
}

/** What the table waits for, with what the question may depend on. */
export interface QuestionContext {
  readonly question: Question;
  /** The action that was begun. */
  readonly kind: Kind | undefined;
  readonly actionsLeft: number;
  /** Cards that must still be spent. */
  readonly cards: number;
  readonly debt: string;
  /** By slug, where chance is asked. */
  readonly urn: string;
  readonly words: Dialect;
}

export type QuestionWords = Readonly<Record<Question, (asked: QuestionContext) => string>>;

import type { Divergence } from '@coalbrook/record';
import type { DocumentKind, Expected, Found, PlainExpectation, Problem } from '@coalbrook/rules/input';

/** A phrase for every kind, made from its figures. */
type PhrasesByKind<Thing extends { readonly kind: string }> = {
  readonly [Kind in Thing['kind']]: (thing: Extract<Thing, { readonly kind: Kind }>) => string;
};

/** What was expected, to follow “expected …”; one phrase for every reason. */
export type ExpectedWords = Readonly<Record<PlainExpectation, string>> &
  PhrasesByKind<Exclude<Expected, { readonly kind: PlainExpectation }>>;

/** What was found instead, to follow “found …”. */
export type FoundWords = PhrasesByKind<Found>;

/** Faults in typed or stored input. */
export interface FaultWords {
  readonly expected: ExpectedWords;
  readonly found: FoundWords;
  /** A document as a whole. */
  readonly documents: Readonly<Record<DocumentKind, string>>;
  /** A word of a text, counted from 1. */
  readonly word: (number: number) => string;
  /** Without saying where. */
  readonly complaints: Readonly<Record<Problem, (expected: string, found: string) => string>>;
  readonly refused: (what: string, rule: string, why: string) => string;
  /** Said of a record of earlier rules. */
  readonly earlierRules: (rules: number, newest: number) => string;
  readonly checkDiffers: (divergence: Extract<Divergence, { readonly kind: 'check' }>) => string;
}

import type { Expected, Thing } from './expected.ts';
import { inputFault } from './fault.ts';
import type { DocumentKind, InputFault, Problem } from './fault.ts';
import { isObject } from './object.ts';
import { indexOfSlug } from './slugIndex.ts';

/** The most faults of one document: whoever has more has sent something else. */
export const MOST_FAULTS = 200;

/**
 * Reads untrusted JSON field by field. A wrong field is noted with its path and read as its default,
 * so that one pass finds every fault, up to a number that nobody reads.
 */
export class Reading {
  readonly faults: InputFault[] = [];
  readonly #document: DocumentKind;

  constructor(document: DocumentKind) {
    this.#document = document;
  }

  /** Notes a fault; the empty path is the whole document. */
  fault(at: string, problem: Problem, expected: Expected, found: unknown): void {
    if (this.faults.length >= MOST_FAULTS) return;
    const place = at === '' ? { at, document: this.#document } : at;
    this.faults.push(inputFault(place, problem, expected, found));
  }

  /** Notes faults that were found elsewhere. */
  add(faults: readonly InputFault[]): void {
    this.faults.push(...faults.slice(0, MOST_FAULTS - this.faults.length));
  }

  /** An object. If the known fields are given, no others are allowed. The whole document has the empty path. */
  object(value: unknown, at: string, known?: readonly string[]): Readonly<Record<string, unknown>> {
    if (value === undefined) return {};
    if (!isObject(value)) {
      this.fault(at, 'wrongKind', { kind: 'object' }, value);
      return {};
    }
    for (const key of Object.keys(value)) {
      const path = at === '' ? key : `${at}.${key}`;
      if (known && !known.includes(key)) this.fault(path, 'superfluous', { kind: 'oneOf', words: known }, key);
    }
    return value;
  }

  /** A required object. Undefined if it is not one, so that its fields are not reported as missing one by one. */
  fields(value: unknown, at: string, known?: readonly string[]): Readonly<Record<string, unknown>> | undefined {
    this.need(value, at, { kind: 'object' });
    const object = this.object(value, at, known);
    return object === value ? object : undefined;
  }

  list(value: unknown, at: string): readonly unknown[] {
    if (value === undefined) return [];
    if (Array.isArray(value)) return value;
    this.fault(at, 'wrongKind', { kind: 'list' }, value);
    return [];
  }

  /** One of a set of words; required. Any other word is unknown, or has the given problem. */
  word<Word extends string>(
    value: unknown,
    at: string,
    words: readonly Word[],
    other: Problem = 'unknown',
  ): Word | undefined {
    const word = words.find((one) => one === value);
    if (word !== undefined) return word;
    const problem = value === undefined ? 'missing' : typeof value === 'string' ? other : 'wrongKind';
    this.fault(at, problem, { kind: 'oneOf', words }, value);
    return undefined;
  }

  texts(value: unknown, at: string): readonly string[] {
    return this.list(value, at).map((one, index) => this.text(one, `${at}[${index}]`) ?? '');
  }

  /** Notes that a required value without a default is missing. */
  need(value: unknown, at: string, expected: Expected): void {
    if (value === undefined) this.fault(at, 'missing', expected, undefined);
  }

  integer(value: unknown, at: string, fallback: number, low: number, high: number): number {
    if (value === undefined) return fallback;
    if (typeof value !== 'number' || !Number.isInteger(value)) {
      this.fault(at, 'wrongKind', { kind: 'wholeNumber' }, value);
      return fallback;
    }
    if (value >= low && value <= high) return value;
    this.fault(at, 'outOfRange', { kind: 'range', low, high }, value);
    return fallback;
  }

  flag(value: unknown, at: string, fallback: boolean): boolean {
    if (value === undefined) return fallback;
    if (typeof value === 'boolean') return value;
    this.fault(at, 'wrongKind', { kind: 'flag' }, value);
    return fallback;
  }

  text(value: unknown, at: string): string | undefined {
    if (typeof value === 'string') return value;
    this.fault(at, value === undefined ? 'missing' : 'wrongKind', { kind: 'text' }, value);
    return undefined;
  }

  /** The index of a slug in a list. */
  slug(value: unknown, at: string, thing: Thing, things: readonly { readonly slug: string }[]): number | undefined {
    const slug = this.text(value, at);
    if (slug === undefined) return undefined;
    const index = indexOfSlug(things, slug);
    if (index >= 0) return index;
    this.fault(at, 'unknown', { kind: 'thing', thing }, slug);
    return undefined;
  }
}

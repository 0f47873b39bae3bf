import type { Expected, ItemKind } from '../../input/expected.ts';
import { Reading } from '../../input/reading.ts';
import type { Confidence, DrawnPlace, IndustryFile } from '../format.ts';
import type { BoardTerms, PlaceKind } from './boardTerms.ts';
import type { BoardPoint } from './geometry.ts';
import { LEAST_SIZE, MOST_SIZE } from './limits.ts';

/** Names must fit on plates and in sentences. */
const LONGEST_NAME = 60;

export type BoardFields = Readonly<Record<string, unknown>>;

/** Something with whatever could be read of it. */
export type Read<Whole> = { readonly [Field in keyof Whole]?: Whole[Field] | undefined };
export type ReadPlace = Read<DrawnPlace>;

/** What sites and lanes ask of an industry. */
export interface KnownIndustry extends Pick<IndustryFile, 'slug' | 'port' | 'ship'> {
  /** There is a fault in it, and what it would be without is not known. */
  readonly isUnclear?: boolean;
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What was read without a fault; fields that are not there are left out. */
export const complete = <Whole>(read: Read<Whole>): Whole =>
  Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as Whole;

/** A reading of a board against the edition it is for. What must be there but is wrong is read as nothing. */
export class BoardReading extends Reading {
  readonly terms: BoardTerms;
  /** Width and height of the drawing, once they have been read. */
  size: BoardPoint = [MOST_SIZE, MOST_SIZE];
  /** The industries of the board, or the edition's. */
  industries: readonly KnownIndustry[];
  places: readonly ReadPlace[] = [];
  /** Whether all places are known by their slugs, so that a slug that is not there is no place. */
  knowsPlaces = false;
  /** Slugs that were found not to be places. */
  readonly #absent = new Set<string>();

  constructor(terms: BoardTerms) {
    super('board');
    this.terms = terms;
    this.industries = terms.industries;
  }

  /** Reads something; nothing where a fault was found on the way. */
  soundly<Value>(read: () => Value): Value | undefined {
    const before = this.faults.length;
    const value = read();
    return this.faults.length === before ? value : undefined;
  }

  /** A list that must be there, with some number of items. */
  items(
    value: unknown,
    at: string,
    low: number,
    high: number,
    items: ItemKind,
    placeKind?: PlaceKind,
  ): readonly unknown[] | undefined {
    const expected = { kind: 'items', items, ...(placeKind && { placeKind }) } as const;
    this.need(value, at, expected);
    const list = this.list(value, at);
    if (list !== value) return undefined;
    if (list.length >= low && list.length <= high) return list;
    if (list.length < low) this.fault(at, 'missing', { ...expected, least: low }, list.length);
    else this.fault(at, 'outOfRange', { ...expected, most: high }, list.length);
    return list.length < low ? undefined : list;
  }

  /** One of a few words. */
  word<Word extends string>(value: unknown, at: string, words: readonly Word[]): Word | undefined {
    const word = words.find((one) => one === value);
    if (word !== undefined) return word;
    const problem = value === undefined ? 'missing' : typeof value === 'string' ? 'unknown' : 'wrongKind';
    this.fault(at, problem, { kind: 'oneOf', words }, value);
    return undefined;
  }

  /** Some of a few words, each at most once. */
  words(value: unknown, at: string, words: readonly string[]): readonly string[] {
    const seen = new Set<string>();
    this.list(value, at).forEach((one, index) => {
      const word = this.word(one, `${at}[${index}]`, words);
      if (word === undefined) return;
      if (seen.has(word)) this.fault(`${at}[${index}]`, 'superfluous', { kind: 'eachOnce', what: 'word' }, word);
      seen.add(word);
    });
    return words.filter((word) => seen.has(word));
  }

  /** A whole number that must be there. */
  whole(value: unknown, at: string, low: number, high: number): number {
    this.need(value, at, { kind: 'wholeNumberFrom', low, high });
    return this.integer(value, at, low, low, high);
  }

  number(value: unknown, at: string, low: number, high: number): number | undefined {
    if (typeof value !== 'number' || !Number.isFinite(value)) {
      this.fault(at, value === undefined ? 'missing' : 'wrongKind', { kind: 'numberFrom', low, high }, value);
      return undefined;
    }
    if (value >= low && value <= high) return value;
    this.fault(at, 'outOfRange', { kind: 'range', low, high }, value);
    return undefined;
  }

  #pair(value: unknown, at: string, low: number, high: BoardPoint, expected: Expected): BoardPoint | undefined {
    if (!Array.isArray(value) || value.length !== 2) {
      this.fault(at, value === undefined ? 'missing' : 'wrongKind', expected, value);
      return undefined;
    }
    const [x, y] = high.map((most, axis) => this.number(value[axis], `${at}[${axis}]`, low, most));
    return x === undefined || y === undefined ? undefined : [x, y];
  }

  /** A point of the drawing. */
  point(value: unknown, at: string): BoardPoint | undefined {
    return this.#pair(value, at, 0, this.size, { kind: 'pointOnDrawing' });
  }

  /** Width and height of the drawing. */
  extent(value: unknown, at: string): BoardPoint | undefined {
    return this.#pair(value, at, LEAST_SIZE, [MOST_SIZE, MOST_SIZE], { kind: 'sizeOfDrawing' });
  }

  /** A name of something new, which can be written in a record. */
  newSlug(value: unknown, at: string): string | undefined {
    const slug = this.text(value, at);
    if (slug === undefined || SLUG.test(slug)) return slug;
    this.fault(at, 'wrongKind', { kind: 'slug' }, slug);
    return undefined;
  }

  /** A place of the board. One that is not there is told the first time only. */
  place(value: unknown, at: string): ReadPlace | undefined {
    const slug = this.text(value, at);
    if (slug === undefined) return undefined;
    const place = this.places.find((one) => one.slug === slug);
    if (!place && this.knowsPlaces && !this.#absent.has(slug)) {
      this.#absent.add(slug);
      this.fault(at, 'unknown', { kind: 'thing', thing: 'place' }, slug);
    }
    return place;
  }

  /** Whether some site of a place accepts an industry of a sort; so it seems where its sites are not clear. */
  mayHave({ sites }: ReadPlace, sort: 'port' | 'ship'): boolean {
    const accepted = this.industries.filter((industry) => industry[sort] || industry.isUnclear).map(({ slug }) => slug);
    return sites === undefined || sites.flat().some((industry) => accepted.includes(industry));
  }

  /** What something is called. */
  title(value: unknown, at: string): string | undefined {
    const title = this.text(value, at);
    if (title === undefined) return undefined;
    if (title.trim() === '') this.fault(at, 'missing', { kind: 'name' }, title);
    else if (title.length > LONGEST_NAME || /\p{Cc}/u.test(title)) {
      this.fault(at, 'outOfRange', { kind: 'shortName', most: LONGEST_NAME }, title);
    } else return title;
    return undefined;
  }

  /** Notes every slug that stands for a second thing. */
  distinct(slugs: readonly (string | undefined)[], at: (index: number) => string, taken: readonly string[] = []): void {
    const seen = new Set(taken);
    slugs.forEach((slug, index) => {
      if (slug === undefined) return;
      if (seen.has(slug)) this.fault(at(index), 'superfluous', { kind: 'unusedSlug' }, slug);
      seen.add(slug);
    });
  }

  /** Notes every name that stands for a second thing: people could not tell the two apart. A thing twice is enough said. */
  distinctNames(
    things: readonly { readonly slug?: string | undefined; readonly name?: string | undefined }[],
    at: string,
    taken: readonly { readonly name: string }[] = [],
  ): void {
    const plain = (name: string): string => name.trim().toLowerCase();
    const seen = new Set(taken.map(({ name }) => plain(name)));
    things.forEach(({ slug, name }, index) => {
      const isRepeated = slug !== undefined && things.slice(0, index).some((one) => one.slug === slug);
      if (name === undefined || isRepeated) return;
      if (seen.has(plain(name))) {
        this.fault(`${at}[${index}].name`, 'superfluous', { kind: 'unusedName' }, name);
      }
      seen.add(plain(name));
    });
  }

  /** Notes every field that the format has, but for which this game has no rule. */
  noRuleFor(fields: BoardFields, at: string, names: readonly string[]): void {
    for (const name of names) {
      if (fields[name] !== undefined)
        this.fault(`${at}.${name}`, 'superfluous', { kind: 'noField', field: name }, fields[name]);
    }
  }

  confidence(value: unknown, at: string): Confidence | undefined {
    if (value === undefined || typeof value === 'number') {
      return value === undefined ? undefined : this.number(value, at, 0, 1);
    }
    const fields = this.object(value, at);
    return Object.fromEntries(
      Object.entries(fields).map(([field, sure]) => [field, this.number(sure, `${at}.${field}`, 0, 1) ?? 0]),
    );
  }
}

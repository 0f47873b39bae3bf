import type { Expected, ItemKind } from '../../input/expected.ts';
import { Reading } from '../../input/reading.ts';
import type { Confidence, DrawnPlace, IndustryFile } from '../format.ts';
import type { BoardTerms, PlaceKind } from './boardTerms.ts';
import type { BoardPoint } from './geometry.ts';
import { LEAST_SIZE, MOST_SIZE, NOTATION_WORDS } from './limits.ts';

/** Names must fit on plates and in sentences. */
const LONGEST_NAME = 60;

export type BoardFields = Readonly<Record<string, unknown>>;

/** A partially read value. */
export type Read<Whole> = { readonly [Field in keyof Whole]?: Whole[Field] | undefined };
export type ReadPlace = Read<DrawnPlace>;

/** What sites and lanes need to know about an industry. */
export interface KnownIndustry extends Pick<IndustryFile, 'slug' | 'port' | 'ship'> {
  /** It has a fault, so its properties are unknown. */
  readonly isUnclear?: boolean;
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A value that was read without faults, without its absent fields. */
export const complete = <Whole>(read: Read<Whole>): Whole =>
  Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as Whole;

/** Reads a board for an edition. A required value that is wrong is read as undefined. */
export class BoardReading extends Reading {
  readonly terms: BoardTerms;
  /** Games are played on it: it was sound once, and what has been asked of boards since does not matter. */
  readonly isKept: boolean;
  /** Width and height of the drawing, once they have been read. */
  size: BoardPoint = [MOST_SIZE, MOST_SIZE];
  /** The industries of the board, or the edition's. */
  industries: readonly KnownIndustry[];
  places: readonly ReadPlace[] = [];
  /** Whether the slugs of all places are known, so that any other slug is an error. */
  knowsPlaces = false;
  /** Unknown places already reported. */
  readonly #absent = new Set<string>();

  constructor(terms: BoardTerms, isKept: boolean) {
    super('board');
    this.terms = terms;
    this.isKept = isKept;
    this.industries = terms.industries;
  }

  /** Notes what is asked of new boards only. */
  unsound(...fault: Parameters<Reading['fault']>): void {
    if (!this.isKept) this.fault(...fault);
  }

  /** A limit that was wider once. */
  limit(most: number, once: number): number {
    return this.isKept ? once : most;
  }

  /** Runs a reader; undefined if it noted a fault. */
  soundly<Value>(read: () => Value): Value | undefined {
    const before = this.faults.length;
    const value = read();
    return this.faults.length === before ? value : undefined;
  }

  /** A required list with a bounded number of items. */
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

  /** A word of this game. Any other may well be known in another game, so it is not called unknown. */
  ownWord<Word extends string>(value: unknown, at: string, words: readonly Word[]): Word | undefined {
    return this.word(value, at, words, 'superfluous');
  }

  /** Some words of this game, each at most once. */
  words(value: unknown, at: string, words: readonly string[]): readonly string[] {
    const seen = new Set<string>();
    this.list(value, at).forEach((one, index) => {
      const word = this.ownWord(one, `${at}[${index}]`, words);
      if (word === undefined) return;
      if (seen.has(word)) this.fault(`${at}[${index}]`, 'superfluous', { kind: 'eachOnce', what: 'word' }, word);
      seen.add(word);
    });
    return words.filter((word) => seen.has(word));
  }

  /** A required whole number. */
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

  /** The slug of something new, valid in a record. */
  newSlug(value: unknown, at: string): string | undefined {
    const slug = this.text(value, at);
    if (slug === undefined || SLUG.test(slug)) return slug;
    this.fault(at, 'wrongKind', { kind: 'slug' }, slug);
    return undefined;
  }

  /** The slug of a new card, which moves can name. */
  cardSlug(value: unknown, at: string): string | undefined {
    const slug = this.newSlug(value, at);
    if (slug === undefined || this.isKept || !NOTATION_WORDS.includes(slug)) return slug;
    this.fault(at, 'superfluous', { kind: 'noWordOfMoves', words: NOTATION_WORDS }, slug);
    return undefined;
  }

  /** A place of the board. An unknown one is reported only once. */
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

  /** Whether a site of a place accepts such an industry; true if its sites are unclear. */
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

  /** Notes every slug that is used twice. */
  distinct(slugs: readonly (string | undefined)[], at: (index: number) => string, taken: readonly string[] = []): void {
    const seen = new Set(taken);
    slugs.forEach((slug, index) => {
      if (slug === undefined) return;
      if (seen.has(slug)) this.fault(at(index), 'superfluous', { kind: 'unusedSlug' }, slug);
      seen.add(slug);
    });
  }

  /** Notes every name that is used for two different things. Duplicates of the same thing are reported elsewhere. */
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
        this.unsound(`${at}[${index}].name`, 'superfluous', { kind: 'unusedName' }, name);
      }
      seen.add(plain(name));
    });
  }

  /** Notes every field of the format that this game has no rule for. */
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
